"""Columns of words and numbers on a terminal or in a pipe."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

#: Wide enough that nothing is folded in a pipe.
PIPE_WIDTH = 400


def show_columns(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> None:
    """Print a table; the first `words` columns hold words, the others numbers."""
    table = Table(title=Text(title, style="bold"), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(Text(head), justify="left" if number < words else "right")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    console = Console(highlight=False)
    if console.is_terminal:
        console.print(table)
        return
    console = Console(highlight=False, width=PIPE_WIDTH)
    with console.capture() as captured:
        console.print(table)
    print("\n".join(line.rstrip() for line in captured.get().splitlines()))
