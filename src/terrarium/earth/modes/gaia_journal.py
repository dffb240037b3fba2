"""What the journal says of Gaia: each of her moves, with the reason for each number. (E62 to E69)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.gaia_cards import ACTION_NAMES, CARDS, COUNTERS, GAIA, GIFTS
from terrarium.earth.modes.gaia_scoring import points as gaia_points
from terrarium.earth.rules.journal import announce, card_line
from terrarium.earth.state.gaia_board import STORE, TURNED, card_of
from terrarium.engine.lines import Line

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def reacts(position: EarthPosition) -> None:
    """She reacts to the player's action."""
    announce(position, Line(f"earth-gaia-reacts-{ACTION_NAMES[position.chosen]}"))


def turned_over(position: EarthPosition) -> None:
    """Her next card."""
    number = int(position.gaia[TURNED])
    if number > 1 and number % CARDS == 1:
        announce(position, Line("earth-gaia-shuffles"))
    of = GAIA.passes * CARDS
    announce(position, Line("earth-gaia-turns", card=card_of(position).line(), number=number, of=of))


def gains(position: EarthPosition, kind: i64, fixed: i64, counter: i64, extra: i64) -> None:
    """Soil, sprouts or growth: so many anyway, and so many for what was counted."""
    gift = GIFTS[kind]
    if counter == 0:
        announce(position, Line(f"earth-gaia-gains-{gift}", count=int(fixed)))
        return
    why = Line(f"earth-gaia-why-{COUNTERS[counter].replace('_', '-')}", count=int(extra), seat=0)
    if fixed == 0:
        announce(position, Line(f"earth-gaia-gains-{gift}-for", count=int(extra), why=why))
    else:
        line = Line(f"earth-gaia-gains-{gift}-and", count=int(fixed + extra), fixed=int(fixed), why=why)
        announce(position, line)


def on_pile(position: EarthPosition, card: i64) -> None:
    """A card goes to her pile."""
    announce(position, Line("earth-gaia-pile", card=card_line(card), points=abs(int(BOX.vp[card]))))


def composts(position: EarthPosition, count: i64) -> None:
    """Cards of the deck go to her compost."""
    announce(position, Line("earth-gaia-composts", count=int(count)))


def converts(position: EarthPosition) -> None:
    """Soil of her store becomes compost."""
    left = int(position.gaia[STORE])
    announce(position, Line("earth-gaia-converts", soil=GAIA.store_soil, count=GAIA.store_compost, left=left))


def leaf(position: EarthPosition, goal: i64, points: i64) -> None:
    """A leaf of hers."""
    announce(position, Line("earth-gaia-leaf", card=BOX.fauna[goal].line(), points=int(points)))


def skips(position: EarthPosition) -> None:
    """Her next turn is skipped."""
    announce(position, Line("earth-gaia-skips"))


def skipped(position: EarthPosition) -> None:
    """She does not take her turn."""
    announce(position, Line("earth-gaia-skipped", seat=0))


def ends(position: EarthPosition) -> None:
    """Her cards are used up: she ends the game."""
    announce(position, Line("earth-gaia-ends"))


def over(position: EarthPosition) -> None:
    """Her points."""
    announce(position, Line("earth-gaia-points", points=int(gaia_points(position))))
