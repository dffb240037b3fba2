"""What a seat of Pond may know, as numbers for learners."""

from __future__ import annotations

from librt.strings import BytesWriter

from terrarium.engine.features import Features, flag, numbered, put, seat_names
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium_pond.rules import FLIES, FROGS, NONE, ROUNDS, PondPosition


class PondFeatures(Features):
    """Writes the rows of one game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        seats = seat_names(game.seats)
        self.at_hand = self.block("hand", [numbered(FROGS)], 1, "own frogs in hand")
        self.at_laid = self.block("laid", [numbered(FROGS)], 1, "the own frog that lies face down")
        self.at_seen = self.block("seen", [numbered(FROGS)], 1, "frogs that are out of the game")
        self.at_fly = self.block("fly", [numbered(max(FLIES))], 1, "the fly that is turned up")
        self.at_round = self.block("round", [numbered(ROUNDS)], 1, "the round")
        self.at_has_laid = self.block("has laid", [seats], 1, "who has laid a frog")
        self.at_points = self.block("points", [seats], 30, "points so far")

    def write(self, position: Position, seat: int, row: BytesWriter, base: int) -> None:
        """Write what the seat may know."""
        assert isinstance(position, PondPosition)
        for frog in position.hands[seat]:
            flag(row, base + self.at_hand + frog)
        if position.laid[seat] != NONE:
            flag(row, base + self.at_laid + position.laid[seat])
        for frog in position.seen:
            flag(row, base + self.at_seen + frog)
        flag(row, base + self.at_fly + position.fly - 1)
        flag(row, base + self.at_round + min(position.round, ROUNDS) - 1)
        scores = position.scores()
        for number in range(self.game.seats):
            other = (seat + number) % self.game.seats
            put(row, base + self.at_has_laid + number, int(position.laid[other] != NONE))
            put(row, base + self.at_points + number, scores[other])
