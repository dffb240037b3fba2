"""``terrarium train``: train the networks of a game and write a report."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import Lang, RequiredGameName, errors_reported, texts_for
from terrarium.cli.interrupts import INTERRUPTED, deferred_interrupt
from terrarium.cli.progress import GameProgress
from terrarium.engine.lines import Line
from terrarium.engine.rng import check_seed
from terrarium.engine.title import find_title
from terrarium.extras import require_extra

REPORT = "report.html"


def train(
    game: RequiredGameName,
    out: Annotated[Path | None, typer.Option()] = None,
    rounds: Annotated[int, typer.Option(min=0)] = 5,
    first_games: Annotated[int, typer.Option(min=1)] = 4000,
    games: Annotated[int, typer.Option(min=1)] = 4000,
    measured_games: Annotated[int, typer.Option(min=1)] = 800,
    match_games: Annotated[int, typer.Option(min=2)] = 1000,
    epochs: Annotated[int, typer.Option(min=1)] = 8,
    slip: Annotated[float, typer.Option(min=0, max=1)] = 0.08,
    noted: Annotated[float, typer.Option(min=0, max=1)] = 0.25,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    cluster: Annotated[str | None, typer.Option(metavar="address")] = None,
    lang: Lang = None,
) -> None:
    """Train the networks of a game by playing, generation after generation; leave a candidate and a report.

    Ctrl-C ends the run early: finished steps are kept, and the same command goes on with it later.
    """
    texts = texts_for(lang)
    with errors_reported(texts):
        require_extra("train", "numpy")
        if cluster is not None:
            require_extra("cluster", "ray")
        from terrarium.training.recipe import BadRun, Recipe
        from terrarium.training.report import report_page
        from terrarium.training.run import TrainingRun
        from terrarium.training.workers import Workers

        title = find_title(game)
        if not title.network_layouts():
            raise BadRun("no-networks", game=game)
        recipe = Recipe(
            game, check_seed(seed), rounds, first_games, games, measured_games, match_games, epochs, slip, noted
        )
        directory = out or Path(f"train-{game}")
        with deferred_interrupt() as stopped, GameProgress(texts, recipe.total_games()) as progress:
            done = 0

            def finished(count: int) -> None:
                nonlocal done
                done += count
                progress.advance(done)

            run = TrainingRun(directory, recipe, Workers(jobs, cluster, stopped, finished))
            complete = run.advance()
        page = report_page(run, texts.say, texts.language, shlex.join(["terrarium", *sys.argv[1:]]))
        (directory / REPORT).write_text(page, encoding="utf-8")
        print(texts.say(Line("train-written" if complete else "train-stopped", path=str(directory / REPORT))))
    if not complete:
        raise typer.Exit(INTERRUPTED)
