"""The players in the seats that do not learn: bots, or random play."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.bots.bot import Bot
from terrarium.bots.registry import bot, parse
from terrarium.engine.batch import OtherPlayers
from terrarium.engine.playout import play_others
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

RANDOM = "random"


class Opponents(OtherPlayers):
    """The opponents of a learning seat: one bot spec for all, or one for each clockwise."""

    def __init__(self, specs: str | list[str], seats: int) -> None:
        self.specs: list[str] = [specs] * (seats - 1) if isinstance(specs, str) else list(specs)
        if len(self.specs) != seats - 1:
            raise ValueError(f"{seats} seats have {seats - 1} opponents, not {len(self.specs)}.")
        for spec in self.specs:
            parse(spec)
        #: Whether all opponents play at random.
        self.all_random: bool = all(spec == RANDOM for spec in self.specs)
        self._rng = Rng(0)
        self._bots: list[Bot | None] = [None] * (seats - 1)

    def seat_bots(self, rng: Rng) -> None:
        """Create the bots with new seeds; ``random`` opponents draw from the generator itself."""
        self._rng = rng
        self._bots = [None if spec == RANDOM else bot(spec, rng.seed()) for spec in self.specs]

    def play_until(self, position: Position, seat: i64) -> None:
        """Act for the opponents until the learning seat must act or the game is over."""
        if self.all_random:
            play_others(position, seat, self._rng)
            return
        while not position.over():
            actors = position.actors()
            if seat in actors:
                return
            player = self._bots[(actors[0] - seat - 1) % position.game.seats]
            if player is None:
                position.move(actors[0], position.pick(actors[0], self._rng))
            else:
                position.play(actors[0], player.choose(position, actors[0]))
