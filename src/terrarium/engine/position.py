"""A position: the complete state of a game at one moment, hidden parts included."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from terrarium.engine.errors import BadSeats, NotOver, Refused
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.observer import Observer
from terrarium.engine.outcome import Outcome
from terrarium.engine.rng import Rng, make_rng
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The complete state of a game at one moment.

    A game's position implements the methods that raise NotImplementedError here, and one of `legal` and `choices`,
    which are the same list in two forms: Python integers for callers, packed integers for compiled loops. It may also
    implement `candidates`, a shorter list for bots.
    """

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        self.game = game
        self.rng = rng
        #: What happened so far; None in simulation and search.
        self.journal: Journal | None = journal
        #: Receives events while games are counted; never copied, packed or shown.
        self.observer: Observer | None = None
        #: How often something hidden was shown to any seat; see `reveals_to`.
        self.reveals: i64 = 0

    # -- implemented by a game ---------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that must act now, ascending; empty when the game is over."""
        raise NotImplementedError

    def move(self, seat: i64, action: i64) -> None:
        """Play a legal action without checking it, for loops that choose from `choices` or `candidates`."""
        raise NotImplementedError

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why the rules forbid the action, or None if they allow it."""
        raise NotImplementedError

    def copy(self) -> Position:
        """An independent copy without a journal."""
        raise NotImplementedError

    def reveals_to(self, seat: int) -> int:
        """How often something hidden was shown to this seat. The seat cannot undo beyond a change of this number.

        A game that counts what a seat shows of its own to others in `reveals` subtracts it here.
        """
        return self.reveals

    def hides_actions(self) -> bool:
        """Return whether the others must not notice what a seat does now, until the game reveals it."""
        return False

    def over(self) -> bool:
        """Return whether the game has ended."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points if the game ended now, hidden points included."""
        raise NotImplementedError

    def rival_score(self) -> int | None:
        """The points of a rival that is no seat if the game ended now; None where there is no such rival."""
        return None

    def final(self) -> Outcome:
        """The outcome of a finished game; called by `outcome`."""
        raise NotImplementedError

    def _view(self, seat: int | None) -> Mapping[str, object]:
        """The result of `view`, for a valid seat."""
        raise NotImplementedError

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Re-deal all that the seat cannot know; `imagine` calls it on a copy."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """The whole position as integers, which `Game.unpack` reads."""
        raise NotImplementedError

    def census(self) -> dict[str, list[int]]:
        """All components by kind, ascending, wherever they are: the same throughout a game."""
        raise NotImplementedError

    def prompt(self, seat: int) -> Line:
        """A line that says what the seat must do now, or that it waits."""
        raise NotImplementedError

    def explain(self, seat: int, action: int) -> Line:
        """A line that describes a legal action to the player, with the cards that it affects."""
        raise NotImplementedError

    # -- implemented by a game with settings -------------------------------------------------------------------

    def setting(self, seat: i64, index: i64) -> bool:
        """Return whether the seat has turned on the setting with this index in `Game.settings`."""
        return False

    def set_setting(self, seat: i64, index: i64, on: bool) -> None:
        """Turn a setting of the seat on or off, which reveals nothing and does not end the game."""
        raise NotImplementedError

    # -- common to all games -----------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions that the rules allow the seat now, ascending; never empty for an actor."""
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

        Where several orders of actions lead to the same result, a game may leave out all but one of them. From the
        start of such a sequence, the candidates reach every result that `choices` reach.
        """
        return self.choices(seat)

    def next_actor(self) -> i64:
        """The first of `actors`, which a game may find without listing them all; the game is not over."""
        return self.actors()[0]

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Draw one of an actor's `candidates`; a game may do so without listing them all."""
        candidates = self.candidates(seat)
        return candidates[rng.below(len(candidates))]

    def play(self, seat: int, action: int) -> None:
        """Play the action or change the setting, or raise `Refused` with the reason and change nothing."""
        refusal = self.play_refusal(seat, action)
        if refusal is not None:
            raise refusal
        if action < self.game.actions:
            self.move(seat, action)
        else:
            change = action - self.game.actions
            self.set_setting(seat, change // 2, change % 2 == 1)

    def play_refusal(self, seat: int, action: int) -> Refused | None:
        """Why `play` refuses an action or a setting change, or None if it does not."""
        game = self.game
        is_action = 0 <= action < game.actions
        if not is_action and not game.is_setting_change(action):
            return game.no_such_action(action)
        if not 0 <= seat < game.seats:
            return Refused("no-such-seat", seat=str(seat), seats=game.seats)
        if is_action:
            return self.refusal(seat, action)
        return Refused("game-over") if self.over() else None

    def outcome(self) -> Outcome:
        """The outcome; raise `NotOver` before the end."""
        if not self.over():
            raise NotOver("not-over")
        return self.final()

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What the seat (None: a spectator) may know, as plain data."""
        return self._view(self._check_seat(seat))

    def views(self, seats: list[int | None], earlier: Mapping[str, object] | None = None) -> list[Mapping[str, object]]:
        """`view` for each of these seats.

        A game may compute what all of them contain only once, and use again what is still right in `earlier`, any view
        of an earlier position of the game. Then views share objects, so nobody may change them.
        """
        return [self.view(seat) for seat in seats]

    def imagine(self, seat: int | None, rng: object) -> Position:
        """A position that looks the same to the seat, with all that it cannot know re-dealt.

        `rng` is an `Rng`, a seed, or a ``random.Random``.
        """
        self._check_seat(seat)
        source = make_rng(rng)
        world = self.copy()
        world.redeal(seat, source)
        world.rng = Rng(source.seed())
        return world

    def fingerprint(self) -> str:
        """A short hash of the position, the same in every process."""
        text = f"{self.game.key()}|{','.join(str(number) for number in self.pack())}"
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    def _check_seat(self, seat: int | None) -> int | None:
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.game.seats):
            raise BadSeats("no-such-seat", seat=str(seat), seats=self.game.seats)
        return seat

    def __reduce__(self) -> tuple[object, ...]:
        return (unpack_position, (self.game, self.pack(), self.journal))

    def __repr__(self) -> str:
        return f"<{self.game.name} position {self.fingerprint()}>"


def unpack_position(game: Game, numbers: list[int], journal: Journal | None) -> Position:
    """Restore a pickled position."""
    position = game.unpack(numbers)
    position.journal = journal
    return position
