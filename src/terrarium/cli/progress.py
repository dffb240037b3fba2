"""How far a long piece of work has come: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from terrarium.engine.lines import Line
from terrarium.texts import Texts

#: Seconds before the first line and between two lines where there is no terminal.
SOON = 1.0
PAUSE = 10.0


class GameProgress:
    """Shows on standard error how many games are done, how fast it goes and how long it will take."""

    def __init__(self, texts: Texts, games: int) -> None:
        self.texts = texts
        self.games = games
        #: When the first games were reported, and how many: processes take their time to start.
        self.began = 0.0
        self.base = 0
        self.tell_at = 0.0
        self.bar: Progress | None = None
        console = Console(stderr=True)
        if console.is_terminal:
            self.bar = Progress(
                TextColumn(texts.say(Line("simulate-games"))),
                BarColumn(),
                MofNCompleteColumn(),
                TextColumn("{task.fields[rate]}"),
                TimeRemainingColumn(),
                console=console,
                transient=True,
            )
            self.task = self.bar.add_task("", total=games, rate="")

    def __enter__(self) -> GameProgress:
        if self.bar is not None:
            self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()

    def advance(self, done: int) -> None:
        """So many games are done."""
        now = time.monotonic()
        if not self.base:
            self.began, self.base, self.tell_at = now, done, now + SOON
            return
        rate = (done - self.base) / (now - self.began)
        shown = round(rate) if rate >= 10 else round(rate, 1)
        if self.bar is not None:
            self.bar.update(self.task, completed=done, rate=self.texts.say(Line("simulate-rate", rate=shown)))
        elif now >= self.tell_at and self.base < done < self.games:
            self.tell_at = now + PAUSE
            left = clock(round((self.games - done) / rate))
            line = Line("simulate-so-far", done=done, games=self.games, rate=shown, left=left)
            print(self.texts.say(line), file=sys.stderr, flush=True)


def clock(seconds: int) -> str:
    """A span of time as hours, minutes and seconds."""
    minutes, seconds = divmod(seconds, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
