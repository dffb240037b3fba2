"""Reasons for an answer in Rauha, from what a seat sees before and after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terrarium.engine.lines import Line


def reasons(seat: int, answer: Line, before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Line]:
    """Return what the answer does for the seat: entities, points, crystals, spores, water."""
    was, now = before["boards"][seat], after["boards"][seat]
    found: list[Line] = []
    for entity in now["entities"]:
        if entity in was["entities"]:
            continue
        name = Line(f"rauha-entity-{entity}")
        holder = _holder(before, entity)
        if holder is None:
            found.append(Line("rauha-reason-entity", entity=name))
        else:
            found.append(Line("rauha-reason-takes", entity=name, other_seat=holder))
    kept = answer.figures.get("card") if answer.id == "rauha-keep" else None
    if isinstance(kept, Line):
        found += _of_card(str(kept.figures["key"]), before)
    points = now["points"] - was["points"]
    if points > 0:
        found.append(Line("reason-points", points=points))
    crystals = now["crystals"] - was["crystals"]
    if crystals > 0:
        found.append(Line("rauha-reason-crystals", crystals=crystals))
    if len(now["spores"]) > len(was["spores"]):
        found.append(Line("rauha-reason-spore"))
    if now["water"] > was["water"]:
        found.append(Line("rauha-reason-water", water=now["water"]))
    return found


def _holder(view: Mapping[str, Any], entity: str) -> int | None:
    for other, board in enumerate(view["boards"]):
        if entity in board["entities"]:
            return other
    return None


def _of_card(key: str, view: Mapping[str, Any]) -> list[Line]:
    """Return which entities the card could bring at once, whether it can work this turn, and whether it is free."""
    spaces = view["spaces"].get(key, [])
    allowed = [space for space in spaces if space["allowed"] and not space["short"]]
    possible = {guest["entity"] for space in allowed for guest in space["entities"] if guest["seat"] != view["seat"]}
    found = [Line("rauha-reason-can-bring", entity=Line(f"rauha-entity-{entity}")) for entity in sorted(possible)]
    if _works_now(key, allowed, view):
        found.append(Line("rauha-reason-at-once"))
    if spaces and all(space["cost"] == 0 for space in spaces):
        found.append(Line("rauha-reason-free"))
    return found


def _works_now(key: str, allowed: list[Mapping[str, Any]], view: Mapping[str, Any]) -> bool:
    """Return whether the card can lie in the line of the totem and its effect be paid for this turn."""
    effect = next((card["effect"] for card in view["offer"] if card["key"] == key), None)
    if effect is None or not (effect["crystals"] or effect["spores"] or (effect["points"] and effect["per"] is None)):
        return False
    crystals = view["boards"][view["seat"]]["crystals"]
    return any(space["cell"] in view["line"] and crystals - space["cost"] >= effect["pay"] for space in allowed)
