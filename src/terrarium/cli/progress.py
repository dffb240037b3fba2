"""Progress of a long computation: a bar on a terminal, occasional lines elsewhere."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from terrarium.engine.lines import Line
from terrarium.texts import Texts

#: Without a terminal, seconds before the first line and between two lines.
FIRST_LINE_DELAY = 1.0
LINE_INTERVAL = 10.0


class GameProgress:
    """Shows the number of finished games, the speed and the remaining time on standard error."""

    def __init__(self, texts: Texts, games: int) -> None:
        self.texts = texts
        self.games = games
        #: When the first games were reported, and how many; the start of the processes does not count.
        self.began = 0.0
        self.base = 0
        self.next_line_at = 0.0
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
        """Show that `done` games are finished."""
        now = time.monotonic()
        if not self.base:
            self.began, self.base, self.next_line_at = now, done, now + FIRST_LINE_DELAY
            return
        rate = (done - self.base) / (now - self.began)
        shown = round(rate) if rate >= 10 else round(rate, 1)
        if self.bar is not None:
            self.bar.update(self.task, completed=done, rate=self.texts.say(Line("simulate-rate", rate=shown)))
        elif now >= self.next_line_at and self.base < done < self.games:
            self.next_line_at = now + LINE_INTERVAL
            left = format_duration(round((self.games - done) / rate))
            line = Line("simulate-so-far", done=done, games=self.games, rate=shown, left=left)
            print(self.texts.say(line), file=sys.stderr, flush=True)


def format_duration(seconds: int) -> str:
    """A duration as hours, minutes and seconds."""
    minutes, seconds = divmod(seconds, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


class ShareProgress:
    """Shows on standard error how much of a piece of work is done, in percent."""

    def __init__(self, texts: Texts, text: str) -> None:
        self.texts = texts
        #: The id of the text, which has the figure ``percent``.
        self.text = text
        self.shown = -1
        self.next_line_at = time.monotonic() + FIRST_LINE_DELAY
        self.terminal = sys.stderr.isatty()

    def __enter__(self) -> ShareProgress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.terminal and self.shown >= 0:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def show(self, share: float) -> None:
        """Show that this share of 1 is done."""
        percent, now = int(100 * share), time.monotonic()
        if percent == self.shown or (not self.terminal and (now < self.next_line_at or percent == 100)):
            return
        self.shown, self.next_line_at = percent, now + LINE_INTERVAL
        words = self.texts.say(Line(self.text, percent=percent))
        print(f"\r{words}" if self.terminal else words, end="" if self.terminal else "\n", file=sys.stderr, flush=True)
