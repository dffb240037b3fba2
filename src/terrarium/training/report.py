"""The report of a training run: one self-contained HTML page with text and charts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

from terrarium.arena.report_frame import COLOURS, Say, command_footer, report_frame, report_section
from terrarium.arena.svg_charts import BOTTOM, TOP, Axis, IntervalRow, span_chart, svg, text
from terrarium.bots.evaluations import SUFFIX
from terrarium.bots.network_file import read_header
from terrarium.engine.lines import Line
from terrarium.training.run import TrainingRun

HEIGHT = 260
CURVE_STYLE = ".curve{fill:none;stroke:currentColor;stroke-width:2}.even{stroke:var(--ink)}"


def report_page(run: TrainingRun, say: Say, language: str, command: str) -> str:
    """The whole report as HTML; what is not done yet is left out."""
    recipe = run.recipe
    heading = say(Line("train-title", name=say(Line(f"{recipe.title}-name"))))
    about = say(Line("train-about", seed=recipe.seed, rounds=recipe.rounds + 1))
    writer = ReportBuilder(run, say)
    footer = command_footer(say(Line("train-command")), command)
    return report_frame(language, heading, about, writer.sections(), CURVE_STYLE, footer)


class ReportBuilder:
    """Builds the sections of a report."""

    def __init__(self, run: TrainingRun, say: Say) -> None:
        self.run = run
        self.say = say
        self.rounds = range(run.recipe.rounds + 1)

    def words(self, id: str, **figures: object) -> str:
        """Translate one of the messages."""
        return self.say(Line(f"train-{id}", **figures))

    def sections(self) -> list[str]:
        """Every section for which there are results."""
        found = [("shares", self._shares()), ("curves", self._curves()), ("calibration", self._calibration())]
        found += [("lines", self._lines()), ("made", self._made())]
        return [self._section(name, body) for name, body in found if body]

    def _section(self, id: str, body: str) -> str:
        return report_section(self.words(f"{id}-heading"), self.words(f"{id}-note"), body)

    def _results(self, name: str) -> dict[int, Any]:
        """The results of a step by generation."""
        found = {number: self.run.read_json(f"{name}-{number}") for number in self.rounds}
        return {number: result for number, result in found.items() if result is not None}

    def _shares(self) -> str:
        rows = []
        for opponent, colour in (("knowledge", "c0"), ("previous", "c2")):
            for number, share in self._results(opponent).items():
                name = self.words(f"against-{opponent}", number=number)
                low, won, high = (100 * share[key] for key in ("low", "won", "high"))
                words = f"{name}: {won:.1f} % ({low:.1f} – {high:.1f} %), {share['games']}"
                rows.append(IntervalRow(name, share["won"], share["low"], share["high"], words, colour))
        return span_chart(self.words("shares-heading"), rows, 0.5, percent=True) if rows else ""

    def _curves(self) -> str:
        learned: list[tuple[float, float]] = []
        tested: list[tuple[float, float]] = []
        for fitted in self._results("fit").values():
            for own, other in fitted["curve"]:
                learned.append((len(learned) + 1, own))
                tested.append((len(tested) + 1, other))
        if not learned:
            return ""
        names = [self.words("learned"), self.words("tested")]
        return line_chart(self.words("curves-heading"), list(zip(names, [learned, tested], strict=True)))

    def _calibration(self) -> str:
        results = self._results("calibration")
        if not results:
            return ""
        bins = results[max(results)]
        points = [(one["chance"], one["won"]) for one in bins]
        even = [(0.0, 0.0), (1.0, 1.0)]
        chart = line_chart(
            self.words("calibration-heading"),
            [(self.words("came"), points), (self.words("even"), even)],
            [(one["chance"], one["low"], one["high"]) for one in bins],
        )
        rows = "".join(
            f"<tr><td>{100 * one['chance']:.1f} %</td><td>{100 * one['won']:.1f} %</td>"
            f"<td>{100 * one['low']:.1f} – {100 * one['high']:.1f} %</td><td>{one['count']:,}</td></tr>"
            for one in bins
        )
        heads = "".join(
            f"<th>{escape(self.words(f'head-{head}'))}</th>" for head in ("chance", "won", "interval", "seen")
        )
        return f"{chart}<table><tr>{heads}</tr>{rows}</table>"

    def _lines(self) -> str:
        results = self._results("fit")
        if not results:
            return ""
        lines = results[max(results)]["lines"]
        rows = "".join(
            f"<tr><td>{escape(self.say(Line(f'source-{line}')))}</td><td>{wrong:.2f}</td><td>{without:.2f}</td></tr>"
            for line, (wrong, without) in lines.items()
        )
        heads = "".join(f"<th>{escape(self.words(f'head-{head}'))}</th>" for head in ("line", "error", "without"))
        return f"<table><tr>{heads}</tr>{rows}</table>"

    def _made(self) -> str:
        path = self.run.directory / f"{self.run.title.name}{SUFFIX}"
        if not path.exists():
            return ""
        header, weights = read_header(path.read_bytes(), str(path))
        header["bytes"] = len(weights)
        return f"<code><pre>{escape(json.dumps(header, indent=1))}</pre></code>"


def line_chart(
    label: str,
    curves: Sequence[tuple[str, Sequence[tuple[float, float]]]],
    spans: Sequence[tuple[float, float, float]] = (),
) -> str:
    """Curves over a common axis, each a list of points, with their names; spans are intervals of the first one."""
    points = [point for _name, curve in curves for point in curve]
    axis = Axis(min(x for x, _y in points), max(x for x, _y in points))
    high = max([y for _x, y in points] + [top for _x, _low, top in spans]) or 1.0
    bottom = TOP + HEIGHT
    body = axis.lines(bottom)
    for part in range(5):
        y = bottom - HEIGHT * part / 4
        body.append(text(axis.at(axis.low) - 12, y + 4, f"{high * part / 4:.3g}", "end", "tick"))
    for x, low, top in spans:
        body.append(
            f'<g class="c0"><line class="curve" x1="{axis.at(x):.1f}" x2="{axis.at(x):.1f}" '
            f'y1="{bottom - HEIGHT * low / high:.1f}" y2="{bottom - HEIGHT * top / high:.1f}"/></g>'
        )
    for number, (name, curve) in enumerate(curves):
        path = " ".join(f"{axis.at(x):.1f},{bottom - HEIGHT * y / high:.1f}" for x, y in curve)
        dots = "".join(
            f'<circle class="full" cx="{axis.at(x):.1f}" cy="{bottom - HEIGHT * y / high:.1f}" r="3"/>'
            for x, y in curve
        )
        body.append(f'<g class="c{2 * number % COLOURS}"><title>{escape(name)}</title>')
        body.append(f'<polyline class="curve" points="{path}"/>{dots}</g>')
        body.append(text(12, TOP + 20 + 22 * number, name, "start", "name"))
        body.append(
            f'<g class="c{2 * number % COLOURS}"><circle class="full" cx="4" cy="{TOP + 15 + 22 * number}" r="4"/></g>'
        )
    return svg(bottom + BOTTOM, label, body)
