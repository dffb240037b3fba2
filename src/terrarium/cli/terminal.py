"""The screen and the keyboard, or the two ends of a pipe: plain lines out, plain lines in."""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
from collections.abc import Iterable, Sequence

from terrarium.engine.lines import Line
from terrarium.texts import Texts

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (where there is one, lines can be edited and called back while typing)


class Screen:
    """Says lines in a language and reads answers. Never waits for a person who is not there."""

    def __init__(self, texts: Texts, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.names = list(names)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a letter that cannot be shown must not end a game

    def words(self, line: Line) -> str:
        """A line in words, with the names of the seats."""
        return self.texts.say(line, self.names)

    def say(self, *lines: Line) -> None:
        """Print lines in words."""
        self.show(self.words(line) for line in lines)

    def show(self, lines: Iterable[str]) -> None:
        """Print lines that are in words already."""
        for line in lines:
            print(line)
        sys.stdout.flush()

    def gap(self) -> None:
        """Print an empty line."""
        self.show([""])

    def ask(self) -> str | None:
        """The next line that is typed, None at the end of input. A pipe's answers are printed, for the reader."""
        if self.interactive:
            try:
                return input("> ").strip()
            except EOFError:
                self.gap()
                return None
        text = sys.stdin.readline()
        if not text:
            return None
        self.show([f"> {text.strip()}"])
        return text.strip()

    def pause(self, line: Line) -> None:
        """Wait for Enter before something that others should not see, if there is a person to wait for."""
        if self.interactive:
            self.say(line)
            self.ask()

    def clear(self) -> None:
        """Move what is on the screen out of sight, if there is a person who looks at it."""
        if self.interactive:
            self.show([""] * shutil.get_terminal_size().lines)
