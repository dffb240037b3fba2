"""What bot processes are asked: the choice of a bot, hints, the steps of reviews, and games of bots."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from terrarium.bots import bot
from terrarium.daily import DailyDeal, bot_scores
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.hints import best_answers
from terrarium.review.decisions import ReplayedGame
from terrarium.review.steps import Step
from terrarium.server.wire import Choice, HintState

#: How many replayed games a bot process keeps; a review asks about the same game many times.
KEPT_GAMES = 2

#: The replayed games of this process by record, the one used longest ago first.
_replayed: OrderedDict[str, ReplayedGame] = OrderedDict()


class Question:
    """A question to a bot process, which answers it there."""

    def answer(self) -> Any:
        """Find the answer."""
        raise NotImplementedError


@dataclass(frozen=True)
class AskChoice(Question):
    """What a bot chooses for a seat."""

    spec: str
    seed: int
    position: Position
    seat: int

    def answer(self) -> int:
        """The action that the bot chooses."""
        player = bot(self.spec, self.seed)
        try:
            return player.choose(self.position, self.seat)
        finally:
            player.close()


@dataclass(frozen=True)
class AskHints(Question):
    """The best answers of a seat, with reasons."""

    position: Position
    seat: int

    def answer(self) -> list[HintState]:
        """The hints as they are sent to the client."""
        words = self.position.game.words
        return [
            HintState(
                Choice(hint.action, words(hint.action), self.position.explain(self.seat, hint.action).data()),
                hint.gain,
                [reason.data() for reason in hint.reasons],
            )
            for hint in best_answers(self.position, self.seat)
        ]


@dataclass(frozen=True)
class AskDailyScores(Question):
    """The scores that bots reach on the person's seat of a deal of the day."""

    deal: DailyDeal
    numbers: list[int]

    def answer(self) -> list[int]:
        """Play these runs."""
        return bot_scores(self.deal, self.numbers)


@dataclass(frozen=True)
class AskReviewStep(Question):
    """What a step of a review finds in a game."""

    #: The record as JSON.
    record: str
    step: Step

    def answer(self) -> Any:
        """Perform the step."""
        game = _replayed.pop(self.record, None) or ReplayedGame(Record.from_json(self.record))
        _replayed[self.record] = game
        if len(_replayed) > KEPT_GAMES:
            _replayed.popitem(last=False)
        return self.step.perform(game)
