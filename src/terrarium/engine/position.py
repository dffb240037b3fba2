"""A position: everything there is to know at one moment, hidden parts included."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from terrarium.engine.errors import BadSeats, NotOver, Refused
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.engine.rng import Rng, as_rng
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Who must act, what they may do, and what comes of it.

    A game's position gives the methods that raise NotImplementedError here, and one of `legal` and `choices`,
    which are the same list in two forms: Python ints for callers, packed integers for compiled loops. It may also
    give `candidates`, a shorter list for bots.
    """

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        self.game = game
        self.rng = rng
        #: What happened, or None when nobody reads along, as in simulation and search.
        self.journal: Journal | None = journal
        #: How often something hidden was shown to anyone. Undo never crosses a change of it.
        self.reveals: i64 = 0

    # -- what a game gives -------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that owe an action now, ascending; empty when the game is over."""
        raise NotImplementedError

    def move(self, seat: i64, action: i64) -> None:
        """Do a legal action without checking that it is one, for loops that chose from `choices` or `candidates`."""
        raise NotImplementedError

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the rules forbid the action, or None if they allow it."""
        raise NotImplementedError

    def copy(self) -> Position:
        """The same position, free to go its own way, without a journal."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points if the game ended now, hidden points included."""
        raise NotImplementedError

    def final(self) -> Outcome:
        """The outcome of a finished game; `outcome` asks for it."""
        raise NotImplementedError

    def _view(self, seat: int | None) -> Mapping[str, object]:
        """What `view` gives, for a seat that exists."""
        raise NotImplementedError

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal everything anew that the seat cannot know; `imagine` calls it on a copy."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """The whole position as integers, from which `Game.unpack` makes it again."""
        raise NotImplementedError

    def census(self) -> dict[str, list[int]]:
        """Every component by kind, found wherever it lies, ascending: the same at every moment of a game."""
        raise NotImplementedError

    def prompt(self, seat: int) -> Line:
        """What the seat must do now, or that it waits."""
        raise NotImplementedError

    def explain(self, seat: int, action: int) -> Line:
        """A legal action as the player would say it, with the cards that it touches."""
        raise NotImplementedError

    # -- what a game with settings gives -----------------------------------------------------------------------

    def setting(self, seat: i64, index: i64) -> bool:
        """Whether the seat has turned on the setting with this index in `Game.settings`."""
        return False

    def set_setting(self, seat: i64, index: i64, on: bool) -> None:
        """Turn a setting of the seat on or off. It reveals nothing and does not end the game."""
        raise NotImplementedError

    # -- what every position has -------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """Everything that the rules allow the seat now, ascending; never empty for an actor."""
        if not 0 <= seat < self.game.seats:
            return []
        return [int(action) for action in self.choices(seat)]

    def choices(self, seat: i64) -> vec[i64]:
        """`legal` as packed integers."""
        packed = vec[i64]()
        for action in self.legal(seat):
            packed = append(packed, action)
        return packed

    def candidates(self, seat: i64) -> vec[i64]:
        """The choices that bots, search and playouts consider, ascending; never empty for an actor.

        A game where several orders of actions lead to the same end may leave all but one of them out. From the start
        of such a row of actions, the candidates reach every end that `choices` reach.
        """
        return self.choices(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Draw one of an actor's `candidates`. A game may work out which one it is without listing them all."""
        candidates = self.candidates(seat)
        return candidates[rng.below(len(candidates))]

    def play(self, seat: int, action: int) -> None:
        """Do the action or change the setting, or raise `Refused` with the reason and change nothing."""
        refusal = self.play_refusal(seat, action)
        if refusal is not None:
            raise refusal
        if self.game.is_setting_change(action):
            change = action - self.game.actions
            self.set_setting(seat, change // 2, change % 2 == 1)
        else:
            self.move(seat, action)

    def play_refusal(self, seat: int, action: int) -> Refused | None:
        """Why `play` refuses the number of an action or of a change of a setting, or None if it does not."""
        try:
            self.game.check_action(action)
        except Refused as refused:
            return refused
        if not isinstance(seat, int) or not 0 <= seat < self.game.seats:
            return Refused("no-such-seat", seat=str(seat), seats=self.game.seats)
        if self.game.is_setting_change(action):
            return Refused("game-over") if self.over() else None
        return self.refusal(seat, action)

    def outcome(self) -> Outcome:
        """How the game ended."""
        if not self.over():
            raise NotOver("not-over")
        return self.final()

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What the seat (None: a spectator) may know, as plain data."""
        return self._view(self._known(seat))

    def imagine(self, seat: int | None, rng: object) -> Position:
        """A position that looks the same from the seat, with everything hidden dealt anew.

        `rng` is an `Rng`, a seed, or a ``random.Random``.
        """
        self._known(seat)
        source = as_rng(rng)
        world = self.copy()
        world.redeal(seat, source)
        world.rng = Rng(source.seed())
        return world

    def fingerprint(self) -> str:
        """A short text that is the same in every process for the same position, and for no other."""
        text = f"{self.game.key()}|{','.join(str(number) for number in self.pack())}"
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    def _known(self, seat: int | None) -> int | None:
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.game.seats):
            raise BadSeats("no-such-seat", seat=str(seat), seats=self.game.seats)
        return seat

    def __reduce__(self) -> tuple[object, ...]:
        return (unpack_position, (self.game, self.pack(), self.journal))

    def __repr__(self) -> str:
        return f"<{self.game.name} position {self.fingerprint()}>"


def unpack_position(game: Game, numbers: list[int], journal: Journal | None) -> Position:
    """The position that `Position.pack` described, with its journal."""
    position = game.unpack(numbers)
    position.journal = journal
    return position
