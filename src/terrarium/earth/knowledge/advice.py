"""Sensible answers to a row of small questions: where pieces are worth most, which payment loses least.

It spares people many small answers; they may always answer otherwise.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.knowledge.card_values import SOIL, WORTH
from terrarium.earth.rules import pieces, planting
from terrarium.earth.rules.actions import GROWTH_OFF, GROWTH_ON, SPROUT_OFF, SPROUT_ON, STOP, TUCK, with_card
from terrarium.earth.rules.scoring import growth_points_of
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Adviser
from terrarium.earth.state.steps import PAY_CARDS, PAY_SPROUTS, begun_of, kind_of

#: How many cards stay in hand when cards may be composted, and how many turns of a card's use count.
_KEPT: Final = 5
_TURNS: Final = 5


def advice(position: EarthState, seat: int) -> list[int]:
    """Return the actions that answer the seat's question in a sensible way; none where it should decide."""
    if position.over() or position.pending(seat) == 0:
        return []
    packed = position.top(seat)
    return kind_at(packed).advise(position, seat, packed, _ADVISER)


class EarthAdviser(Adviser):
    """Puts pieces where they are worth most, and gives up what is missed least."""

    def place(self, position: EarthState, seat: i64, kind: i64, piece: i64, spaces: list[int], count: int) -> list[int]:
        """Return where the pieces go: complete what can be completed."""
        return tried(position, int(seat), kind, placing(position.areas[seat], piece, spaces, count), True)

    def compost(self, position: EarthState, seat: i64, kind: i64, count: int) -> list[int]:
        """Return the cards that are worth least, and keep some."""
        cards = min(count, int(position.areas[seat].hand) - _KEPT)
        return tried(position, int(seat), kind, _least(position, int(seat), cards), True)

    def payment(self, position: EarthState, seat: i64, kind: i64, count: int, mark: i64) -> list[int]:
        """Return the payment with the least loss."""
        return paying(position, int(seat), kind, count, mark)

    def pay(self, position: EarthState, seat: i64, kind: i64, count: int, mark: i64) -> list[int]:
        """Return the payment with the least loss, as far as it is asked."""
        return tried(position, int(seat), kind, paying(position, int(seat), kind, count, mark), False)

    def best_ability(self, abilities: list[int]) -> int:
        """Return the place of the ability that is worth most."""
        return max(range(len(abilities)), key=lambda number: int(WORTH.use[abilities[number]]))


_ADVISER: Final = EarthAdviser()


def tried(position: EarthState, seat: int, kind: i64, actions: list[int], stops: bool) -> list[int]:
    """Return the actions as far as the seat is asked for them, with STOP where it is needed to end the row."""
    trial = position.copy()
    row: list[int] = []
    for action in [*actions, STOP] if stops else actions:
        if row and not (trial.pending(seat) > 0 and goes_on(trial.top(seat), kind)):
            break
        row.append(action)
        trial.move(seat, action)
    return row


def goes_on(packed: i64, kind: i64) -> bool:
    """Return whether a step is a row of that kind that has begun."""
    return kind_of(packed) == kind and begun_of(packed) == 1


# -- placing -----------------------------------------------------------------------------------------------------


def placing(area: Area, piece: i64, spaces: list[int], count: int) -> list[int]:
    """Return where to put pieces: where a card can be completed for the most, else where least is missing."""
    sprouts = piece == SPROUT
    free = list(spaces)
    left = count
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
    """Return what completing the growth of a card brings, in hundredths of a point."""
    card = area.cells[cell]
    return 100 * int(BOX.canopy[card] - area.growth[cell])


# -- giving ------------------------------------------------------------------------------------------------------


def paying(position: EarthState, seat: int, kind: i64, count: int, mark: i64) -> list[int]:
    """Return which `count` pieces or cards to give with the least loss, ascending."""
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


def _least(position: EarthState, seat: int, count: int) -> list[int]:
    """Return the cards of the hand that are worth least."""
    cards = [int(card) for card in position.hand_cards(seat)]
    cards.sort(key=lambda card: (_worth(position.areas[seat], card), card))
    return [int(with_card(TUCK, card)) for card in cards[: max(count, 0)]]


def _worth(area: Area, card: int) -> int:
    return int(WORTH.planted[card] + _TURNS * WORTH.turn[card]) - SOIL * int(planting.price(area, card))
