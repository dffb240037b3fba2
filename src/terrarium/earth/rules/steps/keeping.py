"""Look at cards and keep one of them: after planting, and from the own compost. (E11, E76)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.rules import fauna, journal, piles
from terrarium.earth.rules.actions import AMOUNT, KEEP, STOP, card_in
from terrarium.earth.rules.goals import COMPOST_CHANGED
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import AutomaticStep, Forecast, StepKind
from terrarium.earth.state.steps import KEEP_COMPOST, KEEP_ONE, LOOK, count_of, step
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


class LookAtCards(AutomaticStep):
    """Look at `count` cards of the deck, of which one is kept. (E11)"""

    def __init__(self) -> None:
        super().__init__(LOOK)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Set the cards aside and ask which one is kept."""
        position.pop(seat)
        piles.set_aside(position, seat, count_of(packed))
        position.push(seat, step(KEEP_ONE))

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the best of the cards."""
        forecast.kept_one()


class KeepOne(StepKind):
    """Keep one of the cards set aside. (E11)"""

    def __init__(self) -> None:
        super().__init__(KEEP_ONE, "keep")

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the cards that are looked at."""
        return self.looked_at(position, seat, packed)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Keep one card; the others go face down to the discard pile. (E11)"""
        position.pop(seat)
        card = card_in(action, KEEP)
        journal.kept(position, seat, card)
        piles.keep_aside(position, seat, card)

    def allows_events(self, packed: i64) -> bool:
        """Return True: planting is over."""
        return True

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return of how many cards one is kept."""
        return Line("earth-prompt-keep", count=int(position.aside_count(seat)))

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that the card is not among those that are looked at."""
        return _not_looked_at(action)

    def looked_at(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the cards set aside."""
        return piles.keep_choices(position.pile(position.aside_top(seat)))

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the best of the cards."""
        forecast.kept_one()


class KeepFromCompost(StepKind):
    """Keep one of the top `count` compost cards, or none. (E76)"""

    def __init__(self) -> None:
        super().__init__(KEEP_COMPOST, "keep_compost")
        self.stop_text = "earth-do-keep-none"

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether there is not just one card; a careful seat may decline that one too."""
        return position.careful(seat) or count_of(packed) > 1

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Keep the only card."""
        self.apply(position, seat, packed, self.looked_at(position, seat, packed)[0])

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the cards, and "none". (E76)"""
        found = vec[i64]()
        found = append(found, STOP)
        for action in self.looked_at(position, seat, packed):
            found = append(found, action)
        return found

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Take a card back from the compost, or leave all where they are."""
        position.pop(seat)
        if action == STOP:
            return
        fauna.before_losing(position, seat, COMPOST_CHANGED)
        piles.keep_compost(position, seat, card_in(action, KEEP))
        journal.kept_from_compost(position, seat, card_in(action, KEEP))

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return of how many cards one may be kept."""
        return Line("earth-prompt-keep-compost", count=int(count_of(packed)))

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that the card is not among those that are looked at."""
        return _not_looked_at(action)

    def looked_at(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the top cards of the compost."""
        return piles.keep_choices(position.top_cards(position.compost_top(seat), count_of(packed)))

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add a card of the compost."""
        forecast.kept_compost()


def _not_looked_at(action: i64) -> Line | None:
    """Return the refusal of a card that is not looked at."""
    if action < KEEP or action >= AMOUNT:
        return None
    return Line("earth-not-looked-at", card=journal.card_line(card_in(action, KEEP)))


def keeping_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [LookAtCards(), KeepOne(), KeepFromCompost()]
