"""Journal entries about Gaia: each of her moves, with the reason for each number. (E62 to E69)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.gaia_cards import CARDS, COUNTERS, GAIA, GIFTS
from terrarium.earth.cards.vocabulary import ACTION_NAMES
from terrarium.earth.modes.gaia_scoring import points as gaia_points
from terrarium.earth.rules.journal import card_line
from terrarium.earth.state.position import EarthState
from terrarium.engine.lines import Line


def reacts(position: EarthState) -> None:
    """Tell that she reacts to the player's action."""
    if position.journal is not None:
        position.journal.tell(Line(f"earth-gaia-reacts-{ACTION_NAMES[position.chosen]}"))


def turned_over(position: EarthState) -> None:
    """Tell which card she turns over."""
    journal = position.journal
    if journal is None:
        return
    number = int(position.gaia.turned)
    if number > 1 and number % CARDS == 1:
        journal.tell(Line("earth-gaia-shuffles"))
    of = GAIA.passes * CARDS
    journal.tell(Line("earth-gaia-turns", card=position.gaia.card().line(), number=number, of=of))


def gains(position: EarthState, kind: i64, fixed: i64, counter: i64, extra: i64) -> None:
    """Tell that she gets soil, sprouts or growth: a fixed number, and more for what was counted."""
    journal = position.journal
    if journal is None or (fixed == 0 and counter == 0):
        return
    gift = GIFTS[kind]
    if counter == 0:
        journal.tell(Line(f"earth-gaia-gains-{gift}", count=int(fixed)))
        return
    why = Line(f"earth-gaia-why-{COUNTERS[counter].replace('_', '-')}", count=int(extra), seat=0)
    if fixed == 0:
        journal.tell(Line(f"earth-gaia-gains-{gift}-for", count=int(extra), why=why))
    else:
        line = Line(f"earth-gaia-gains-{gift}-and", count=int(fixed + extra), fixed=int(fixed), why=why)
        journal.tell(line)


def on_pile(position: EarthState, card: i64) -> None:
    """Tell that a card goes to her pile."""
    if position.journal is not None:
        position.journal.tell(Line("earth-gaia-pile", card=card_line(card), points=abs(int(BOX.vp[card]))))


def composts(position: EarthState, wanted: i64, count: i64) -> None:
    """Tell how many of the wanted cards of the deck go to her compost."""
    if position.journal is not None and wanted > 0:
        position.journal.tell(Line("earth-gaia-composts", count=int(count)))


def converts(position: EarthState) -> None:
    """Tell that soil of her store becomes compost."""
    journal = position.journal
    if journal is None:
        return
    left = int(position.gaia.soil)
    journal.tell(Line("earth-gaia-converts", soil=GAIA.store_soil, count=GAIA.store_compost, left=left))


def leaf(position: EarthState, goal: i64, points: i64) -> None:
    """Tell that she places a leaf."""
    if position.journal is not None:
        position.journal.tell(Line("earth-gaia-leaf", card=BOX.fauna[goal].line(), points=int(points)))


def skips(position: EarthState) -> None:
    """Tell that her next turn is skipped."""
    if position.journal is not None:
        position.journal.tell(Line("earth-gaia-skips"))


def skipped(position: EarthState) -> None:
    """Tell that she does not take her turn."""
    if position.journal is not None:
        position.journal.tell(Line("earth-gaia-skipped", seat=0))


def ends(position: EarthState) -> None:
    """Tell that her cards are used up, which ends the game."""
    if position.journal is not None:
        position.journal.tell(Line("earth-gaia-ends"))


def over(position: EarthState) -> None:
    """Tell her points."""
    if position.journal is not None:
        position.journal.tell(Line("earth-gaia-points", points=int(gaia_points(position))))
