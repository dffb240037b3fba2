"""Writes what the browser's Rauha takes from the box, and views of real games to test with.

``python -m tools.page_data`` writes ``box.json`` and ``samples.json`` to ``web/src/rauha``.
"""

from __future__ import annotations

import json
import random

import terrarium
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.view.board_view import biome_view
from terrarium.rauha.view.previews import effect_view


def box() -> dict[str, object]:
    """The totem's way, the entities, and all cards and printed spaces."""
    return {
        "track": [{"satellite": place.satellite, "cells": place.cells()} for place in BOX.track],
        "entities": [
            {"key": one.key, "symbol": one.symbol, "water": one.water, "effect": effect_view(one.effect)}
            for one in BOX.entities
        ],
        "biomes": [biome_view(number) for number in range(len(BOX.biomes))],
        "discard_crystals": BOX.discard_crystals,
    }


def sample(seats: int, seed: int, step: str, totem: int) -> dict[str, object]:
    """What the server would send to the seat whose turn it is at the first such step from a place of the totem on."""
    game = terrarium.game("rauha", seats=seats)
    position = game.start(seed)
    chance = random.Random(seed)
    while True:
        seat = position.actors()[0]
        view = position.view(seat)
        if view["step"] == step and view["totem"] == totem and len(position.legal(seat)) > 3:
            break
        position.play(seat, chance.choice(position.legal(seat)))
    choices = [
        {"action": action, "words": game.words(action), "explain": position.explain(seat, action).data()}
        for action in position.legal(seat)
    ]
    return {"seat": seat, "view": view, "prompt": position.prompt(seat).data(), "choices": choices}


def samples() -> dict[str, object]:
    """A choice, a placement, an activation and a scoring."""
    return {
        "choose": sample(3, 1, "choose", 1),
        "place": sample(3, 1, "place", 2),
        "activate": sample(3, 4, "activate", 7),
        "scoring": sample(3, 4, "activate", 16),
    }


def files() -> dict[str, str]:
    """The files by name."""
    found = {"box.json": box(), "samples.json": samples()}
    return {name: json.dumps(data, separators=(",", ":")) + "\n" for name, data in found.items()}
