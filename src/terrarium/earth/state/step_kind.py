"""The base class of all kinds of steps, and what the kinds ask of those who weigh them. (E10)

A step is a packed number, see `steps`. What the numbers of one kind mean is known to one stateless object, an instance
of a subclass of `StepKind`. The subclasses are in `rules/steps`; `rules/steps/registry` lists them by number.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import card_of
from terrarium.earth.cards.vocabulary import NONE
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import OFF_GRID, ability_of
from terrarium.engine.lines import Line
from terrarium.engine.vecs import vec


class StepKind:
    """A kind of step: what may be answered, what an answer does, when nobody is asked, and how it is described."""

    def __init__(self, number: i64, word: str) -> None:
        self.number: i64 = number
        #: What the question is called in a view; empty if it is never asked.
        self.word: str = word
        #: The text of the answer "stop".
        self.stop_text: str = "earth-do-stop"
        #: The piece that is placed, or NONE.
        self.placed_piece: i64 = NONE

    # -- rules ---------------------------------------------------------------------------------------------------

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether the seat is asked: by default, if it has more than one answer. Changes nothing."""
        return len(self.answers(position, seat, packed)) > 1

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Do a step about which nobody is asked: give the only answer, or drop a question without any."""
        possible = self.answers(position, seat, packed)
        if len(possible) == 0:
            position.pop(seat)
        else:
            self.apply(position, seat, packed, possible[0])

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """List the answers to the question, ascending."""
        raise NotImplementedError

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Do what an answer says; takes the step from the stack."""
        raise NotImplementedError

    def allows_events(self, packed: i64) -> bool:
        """Return whether events and exchanges are possible now: the seat is between two things. (E28, E41)"""
        return False

    # -- words ---------------------------------------------------------------------------------------------------

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return what the seat is asked."""
        raise NotImplementedError

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return why an action is not possible, or None if it has nothing to do with the question."""
        return None

    # -- what a view shows ---------------------------------------------------------------------------------------

    def card(self, packed: i64) -> i64:
        """Return the card that the question is about, 0 if there is none."""
        return card_of(ability_of(packed))

    def cell(self, packed: i64) -> i64:
        """Return the cell of the card that asks."""
        return OFF_GRID

    def gain(self, packed: i64) -> i64:
        """Return the gain of which the seat says how much it takes, or NONE."""
        return NONE

    def window(self, position: EarthState, seat: i64, packed: i64) -> str:
        """Return which window for events and exchanges is open, empty if none is. (E77)"""
        return ""

    def looked_at(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the actions that keep a card which the seat looks at, ascending."""
        return vec[i64]()

    def sides(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the actions that pick a side of a card dealt to the seat, ascending."""
        return vec[i64]()

    # -- what bots weigh -----------------------------------------------------------------------------------------

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """List the actions that answer the question in a sensible way; none where the seat should decide."""
        return []

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add what the step will give the seat to a forecast."""


class AutomaticStep(StepKind):
    """A kind of step that is no question: it is resolved as soon as it is on top of the stack."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, "")

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return False: nobody is asked."""
        return False

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return no answers."""
        return vec[i64]()


class Adviser:
    """Weighs the small choices that a question consists of; implemented by what bots know."""

    def place(self, position: EarthState, seat: i64, kind: i64, piece: i64, spaces: list[int], count: int) -> list[int]:
        """List where to put up to `count` pieces, given the spaces of each cell."""
        raise NotImplementedError

    def compost(self, position: EarthState, seat: i64, kind: i64, count: int) -> list[int]:
        """List which of up to `count` cards of the hand to compost."""
        raise NotImplementedError

    def payment(self, position: EarthState, seat: i64, kind: i64, count: int, mark: i64) -> list[int]:
        """List which `count` pieces or cards to pay, as far as cells from `mark` on hold them."""
        raise NotImplementedError

    def pay(self, position: EarthState, seat: i64, kind: i64, count: int, mark: i64) -> list[int]:
        """List the same, as far as the seat is asked about it."""
        raise NotImplementedError

    def best_ability(self, abilities: list[int]) -> int:
        """Return the place of the ability that is worth most."""
        raise NotImplementedError


class Forecast:
    """Sums up what the steps before a seat will give; what bots know puts a value on it."""

    def __init__(self, position: EarthState, seat: i64) -> None:
        self.position: EarthState = position
        self.seat: i64 = seat
        self.area: Area = position.areas[seat]
        self.sprouts: i64 = 0
        self.growth: i64 = 0
        self.soil: i64 = 0
        self.cards: i64 = 0
        self.compost: i64 = 0

    def activated(self, ability: i64) -> None:
        """Add an ability that will be activated."""
        raise NotImplementedError

    def offered(self, ability: i64) -> None:
        """Add an ability that may be used now, if it can be paid."""
        raise NotImplementedError

    def used(self, ability: i64, times: i64) -> None:
        """Add an ability that is paid and gives its gains that many times."""
        raise NotImplementedError

    def copied(self) -> None:
        """Add an ability that may be copied."""
        raise NotImplementedError

    def may_plant(self, count: i64) -> None:
        """Add up to `count` cards of the hand that may be planted."""
        raise NotImplementedError

    def planted(self, card: i64) -> None:
        """Add a chosen card that is about to be planted."""
        raise NotImplementedError

    def soil_price(self, soil: i64) -> None:
        """Subtract soil that is left to pay."""
        raise NotImplementedError

    def benefit(self, action: i64) -> None:
        """Add one of the two benefits of another player's action."""
        raise NotImplementedError

    def kept_one(self) -> None:
        """Add the best of the cards that are looked at."""
        raise NotImplementedError

    def kept_compost(self) -> None:
        """Add a card that is taken back from the compost."""
        raise NotImplementedError

    def may_compost(self, cards: i64) -> None:
        """Add cards of the hand that may be composted."""
        raise NotImplementedError

    def pieces_paid(self, pieces: i64) -> None:
        """Subtract pieces that have to be paid."""
        raise NotImplementedError

    def cards_paid(self, cards: i64) -> None:
        """Move cards of the hand that have to be paid to the compost."""
        raise NotImplementedError
