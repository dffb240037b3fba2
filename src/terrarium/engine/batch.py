"""Many games side by side in one compiled loop, for learners that decide for all of them at once."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64

from terrarium.engine.errors import Refused
from terrarium.engine.features import Features, mask_into
from terrarium.engine.game import Game
from terrarium.engine.outcome import Outcome
from terrarium.engine.playout import play_others
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

#: The caller decides for every seat.
EVERYBODY = -1


class Batch:
    """So many games; each waits for one seat, and a game that ends is followed by a fresh one.

    `learner` is the seat that the caller decides for, or EVERYBODY. `others` acts for everybody else until the
    learner must act or the game is over; without it they play at random.
    """

    def __init__(
        self,
        game: Game,
        features: Features,
        count: int,
        seed: int,
        learner: int = EVERYBODY,
        others: Callable[[Position], None] | None = None,
    ) -> None:
        self.game = game
        self.features = features
        self.count: i64 = count
        self.learner: i64 = learner
        self.others = others
        self.rng = Rng(seed)
        self.positions: list[Position] = []
        for _number in range(count):
            self.positions.append(self._fresh())

    def _fresh(self) -> Position:
        """A new game, up to the first decision that the caller makes."""
        position = self.game.start(self.rng.seed())
        self._answer(position)
        return position

    def _answer(self, position: Position) -> None:
        """Let everybody else act, if the caller decides for one seat."""
        if self.others is not None:
            self.others(position)
        elif self.learner >= 0:
            play_others(position, self.learner, self.rng)

    def _mover(self, position: Position) -> i64:
        return self.learner if self.learner >= 0 else position.actors()[0]

    def seats(self) -> bytes:
        """The seat that each game waits for, one byte each; of several that act together the lowest."""
        row = BytesWriter()
        for position in self.positions:
            row.append(self._mover(position))
        return row.getvalue()

    def rows(self) -> bytes:
        """What the waiting seat of each game may know, row after row."""
        size: i64 = self.features.size
        row = BytesWriter()
        row.write(bytes(self.count * size))
        base: i64 = 0
        for position in self.positions:
            self.features.write(position, self._mover(position), row, base)
            base += size
        return row.getvalue()

    def masks(self) -> bytes:
        """What the waiting seat of each game may do, one byte for each action."""
        actions: i64 = self.game.actions
        row = BytesWriter()
        row.write(bytes(self.count * actions))
        base: i64 = 0
        for position in self.positions:
            mask_into(position, self._mover(position), row, base)
            base += actions
        return row.getvalue()

    def step(self, actions: bytes, masks: bytes) -> list[tuple[int, Outcome]]:
        """Do one action in each game (eight bytes each, lowest first); return the games that ended, with outcomes.

        `masks` is what `masks` gave for this moment. If an action is illegal nothing is done in any game.
        """
        size: i64 = self.game.actions
        number: i64 = 0
        while number < self.count:
            action = read_i64_le(actions, 8 * number)
            if action < 0 or action >= size or masks[number * size + action] == 0:
                refusal: Refused | None = None
                if 0 <= action < size:
                    position = self.positions[number]
                    refusal = position.refusal(int(self._mover(position)), int(action))
                raise refusal if refusal is not None else Refused("no-such-action", action=str(action), actions=size)
            number += 1
        ended: list[tuple[int, Outcome]] = []
        number = 0
        while number < self.count:
            position = self.positions[number]
            position.move(self._mover(position), read_i64_le(actions, 8 * number))
            self._answer(position)
            if position.over():
                ended.append((int(number), position.outcome()))
                self.positions[number] = self._fresh()
            number += 1
        return ended
