"""Many games stepped together in one compiled loop, for learners that decide for all of them at once."""

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
ALL_SEATS = -1


class Batch:
    """A number of games, each waiting for one seat; a game that ends is replaced by a new one.

    `learner` is the seat that the caller decides for, or ALL_SEATS. `others` acts for the other seats until the
    learner must act or the game is over; by default they play at random.
    """

    def __init__(
        self,
        game: Game,
        features: Features,
        count: int,
        seed: int,
        learner: int = ALL_SEATS,
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
            self.positions.append(self._new_position())

    def _new_position(self) -> Position:
        """Start a game and play up to the caller's first decision."""
        position = self.game.start(self.rng.seed())
        self._play_others(position)
        return position

    def _play_others(self, position: Position) -> None:
        """Let the other seats act, if the caller decides for one seat only."""
        if self.others is not None:
            self.others(position)
        elif self.learner >= 0:
            play_others(position, self.learner, self.rng)

    def _waiting_seat(self, position: Position) -> i64:
        return self.learner if self.learner >= 0 else position.next_actor()

    def seats(self) -> bytes:
        """The seat that each game waits for, one byte each; the lowest if several act together."""
        row = BytesWriter()
        for position in self.positions:
            row.append(self._waiting_seat(position))
        return row.getvalue()

    def rows(self) -> bytes:
        """The feature rows of the waiting seats, one game after the other."""
        size: i64 = self.features.size
        row = BytesWriter()
        row.write(bytes(self.count * size))
        base: i64 = 0
        for position in self.positions:
            self.features.write(position, self._waiting_seat(position), row, base)
            base += size
        return row.getvalue()

    def masks(self) -> bytes:
        """The action masks of the waiting seats, one byte for each action."""
        actions: i64 = self.game.actions
        row = BytesWriter()
        row.write(bytes(self.count * actions))
        base: i64 = 0
        for position in self.positions:
            mask_into(position, self._waiting_seat(position), row, base)
            base += actions
        return row.getvalue()

    def step(self, actions: bytes, masks: bytes) -> list[tuple[int, Outcome]]:
        """Play one action in each game and return the numbers and outcomes of the games that ended.

        `actions` has eight bytes for each game, little-endian; `masks` is the current result of `masks`. If an action
        is illegal, no game changes.
        """
        size: i64 = self.game.actions
        number: i64
        for number in range(self.count):
            action = read_i64_le(actions, 8 * number)
            if action < 0 or action >= size or masks[number * size + action] == 0:
                refusal: Refused | None = None
                if 0 <= action < size:
                    position = self.positions[number]
                    refusal = position.refusal(int(self._waiting_seat(position)), int(action))
                raise refusal if refusal is not None else Refused("no-such-action", action=str(action), actions=size)
        ended: list[tuple[int, Outcome]] = []
        for number in range(self.count):
            position = self.positions[number]
            position.move(self._waiting_seat(position), read_i64_le(actions, 8 * number))
            self._play_others(position)
            if position.over():
                ended.append((int(number), position.outcome()))
                self.positions[number] = self._new_position()
        return ended
