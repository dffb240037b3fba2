"""Gaia's points and her score sheet. (E67, E68)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.gaia_cards import growth_points
from terrarium.earth.rules import fauna, piles
from terrarium.earth.rules.scoring import BONUS
from terrarium.earth.state.gaia_board import COMPOSTED, GROWTH_MARKERS, HER, PILE_TOP, SPROUTS, leaf_on
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Rival

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def pile(position: EarthPosition) -> list[int]:
    """The cards of her pile, the latest first."""
    return [int(card) for card in piles.chain(position.below, position.gaia[PILE_TOP])]


def pile_points(position: EarthPosition) -> int:
    """The printed points of her pile, those below zero turned round. (E68)"""
    return sum(abs(int(BOX.vp[card])) for card in pile(position))


def leaves(position: EarthPosition) -> list[tuple[int, int]]:
    """The goals on which she has a leaf, with what it is worth."""
    found: list[tuple[int, int]] = []
    for place in range(fauna.GOALS):
        step = leaf_on(position, place)
        if step > 0:
            found.append((int(position.fauna[place]), int(fauna.worth(position, step))))
    return found


def points(position: EarthPosition) -> i64:
    """Her points if the game ended now. (E68)"""
    total: i64 = pile_points(position)
    total += position.gaia[SPROUTS] + growth_points(int(position.gaia[GROWTH_MARKERS])) + position.gaia[COMPOSTED]
    for _goal, worth in leaves(position):
        total += worth
    return total + BONUS if position.bonus == HER else total


def sheet(position: EarthPosition) -> Rival:
    """Her score sheet. (E68)"""
    cards = pile(position)
    markers = int(position.gaia[GROWTH_MARKERS])
    sprouts, composted = int(position.gaia[SPROUTS]), int(position.gaia[COMPOSTED])
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
