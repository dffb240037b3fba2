"""Runs of bots on the person's seat of a deal, against the same opponents: what a score is compared with."""

from __future__ import annotations

from collections.abc import Iterable

from terrarium.bots import bot
from terrarium.bots.bot import Bot
from terrarium.daily.deal import DailyDeal

#: How many runs a deal has, and the levels that play them in turn. None of them is limited by time.
RUNS = 1000
RUN_LEVELS = ("seedling", "sprout", "sapling", "tree")


def bot_scores(deal: DailyDeal, numbers: Iterable[int]) -> list[int]:
    """The scores of some runs; the same number always gives the same run."""
    return [_bot_score(deal, number) for number in numbers]


def _bot_score(deal: DailyDeal, number: int) -> int:
    game = deal.start_game()
    position = game.start(deal.seed)
    players: list[Bot] = [bot(RUN_LEVELS[number % len(RUN_LEVELS)], seed=number), *map(bot, deal.opponents)]
    try:
        while not position.over():
            seat = position.actors()[0]
            position.play(seat, players[seat].choose(position, seat))
    finally:
        for player in players:
            player.close()
    return position.outcome().scores[0]
