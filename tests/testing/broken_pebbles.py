"""Variants of Pebbles, each broken in one way."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64

import terrarium
from terrarium.engine.errors import Refused
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome
from terrarium.engine.rng import Rng
from tests.testing.pebbles import POLISH, PebblePosition

if TYPE_CHECKING or terrarium.COMPILED:
    from librt.vecs import vec  # what compiled callers expect
else:
    from terrarium.engine.vecs import vec

counter = itertools.count()


class LeakyView(PebblePosition):
    def _view(self, seat: int | None) -> Mapping[str, object]:
        return {**super()._view(seat), "next": self.bag[-1:]}


class SharesTooMuch(PebblePosition):
    def views(self, seats: list[int | None], earlier: Mapping[str, object] | None = None) -> list[Mapping[str, object]]:
        return [self.view(seats[-1])] * len(seats)


class KeepsTooMuch(PebblePosition):
    def views(self, seats: list[int | None], earlier: Mapping[str, object] | None = None) -> list[Mapping[str, object]]:
        views = super().views(seats)
        return views if earlier is None else [{**view, "held": earlier["held"]} for view in views]


class LiveView(PebblePosition):
    def _view(self, seat: int | None) -> Mapping[str, object]:
        return {**super()._view(seat), "polished": self.polished}


class LeakyRefusal(PebblePosition):
    def refusal(self, seat: int, action: int) -> Refused | None:
        if super().refusal(seat, action) is None:
            return None
        holders = [other for other, hand in enumerate(self.hands) if action in hand]
        return Refused("no-such-action", action=f"{action} (it is held by {holders})", actions=self.game.actions)


class LeakyPrompt(PebblePosition):
    def prompt(self, seat: int) -> Line:
        return Line("pebbles-lay", highest=max(self.bag, default=-1))


class LeakyExplanation(PebblePosition):
    def explain(self, seat: int, action: int) -> Line:
        return Line("pebbles-lay-one", best=all(action >= max(hand, default=-1) for hand in self.hands))


class LeakyLegal(PebblePosition):
    """Allows polishing only while pebble 0 is in the bag, which nobody can know."""

    def legal(self, seat: int) -> list[int]:
        return [action for action in super().legal(seat) if action != POLISH or 0 in self.bag]


class LeakyJournal(PebblePosition):
    def move(self, seat: int, action: int) -> None:
        if action == POLISH:
            self.tell(Line("pebbles-hand", pebbles=list(self.hands[seat])))
        super().move(seat, action)


class SharedHands(PebblePosition):
    def fill(self, twin: PebblePosition) -> None:
        super().fill(twin)
        twin.hands = self.hands


class SharedJournal(PebblePosition):
    def copy(self) -> PebblePosition:
        twin = super().copy()
        twin.journal = self.journal
        return twin


class NothingToDo(PebblePosition):
    """A seat with the lowest pebble has no legal action, although it owes one."""

    def legal(self, seat: int) -> list[int]:
        return [] if seat in self.actors() and 0 in self.hands[seat] else super().legal(seat)


class LastActorFirst(PebblePosition):
    def next_actor(self) -> int:
        return self.actors()[-1]


class Unsorted(PebblePosition):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class Twice(PebblePosition):
    def legal(self, seat: int) -> list[int]:
        return sorted(super().legal(seat) * 2)


class NoCandidate(PebblePosition):
    """Leaves the highest pebble out, even if it is the only one."""

    def candidates(self, seat: int) -> vec[i64]:
        return vec[i64](self.legal(seat)[:-1])


class IllegalCandidate(PebblePosition):
    def candidates(self, seat: int) -> vec[i64]:
        return vec[i64](sorted({*self.legal(seat), 0}))


class UnsortedCandidates(PebblePosition):
    def candidates(self, seat: int) -> vec[i64]:
        return vec[i64](self.legal(seat)[::-1])


class LeakyCandidates(PebblePosition):
    """Considers polishing only while pebble 0 is in the bag, which nobody can know."""

    def candidates(self, seat: int) -> vec[i64]:
        legal = self.legal(seat)
        return vec[i64]([action for action in legal if action != POLISH or 0 in self.bag] or legal)


class PicksAnything(PebblePosition):
    """Considers the first action alone, but picks any."""

    def candidates(self, seat: int) -> vec[i64]:
        return vec[i64](self.legal(seat)[:1])

    def pick(self, seat: int, rng: Rng) -> int:
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]


class Endless(PebblePosition):
    def legal(self, seat: int) -> list[int]:
        return [POLISH] if 0 <= seat < self.game.seats else []


class ChangesOnRefusal(PebblePosition):
    def refusal(self, seat: int, action: int) -> Refused | None:
        refused = super().refusal(seat, action)
        if refused is not None:
            self.reveals += 1
        return refused


class AcceptsAnything(PebblePosition):
    def refusal(self, seat: int, action: int) -> Refused | None:
        return None


class NamelessReason(PebblePosition):
    def refusal(self, seat: int, action: int) -> Refused | None:
        return None if super().refusal(seat, action) is None else Refused("pebbles-because")


class ReasonWithoutFigures(PebblePosition):
    def refusal(self, seat: int, action: int) -> Refused | None:
        return None if super().refusal(seat, action) is None else Refused("no-such-action")


class WrongScores(PebblePosition):
    def final(self) -> Outcome:
        outcome = super().final()
        outcome.scores = [score + 1 for score in outcome.scores]
        return outcome


class WrongRows(PebblePosition):
    def final(self) -> Outcome:
        outcome = super().final()
        outcome.breakdown[0].append(Entry(Line("pebbles-row-won"), 1))
        return outcome


class WrongWinner(PebblePosition):
    def final(self) -> Outcome:
        outcome = super().final()
        outcome.winners = [outcome.scores.index(min(outcome.scores))]
        return outcome


class SilentTieBreak(PebblePosition):
    """Never names the rule that broke a tie."""

    def final(self) -> Outcome:
        outcome = super().final()
        outcome.decided_by = None
        return outcome


class RunningScores(PebblePosition):
    """Keeps a running score that packing forgets."""

    extra = 0

    def show(self) -> None:
        super().show()
        self.extra += 1

    def scores(self) -> list[int]:
        return [score + self.extra for score in super().scores()]


class Moody(PebblePosition):
    """Deals by something outside the position."""

    def deal(self) -> None:
        for _turn in range(next(counter)):
            self.rng.word()
        super().deal()


class ByHashOrder(PebblePosition):
    """Deals in the order of a set of words, which differs between processes."""

    def deal(self) -> None:
        super().deal()
        names = {f"pebble {pebble}": pebble for pebble in self.bag}
        self.bag = [names[name] for name in set(names)]


class Forgetful(PebblePosition):
    """Unpacks without what is polished."""

    def pack(self) -> list[int]:
        polished, self.polished = self.polished, [0] * self.game.seats
        numbers = super().pack()
        self.polished = polished
        return numbers


class LosesPebbles(PebblePosition):
    def show(self) -> None:
        self.bag = self.bag[1:]
        super().show()


class ImaginesOwnHand(PebblePosition):
    """Re-deals the seat's own hand as well."""

    def redeal(self, seat: int | None, rng: Rng) -> None:
        super().redeal(None, rng)


