"""The turns that a game of Earth will still last, and the cards that are left to draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.gaia_cards import CARDS, GAIA, HARD
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.earth.knowledge.weights import HASTE, IMPATIENCE, LENGTH, LENGTH_SEAT, PACE
from terrarium.earth.modes import gaia_scoring
from terrarium.earth.modes.gaia import blue_cards
from terrarium.earth.rules.turn_actions import COMPOST_ACTION, GROW_ACTION, PLANT_ACTION, WATER_ACTION
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.stages import ACTING, CHOOSING
from terrarium.engine.evaluation import POINT

#: What Gaia gets with each of her cards and after each turn of the player, on average.
HER_CARD: Final = 11000
HER_REACTION: Final = 6000
#: What she gets for each card and for each soil that she counts: growth, and half a card of compost.
HER_CARD_SEEN: Final = 1300
HER_SOIL_SEEN: Final = 500
#: How many cards in the piles each empty place needs, to find one that is worth planting.
NEEDED: Final = 3


def turns_left(here: EarthState) -> i64:
    """Return how many turns are still to come, in tenths, by what the fullest grid lacks and by how many there were."""
    most: i64 = 0
    seat: i64
    for seat in range(here.seats):
        most = max(most, here.areas[seat].planted)
    if here.solo:  # E69: a turn of one's own for each card that Gaia has yet to turn over, and hers
        return min(20 * (GAIA.passes * CARDS - here.gaia.turned) + 10, (CELLS - most) * 20 + 5)
    return max(
        min((CELLS - most) * PACE, LENGTH + LENGTH_SEAT * (here.seats - 2) - 10 * here.turns),
        (CELLS - most) * HASTE + 5,
    )


def gaia_prospects(here: EarthState, turns: i64) -> i64:
    """Return what Gaia can expect, by what her cards give on average."""
    return POINT * gaia_scoring.points(here) + (HER_CARD + HER_REACTION) * turns // 20


def gaia_reaction(here: EarthState) -> i64:
    """Return what Gaia will get for the action that the player has just chosen, on average. (E62)"""
    if not here.solo or here.her_turn() or here.stage == CHOOSING:
        return 0
    hard = here.gaia.difficulty >= HARD
    if here.chosen == PLANT_ACTION:
        return 9 * POINT
    if here.chosen == COMPOST_ACTION:
        return 9 * POINT if hard else 6 * POINT
    if here.chosen == WATER_ACTION:
        return POINT * (blue_cards(here) + (3 if hard else 0))
    return 12 * POINT if hard else 7 * POINT


def gaia_gains(here: EarthState) -> i64:
    """Return what Gaia has, and what she will get for what she has counted in this turn. (E64, E65)"""
    if not here.solo:
        return 0
    total: i64 = POINT * gaia_scoring.points(here)
    if here.stage == ACTING and here.chosen == GROW_ACTION:
        total += HER_CARD_SEEN * here.gaia.cards_seen
    elif here.stage == ACTING and here.chosen == COMPOST_ACTION:
        total += HER_SOIL_SEEN * here.gaia.soil_seen
    return total


def overtime(here: EarthState) -> i64:
    """Return what a card is worth for bringing a game to its end that has gone on for too long."""
    return max(10 * here.turns - LENGTH - LENGTH_SEAT * (here.seats - 2), 0) * IMPATIENCE


def missing(here: EarthState, seat: i64) -> i64:
    """Return how many cards the piles lack for filling the grid of a seat. (E45)"""
    area = here.areas[seat]
    lacking: i64 = CELLS - area.planted
    stock = here.stock()
    if stock >= NEEDED * lacking:
        return 0
    lacking -= len(here.plantable_cards(seat))
    return max(NEEDED * lacking - stock, 0)
