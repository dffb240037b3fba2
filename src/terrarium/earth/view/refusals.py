"""Why something is refused, in a sentence with figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SIDE, SPROUT
from terrarium.earth.rules import events, gains, pieces, planting, turn_actions, windows
from terrarium.earth.rules.actions import (
    ACT,
    AMOUNT,
    AT,
    CHOOSE,
    COPY_OF,
    EVENT,
    EXCHANGE,
    FETCH_SOIL,
    GROWTH_ON,
    KEEP,
    LAY,
    NO_MORE,
    PAY_SOIL,
    SPROUT_OFF,
    SPROUT_ON,
    TAKE,
    TUCK,
    card_in,
    column_of,
    row_of,
)
from terrarium.earth.state import hands
from terrarium.earth.state.steps import (
    ABILITY,
    CHOOSE_ACTION,
    COPY,
    GROWTHS,
    KEEP_COMPOST,
    KEEP_ONE,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    PICK_SIDE,
    PLACE_CARD,
    PLANT,
    PRICE,
    SPROUTS,
    TAKE_UP_TO,
    count_of,
    kind_of,
    mark_of,
    mask_of,
)
from terrarium.earth.state.steps import TUCK as TUCK_ROW
from terrarium.engine.errors import Refused

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition


def reason(position: EarthPosition, seat: int, action: int) -> Refused:
    """Why an action that is not legal now is refused."""
    if position.over():
        return Refused("game-over")
    if action >= EVENT:
        return _any_time_reason(position, seat, action)
    if position.pending(seat) == 0:
        return Refused("earth-nothing-to-do", seat=seat)
    packed = position.top(seat)
    kind = kind_of(packed)
    if kind == CHOOSE_ACTION and ACT <= action < TAKE:
        return Refused("earth-forbidden", card=int(turn_actions.forbidden_by(position, seat, action - ACT)))
    if kind == PLANT and LAY <= action < AT:
        return _plant_reason(position, seat, int(card_in(action, LAY)))
    if kind == PLACE_CARD and AT <= action < SPROUT_ON:
        return _place_reason(position, seat, action)
    if kind == PRICE and action == PAY_SOIL:
        return Refused("earth-too-dear", soil=int(count_of(packed)), have=int(position.areas[seat].soil))
    if (kind == SPROUTS and SPROUT_ON <= action < GROWTH_ON) or (kind == GROWTHS and GROWTH_ON <= action < SPROUT_OFF):
        return _space_reason(position, seat, kind == SPROUTS, action)
    if SPROUT_OFF <= action < COPY_OF and kind in (PAY_SPROUTS, PAY_GROWTH, PRICE, ABILITY):
        return Refused("earth-no-piece", **_place_figures((action - SPROUT_OFF) % CELLS))
    if kind == COPY and COPY_OF <= action < TUCK:
        return Refused("earth-no-copy", **_place_figures(action - COPY_OF))
    if kind in (TUCK_ROW, PAY_CARDS, PRICE, ABILITY) and TUCK <= action < KEEP:
        return _hand_reason(position, seat, int(card_in(action, TUCK)))
    if kind == TAKE_UP_TO and AMOUNT <= action < NO_MORE:
        return Refused("earth-too-much", amount=action - AMOUNT, most=int(gains.most_of(position, packed)))
    if action == NO_MORE:
        return Refused("earth-no-window")
    if kind in (KEEP_ONE, KEEP_COMPOST) and KEEP <= action < AMOUNT:
        return Refused("earth-not-looked-at", card=int(card_in(action, KEEP)))
    if kind == PICK_SIDE and CHOOSE <= action < LAY:
        return Refused("earth-not-dealt", side=position.game.words(action).split()[1])
    return Refused("earth-not-asked", words=position.game.words(action))


def _place_figures(cell: int) -> dict[str, object]:
    return {"row": cell // SIDE + 1, "column": cell % SIDE + 1}


def _hand_reason(position: EarthPosition, seat: int, card: int) -> Refused:
    if not hands.holds(position.hands, seat, card):
        return Refused("earth-not-in-hand", card=card)
    return Refused("earth-not-asked", words=f"compost {card}")


def _plant_reason(position: EarthPosition, seat: int, card: int) -> Refused:
    if not hands.holds(position.hands, seat, card):
        return Refused("earth-not-in-hand", card=card)
    if BOX.cards[card].kind == 3:
        return Refused("earth-event-not-planted", card=card)
    area = position.areas[seat]
    if area.planted == CELLS:
        return Refused("earth-grid-full")
    price = int(planting.price(area, card))
    return Refused("earth-too-dear", soil=price, have=int(area.soil))


def _place_reason(position: EarthPosition, seat: int, action: int) -> Refused:
    row, column = int(row_of(action)), int(column_of(action))
    area = position.areas[seat]
    card = int(mark_of(position.top(seat)))
    figures: dict[str, object] = {"row": row + 1, "column": column + 1}
    there = int(area.card_at(row, column))
    if there != 0:
        return Refused("earth-cell-taken", card=there, **figures)
    if area.planted == CELLS:
        return Refused("earth-grid-full")
    if not planting.affordable(position, seat, card):
        return Refused("earth-too-dear", soil=int(planting.price(area, card)), have=int(area.soil))
    return Refused("earth-cell-out", **figures)


def _space_reason(position: EarthPosition, seat: int, sprouts: bool, action: int) -> Refused:
    packed = position.top(seat)
    cell = action - (SPROUT_ON if sprouts else GROWTH_ON)
    area = position.areas[seat]
    if pieces.room(area, SPROUT if sprouts else GROWTH, cell) <= 0:
        return Refused("earth-no-space", **_place_figures(cell))
    if not mask_of(packed) >> cell & 1:
        return Refused("earth-not-here", **_place_figures(cell))
    return Refused("earth-ascending", **_place_figures(cell))


def _team_reason(position: EarthPosition, action: int) -> Refused:
    if not position.team_play:
        return Refused("earth-no-teams")
    if action < FETCH_SOIL:
        return Refused("earth-not-gained", words=position.game.words(action))
    return Refused("earth-not-on-board", words=position.game.words(action))


def _any_time_reason(position: EarthPosition, seat: int, action: int) -> Refused:
    if action > EXCHANGE:
        return _team_reason(position, action)
    if action < EXCHANGE:
        card = int(card_in(action, EVENT))
        if not hands.holds(position.hands, seat, card):
            return Refused("earth-not-in-hand", card=card)
        if BOX.cards[card].kind != 3:
            return Refused("earth-no-event", card=card)
    if not events.possible_now(position, seat):
        return Refused("earth-in-the-middle" if position.begun() else "earth-not-begun")
    if action == EXCHANGE:
        have = int(pieces.held_from(position.areas[seat], SPROUT, 0))
        return Refused("earth-too-few-sprouts", need=windows.SPROUTS_GIVEN, have=have)
    return Refused("earth-event-cost", card=int(card_in(action, EVENT)))
