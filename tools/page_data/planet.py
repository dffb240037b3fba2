"""Writes what the browser's Planet takes from the rules: the solid, and views of real games to test with.

``python -m tools.page_data`` writes ``geometry.json`` and ``samples.json`` to ``web/src/planet``.
"""

from __future__ import annotations

import json
import random

import terrarium
from terrarium.planet.rules.actions import encode
from terrarium.planet.state.geometry import ACROSS, CONTACTS, FACES, NEIGHBOUR, face_centres

#: A vertex lies where three faces meet; with the faces at distance 1 it is this multiple of the sum of their centres.
REACH = 1 / (1 + 2 / 5**0.5)


def geometry() -> dict[str, object]:
    """The dodecahedron whose faces lie at distance 1 from its middle; corner ``s`` of a face begins its side ``s``."""
    centres = face_centres()

    def corner(face: int, side: int) -> list[float]:
        meeting = (centres[face], centres[NEIGHBOUR[face][side - 1]], centres[NEIGHBOUR[face][side]])
        return [round(REACH * sum(centre[axis] for centre in meeting), 9) for axis in range(3)]

    return {
        "centres": [[round(part, 9) for part in centre] for centre in centres],
        "corners": [[corner(face, side) for side in range(5)] for face in range(FACES)],
        "neighbour": NEIGHBOUR,
        "across": ACROSS,
        "contacts": CONTACTS,
        # By how much the number of an action grows from one slot, face or turn to the next.
        "actions": {"slot": encode(1, 0, 0), "face": encode(0, 1, 0), "turn": encode(0, 0, 1)},
    }


def sample(seats: int, seed: int, moves: int, **options: object) -> dict[str, object]:
    """What the server would send to the seat whose turn it is after some random moves, with a few previews."""
    game = terrarium.game("planet", seats=seats, **options)
    position = game.start(seed)
    chance = random.Random(seed)
    for _ in range(moves):
        turn = position.actors()[0]
        position.play(turn, chance.choice(position.legal(turn)))
    seat = position.actors()[0] if position.actors() else 0
    legal = position.legal(seat)
    choices = [
        {"action": action, "words": game.words(action), "explain": position.explain(seat, action).data()}
        for action in legal
    ]
    previews: dict[str, object] = {}
    for action in legal[:5]:
        imagined = position.imagine(seat, random.Random(action))
        imagined.play(seat, action)
        previews[str(action)] = imagined.view(seat)
    return {
        "seat": seat,
        "view": position.view(seat),
        "prompt": position.prompt(seat).data(),
        "legal": legal,
        "choices": choices,
        "previews": previews,
    }


def samples() -> dict[str, object]:
    """Games in several states: begun, well under way, the last placement, over."""
    return {
        "begun": sample(2, 11, 3),
        "middle": sample(3, 7, 20),
        "mystery": sample(4, 5, 23, mystery=True),
        "last": sample(2, 3, 23),
        "beginner": sample(2, 9, 12, beginner=True),
        "over": sample(2, 3, 24),
    }


def files() -> dict[str, str]:
    """The files by name."""
    found = {"geometry.json": geometry(), "samples.json": samples()}
    return {name: json.dumps(data, separators=(",", ":")) + "\n" for name, data in found.items()}
