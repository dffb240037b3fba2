"""``terrarium simulate``: play many games at random or by bots and print statistics."""

from __future__ import annotations

import json
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Annotated

import typer

import terrarium
from terrarium.arena.statistics import Histogram, interval
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
from terrarium.cli.progress import GameProgress
from terrarium.cli.simulation import SimulationSummary, simulate_games
from terrarium.cli.text_columns import show_columns
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.playout import LIMIT
from terrarium.engine.rng import check_seed
from terrarium.engine.statistics import Figure
from terrarium.texts import Texts

#: The exit code after Ctrl-C, as in shells; the result so far has been printed.
INTERRUPTED = 130


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


@contextmanager
def deferred_interrupt() -> Iterator[Callable[[], bool]]:
    """Provide a function that tells whether Ctrl-C was pressed; a second Ctrl-C interrupts as usual."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    noted: list[int] = []
    before = signal.getsignal(signal.SIGINT)

    def note(number: int, frame: FrameType | None) -> None:
        noted.append(number)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(noted)
    finally:
        signal.signal(signal.SIGINT, before)


def report_data(
    game: Game, summary: SimulationSummary, seed: int, games: int, players: list[str], limit: int = LIMIT
) -> dict[str, object]:
    """The results without timing, as plain data: the same for the same games."""
    options = {option.name: option.text(game.options[option.name]) for option in game.title.options}
    found: dict[str, object] = {
        "game": game.name,
        "rules": game.title.version,
        "seats": game.seats,
        "options": options,
        "box": game.box,
        "seed": seed,
        "bots": players,
        "asked": games,
        "games": summary.games,
        "cut": summary.cut,
        "limit": limit,
        "interrupted": summary.played < games,
    }
    if summary.games:
        found["by_seat"] = [seat_data(summary, seat) for seat in range(game.seats)]
        if summary.rival:
            found["rival"] = {**statistics_of(summary.rival), "histogram": sorted_counts(summary.rival)}
            found["margin"] = {**statistics_of(summary.margin), "histogram": sorted_counts(summary.margin)}
        found["shared_victories"] = summary.shared_victories()
        found["decisions"] = statistics_of(summary.decisions)
        found["figures"] = {row.key: {"value": row.value, "share": row.share} for row in figures(game, summary)}
    return found


def seat_data(summary: SimulationSummary, seat: int) -> dict[str, object]:
    """One seat's scores and victories."""
    share = summary.win_share(seat)
    low, high = interval(share, summary.games)
    scores = summary.scores[seat]
    return {
        "seat": seat,
        "score": {**statistics_of(scores), "histogram": sorted_counts(scores)},
        "win_share": {"share": share, "low": low, "high": high},
    }


def sorted_counts(histogram: Histogram) -> dict[str, int]:
    """The count of each number, in ascending order."""
    return {str(number): histogram[number] for number in sorted(histogram)}


def statistics_of(histogram: Histogram) -> dict[str, float]:
    """Return mean, deviation and extremes of a histogram."""
    return {
        "mean": histogram.mean(),
        "deviation": histogram.deviation(),
        "min": min(histogram),
        "median": histogram.median(),
        "max": max(histogram),
    }


def figures(game: Game, summary: SimulationSummary) -> list[Figure]:
    """The rows of the title's own statistics."""
    statistics = game.title.statistics()
    if statistics is None:
        return []
    statistics.counts = dict(summary.counts)
    return statistics.figures(summary.games)


def print_report(
    texts: Texts, game: Game, summary: SimulationSummary, games: int, seconds: float, players: list[str], limit: int
) -> None:
    """Print the results as text and tables."""

    def say(id: str, **values: object) -> str:
        return texts.say(Line(f"simulate-{id}", **values))

    def number(value: float, digits: int = 2) -> str:
        return say(f"decimal-{digits}", number=round(value, digits))

    def percent(share: float) -> str:
        return say("percent", number=round(100 * share, 2))

    if summary.played < games:
        print(say("interrupted", done=summary.played, games=games))
    if summary.cut:
        print(say("cut", count=summary.cut, limit=limit))
    if not summary.games:
        return
    rows: list[list[str]] = []

    def scores_row(name: str, histogram: Histogram) -> list[str]:
        found = statistics_of(histogram)
        numbers = [number(found["mean"]), number(found["deviation"]), number(found["min"], 0)]
        return [name, *numbers, number(found["median"], 1), number(found["max"], 0)]

    for seat in range(game.seats):
        share = summary.win_share(seat)
        low, high = interval(share, summary.games)
        confidence = say("interval", low=round(100 * low, 2), high=round(100 * high, 2))
        rows.append([*scores_row(texts.seat_name(seat), summary.scores[seat]), percent(share), confidence])
    if summary.rival:
        rows.append([*scores_row(texts.say(Line(f"{game.name}-rival")), summary.rival), "", ""])
    heads = ["seat", "mean", "deviation", "min", "median", "max", "wins", "confidence"]
    name = Line(f"{game.name}-name")
    title = say("title", name=name, games=summary.games)
    if players:
        title = say("title-bots", name=name, games=summary.games, bots=", ".join(players))
    show_columns(title, [say(f"head-{head}") for head in heads], rows)
    own = figures(game, summary)
    if own:
        lines = [
            [texts.say(row.line), number(row.value), "" if row.share is None else percent(row.share)] for row in own
        ]
        show_columns(say("figures"), [say("head-figure"), say("head-value"), say("head-share")], lines)
    if summary.rival:
        print(say("margin"))
        for line in bar_chart(summary.margin):
            print(line)
    shared = summary.shared_victories()
    print(say("shared", count=shared, share=round(100 * shared / summary.games, 2)))
    decisions = statistics_of(summary.decisions)
    print(say("decisions", mean=round(decisions["mean"], 1), least=decisions["min"], most=decisions["max"]))
    rate = summary.played / seconds
    print(say("speed", rate=round(rate, 1) if rate < 100 else round(rate), time=round(seconds, 1)))


def bar_chart(histogram: Histogram, lines: int = 12, width: int = 50) -> list[str]:
    """A histogram as text bars, one line for each range."""
    low, high = min(histogram), max(histogram)
    size = max(1, -(-(high - low + 1) // lines))
    counts = [sum(histogram[number] for number in range(start, start + size)) for start in range(low, high + 1, size)]
    longest = max(counts)
    labels = [f"{start:+d} .. {start + size - 1:+d}" for start in range(low, high + 1, size)]
    wide = max(len(label) for label in labels)
    return [
        f"  {label:>{wide}}  {'█' * -(-count * width // longest)} {count}"
        for label, count in zip(labels, counts, strict=True)
    ]
