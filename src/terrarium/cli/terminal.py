"""Line-based input and output, on a terminal or through a pipe."""

from __future__ import annotations

import contextlib
import shutil
import sys
from collections.abc import Iterable, Sequence

from terrarium.cli.text_columns import show_lines
from terrarium.engine.lines import Line
from terrarium.texts import Texts

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (its import alone enables line editing and history)

QUIT_COMMANDS = ("q", "quit", "exit")


class Terminal:
    """Prints lines in a language and reads answers; does not wait for a person in a pipe."""

    def __init__(self, texts: Texts, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.names = list(names)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    def words(self, line: Line) -> str:
        """Translate a line, with the names of the seats."""
        return self.texts.say(line, self.names)

    def say(self, *lines: Line) -> None:
        """Translate and print lines."""
        self.show(self.words(line) for line in lines)

    def show(self, lines: Iterable[str]) -> None:
        """Print translated lines, wrapped on a terminal."""
        show_lines(lines)
        sys.stdout.flush()

    def complain(self, line: Line) -> None:
        """Translate and print a line that says what went wrong."""
        show_lines([self.words(line)], "error")

    def ask_for(self, question: str) -> None:
        """Print a question."""
        show_lines([question], "question")

    def blank_line(self) -> None:
        """Print an empty line."""
        self.show([""])

    def ask(self) -> str | None:
        """Read a line, None at the end of the input; input from a pipe is echoed."""
        if self.interactive:
            try:
                return input("> ").strip()
            except EOFError:
                self.blank_line()
                return None
        text = sys.stdin.readline()
        if not text:
            return None
        self.show([f"> {text.strip()}"])
        return text.strip()

    def pause(self, line: Line) -> None:
        """Wait for Enter, before something that others should not see; only on a terminal."""
        if self.interactive:
            self.say(line)
            self.ask()

    def clear(self) -> None:
        """Scroll the output out of sight; only on a terminal."""
        if self.interactive:
            self.show([""] * shutil.get_terminal_size().lines)
