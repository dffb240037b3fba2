"""Writes what the browser's Earth takes from the rules: the cards, and views of real games to test with.

``python -m tools.page_data`` writes ``catalogue.json``, ``samples.json``, ``drawing/names.json`` to ``web/src/earth``.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import terrarium
from terrarium.earth.cards.box import BOX, Card, GoalCard
from terrarium.earth.cards.card_texts import Icon, ability_line, icons, rule_line
from terrarium.earth.cards.vocabulary import KINDS


def signs(found: list[Icon]) -> list[list[object]]:
    """Symbols with their numbers."""
    return [[icon.name, icon.amount] if icon.amount else [icon.name] for icon in found]


def card_data(card: Card) -> dict[str, object]:
    """A card: what is not there is left out."""
    told: dict[str, object] = {
        "number": card.number, "key": card.key, "kind": KINDS[card.kind], "name": card.line().data(),
        "latin": card.latin, "cost": card.cost, "vp": card.vp, "habitats": card.habitats,
        "types": card.types, "sprouts": card.sprouts, "growth": card.growth, "canopy": card.canopy, "tags": card.tags,
        "abilities": [
            {"color": ability.color, "line": ability_line(card, slot).data(), "icons": signs(icons(card, slot)[1:])}
            for slot, ability in enumerate(card.abilities)
        ],
    }  # fmt: skip
    return {name: value for name, value in told.items() if value or name == "vp"}


def goal_data(goal: GoalCard) -> dict[str, object]:
    """An ecosystem or a fauna card."""
    return {
        "key": goal.key, "name": goal.line().data(), "latin": goal.latin, "need": goal.rule.need,
        "line": rule_line(goal).data(),
    }  # fmt: skip


def catalogue() -> dict[str, object]:
    """All cards."""
    return {
        "cards": [card_data(card) for card in BOX.cards if card.number],
        "ecosystems": [goal_data(goal) for goal in BOX.ecosystems],
        "fauna": [goal_data(goal) for goal in BOX.fauna],
    }


#: Says of a view and of the words of the choices whether a sample is meant.
Which = Callable[[Any, list[str]], bool]


def sample(
    seats: int, seed: int, wanted: str, at_least: int = 0, which: Which | None = None, careful: bool = False,
    **options: object,
) -> dict[str, object]:  # fmt: skip
    """Return the message for seat 0 at the first question of this kind and count in an advised game."""
    game = terrarium.game("earth", seats=seats, **options)
    position = game.start(seed)
    chance = random.Random(seed)
    if careful:
        position.play(0, game.setting_change("careful", True))
    while not position.over():
        seen: Any = position.view(0)
        asked = seen["question"]
        enough = asked is not None and min(asked["count"], len(seen["areas"][0]["grid"])) >= at_least
        if enough and asked["kind"] == wanted:
            words = [game.words(action) for action in position.legal(0)]
            if which is None or which(seen, words):
                break
        seat = position.actors()[0]
        theirs: Any = position.view(seat)
        advice = theirs["advice"]
        legal = position.legal(seat)
        position.play(seat, advice[0] if advice else chance.choice(legal))
    legal = position.legal(0) if not position.over() else []
    return {
        "seat": 0,
        "view": position.view(0),
        "prompt": position.prompt(0).data(),
        "legal": legal,
        "choices": [
            {"action": action, "words": game.words(action), "explain": position.explain(0, action).data()}
            for action in legal
        ],
    }


def _no_plant(_seen: Any, words: list[str]) -> bool:
    return not any(word.startswith("plant ") for word in words)


def _unpaid(seen: Any, words: list[str]) -> bool:
    return seen["question"]["window"] == "unpaid" and "exchange" in words and any(map(_is_event, words))


def _is_event(words: str) -> bool:
    return words.startswith("event ")


def _for_team(seen: Any, _words: list[str]) -> bool:
    return bool(seen["question"]["window"] == "team")


def _of_soil(seen: Any, words: list[str]) -> bool:
    return seen["question"]["gain"] == "soil" and "amount 3" in words


def samples() -> dict[str, object]:
    """Seat 0 before its questions."""
    return {
        "side": sample(2, 1, "side"),
        "start": sample(2, 1, "pay_cards"),
        "action": sample(3, 4, "action", first=0),
        "plant": sample(2, 6, "plant", 2),
        "sprouts": sample(2, 7, "sprouts", 4),
        "growth": sample(2, 8, "growth", 2),
        "ability": sample(2, 9, "ability"),
        "compost": sample(2, 1, "compost"),
        "keep": sample(2, 2, "keep"),
        "benefit": sample(2, 2, "benefit"),
        "amount": sample(1, 1, "take", 2),
        "amount_careful": sample(2, 1, "take", 3, _of_soil, careful=True),
        "window": sample(1, 1, "window"),
        "window_careful": sample(2, 1, "window", careful=True),
        "window_team": sample(4, 1, "window", which=_for_team, teams=True),
        "unpaid": sample(2, 3, "ability", which=_unpaid),
        "plant_unpaid": sample(1, 6, "plant", which=_no_plant),
        "keep_compost": sample(2, 5, "keep_compost", careful=True),
        "over": sample(2, 5, "never", mode="beginner"),
    }


def files() -> dict[str, str]:
    """The files by name."""
    names = {str(card.number): card.name for card in BOX.cards if card.number}
    found = {"catalogue.json": catalogue(), "samples.json": samples(), "drawing/names.json": names}
    return {name: json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n" for name, data in found.items()}
