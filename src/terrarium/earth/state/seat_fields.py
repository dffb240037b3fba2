"""Numbers that a position keeps for each seat beside its area and hand, in one row with named places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.fields import NO_ROW
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec

#: In place of a seat: no one; as a viewer, a spectator.
NOBODY: Final = -1

#: How many steps the seat has to do.
PENDING: Final = 0
#: The top of the own compost.
COMPOST_TOP: Final = 1
#: Cards that are looked at: the first of them and how many.
ASIDE_TOP: Final = 2
ASIDE_LEFT: Final = 3
#: The fauna goals that were earned, as bits, and the step of the leaf on each, three bits per goal. (E47, E48)
EARNED: Final = 4
LEAVES: Final = 5
#: The cards planted in this turn. (E20)
PLANTED: Final = 6
PLANTED_AGAIN: Final = 7
#: The side of the own ecosystem plus one, 0 if there is none (yet). (E53)
ECOSYSTEM: Final = 8
#: Bits of the pieces that a goal or ecosystem of this seat may rather do without.
DELICATE: Final = 9
#: How many cards have an ability of the colour that is being activated.
RUN_CARDS: Final = 10
#: Soil and compost cards gained in this turn, which team-mates may pass on. (E72)
GAINED_SOIL: Final = 11
GAINED_COMPOST: Final = 12
#: The setting `careful`: the seat is asked about every gain and between all activations. (E76, E77)
CAREFUL: Final = 13
#: The windows of this turn, as bits: `NO_MORE_WINDOWS`, `ASKED_AT_END`. (E77)
WINDOWS: Final = 14
#: The length of a seat's row.
MARKS: Final = 15

#: The seat wants no more windows in this turn; it was asked at the end of its own turn.
NO_MORE_WINDOWS: Final = 1
ASKED_AT_END: Final = 2

#: No step of a leaf needs more bits.
LEAF_BITS: Final = 3


def leaf_in(leaves: i64, place: i64) -> i64:
    """Return the step of the leaf on a goal, from 1, in a row of leaves; 0 if there is none."""
    return leaves >> LEAF_BITS * place & 7


def with_leaf(leaves: i64, place: i64, step: i64) -> i64:
    """Return a row of leaves with one more."""
    return leaves | step << LEAF_BITS * place


class SeatFields(Position):
    """A position with the fields of its seats."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        #: The rows, seat after seat.
        self.marks: vec[i64] = NO_ROW

    def copy_marks(self, seat: i64, source: SeatFields) -> None:
        """Take over all fields of a seat from another position."""
        place: i64
        for place in range(MARKS * seat, MARKS * seat + MARKS):
            self.marks[place] = source.marks[place]

    def copy_pending(self, seat: i64, source: SeatFields) -> None:
        """Take over the number of steps that a seat has to do."""
        self.marks[MARKS * seat + PENDING] = source.marks[MARKS * seat + PENDING]

    # -- compost and cards set aside ---------------------------------------------------------------------------

    def compost_top(self, seat: i64) -> i64:
        """Return the top card of a compost, 0 if it is empty."""
        return self.marks[MARKS * seat + COMPOST_TOP]

    def set_compost_top(self, seat: i64, card: i64) -> None:
        """Make a card the top of a compost."""
        self.marks[MARKS * seat + COMPOST_TOP] = card

    def aside_top(self, seat: i64) -> i64:
        """Return the top one of the cards that a seat has set aside, 0 if there are none. (E11)"""
        return self.marks[MARKS * seat + ASIDE_TOP]

    def aside_count(self, seat: i64) -> i64:
        """Return how many cards a seat has set aside."""
        return self.marks[MARKS * seat + ASIDE_LEFT]

    def set_aside_pile(self, seat: i64, top: i64, count: i64) -> None:
        """Replace the pile of cards that a seat has set aside."""
        self.marks[MARKS * seat + ASIDE_TOP] = top
        self.marks[MARKS * seat + ASIDE_LEFT] = count

    # -- goals and ecosystem -----------------------------------------------------------------------------------

    def has_earned(self, seat: i64, place: i64) -> bool:
        """Return whether a seat has earned the goal at a place. (E47)"""
        return self.marks[MARKS * seat + EARNED] >> place & 1 == 1

    def note_earned(self, seat: i64, place: i64) -> None:
        """Note that a seat has earned the goal at a place."""
        self.marks[MARKS * seat + EARNED] |= 1 << place

    def leaf_step(self, seat: i64, place: i64) -> i64:
        """Return the step of a seat's leaf on a goal, from 1; 0 if it has none. (E48)"""
        return leaf_in(self.marks[MARKS * seat + LEAVES], place)

    def has_leaf(self, seat: i64) -> bool:
        """Return whether a seat has a leaf on any goal."""
        return self.marks[MARKS * seat + LEAVES] != 0

    def leaves_on(self, place: i64) -> i64:
        """Count the seats with a leaf on a goal."""
        count: i64 = 0
        at: i64
        for at in range(LEAVES, len(self.marks), MARKS):
            if leaf_in(self.marks[at], place) > 0:
                count += 1
        return count

    def place_leaf(self, seat: i64, place: i64, step: i64) -> None:
        """Put a seat's leaf on a step of a goal."""
        leaves = self.marks[MARKS * seat + LEAVES]
        self.marks[MARKS * seat + LEAVES] = with_leaf(leaves, place, step)

    def own_ecosystem(self, seat: i64) -> i64:
        """Return the side of a seat's own ecosystem, -1 if there is none (yet). (E53)"""
        return self.marks[MARKS * seat + ECOSYSTEM] - 1

    def set_own_ecosystem(self, seat: i64, side: i64) -> None:
        """Make a side the own ecosystem of a seat; -1 for none."""
        self.marks[MARKS * seat + ECOSYSTEM] = side + 1

    def is_delicate(self, seat: i64, piece: i64) -> bool:
        """Return whether an ecosystem of the seat may rather do without a kind of piece."""
        return self.marks[MARKS * seat + DELICATE] >> piece & 1 == 1

    def set_delicate(self, seat: i64, sprouts: bool, growth: bool) -> None:
        """Set which kinds of pieces an ecosystem of the seat may rather do without."""
        self.marks[MARKS * seat + DELICATE] = (1 if sprouts else 0) | (2 if growth else 0)

    # -- within a turn -----------------------------------------------------------------------------------------

    def has_planted(self, seat: i64) -> bool:
        """Return whether a seat has planted in this turn."""
        return self.marks[MARKS * seat + PLANTED] != 0

    def first_planted(self, seat: i64) -> i64:
        """Return the first card that a seat has planted in this turn, 0 if there is none. (E20)"""
        return self.marks[MARKS * seat + PLANTED]

    def second_planted(self, seat: i64) -> i64:
        """Return the second card that a seat has planted in this turn, 0 if there is none. (E20)"""
        return self.marks[MARKS * seat + PLANTED_AGAIN]

    def note_planted(self, seat: i64, card: i64) -> None:
        """Note a card that a seat plants."""
        place: i64 = PLANTED if self.marks[MARKS * seat + PLANTED] == 0 else PLANTED_AGAIN
        self.marks[MARKS * seat + place] = card

    def forget_planted(self, seat: i64) -> None:
        """Note that a seat has planted nothing in this turn yet."""
        self.marks[MARKS * seat + PLANTED] = 0
        self.marks[MARKS * seat + PLANTED_AGAIN] = 0

    def cards_in_run(self, seat: i64) -> i64:
        """Return how many cards have an ability of the colour that a seat is activating."""
        return self.marks[MARKS * seat + RUN_CARDS]

    def set_cards_in_run(self, seat: i64, cards: i64) -> None:
        """Note that a seat begins an activation with this number of cards."""
        self.marks[MARKS * seat + RUN_CARDS] = cards

    def soil_gained(self, seat: i64) -> i64:
        """Return how much soil a seat has gained in this turn and could pass on. (E72)"""
        return self.marks[MARKS * seat + GAINED_SOIL]

    def add_soil_gained(self, seat: i64, amount: i64) -> None:
        """Count soil that is gained, or with an amount below zero passed on."""
        self.marks[MARKS * seat + GAINED_SOIL] += amount

    def limit_soil_gained(self, seat: i64, most: i64) -> None:
        """Let no more soil be passed on than this."""
        if self.marks[MARKS * seat + GAINED_SOIL] > most:
            self.marks[MARKS * seat + GAINED_SOIL] = most

    def compost_gained(self, seat: i64) -> i64:
        """Return how many compost cards a seat has gained in this turn and could pass on. (E72)"""
        return self.marks[MARKS * seat + GAINED_COMPOST]

    def add_compost_gained(self, seat: i64, count: i64) -> None:
        """Count compost cards that are gained, or with a count below zero passed on."""
        self.marks[MARKS * seat + GAINED_COMPOST] += count

    def limit_compost_gained(self, seat: i64, most: i64) -> None:
        """Let no more compost cards be passed on than this."""
        if self.marks[MARKS * seat + GAINED_COMPOST] > most:
            self.marks[MARKS * seat + GAINED_COMPOST] = most

    # -- what the seat is asked --------------------------------------------------------------------------------

    def careful(self, seat: i64) -> bool:
        """Return whether the seat has set `careful`. (E76)"""
        return self.marks[MARKS * seat + CAREFUL] == 1

    def set_careful(self, seat: i64, on: bool) -> None:
        """Turn `careful` on or off."""
        self.marks[MARKS * seat + CAREFUL] = 1 if on else 0

    def silenced(self, seat: i64) -> bool:
        """Return whether the seat wants no more windows in this turn. (E77)"""
        return self.marks[MARKS * seat + WINDOWS] & NO_MORE_WINDOWS != 0

    def silence(self, seat: i64) -> None:
        """Open no more windows for the seat in this turn. (E77)"""
        self.marks[MARKS * seat + WINDOWS] |= NO_MORE_WINDOWS

    def asked_at_end(self, seat: i64) -> bool:
        """Return whether the seat was asked for events at the end of its own turn. (E77)"""
        return self.marks[MARKS * seat + WINDOWS] & ASKED_AT_END != 0

    def note_asked_at_end(self, seat: i64) -> None:
        """Note that the seat is asked for events at the end of its own turn."""
        self.marks[MARKS * seat + WINDOWS] |= ASKED_AT_END

    def reset_windows(self, seat: i64) -> None:
        """Allow the windows of a new turn."""
        self.marks[MARKS * seat + WINDOWS] = 0
