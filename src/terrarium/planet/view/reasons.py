"""Reasons for an answer in Planet, from what a seat sees before and after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terrarium.engine.lines import Line


def reasons(seat: int, answer: Line, before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Line]:
    """Return what the answer does for the seat: animals taken or defended, the objective, the largest region."""
    #: With the round in which the animal is compared: what is decided soonest comes first.
    of_animals: list[tuple[int, Line]] = []
    earlier = {animal["key"]: animal["leader"] for animal in before["animals"] if animal["state"] == "in play"}
    for animal in after["animals"]:
        key = animal["key"]
        if key is None or key not in earlier:
            continue
        was = earlier[key]
        now = animal["won_by"] if animal["state"] == "won" else animal["leader"]
        name = Line(f"planet-animal-{key}")
        if now == seat and was is None:
            of_animals.append((animal["column"], Line("planet-reason-leads", animal=name)))
        elif now == seat and was != seat:
            of_animals.append((animal["column"], Line("planet-reason-takes", animal=name, other_seat=was)))
        elif now is None and was is not None and was != seat:
            of_animals.append((animal["column"], Line("planet-reason-ties", animal=name, other_seat=was)))
    found = [line for _round, line in sorted(of_animals, key=lambda item: item[0])]
    areas = after["objective_areas"] - before["objective_areas"] if after["objective_areas"] is not None else 0
    if areas > 0:
        found.append(Line("planet-reason-objective", areas=areas, total=after["objective_areas"]))
    largest = _largest_growth(before["planets"][seat]["regions"], after["planets"][seat]["regions"])
    if largest is not None:
        found.append(largest)
    return found


def _largest_growth(before: list[Mapping[str, Any]], after: list[Mapping[str, Any]]) -> Line | None:
    """Return the line about the habitat whose largest region grew most, if one grew by two areas or more."""
    sizes: dict[str, int] = {}
    for region in before:
        sizes[region["habitat"]] = max(sizes.get(region["habitat"], 0), region["size"])
    best: Line | None = None
    most = 1
    for region in after:
        grown = region["size"] - sizes.get(region["habitat"], 0)
        if sizes.get(region["habitat"], 0) > 0 and grown > most:
            most = grown
            habitat = Line(f"planet-habitat-{region['habitat']}")
            best = Line("planet-reason-region", habitat=habitat, size=region["size"])
    return best
