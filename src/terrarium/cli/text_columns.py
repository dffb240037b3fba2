"""Tables of words and numbers, and long lines, on a terminal or in a pipe."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from terrarium.cli.output_style import styled, wrapped

#: Spaces between two columns, and where there is less room.
GAP, NARROW_GAP, NARROWEST_GAP = 3, 2, 1


def terminal_width() -> int | None:
    """How long a line may be; None in a pipe, where no line is wrapped."""
    return shutil.get_terminal_size().columns - 1 if sys.stdout.isatty() else None


def show_lines(lines: Iterable[str], style: str = "") -> None:
    """Print lines, wrapped on a terminal."""
    width = terminal_width()
    for line in lines:
        for part in [line] if width is None else wrapped(line, width):
            print(styled(part, style) if style else part)


def show_columns(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> None:
    """Print a table; the first `words` columns hold words, the others numbers."""
    show_lines([title], "title")
    print("\n".join(["", *column_lines(heads, rows, words, terminal_width()), ""]))


def column_lines(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int, width: int | None) -> list[str]:
    """A table whose lines fit the width: words and heads are broken between words if need be, numbers never.

    Where not even that fits, rows become columns, or blocks with a line for each cell.
    """
    columns = list(zip(heads, *rows, strict=True))
    natural = [max(map(len, cells)) for cells in columns]
    if width is None or _total(natural, GAP) <= width:
        return _table(columns, words, natural, GAP)
    for gap, whole in ((NARROW_GAP, True), (NARROWEST_GAP, True), (NARROW_GAP, False)):
        widths = [
            max(_longest_word(cell) if row == 0 or (number < words and not (whole and number == 0)) else len(cell)
                for row, cell in enumerate(cells))
            for number, cells in enumerate(columns)
        ]  # fmt: skip
        if _total(widths, gap) <= width:
            _widen(widths, natural, width - _total(widths, gap))
            return _table(columns, words, widths, gap)
    turned = [max(map(len, cells)) for cells in (heads, *rows)]
    if words == 1 and _total(turned, NARROW_GAP) <= width:
        return _table([heads, *rows], 1, turned, GAP if _total(turned, GAP) <= width else NARROW_GAP)
    return _blocks(heads, rows, width)


def side_by_side(cells: Sequence[Sequence[str]], width: int) -> list[str]:
    """Cells of some lines each, beside each other in columns of the same width."""
    return [" ".join(f"{part:<{width}}" for part in parts).rstrip() for parts in zip_longest(*cells, fillvalue="")]


def _widen(widths: list[int], natural: Sequence[int], spare: int) -> None:
    """Give each spare space to the column that lacks most."""
    for _space in range(spare):
        column = max(range(len(widths)), key=lambda column: natural[column] - widths[column])
        widths[column] = min(widths[column] + 1, natural[column])


def _total(widths: Sequence[int], gap: int) -> int:
    return 1 + sum(widths) + gap * (len(widths) - 1)


def _longest_word(cell: str) -> int:
    return max(map(len, cell.split(" ")))


def _table(columns: Sequence[Sequence[str]], words: int, widths: Sequence[int], gap: int) -> list[str]:
    """Heads, a rule and rows; the last lines of the heads stand next to each other."""
    lines: list[str] = []
    for row, cells in enumerate(zip(*columns, strict=True)):
        broken = [textwrap.wrap(cell, max(1, width)) or [""] for cell, width in zip(cells, widths, strict=True)]
        if row == 0:
            highest = max(map(len, broken))
            broken = [[""] * (highest - len(parts)) + parts for parts in broken]
        for parts in zip_longest(*broken, fillvalue=""):
            padded = [
                f"{part:<{width}}" if column < words else f"{part:>{width}}"
                for column, (part, width) in enumerate(zip(parts, widths, strict=True))
            ]
            lines.append(f" {(' ' * gap).join(padded)}".rstrip())
        if row == 0:
            lines.append(f" {'─' * (_total(widths, gap) - 1)}")
    return lines


def _blocks(heads: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Each row as its first cell, and below it a line for each further cell that is not empty."""
    lines: list[str] = []
    for first, *cells in rows:
        lines += wrapped(f" {heads[0]}: {first}" if heads[0] else f" {first}", width)
        for head, cell in zip(heads[1:], cells, strict=True):
            if cell:
                lines += wrapped(f"   {head}: {cell}", width)
    return lines
