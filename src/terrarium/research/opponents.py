"""Who sits in the seats that do not learn: named bots, or chance in compiled code."""

from __future__ import annotations

from terrarium.bots import Bot, bot
from terrarium.engine.playout import play_others
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

RANDOM = "random"


class Opponents:
    """A bot spec for all other seats, or a list of specs, one for each of them clockwise from the learning seat."""

    def __init__(self, specs: str | list[str], seats: int) -> None:
        self.specs = [specs] * (seats - 1) if isinstance(specs, str) else list(specs)
        if len(self.specs) != seats - 1:
            raise ValueError(f"{seats} seats have {seats - 1} opponents, not {len(self.specs)}.")
        #: Whether all of them play anything.
        self.by_chance = all(spec == RANDOM for spec in self.specs)
        self._chance = Rng(0)
        self._bots: list[Bot | None] = [None] * (seats - 1)

    def sit_down(self, chance: Rng) -> None:
        """Bots with fresh seeds; ``random`` is played by the quick generator given."""
        self._chance = chance
        self._bots = [None if spec == RANDOM else bot(spec, chance.seed()) for spec in self.specs]

    def answer(self, position: Position, seat: int) -> None:
        """Act for everybody else until the learning seat must act or the game is over."""
        if self.by_chance:
            play_others(position, seat, self._chance)
            return
        while not position.over():
            actors = position.actors()
            if seat in actors:
                return
            player = self._bots[(actors[0] - seat - 1) % position.game.seats]
            if player is None:
                position.move(actors[0], position.pick(actors[0], self._chance))
            else:
                position.play(actors[0], player.choose(position, actors[0]))
