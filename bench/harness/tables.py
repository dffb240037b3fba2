"""The tables printed at the end."""

from __future__ import annotations

from peers.measuring import COPY, LOOK_AHEAD, SCORING, SEARCH, THOUGHT

from harness.ratios import COPY_RATIOS, LOOK_RATIOS, PLAY_RATIOS, SEARCH_RATIOS, times_quicker
from harness.rows import DECISIONS, GAMES, ITERATIONS, MAIN, MICROSECONDS, MILLISECONDS, NANOSECONDS, Row, Rows
from harness.targets import TargetResult

Cells = list[str]


def table(title: str, heads: Cells, lines: list[Cells], words: int) -> str:
    """A table in plain text; the first columns are words, the others numbers."""
    widths = [max(len(line[column]) for line in [heads, *lines]) for column in range(len(heads))]

    def line_text(cells: Cells) -> str:
        pairs = enumerate(zip(cells, widths, strict=True))
        return "  ".join(cell.ljust(width) if at < words else cell.rjust(width) for at, (cell, width) in pairs).rstrip()

    rule = "  ".join("-" * width for width in widths)
    return "\n".join([title, "", line_text(heads), rule, *[line_text(line) for line in lines], ""])


def number(value: float | None) -> str:
    """A figure with about three significant digits."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}" if value < 100 else f"{value:.0f}"


def times(value: float | None) -> str:
    """A ratio."""
    return "-" if value is None else f"{number(value)} x"


def play_table(rows: Rows, ours: set[str]) -> str:
    """The speed of play."""
    heads = ["game", "build", "how", "decisions/s", "games/s", "spread", *_ratio_heads(PLAY_RATIOS)]
    lines = [
        [
            *row.labels,
            number(row.best(DECISIONS)),
            number(row.best(GAMES)),
            f"{row.spread():.0%}",
            *_ratios(row, rows, ours, PLAY_RATIOS),
        ]
        for row in _ours_first(rows, ours)
        if row.labels.what not in MAIN
    ]
    title = "Random play; decisions/s against OpenSpiel played the same way, games/s against catanatron's Game.play"
    return table(title, heads, lines, words=3)


def copy_table(rows: Rows, ours: set[str]) -> str:
    """The speed of copying a position."""
    title = "Copy of a position from the middle of a game; times as quick as the peer"
    return _one_figure(title, rows, ours, COPY, NANOSECONDS, COPY_RATIOS)


def score_table(rows: Rows, ours: set[str]) -> str:
    """The speed of scoring a finished game."""
    title = "The outcome of a finished game with four seats, every line of the sheet included"
    return _one_figure(title, rows, ours, SCORING, MICROSECONDS, [])


def search_table(rows: Rows, ours: set[str]) -> str:
    """The speed of searching."""
    title = "Tree search from the start position with four seats, one core; against OpenSpiel's MCTS bot"
    return _one_figure(title, rows, ours, SEARCH, ITERATIONS, SEARCH_RATIOS)


def look_table(rows: Rows, ours: set[str]) -> str:
    """The time of a decision with one look ahead."""
    title = "A decision with one look ahead: our greedy bot, catanatron's victory point player; times as quick"
    return _one_figure(title, rows, ours, LOOK_AHEAD, MILLISECONDS, LOOK_RATIOS)


def thought_table(rows: Rows, ours: set[str]) -> str:
    """The time of a decision by search."""
    title = "A decision by search: our level Tree, alpha-beta two actions deep on catanatron; times as quick"
    return _one_figure(title, rows, ours, THOUGHT, MILLISECONDS, LOOK_RATIOS)


def _one_figure(
    title: str, rows: Rows, ours: set[str], what: str, figure: str, comparisons: list[tuple[str, str]]
) -> str:
    heads = ["game", "build", figure, "spread", *_ratio_heads(comparisons)]
    lines = [
        [
            row.labels.name,
            row.labels.build,
            number(row.best(figure)),
            f"{row.spread():.0%}",
            *_ratios(row, rows, ours, comparisons),
        ]
        for row in _ours_first(rows, ours)
        if row.labels.what == what
    ]
    return table(title, heads, lines, words=2)


def target_table(results: list[TargetResult]) -> str:
    """Every target with what was measured."""
    heads = ["game", "build", "what", "unit", "", "target", "measured", ""]
    lines = [_target_line(result) for result in results]
    met = sum(result.met for result in results)
    return table(f"Targets: {met} of {len(results)} met", heads, lines, words=4)


def _target_line(result: TargetResult) -> Cells:
    target = result.target
    measured = "not measured" if result.measured is None else number(result.measured)
    sign = ">=" if target.at_least else "<="
    outcome = "met" if result.met else "MISSED"
    return [target.game, target.build, target.what, target.unit(), sign, number(target.limit), measured, outcome]


def _ours_first(rows: Rows, ours: set[str]) -> list[Row]:
    return sorted(rows.all(), key=lambda row: row.labels.name not in ours)


def _ratio_heads(comparisons: list[tuple[str, str]]) -> Cells:
    return [f"/ {peer.removeprefix('openspiel ')}" for peer, _ in comparisons]


def _ratios(row: Row, rows: Rows, ours: set[str], comparisons: list[tuple[str, str]]) -> Cells:
    if row.labels.name not in ours:
        return ["" for _ in comparisons]
    return [times(times_quicker(row, rows, peer, figure)) for peer, figure in comparisons]