class ImaginesNothing(PebblePosition):
    def redeal(self, seat: int | None, rng: Rng) -> None:
        pass


class ImaginesOnlyTheBag(PebblePosition):
    """Leaves the other seats their true pebbles, so that a bot would see them."""

    def redeal(self, seat: int | None, rng: Rng) -> None:
        if seat is None:
            super().redeal(None, rng)
        else:
            self.bag.sort(key=lambda pebble: rng.word())


class ImaginesPebbles(PebblePosition):
    """Deals a pebble twice."""

    def redeal(self, seat: int | None, rng: Rng) -> None:
        super().redeal(seat, rng)
        if len(self.bag) > 1:
            self.bag[0] = self.bag[1]


class ReadsAlong(PebblePosition):
    """Plays differently when there is a journal."""

    def tell(self, line: Line) -> None:
        if self.journal is not None:
            self.rng.word()
        super().tell(line)


class TakesRevealsBack(PebblePosition):
    def show(self) -> None:
        super().show()
        self.reveals -= 2


class AlwaysTells(PebblePosition):
    def deal(self) -> None:
        super().deal()
        self.journal = Journal()


class Stumbles(PebblePosition):
    """Fails to build its view once a seat has polished."""

    def _view(self, seat: int | None) -> Mapping[str, object]:
        if any(self.polished):
            raise KeyError("polish")
        return super()._view(seat)
