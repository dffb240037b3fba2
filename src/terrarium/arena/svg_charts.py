"""Charts for reports as plain SVG, without scripts, in the page's colours."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LEFT = 210
RIGHT = 24
ROW = 34
TOP = 10
BOTTOM = 34


@dataclass(frozen=True)
class IntervalRow:
    """A row of a chart: a name, a value with its interval, a tooltip, and a colour class."""

    name: str
    value: float
    low: float
    high: float
    words: str
    colour: str


@dataclass(frozen=True)
class BarPart:
    """A part of a stacked bar."""

    name: str
    value: float
    words: str
    colour: str


def svg(height: float, label: str, body: Sequence[str]) -> str:
    """An SVG element with a description for screen readers."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">'
        f"<title>{escape(label)}</title>{''.join(body)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """A text element."""
    kinds = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kinds}>{escape(words)}</text>'


def ticks(low: float, high: float, least: float = 0.0, wanted: int = 6) -> list[float]:
    """About `wanted` round numbers between two ends, at least `least` apart."""
    if high <= low:
        return [low]
    rough = max((high - low) / wanted, least)
    unit = 10 ** math.floor(math.log10(rough))
    step = next(unit * size for size in (1, 2, 2.5, 5, 10) if unit * size >= rough)
    first = math.ceil(low / step - 1e-9)
    return [step * number for number in range(first, math.floor(high / step + 1e-9) + 1)]


class Axis:
    """Maps values to horizontal positions."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def at(self, value: float) -> float:
        """The horizontal position of a value."""
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def lines(self, bottom: float, percent: bool = False, whole: bool = False) -> list[str]:
        """Grid lines at round values, or at integers only, with their labels."""
        drawn = []
        for value in ticks(self.low, self.high, 1.0 if whole else 0.0):
            x = self.at(value)
            number = f"{100 * value:g} %" if percent else f"{value:g}"
            drawn.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom:g}"/>')
            drawn.append(text(x, bottom + 18, number, "middle", "tick"))
        return drawn


def span_chart(label: str, rows: Sequence[IntervalRow], even: float | None = None, percent: bool = False) -> str:
    """Values with their intervals, one per row; a dashed line marks the value if all were equal."""
    bottom = TOP + ROW * len(rows)
    ends = [row.low for row in rows] + [row.high for row in rows] + ([] if even is None else [even])
    margin = 0.06 * (max(ends) - min(ends) or 1)
    axis = Axis(max(min(ends) - margin, 0.0) if percent else min(ends) - margin, max(ends) + margin)
    body = axis.lines(bottom, percent)
    if even is not None:
        body.append(
            f'<line class="even" x1="{axis.at(even):.1f}" x2="{axis.at(even):.1f}" y1="{TOP}" y2="{bottom:g}"/>'
        )
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        low, high, x = axis.at(row.low), axis.at(row.high), axis.at(row.value)
        body.append(f'<g class="{row.colour}"><title>{escape(row.words)}</title>')
        body.append(
            f'<rect class="soft" x="{low:.1f}" y="{y - 7:.1f}" width="{max(high - low, 1):.1f}" height="14" rx="7"/>'
        )
        body.append(f'<circle class="full" cx="{x:.1f}" cy="{y:.1f}" r="6"/></g>')
        body.append(text(LEFT - 12, y + 5, row.name, "end", "name"))
    return svg(bottom + BOTTOM, label, body)


def ridge_chart(label: str, rows: Sequence[tuple[str, dict[int, int], str, str]]) -> str:
    """Histograms of integers, one per row: name, histogram, tooltip, colour."""
    row_height = 58
    low = min(min(histogram) for _name, histogram, _words, _colour in rows)
    high = max(max(histogram) for _name, histogram, _words, _colour in rows)
    step = max(1, math.ceil((high - low + 1) / 60))
    axis = Axis(low - step, high + 2 * step)
    bottom = TOP + row_height * len(rows)
    body = axis.lines(bottom, whole=True)
    for number, (name, histogram, words, colour) in enumerate(rows):
        base = TOP + row_height * (number + 1) - 4
        bins = [0] * ((high - low) // step + 1)
        for value, times in histogram.items():
            bins[(value - low) // step] += times
        peak = max(bins)
        path = [f"M{axis.at(low):.1f} {base:.1f}"]
        for place, times in enumerate(bins):
            y = base - (row_height - 12) * times / peak
            path.append(f"L{axis.at(low + place * step):.1f} {y:.1f}H{axis.at(low + (place + 1) * step):.1f}")
        path.append(f"V{base:.1f}Z")
        mean = sum(value * times for value, times in histogram.items()) / sum(histogram.values())
        x = axis.at(mean + 0.5)
        body.append(f'<g class="{colour}"><title>{escape(words)}</title><path class="hill" d="{"".join(path)}"/>')
        body.append(
            f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{base - row_height + 10:.1f}" y2="{base:.1f}"/></g>'
        )
        body.append(text(LEFT - 12, base - 14, name, "end", "name"))
    return svg(bottom + BOTTOM, label, body)


def stack_chart(label: str, rows: Sequence[tuple[str, Sequence[BarPart]]]) -> str:
    """Stacked bars; negative parts extend to the left."""
    most = max(sum(part.value for part in parts if part.value > 0) for _name, parts in rows)
    least = min(sum(part.value for part in parts if part.value < 0) for _name, parts in rows)
    axis = Axis(least, most * 1.02)
    bottom = TOP + ROW * len(rows)
    body = axis.lines(bottom)
    for number, (name, parts) in enumerate(rows):
        y = TOP + ROW * number + 6
        right, left = 0.0, 0.0
        for part in parts:
            start = right if part.value >= 0 else left + part.value
            if part.value >= 0:
                right += part.value
            else:
                left += part.value
            x, width = axis.at(start), max(axis.at(start + abs(part.value)) - axis.at(start) - 1, 0)
            body.append(
                f'<g class="{part.colour}"><title>{escape(part.words)}</title>'
                f'<rect class="full" x="{x:.1f}" y="{y:g}" width="{width:.1f}" height="{ROW - 12}" rx="3"/></g>'
            )
        body.append(text(LEFT - 12, y + 16, name, "end", "name"))
    return svg(bottom + BOTTOM, label, body)


def matrix_chart(label: str, names: Sequence[str], shares: Sequence[Sequence[float | None]]) -> str:
    """A matrix of how often the row's bot finished before the column's; darker cells are more often."""
    side = min(86.0, (WIDTH - LEFT - RIGHT) / max(len(names), 1))
    row_height = 34.0
    body = []
    for column in range(len(names)):
        body.append(text(LEFT + side * (column + 0.5), TOP + 12, str(column + 1), "middle", "tick"))
    for row, name in enumerate(names):
        y = TOP + 20 + row_height * row
        body.append(text(LEFT - 12, y + 22, f"{name}  {row + 1}", "end", "name"))
        for column in range(len(names)):
            share = shares[row][column]
            if share is None:
                continue
            x = LEFT + side * column
            body.append(
                f'<rect class="cell" x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{row_height - 2:g}"'
                f' rx="5" fill-opacity="{0.08 + 0.82 * share:.2f}"/>'
            )
            kind = "strong" if share > 0.55 else "weak"
            body.append(text(x + side / 2, y + 22, f"{100 * share:.0f} %", "middle", kind))
    return svg(TOP + 20 + row_height * len(names) + 8, label, body)
