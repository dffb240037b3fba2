"""``terrarium simulate``: many games at random or by bots, and what came of them."""

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
from terrarium.arena.figures import Histogram, interval
from terrarium.bots import split_specs
from terrarium.bots.catalogue import parse
from terrarium.cli.choices import BoxFile, Lang, Options, chosen_game, chosen_texts, complaints
from terrarium.cli.columns import show_columns
from terrarium.cli.progress import GameProgress
from terrarium.cli.simulation import Summary, play_all
from terrarium.cli.tallies import Figure, tally_of
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.rng import check_seed
from terrarium.texts import Texts

#: The exit code after Ctrl-C, as shells have it; the result so far has been printed.
INTERRUPTED = 130


def simulate(
    game: Annotated[str, typer.Argument(help="Which game, such as planet.")],
    seats: Annotated[int, typer.Option(help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed of the simulation; the same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes share the work; the result is the same.")] = 1,
    bots: Annotated[str | None, typer.Option(help="Who plays, such as greedy,sprout; nobody: at random.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")] = False,
    option: Options = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Play many games, at random or by bots, and show scores, win shares and the game's own figures.

    Ctrl-C ends the play early: the result so far is shown and the exit code is 130.
    """
    texts = chosen_texts(lang)
    with complaints(texts):
        chosen = chosen_game(game, seats, option, box)
        check_seed(seed)
        players = [] if bots is None else split_specs(bots)
        for spec in players:
            parse(spec)
        began = time.monotonic()
        with noting_interrupt() as stopped, GameProgress(texts, games) as progress:
            summary = play_all(chosen, seed, games, jobs, stopped, progress.advance, players)
        seconds = time.monotonic() - began
        if as_json:
            timing = {"seconds": round(seconds, 3), "games_per_second": round(summary.games / seconds, 1), "jobs": jobs}
            data = {
                **report(chosen, summary, seed, games, players),
                "timing": {**timing, "compiled": terrarium.COMPILED},
            }
            print(json.dumps(data, indent=2, ensure_ascii=False))
        else:
            show(texts, chosen, summary, games, seconds, players)
    if summary.games < games:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def noting_interrupt() -> Iterator[Callable[[], bool]]:
    """Ctrl-C is noted instead of breaking off the work; a second one breaks it off."""
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


def report(game: Game, summary: Summary, seed: int, games: int, players: list[str]) -> dict[str, object]:
    """Everything but the time it took, as plain data: the same for the same games."""
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
        "interrupted": summary.games < games,
    }
    if summary.games:
        found["by_seat"] = [seat_data(summary, seat) for seat in range(game.seats)]
        found["shared_victories"] = summary.shared_victories()
        found["decisions"] = spread(summary.decisions)
        found["figures"] = {row.key: {"value": row.value, "share": row.share} for row in figures(game, summary)}
    return found


def seat_data(summary: Summary, seat: int) -> dict[str, object]:
    """One seat's scores and victories."""
    share = summary.win_share(seat)
    low, high = interval(share, summary.games)
    scores = summary.scores[seat]
    histogram = {str(score): scores[score] for score in sorted(scores)}
    return {
        "seat": seat,
        "score": {**spread(scores), "histogram": histogram},
        "win_share": {"share": share, "low": low, "high": high},
    }


def spread(histogram: Histogram) -> dict[str, float]:
    """Mean and spread."""
    return {
        "mean": histogram.mean(),
        "deviation": histogram.deviation(),
        "min": min(histogram),
        "median": histogram.median(),
        "max": max(histogram),
    }


def figures(game: Game, summary: Summary) -> list[Figure]:
    """The rows of the game's own tally."""
    tally = tally_of(game.name)
    return [] if tally is None else tally.figures(summary.counts, summary.games)


def show(texts: Texts, game: Game, summary: Summary, games: int, seconds: float, players: list[str]) -> None:
    """The report in words and tables."""

    def say(id: str, **values: object) -> str:
        return texts.say(Line(f"simulate-{id}", **values))

    def number(value: float, digits: int = 2) -> str:
        return say(f"decimal-{digits}", number=round(value, digits))

    def percent(share: float) -> str:
        return say("percent", number=round(100 * share, 2))

    if summary.games < games:
        print(say("interrupted", done=summary.games, games=games))
    if not summary.games:
        return
    rows: list[list[str]] = []
    for seat in range(game.seats):
        found = spread(summary.scores[seat])
        share = summary.win_share(seat)
        low, high = interval(share, summary.games)
        rows.append(
            [
                texts.seat_name(seat),
                number(found["mean"]),
                number(found["deviation"]),
                number(found["min"], 0),
                number(found["median"], 1),
                number(found["max"], 0),
                percent(share),
                say("interval", low=round(100 * low, 2), high=round(100 * high, 2)),
            ]
        )
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
    shared = summary.shared_victories()
    print(say("shared", count=shared, share=round(100 * shared / summary.games, 2)))
    decisions = spread(summary.decisions)
    print(say("decisions", mean=round(decisions["mean"], 1), least=decisions["min"], most=decisions["max"]))
    rate = summary.games / seconds
    print(say("speed", rate=round(rate, 1) if rate < 100 else round(rate), time=round(seconds, 1)))
