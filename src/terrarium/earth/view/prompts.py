"""Prompts, and descriptions of actions."""

from __future__ import annotations

from typing import Final

from terrarium.earth.cards.abilities import GAINS
from terrarium.earth.cards.box import BOX, FIRST_CLIMATE, FIRST_ISLAND
from terrarium.earth.cards.card_texts import ability_line
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.earth.rules import planting
from terrarium.earth.rules.actions import (
    ACT,
    AMOUNT,
    AT,
    CHOOSE,
    CLIMATE_SIDES,
    ECOSYSTEM_SIDES,
    EVENT,
    EXCHANGE,
    FETCH_SOIL,
    GAIA_LEFT,
    GAIA_RIGHT,
    ISLAND_SIDES,
    KEEP,
    LAY,
    NO_MORE,
    PLAIN_WORDS,
    PUT_CARD,
    PUT_SOIL,
    SPROUT_ON,
    STOP,
    TAKE,
    TEAM_WORDS,
    TUCK,
    card_in,
    column_of,
    row_of,
)
from terrarium.earth.rules.journal import at_cell, card_line
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.position import EarthState
from terrarium.earth.view import previews
from terrarium.engine.lines import Line

#: What an action is called that names a cell, in the order of the verbs from SPROUT_ON on.
_CELL_VERBS: Final = ["sprout-on", "growth-on", "sprout-off", "growth-off", "copy"]


# -- questions ---------------------------------------------------------------------------------------------------


def prompt(position: EarthState, seat: int) -> Line:
    """Return what the seat must do now, or that it waits."""
    if position.over():
        return Line("game-over")
    if position.pending(seat) == 0:
        return Line("wait-for", seats=position.actors())
    packed = position.top(seat)
    return kind_at(packed).prompt(position, seat, packed)


# -- answers -----------------------------------------------------------------------------------------------------


def explain(position: EarthState, seat: int, action: int) -> Line:
    """Return a legal action as the player would say it."""
    if action < CHOOSE:
        return _explain_plain(position, seat, action)
    if action < LAY:
        return Line("earth-do-choose", card=_side_line(action))
    if action < AT:
        card = card_in(action, LAY)
        price = int(planting.price(position.areas[seat], card))
        return Line("earth-do-plant-card", card=card_line(card), soil=price)
    if action < SPROUT_ON:
        return _explain_place(position, seat, action)
    if action < TUCK:
        name, cell = _CELL_VERBS[(action - SPROUT_ON) // CELLS], (action - SPROUT_ON) % CELLS
        return Line(f"earth-do-{name}", card=card_line(position.areas[seat].cells[cell]), **at_cell(cell))
    if action < KEEP:
        return Line("earth-do-compost-card", card=card_line(card_in(action, TUCK)))
    if action < AMOUNT:
        return Line("earth-do-keep", card=card_line(card_in(action, KEEP)))
    if action < NO_MORE:
        packed = position.top(seat)
        return Line(f"earth-do-amount-{GAINS[kind_at(packed).gain(packed)]}", count=action - AMOUNT)
    if action == NO_MORE:
        return Line("earth-do-no-more")
    return _explain_any_time(position, seat, action)


def _explain_plain(position: EarthState, seat: int, action: int) -> Line:
    """Return an action that names no card, side or cell."""
    if action == STOP:
        return Line(kind_at(position.top(seat)).stop_text if position.pending(seat) > 0 else "earth-do-done")
    if ACT <= action < TAKE:
        return previews.action_line(position, seat, action)
    if GAIA_LEFT <= action <= GAIA_RIGHT:
        goal = position.fauna[position.gaia.card().first_goal + action - GAIA_LEFT]
        return Line("earth-do-gaia-goal", card=BOX.fauna[goal].line())
    return Line(f"earth-do-{PLAIN_WORDS[action].replace(' ', '-')}")


def _explain_any_time(position: EarthState, seat: int, action: int) -> Line:
    """Return an event, an exchange, or what goes to a team's board or comes from it."""
    if action < EXCHANGE:
        card = card_in(action, EVENT)
        return Line("earth-do-event", card=card_line(card), ability=ability_line(BOX.cards[card], 0))
    if action == EXCHANGE:
        return Line("earth-do-exchange")
    return _explain_team(position, seat, action)


def _explain_team(position: EarthState, seat: int, action: int) -> Line:
    """Return what goes to the team's board or is taken from it. (E72)"""
    if PUT_CARD <= action < FETCH_SOIL:
        return Line("earth-do-put-card", card=card_line(card_in(action, PUT_CARD)))
    if action < PUT_CARD:
        return Line("earth-do-put-soil" if action == PUT_SOIL else "earth-do-put-compost")
    count = list(position.board_of(seat).contents().values())[action - FETCH_SOIL]
    return Line(f"earth-do-{TEAM_WORDS[action - FETCH_SOIL].replace(' ', '-')}", count=count)


def _explain_place(position: EarthState, seat: int, action: int) -> Line:
    row, column = int(row_of(action)), int(column_of(action))
    there = position.areas[seat].card_at(row, column)
    figures: dict[str, object] = {"row": row + 1, "column": column + 1}
    if there != 0:
        return Line("earth-do-replace", card=card_line(there), **figures)
    if row < 0 or column < 0:
        where = "corner" if row < 0 and column < 0 else "above" if row < 0 else "left"
        return Line(f"earth-do-at-{where}", **figures)
    return Line("earth-do-at", **figures)


def _side_line(action: int) -> Line:
    if action >= ECOSYSTEM_SIDES:
        return BOX.ecosystems[action - ECOSYSTEM_SIDES].line()
    if action >= CLIMATE_SIDES:
        return card_line(FIRST_CLIMATE + action - CLIMATE_SIDES)
    return card_line(FIRST_ISLAND + action - ISLAND_SIDES)
