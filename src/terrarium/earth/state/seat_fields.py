"""What is kept for each seat beside its area and hand: a row of numbers, `marks`, with these places."""

from __future__ import annotations

from typing import Final

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
#: How many questions this activation has asked so far.
RUN_ANSWERS: Final = 11
#: Soil and compost cards gained in this turn, which team-mates may pass on. (E72)
GAINED_SOIL: Final = 12
GAINED_COMPOST: Final = 13
#: The setting `careful`: the seat is asked about every gain and between all activations. (E76, E77)
CAREFUL: Final = 14
#: What the windows of this turn have come to: `NO_MORE_WINDOWS`, `ASKED_AT_END`. (E77)
WINDOWS: Final = 15
MARKS: Final = 16

#: The seat wants no more windows in this turn; it was asked at the end of its own turn.
NO_MORE_WINDOWS: Final = 1
ASKED_AT_END: Final = 2
