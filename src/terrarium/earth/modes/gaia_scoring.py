"""Gaia's points and her score sheet. (E67, E68)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.gaia_cards import growth_points
from terrarium.earth.rules import fauna
from terrarium.earth.rules.scoring import BONUS
from terrarium.earth.state.gaia_board import HER
from terrarium.earth.state.position import EarthState
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Rival


def pile(position: EarthState) -> list[int]:
    """Return the cards of her pile, the latest first."""
    return [int(card) for card in position.pile(position.gaia.pile_top)]


def pile_points(position: EarthState) -> int:
    """Return the printed points of her pile; those below zero count as if above. (E68)"""
    return sum(abs(int(BOX.vp[card])) for card in pile(position))


def leaves(position: EarthState) -> list[tuple[int, int]]:
    """Return the goals on which she has a leaf, with its points."""
    found: list[tuple[int, int]] = []
    for place in range(fauna.GOALS):
        step = position.gaia.leaf_step(place)
        if step > 0:
            found.append((int(position.fauna[place]), int(fauna.worth(position, step))))
    return found


def points(position: EarthState) -> i64:
    """Return her points if the game ended now. (E68)"""
    total: i64 = pile_points(position)
    total += position.gaia.sprouts + growth_points(int(position.gaia.growth)) + position.gaia.compost
    for _goal, worth in leaves(position):
        total += worth
    return total + BONUS if position.bonus == HER else total


def sheet(position: EarthState) -> Rival:
    """Return her score sheet. (E68)"""
    cards = pile(position)
    markers = int(position.gaia.growth)
    sprouts, composted = int(position.gaia.sprouts), int(position.gaia.compost)
    rows = [
        Entry(Line("earth-sheet-pile", cards=len(cards)), pile_points(position)),
        Entry(Line("earth-sheet-sprouts", sprouts=sprouts), sprouts),
        Entry(Line("earth-sheet-growth", markers=markers), growth_points(markers)),
        Entry(Line("earth-sheet-compost", cards=composted), composted),
    ]
    rows += [Entry(Line("earth-sheet-fauna", card=BOX.fauna[goal].line()), worth) for goal, worth in leaves(position)]
    if position.bonus == HER:
        rows.append(Entry(Line("earth-sheet-ended"), BONUS))
    return Rival(Line("earth-gaia"), int(points(position)), rows)
