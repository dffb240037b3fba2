"""The graph of everybody's chance to win as plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from terrarium.arena.svg_charts import BOTTOM, RIGHT, TOP, WIDTH, svg, text, ticks

LEFT = 52
HEIGHT = 300
#: The radius of a turning point.
RADIUS = 6


def chance_chart(
    label: str, chances: Sequence[Sequence[float]], names: Sequence[str], marks: Sequence[tuple[int, int, str]]
) -> str:
    """A line for each seat over the moves; each mark is a move, a seat and a tooltip, and links to ``#move-N``."""
    last = max(len(chances) - 1, 1)

    def x_at(move: int) -> float:
        return LEFT + move / last * (WIDTH - LEFT - RIGHT)

    def y_at(chance: float) -> float:
        return TOP + (1 - chance) * HEIGHT

    body = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = y_at(share)
        body.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        body.append(text(LEFT - 8, y + 4, f"{100 * share:g} %", "end", "tick"))
    for move in ticks(0, last, 1.0):
        body.append(text(x_at(round(move)), TOP + HEIGHT + 18, f"{move:g}", "middle", "tick"))
    for seat, name in enumerate(names):
        points = " ".join(f"{x_at(move):.1f},{y_at(of_move[seat]):.1f}" for move, of_move in enumerate(chances))
        body.append(
            f'<g class="c{seat}"><title>{escape(name)}</title>'
            f'<polyline points="{points}" fill="none" stroke="currentColor" stroke-width="2"/></g>'
        )
    for move, seat, words in marks:
        x, y = x_at(move + 1), y_at(chances[move + 1][seat])
        body.append(
            f'<a class="c{seat}" href="#move-{move + 1}"><title>{escape(words)}</title>'
            f'<circle class="full" cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS}"/></a>'
        )
    return svg(TOP + HEIGHT + BOTTOM, label, body)
