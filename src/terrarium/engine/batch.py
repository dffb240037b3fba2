"""Many games stepped together in one compiled loop, for learners that decide for all of them at once."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, mypyc_attr

from terrarium.engine.errors import Refused
from terrarium.engine.features import Features, RowMemo, mask_into
from terrarium.engine.game import Game
from terrarium.engine.outcome import Outcome
from terrarium.engine.playout import play_others
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

#: The caller decides for every seat.
ALL_SEATS: Final = -1

#: When a game that is over is replaced: in the step that ends it, in the next step, or when the caller says so.
SAME_STEP: Final = 0
NEXT_STEP: Final = 1
WHEN_ASKED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherPlayers:
    """Acts for the seats that the caller of a batch does not decide for."""

    def play_until(self, position: Position, seat: i64) -> None:
        """Act for the others until the seat must act or the game is over."""
        raise NotImplementedError


class Batch:
    """A number of games, each waiting for one seat; a game that ends is replaced by a new one.

    `learner` is the seat that the caller decides for, or ALL_SEATS. `others` acts for the other seats; by default they
    play at random. `autoreset` says when a game that is over is replaced. Until then it waits for the learner (or seat
    0), which has nothing to choose from, and its action is not looked at.
    """

    def __init__(
        self,
        game: Game,
        features: Features,
        count: int,
        seed: int,
        learner: int = ALL_SEATS,
        others: OtherPlayers | None = None,
        autoreset: int = SAME_STEP,
    ) -> None:
        self.game = game
        self.features = features
        self.count: i64 = count
        self.learner: i64 = learner
        self.others = others
        self.autoreset: i64 = autoreset
        self.rng = Rng(seed)
        self.positions: list[Position] = []
        self._memos: list[RowMemo] = []
        #: Where rows and masks are put together; kept, so that a step needs no new memory.
        self._row = BytesWriter()
        self._mask = BytesWriter()
        self._no_choices: bytes = bytes(game.actions)
        for _number in range(count):
            self.positions.append(self._new_position())
            self._memos.append(features.memo())

    def _new_position(self) -> Position:
        """Start a game and play up to the caller's first decision."""
        position = self.game.start(self.rng.seed())
        self._play_others(position)
        return position

    def _play_others(self, position: Position) -> None:
        """Let the other seats act, if the caller decides for one seat only."""
        if self.learner < 0:
            return
        if self.others is not None:
            self.others.play_until(position, self.learner)
        else:
            play_others(position, self.learner, self.rng)

    def _waiting_seat(self, position: Position) -> i64:
        if self.learner >= 0:
            return self.learner
        return 0 if position.over() else position.next_actor()

    def seats(self) -> bytes:
        """The seat that each game waits for, one byte each; the lowest if several act together."""
        row = BytesWriter()
        for position in self.positions:
            row.append(self._waiting_seat(position))
        return row.getvalue()

    def rows(self) -> bytes:
        """The feature rows of the waiting seats, one game after the other."""
        row = self._row
        row.truncate(0)
        number: i64
        for number in range(self.count):
            position = self.positions[number]
            self.features.append(position, self._waiting_seat(position), row, self._memos[number])
        return row.getvalue()

    def masks(self) -> bytes:
        """The action masks of the waiting seats, one byte for each action."""
        row = self._mask
        row.truncate(0)
        for position in self.positions:
            base: i64 = len(row)
            row.write(self._no_choices)
            if not position.over():
                mask_into(position, self._waiting_seat(position), row, base)
        return row.getvalue()

    def sample(self, rng: Rng) -> bytes:
        """Draw one of the legal actions of each game, as `step` reads them; 0 for a game that is over."""
        drawn = BytesWriter()
        for position in self.positions:
            action: i64 = 0
            if not position.over():
                choices = position.choices(self._waiting_seat(position))
                action = choices[rng.below(len(choices))]
            write_i64_le(drawn, action)
        return drawn.getvalue()

    def step(self, actions: bytes, masks: bytes) -> list[tuple[int, Outcome, bytes]]:
        """Play one action in each game; return the number, the outcome and the last row of each game that ended.

        `actions` has eight bytes for each game, little-endian; `masks` is the current result of `masks`. If an action
        is illegal, no game changes. The outcomes have no score sheets.
        """
        number: i64
        for number in range(self.count):
            self._check(number, read_i64_le(actions, 8 * number), masks)
        ended: list[tuple[int, Outcome, bytes]] = []
        for number in range(self.count):
            position = self.positions[number]
            if self.autoreset != SAME_STEP and position.over():
                if self.autoreset == NEXT_STEP:
                    self.positions[number] = self._new_position()
                continue
            position.move(self._waiting_seat(position), read_i64_le(actions, 8 * number))
            self._play_others(position)
            if position.over():
                outcome = position.outcome()
                outcome.breakdown.clear()  # the sheets of many games at once would keep the garbage collector busy
                ended.append((int(number), outcome, self._row_of(number)))
                if self.autoreset == SAME_STEP:
                    self.positions[number] = self._new_position()
        return ended

    def _row_of(self, number: i64) -> bytes:
        """The feature row of one game."""
        position = self.positions[number]
        row = BytesWriter()
        self.features.append(position, self._waiting_seat(position), row, self._memos[number])
        return row.getvalue()

    def _check(self, number: i64, action: i64, masks: bytes) -> None:
        """Raise the reason if a game does not allow the action now."""
        size: i64 = self.game.actions
        if 0 <= action < size and masks[number * size + action] != 0:
            return
        position = self.positions[number]
        if self.autoreset != SAME_STEP and position.over():
            return
        refusal: Refused | None = None
        if 0 <= action < size:
            refusal = position.refusal(int(self._waiting_seat(position)), int(action))
        raise refusal if refusal is not None else Refused("no-such-action", action=str(action), actions=int(size))

    def replace(self, chosen: bytes) -> None:
        """Start new games where `chosen`, one byte for each game, is not 0."""
        number: i64
        for number in range(self.count):
            if chosen[number] != 0:
                self.positions[number] = self._new_position()
