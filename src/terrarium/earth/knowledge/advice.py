"""A sensible answer to a row of small questions: where pieces are worth most, what is given up with the least loss.

It spares people many small answers; they may always answer otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.knowledge.card_values import SOIL, WORTH
from terrarium.earth.rules import ability_use, costs, gains, pieces, placements, planting
from terrarium.earth.rules.actions import (
    AMOUNT,
    BOARD_FIRST,
    COPY_OF,
    GROWTH_OFF,
    GROWTH_ON,
    PAY_SOIL,
    SPROUT_OFF,
    SPROUT_ON,
    STOP,
    TUCK,
    USE,
    with_card,
)
from terrarium.earth.rules.scoring import growth_points_of
from terrarium.earth.state import hands
from terrarium.earth.state.area import Area
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.steps import (
    ABILITY,
    COPY,
    GROWTHS,
    ORDER,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    PRICE,
    SPROUTS,
    TAKE_UP_TO,
    ability_of,
    begun_of,
    count_of,
    kind_of,
    mark_of,
    mask_of,
)
from terrarium.earth.state.steps import TUCK as TUCK_ROW

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

#: How many cards one likes to keep in hand when cards may be composted, and how many turns are thought of.
_KEPT = 5
_TURNS = 5


def advice(position: EarthPosition, seat: int) -> list[int]:
    """The actions that answer the seat's question in a sensible way; none where it should think for itself."""
    if position.over() or position.pending(seat) == 0:
        return []
    packed = position.top(seat)
    kind = kind_of(packed)
    area = position.areas[seat]
    count = int(count_of(packed))
    if kind in (SPROUTS, GROWTHS):
        return tried(position, seat, kind, placing(area, packed), True)
    if kind in (PAY_SPROUTS, PAY_GROWTH, PAY_CARDS):
        return tried(position, seat, kind, paying(position, seat, kind, count, mark_of(packed)), False)
    if kind == TUCK_ROW:
        return tried(position, seat, kind, _least(position, seat, min(count, int(area.hand) - _KEPT)), True)
    if kind == ABILITY:
        ability = ability_of(packed)
        if not costs.payable(area, ability, area.hand):
            return []
        payment = costs.first_payment(area, ability)
        if payment == ability_use.NONE:
            return [USE]
        return tried(
            position, seat, payment, paying(position, seat, payment, int(costs.cost_of(ability, payment)), 0), False
        )
    if kind == PRICE:
        return _price(position, seat, packed)
    if kind == COPY:
        cells = [int(cell) for cell in ability_use.copy_targets(position, seat, mark_of(packed), mask_of(packed))]
        if not cells:
            return []
        return [COPY_OF + max(cells, key=lambda cell: _use(area, cell, mask_of(packed)))]
    if kind == TAKE_UP_TO and not position.solo:
        return [AMOUNT + int(gains.most_of(position, packed))]
    return [BOARD_FIRST] if kind == ORDER else []


def _use(area: Area, cell: int, color: i64) -> int:
    return int(WORTH.use[BOX.ability_of_color(area.cells[cell], color)])


def tried(position: EarthPosition, seat: int, kind: i64, actions: list[int], stops: bool) -> list[int]:
    """The row as far as it is asked: what can end in one way only ends by itself. With STOP where that is needed."""
    trial = position.copy()
    row: list[int] = []
    for action in [*actions, STOP] if stops else actions:
        if row and not (trial.pending(seat) > 0 and goes_on(trial.top(seat), kind)):
            break
        row.append(action)
        trial.move(seat, action)
    return row


def goes_on(packed: i64, kind: i64) -> bool:
    """Whether it is a row of that kind that is under way."""
    return kind_of(packed) == kind and begun_of(packed) == 1


# -- placing -----------------------------------------------------------------------------------------------------


def placing(area: Area, packed: i64) -> list[int]:
    """Where to put pieces: growth where a card can be completed for the most, else where least is missing."""
    sprouts = kind_of(packed) == SPROUTS
    free = [int(placements.space_at(area, packed, cell)) if cell >= mark_of(packed) else 0 for cell in range(CELLS)]
    left = int(count_of(packed))
    cells: list[int] = []
    while left > 0 and any(free):
        open_cells = [cell for cell in range(CELLS) if free[cell]]
        whole = [cell for cell in open_cells if free[cell] <= left]
        if not sprouts and whole:
            cell = max(whole, key=lambda cell: (_canopy_gain(area, cell) // free[cell], -cell))
        else:
            cell = min(whole or open_cells, key=lambda cell: (free[cell], cell))
        number = min(left, free[cell])
        cells += [cell] * number
        free[cell] -= number
        left -= number
        if free[cell] and not whole:
            break
    verb = SPROUT_ON if sprouts else GROWTH_ON
    return [verb + cell for cell in sorted(cells)]


def _canopy_gain(area: Area, cell: int) -> int:
    """What completing the growth of a card brings, in hundredths of a point."""
    card = area.cells[cell]
    return 100 * int(BOX.canopy[card] - area.growth[cell])


# -- giving ------------------------------------------------------------------------------------------------------


def paying(position: EarthPosition, seat: int, kind: i64, count: int, mark: i64) -> list[int]:
    """So many pieces or cards with the least loss, ascending."""
    if kind == PAY_CARDS:
        return _least(position, seat, count)
    area = position.areas[seat]
    piece: i64 = SPROUT if kind == PAY_SPROUTS else GROWTH
    held = [int(pieces.held(area, piece, cell)) if cell >= mark else 0 for cell in range(CELLS)]
    cells: list[int] = []
    for _ in range(count):
        there = [cell for cell in range(CELLS) if held[cell]]
        if there:
            cell = min(there, key=lambda cell: (_loss(area, piece, cell, held[cell]), -held[cell], cell))
            held[cell] -= 1
            cells.append(cell)
    verb = SPROUT_OFF if piece == SPROUT else GROWTH_OFF
    return [verb + cell for cell in sorted(cells)]


def _loss(area: Area, piece: i64, cell: int, held: int) -> int:
    if piece == SPROUT:
        return 1 if held < BOX.sprout_spaces[area.cells[cell]] else 2  # a full card may be what a goal asks for
    card = area.cells[cell]
    return int(growth_points_of(card, held) - growth_points_of(card, held - 1))


def _least(position: EarthPosition, seat: int, count: int) -> list[int]:
    """The cards of the hand that are worth least."""
    cards = [int(card) for card in hands.cards_of(position.hands, seat, SETS.all)]
    cards.sort(key=lambda card: (_worth(position.areas[seat], card), card))
    return [int(with_card(TUCK, card)) for card in cards[: max(count, 0)]]


def _worth(area: Area, card: int) -> int:
    return int(WORTH.planted[card] + _TURNS * WORTH.turn[card]) - SOIL * int(planting.price(area, card))


def _price(position: EarthPosition, seat: int, packed: i64) -> list[int]:
    """The price of a card: in soil as far as there is any, and no more of the rest than that needs."""
    short = int(count_of(packed) - position.areas[seat].soil)
    if short <= 0:
        return [PAY_SOIL]
    return paying(position, seat, planting.payment_kind(ability_of(packed)), short, mark_of(packed))[:1]
