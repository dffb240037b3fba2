"""The style of output: its width, and colour where the terminal supports it and NO_COLOR is not set."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from typing import Literal

#: Longer lines are hard to read, and shorter ones hold no words.
WIDEST, NARROWEST = 100, 30
#: ANSI sequences by what they mark.
STYLES = {"title": "1", "question": "1", "key": "36", "error": "31"}


def colour_system() -> Literal["standard"] | None:
    """The colours to use; none in a pipe, on a terminal without them, and where NO_COLOR is set (no-color.org)."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return None if plain else "standard"


def styled(text: str, style: str) -> str:
    """Mark a text with a style, if there is colour."""
    return f"\033[{STYLES[style]}m{text}\033[0m" if text and colour_system() else text


def output_width() -> int:
    """The width of the terminal, within what is readable."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def wrapped(line: str, width: int, indent: int | None = None) -> list[str]:
    """Break a line that is too long between words; what follows is indented, by default a little under it."""
    if len(line) <= width:
        return [line]
    spaces = " " * (len(line) - len(line.lstrip()) + 4 if indent is None else indent)
    return textwrap.wrap(line, width, subsequent_indent=spaces, break_on_hyphens=False)


def print_to_stderr(text: str) -> None:
    """Print lines to standard error, wrapped on a terminal."""
    for line in text.splitlines():
        print("\n".join(wrapped(line, output_width()) if sys.stderr.isatty() else [line]), file=sys.stderr)
