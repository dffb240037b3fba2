"""``terrarium daily``: the deal of the day in the terminal."""

from __future__ import annotations

import datetime
from typing import Annotated

import typer

from terrarium.cli.arguments import Lang, RequiredGameName, errors_reported, texts_for
from terrarium.cli.play import TextGame
from terrarium.cli.progress import ShareProgress
from terrarium.cli.saved_games import SavedGame
from terrarium.cli.seat_specs import YOU
from terrarium.cli.terminal import Terminal
from terrarium.daily import RUN_LEVELS, BadDay, DailyDeal, Distribution, bars, bot_scores, daily_deal, parse_day
from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough

#: How many games of bots are played at a time, between two looks at the progress.
BATCH = 4


def daily(
    game: RequiredGameName,
    day: Annotated[str | None, typer.Option()] = None,
    runs: Annotated[int, typer.Option(min=1)] = 100,
    lang: Lang = None,
) -> None:
    """Play the deal of the day, the same for everybody, and compare the score with games of bots."""
    texts = texts_for(lang)
    with errors_reported(texts):
        today = datetime.datetime.now(datetime.UTC).date()
        chosen = today if day is None else parse_day(day)
        if chosen > today:
            raise BadDay("daily-too-late", day=chosen.isoformat(), today=today.isoformat())
        deal = daily_deal(game, chosen)
        terminal = Terminal(texts)
        played = Playthrough(deal.start_game(), deal.seed)
        TextGame(played, SavedGame.create(game, [YOU, *deal.opponents], None), terminal).run()
        if played.position.over():
            with ShareProgress(texts, "daily-progress") as progress:
                scores = compared_scores(deal, runs, progress)
            show_standing(deal, played.position.outcome().scores[0], scores, terminal)


def compared_scores(deal: DailyDeal, runs: int, progress: ShareProgress) -> Distribution:
    """The scores of a number of games of bots."""
    scores: list[int] = []
    while len(scores) < runs:
        scores += bot_scores(deal, range(len(scores), min(len(scores) + BATCH, runs)))
        progress.show(len(scores) / runs)
    return Distribution(scores)


def show_standing(deal: DailyDeal, score: int, scores: Distribution, terminal: Terminal) -> None:
    """Print where a score lies, as a text that can be shared: it tells nothing about the deal."""
    signs, own = bars(scores, score)
    percent = round(scores.percentile(score) or 0)
    game = Line(f"{deal.game}-name")
    terminal.blank_line()
    terminal.say(Line("page-daily-shared", game=game, day=deal.day.isoformat(), score=score))
    terminal.say(Line("page-daily-better-bots", percent=percent, count=scores.total()))
    terminal.show([f"{signs[:own]}[{signs[own]}]{signs[own + 1 :]}"])
    levels = terminal.texts.listing([terminal.words(Line(f"page-bot-{level}")) for level in RUN_LEVELS])
    terminal.say(Line("daily-levels", levels=levels))
