"""``terrarium simulate``: play many games at random or by bots and print statistics."""

from __future__ import annotations

import json
import time
from typing import Annotated

import typer

import terrarium
from terrarium.bots import split_specs
from terrarium.bots.registry import parse
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
from terrarium.cli.simulation import simulate_games
from terrarium.cli.simulation_report import print_report, report_data
from terrarium.engine.errors import TerrariumError
from terrarium.engine.playout import LIMIT
from terrarium.engine.rng import check_seed


class NotSolo(TerrariumError):
    """A game that needs several seats."""


def check_solo(game: str) -> None:
    """Raise if a game cannot be played by one seat."""
    if terrarium.title(game).min_seats > 1:
        possible = [name for name in terrarium.titles() if terrarium.title(name).min_seats == 1]
        raise NotSolo("simulate-not-solo", game=game, possible=", ".join(possible))


def simulate(
    game: RequiredGameName,
    seats: Annotated[int, typer.Option()] = 4,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Annotated[int, typer.Option()] = 0,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    solo: Annotated[str | None, typer.Option(metavar="difficulty")] = None,
    bots: Annotated[str | None, typer.Option()] = None,
    limit: Annotated[int, typer.Option(min=1)] = LIMIT,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    option: Options = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Play many games, at random or by bots, and show scores, win shares and the game's own figures.

    Ctrl-C ends the play early: the result so far is shown and the exit code is 130.
    """
    texts = texts_for(lang)
    with errors_reported(texts):
        if solo is not None:
            check_solo(game)
            seats, option = 1, [*(option or []), f"difficulty={solo}"]
        chosen = game_from_arguments(game, seats, option, box)
        check_seed(seed)
        players = [] if bots is None else split_specs(bots)
        for spec in players:
            parse(spec)
        began = time.monotonic()
        with deferred_interrupt() as stopped, GameProgress(texts, games) as progress:
            summary = simulate_games(chosen, seed, games, jobs, stopped, progress.advance, players, limit)
        seconds = time.monotonic() - began
        if as_json:
            timing = {
                "seconds": round(seconds, 3),
                "games_per_second": round(summary.played / seconds, 1),
                "jobs": jobs,
            }
            data = {
                **report_data(chosen, summary, seed, games, players, limit),
                "timing": {**timing, "compiled": terrarium.COMPILED},
            }
            print(json.dumps(data, indent=2, ensure_ascii=False))
        else:
            print_report(texts, chosen, summary, games, seconds, players, limit)
    if summary.played < games:
        raise typer.Exit(INTERRUPTED)
