"""Weights of the evaluation of Earth, found in many games of one greedy player against another.

Turns are in tenths, worth in thousandths of a point, shares in percent.
"""

from __future__ import annotations

from typing import Final

#: Turns until the fullest grid has one more card, how many a game of two has in all, how many more with each further
#: seat, and the fewest until a card more if it has lasted longer.
PACE: Final = 14
LENGTH: Final = 280
LENGTH_SEAT: Final = 20
HASTE: Final = 4
#: What an engine is thought to reach of its turns: not every ability can be paid for each time.
RUNNING: Final = 75
#: What the actions alone bring in pieces in a thousand turns, and the room for pieces that a card to come will have.
SPROUTS_ACTION: Final = 800
GROWTH_ACTION: Final = 400
ROOM_TO_COME: Final = 1000
#: The share of what planting a card would gain: for a card in hand, if this many turns are left; for a card that is
#: about to be planted; for a planting that is to come.
HELD: Final = 40
HAND_DRIFT: Final = 60
LAID: Final = 60
PLANTINGS: Final = 90
#: A card in hand that will find no place, and the best of four cards.
SPARE: Final = 120
BEST_OF_FOUR: Final = 900
#: A goal that is half reached is worth a part of its leaf, this much at the last step before it.
REACHABLE: Final = 75
#: Soil that is there is scarcer than soil that abilities will bring. The first is worth half as much
#: again; beyond what cards in hand and this much for each other place cost, or
#: beyond plenty, it is of little use.
SOIL_HELD: Final = 800
FIRST_SOIL: Final = 8
RESERVE: Final = 2
PLENTY: Final = 16
SURPLUS: Final = 20
#: Each card in the grid brings the end nearer, more so when a game lasts too long; the bonus is likelier for the
#: seat with the fullest grid.
TEMPO: Final = 700
IMPATIENCE: Final = 12
BONUS_AHEAD: Final = 70
BONUS_BEHIND: Final = 30
#: Each card that the piles lack for filling the own grid.
MISSING: Final = 2500
#: On how many places a card that could be planted is tried.
PLACES: Final = 8
#: By how much a lead may well change: in any case, and for each turn to come.
DOUBT_NOW: Final = 2000
DOUBT_TURN: Final = 700
