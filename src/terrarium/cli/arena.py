"""``terrarium arena``: play a match of bots and write a report."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from terrarium.arena.local_workers import play_missing
from terrarium.arena.match_directory import MatchDirectory
from terrarium.arena.match_output import REPORT, write_results
from terrarium.arena.match_plan import MatchPlan
from terrarium.arena.statistics import interval, percentile
from terrarium.arena.summary import MatchSummary
from terrarium.bots import split_specs
from terrarium.cli.arguments import (
    BoxFile,
    Lang,
    Options,
    RequiredGameName,
    errors_reported,
    game_from_arguments,
    texts_for,
)
from terrarium.cli.interrupts import INTERRUPTED, deferred_interrupt
from terrarium.cli.progress import GameProgress
from terrarium.cli.text_columns import show_columns, show_lines
from terrarium.engine.lines import Line
from terrarium.engine.playout import LIMIT
from terrarium.engine.rng import check_seed
from terrarium.extras import require_extra
from terrarium.texts import Texts


def arena(
    game: RequiredGameName,
    bots: Annotated[str, typer.Option()],
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seats: Annotated[int, typer.Option()] = 4,
    seed: Annotated[int, typer.Option()] = 0,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    limit: Annotated[int, typer.Option(min=1)] = LIMIT,
    out: Annotated[Path | None, typer.Option()] = None,
    cluster: Annotated[str | None, typer.Option(metavar="address")] = None,
    option: Options = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games, in rotated seats from the same deals, and leave ratings and a report in a directory.

    Ctrl-C ends the match early: finished games are kept, and the same command goes on with it later.
    """
    texts = texts_for(lang)
    with errors_reported(texts):
        plan = MatchPlan(
            game_from_arguments(game, seats, option, box), split_specs(bots), games, check_seed(seed), limit
        )
        if cluster is not None:
            require_extra("cluster", "ray")  # before a folder is made
        directory = out or Path(f"arena-{game}")
        with MatchDirectory(directory, plan) as match:
            _play(match, texts, jobs, cluster)
            summary = write_results(match, texts.say, texts.language, _command(sys.argv))
        print_standings(texts, summary)
        if summary.games:
            show_lines([texts.say(Line("arena-written", path=str(directory / REPORT)))])
    if summary.games < games:
        raise typer.Exit(INTERRUPTED)


def _play(match: MatchDirectory, texts: Texts, jobs: int, cluster: str | None) -> None:
    before = len(match.done())
    if before:
        print(texts.say(Line("arena-resumed", done=before, games=match.plan.games)), file=sys.stderr)
    with deferred_interrupt() as stopped, GameProgress(texts, match.plan.games) as progress:
        progress.advance(before)
        if cluster is None:
            play_missing(match, jobs, stopped, progress.advance)
        else:
            from terrarium.arena.ray_cluster import play_on_cluster  # Ray is an extra, terrarium[cluster]

            play_on_cluster(match, cluster, stopped, progress.advance)


def _command(words: list[str]) -> str:
    """The command line as it was typed."""
    return shlex.join(["terrarium", *words[1:]])


def print_standings(texts: Texts, summary: MatchSummary) -> None:
    """Print the standings as a table."""

    def say(id: str, **figures: object) -> str:
        return texts.say(Line(f"arena-{id}", **figures))

    rows: list[list[str]] = []
    for standing in summary.standings:
        rating, share, scores, times = standing.rating, standing.win_share(), standing.scores, sorted(standing.times)
        low, high = interval(share, standing.played)
        least, most = scores.mean_interval()
        rows.append(
            [
                standing.name,
                say("with-interval", value=round(rating.mean, 1), low=round(rating.low, 1), high=round(rating.high, 1)),
                say("share", value=round(100 * share, 1), low=round(100 * low, 1), high=round(100 * high, 1)),
                say("with-interval", value=round(scores.mean(), 1), low=round(least, 1), high=round(most, 1)),
                str(standing.played),
                say("milliseconds", value=round(sum(times) / max(len(times), 1) / 1000, 2)),
                say("milliseconds", value=round(percentile(times, 0.99) / 1000 if times else 0.0, 2)),
            ]
        )
    heads = ["bot", "rating", "wins", "score", "played", "mean-time", "slow-time"]
    title = say("title", name=Line(f"{summary.plan.game.name}-name"), games=summary.games)
    show_columns(title, [say(f"head-{head}") for head in heads], rows)
    if summary.cut:
        show_lines([say("cut", count=summary.cut, limit=summary.plan.limit)])
