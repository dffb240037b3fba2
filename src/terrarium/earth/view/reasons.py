"""Reasons for an answer in Earth, from what a seat sees before and after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terrarium.engine.lines import Line


def reasons(seat: int, answer: Line, before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Line]:
    """Return what the answer does for the seat: cards that work, goals, points, soil, cards, goals that come closer."""
    found: list[Line] = []
    closer: list[Line] = []
    for was, now in zip(before["goals"], after["goals"], strict=True):
        goal = Line(f"earth-card-{now['fauna'].lower()}")
        if now["earned"][seat] and not was["earned"][seat]:
            found.append(Line("earth-reason-goal", card=goal))
        elif now["progress"][seat] > was["progress"][seat] and not now["earned"][seat]:
            closer.append(
                Line("earth-reason-towards", card=goal, progress=now["progress"][seat], need=now["need"]),
            )
    cards = answer.figures.get("cards")
    if answer.id in ("earth-do-plant", "earth-do-compost", "earth-do-water", "earth-do-grow") and isinstance(
        cards, int
    ):
        others = answer.figures["others"] if len(before["areas"]) > 1 else "none"
        if cards > 0:
            found.insert(0, Line("earth-reason-wakes", cards=cards, others=others))
    was, now = before["areas"][seat], after["areas"][seat]
    for text, key in (("reason-points", "points"), ("earth-reason-soil", "soil"), ("earth-reason-cards", "hand")):
        more = now[key] - was[key]
        if more > 0:
            found.append(Line(text, **{key: more}))
    return found + closer
