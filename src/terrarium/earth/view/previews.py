"""Previews for a seat: its question, the run of abilities, what each action would bring."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from terrarium.earth.cards.abilities import COPY as COPYING
from terrarium.earth.cards.abilities import GAINS as GAIN_NAMES
from terrarium.earth.cards.abilities import ONLY_IF_CHOSEN, PER_CARD_PLANTED, PLACE_ON_ADJACENT, PLACE_ON_EACH_IN_LINE
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.card_texts import resources_line
from terrarium.earth.cards.vocabulary import ACTION_NAMES, CELLS, COLORS, GROWTH, NONE, SPROUT, row_and_column
from terrarium.earth.cards.vocabulary import EVENT as EVENT_CARD
from terrarium.earth.modes import teams
from terrarium.earth.rules import ability_use, costs, fauna, pieces, planting, turn_actions
from terrarium.earth.rules.actions import ACT, EVENT, LAY, TUCK, column_of, row_of, with_card
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.area import Area
from terrarium.earth.state.grid import line_of
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import (
    ACTIVATE,
    CHOOSE_ACTION,
    GRID_IS_FIRST,
    OFF_GRID,
    PAY_CARDS,
    PLANT,
    RUN,
    begun_of,
    count_of,
    kind_of,
    mark_of,
    mask_of,
    once_of,
)
from terrarium.earth.state.steps import TUCK as TUCK_CARDS
from terrarium.earth.view.piece_cells import PieceCellView, amount_asked, first_cell_action, piece_cells
from terrarium.engine.lines import Line


class QuestionView(TypedDict):
    """The question to a seat: how many it is about, the card that asks and where it lies."""

    kind: str
    count: int
    card: int | None
    row: int | None
    column: int | None
    #: Whether it is a row that is under way; at most one piece on each card; whether pieces may be unwelcome, so that
    #: nothing is placed without asking.
    begun: bool
    once: bool
    delicate: bool
    #: The cells that take or give pieces, and how many pieces or cards are asked for in all; the action that would do
    #: it on the first cell of the grid, legal or not, None if the question is not about cells.
    cells: list[PieceCellView]
    first_cell_action: int | None
    amount: int
    #: What is taken, of which the seat says how much: soil, draw, deck. (E76)
    gain: str | None
    #: Which window is open: end, team, turn; or unpaid, where an event or exchange could pay for the card. (E77)
    window: str | None


class ComingView(TypedDict):
    """A card of the run that is still to come; `asks` if it can be left alone."""

    card: int
    row: int | None
    column: int | None
    asks: bool


class RunView(TypedDict):
    """The activation under way: its colour, how many cards it has in all, and those to come, in order."""

    color: str
    cards: int
    coming: list[ComingView]


class SpotView(TypedDict):
    """A place for a card: rows and columns from 0, where 0 is above or to the left of the grid.

    `actions` plant it there: the card and the place, which is not asked for if it is the only one; before them the
    action of the turn, if the seat still has to choose it.
    """

    row: int
    column: int
    actions: list[int]


class OutlookView(TypedDict):
    """The gains of an action if the seat chose it now, and how many cards it would activate."""

    action: str
    #: The number of the action, and its colour.
    number: int
    color: str
    #: By what is gained: soil, draw, deck, sprout, growth, hand; only what costs nothing.
    gains: dict[str, int]
    #: Own cards that it activates, and how many of these have a price.
    cards: int
    paid: int
    #: Cards that it activates for each of the seats.
    wakes: list[int]


def question(position: EarthState, seat: int) -> QuestionView | None:
    """Return what the seat is asked now, or None."""
    if position.over() or position.pending(seat) == 0:
        return None
    packed = position.top(seat)
    kind = kind_at(packed)
    cell = int(kind.cell(packed))
    piece = kind.placed_piece
    return {
        "kind": kind.word,
        "count": int(count_of(packed)),
        "card": int(kind.card(packed)) or None,
        "row": row_and_column(cell)[0] if cell < CELLS else None,
        "column": row_and_column(cell)[1] if cell < CELLS else None,
        "begun": begun_of(packed) == 1,
        "once": once_of(packed) == 1,
        "delicate": piece != NONE and unwelcome(position, seat, piece),
        "cells": piece_cells(position, seat),
        "first_cell_action": first_cell_action(position, seat),
        "amount": amount_asked(position, seat),
        "gain": GAIN_NAMES[kind.gain(packed)] if kind.gain(packed) != NONE else None,
        "window": kind.window(position, seat, packed) or None,
    }


def unwelcome(position: EarthState, seat: i64, piece: i64) -> bool:
    """Return whether a piece may be better left out or left to a partner, so that none is placed without asking."""
    if position.careful(seat) or fauna.may_hurt(position, seat, piece):
        return True
    return teams.partner_has_room(position, seat, piece)


def run(position: EarthState, seat: int) -> RunView | None:
    """Return the activation that the seat is in, or that follows its question."""
    if position.over() or position.pending(seat) == 0:
        return None
    packed = position.bottom(seat)
    if kind_of(packed) not in (ACTIVATE, RUN):
        return None
    grid_first = mark_of(packed) & GRID_IS_FIRST if kind_of(packed) == ACTIVATE else 0
    coming: list[ComingView] = []
    area = position.areas[seat]
    for place in range(int(count_of(packed)), ability_use.PLACES):
        card = ability_use.card_at_place(area, place, grid_first)
        cell = ability_use.cell_of(place, grid_first)
        ability = BOX.ability_of_color(card, mask_of(packed)) if card != 0 else NONE
        if ability == NONE or ability_use.times(position, seat, ability) == 0:
            continue
        coming.append({
            "card": int(card),
            "row": row_and_column(int(cell))[0] if cell != OFF_GRID else None,
            "column": row_and_column(int(cell))[1] if cell != OFF_GRID else None,
            "asks": not costs.free(ability) or BOX.effect[ability] == COPYING,
        })  # fmt: skip
    color = [word for bit, word in enumerate(COLORS) if mask_of(packed) >> bit & 1]
    begun = kind_of(packed) == ACTIVATE
    cards = int(position.cards_in_run(seat)) if begun else len(coming)
    return {"color": color[0], "cards": cards, "coming": coming}


def spots(position: EarthState, seat: int, card: int) -> list[SpotView]:
    """Return where a card of the hand may be planted now; nowhere if the seat can neither plant nor choose that."""
    asked = 0 if position.over() else position.next_kind(seat)
    if asked == CHOOSE_ACTION and turn_actions.forbidden_by(position, seat, turn_actions.PLANT_ACTION) != 0:
        return []
    if asked not in (PLANT, CHOOSE_ACTION):
        return []
    if BOX.cards[card].kind == EVENT_CARD or not planting.plantable(position, seat, card):
        return []
    before = [int(ACT + turn_actions.PLANT_ACTION)] if asked == CHOOSE_ACTION else []
    before.append(int(with_card(LAY, card)))
    places = [int(action) for action in planting.places(position, seat, card)]
    return [
        {
            "row": int(row_of(place)) + 1,
            "column": int(column_of(place)) + 1,
            "actions": [*before, place] if len(places) > 1 else before,
        }
        for place in places
    ]


def hand_actions(position: EarthState, seat: int, hand: list[int]) -> list[int]:
    """Return for each card of the hand the action that would do with it what the seat is asked for, legal or not."""
    asked = 0 if position.over() else position.next_kind(seat)
    if asked == PLANT:
        return [int(with_card(LAY, card)) for card in hand]
    if asked in (TUCK_CARDS, PAY_CARDS):
        return [int(with_card(TUCK, card)) for card in hand]
    return [int(with_card(EVENT, card)) for card in hand]


# -- what an action would bring ----------------------------------------------------------------------------------


def _awake(area: Area, action: int, chosen: bool) -> list[tuple[int, int]]:
    """Return the abilities that an action activates in an area, each with its cell."""
    found: list[tuple[int, int]] = []
    places = [(int(area.island), int(OFF_GRID)), (int(area.climate), int(OFF_GRID))]
    places += [(int(area.cells[cell]), cell) for cell in range(CELLS)]
    for card, cell in places:
        ability = int(BOX.ability_of_color(card, 1 << action)) if card else -1
        if ability < 0:
            continue
        if BOX.effect[ability] == ONLY_IF_CHOSEN and not (chosen and BOX.match[ability] == 1 << action):
            continue
        found.append((ability, cell))
    return found


def _gains_of(area: Area, ability: int, cell: int) -> list[int]:
    """Return what a free ability gives; what depends on cards yet to be planted counts for nothing."""
    effect = BOX.effect[ability]
    if effect == PER_CARD_PLANTED:
        return [0] * len(GAIN_NAMES)
    gains = [int(BOX.ability_gain(ability, what)) for what in range(len(GAIN_NAMES))]
    piece = GAIN_NAMES.index("sprout" if BOX.piece[ability] == SPROUT else "growth")
    if effect == PLACE_ON_ADJACENT:
        gains[piece] += int(BOX.amount[ability])
    elif effect == PLACE_ON_EACH_IN_LINE and cell < CELLS:
        line = int(line_of(cell, BOX.line[ability]))
        for other in range(CELLS):
            if line >> other & 1 and BOX.types[area.cells[other]] & BOX.match[ability]:
                gains[piece] += 1
    return gains


#: What the active seat gets at once, in the order of the actions and of the gains.
_STRONG = [
    [0, 0, 0, 0, 0, 0],
    [turn_actions.COMPOST_SOIL, 0, turn_actions.COMPOSTED, 0, 0, 0],
    [turn_actions.WATER_SOIL, 0, 0, turn_actions.WATER_SPROUTS, 0, 0],
    [0, turn_actions.GROW_CARDS, 0, 0, turn_actions.GROW_GROWTH, 0],
]


def outlook(position: EarthState, seat: int, action: int) -> OutlookView:
    """Return what an action would bring the seat if it chose it now."""
    area = position.areas[seat]
    total = list(_STRONG[action])
    awake = _awake(area, action, True)
    paid = 0
    for ability, cell in awake:
        if not costs.free(ability) or BOX.effect[ability] == COPYING:
            paid += 1
        else:
            total = [have + more for have, more in zip(total, _gains_of(area, ability, cell), strict=True)]
    # Pieces without a space are lost; what is planted first may bring more spaces.
    if action != turn_actions.PLANT_ACTION:
        for name, piece in (("sprout", SPROUT), ("growth", GROWTH)):
            place = GAIN_NAMES.index(name)
            total[place] = min(total[place], int(pieces.room_on_grid(area, piece)))
    return {
        "action": ACTION_NAMES[action],
        "number": int(ACT) + action,
        "color": COLORS[action],
        "gains": {name: amount for name, amount in zip(GAIN_NAMES, total, strict=True) if amount},
        "cards": len(awake),
        "paid": paid,
        "wakes": [len(_awake(position.areas[other], action, other == seat)) for other in range(position.seats)],
    }


def outlooks(position: EarthState, seat: int) -> list[OutlookView]:
    """Return the outlook of all four actions, while the seat chooses."""
    if position.next_kind(seat) != CHOOSE_ACTION:
        return []
    return [outlook(position, seat, action) for action in range(turn_actions.ACTIONS_THERE_ARE)]


def action_line(position: EarthState, seat: int, action: int) -> Line:
    """Return an action as the player would say it, with what it would bring."""
    seen = outlook(position, seat, action - ACT)
    phrases = [Line(f"earth-gain-{name}", n=amount) for name, amount in seen["gains"].items()]
    if seen["action"] == "plant":
        phrases.insert(0, Line("earth-gain-plant", n=turn_actions.PLANTED_BY_ACTIVE))
    others = sum(seen["wakes"]) - seen["wakes"][seat]
    return Line(f"earth-do-{seen['action']}", gains=resources_line(phrases), cards=seen["cards"], others=others)
