"""``terrarium puzzles``: find puzzles in games of bots, or in a game of one's own."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import Lang, RequiredGameName, errors_reported, texts_for
from terrarium.cli.files import read_text
from terrarium.cli.interrupts import INTERRUPTED, deferred_interrupt
from terrarium.cli.progress import LINE_INTERVAL, ShareProgress, format_duration
from terrarium.engine.errors import BadRecord
from terrarium.engine.lines import Line
from terrarium.engine.record import Record
from terrarium.engine.rng import check_seed
from terrarium.engine.title import find_title
from terrarium.puzzles import Demands, Generation, Puzzle, find_in_record, write_puzzles
from terrarium.puzzles.loading import sorted_puzzles
from terrarium.texts import Texts


def puzzles(
    game: RequiredGameName,
    count: Annotated[int, typer.Option(min=1)] = 100,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    iterations: Annotated[int, typer.Option(min=50)] = Demands.search,
    margin: Annotated[float, typer.Option(min=0.001, max=1)] = Demands.margin,
    record: Annotated[Path | None, typer.Option()] = None,
    out: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    """Find puzzles in games of bots or in a recorded game, verify them with long searches, and write them to a file.

    Ctrl-C ends the run early: what was found is written, and the same command goes on with it later.
    """
    texts = texts_for(lang)
    with errors_reported(texts):
        title = find_title(game)
        demands = Demands(search=iterations, check=10 * iterations, margin=margin)
        path = out or Path(f"puzzles-{game}.jsonl")
        check_seed(seed)
        with deferred_interrupt() as stopped:
            if record is None:
                generation = Generation(title.name, seed, count, path, demands)
                complete = generation.run(jobs, stopped, PuzzleProgress(texts, generation).show)
                found = generation.puzzles()
            else:
                found, complete = puzzles_of_record(texts, title.name, record, seed, demands, stopped)
                write_puzzles(path, found)
        print(texts.say(Line("puzzles-written", count=len(found), path=str(path))))
        for grade, count_of_grade in sorted(Counter(puzzle.grade for puzzle in found).items()):
            levels = max(len(puzzle.levels) for puzzle in found)
            print(f"  {texts.say(Line('puzzles-of-grade', count=count_of_grade, missed=grade, levels=levels))}")
        if not complete:
            if record is None:
                print(texts.say(Line("puzzles-stopped", path=str(generation.unfinished))))
            raise typer.Exit(INTERRUPTED)


def puzzles_of_record(
    texts: Texts, title: str, file: Path, seed: int, demands: Demands, stopped: Callable[[], bool]
) -> tuple[list[Puzzle], bool]:
    """The puzzles of a recorded game, and whether all of it was looked at."""
    record = Record.parse(read_text(file))
    if record.name != title:
        raise BadRecord("puzzles-other-game", file=str(file), found=record.name, game=title)
    record.replay(journal=False)
    with ShareProgress(texts, "puzzles-record-progress") as progress:
        found = list(find_in_record(record, seed, demands, stopped, progress.show))
    return sorted_puzzles(found), not stopped()


class PuzzleProgress:
    """Says on standard error how many puzzles there are, and how long it will take."""

    def __init__(self, texts: Texts, generation: Generation) -> None:
        self.texts = texts
        self.generation = generation
        self.terminal = sys.stderr.isatty()
        self.began = self.next_at = time.monotonic()
        #: How many there were at the start of this run.
        self.first: int | None = None

    def show(self, found: int) -> None:
        """Show that this many are found."""
        now = time.monotonic()
        if self.first is None:
            self.first = found
        if now < self.next_at:
            return
        self.next_at = now + (0.5 if self.terminal else LINE_INTERVAL)
        new = found - self.first
        left = format_duration(round((self.generation.count - found) * (now - self.began) / new)) if new else "-"
        games = len(self.generation.by_game)
        words = self.texts.say(
            Line("puzzles-progress", found=found, count=self.generation.count, games=games, left=left)
        )
        print(f"\r\033[K{words}" if self.terminal else words, end="" if self.terminal else "\n", file=sys.stderr)
        sys.stderr.flush()
