"""The report of a match: one self-contained HTML page with text and charts."""

from __future__ import annotations

from html import escape

from terrarium.arena.report_frame import COLOURS, Say, command_footer, report_frame, report_section
from terrarium.arena.statistics import interval, percentile
from terrarium.arena.summary import MatchSummary, Standing
from terrarium.arena.svg_charts import BarPart, IntervalRow, matrix_chart, ridge_chart, span_chart, stack_chart
from terrarium.engine.lines import Line


def report_page(summary: MatchSummary, say: Say, language: str, command: str) -> str:
    """The whole report as HTML."""
    writer = ReportBuilder(summary, say)
    name = say(Line(f"{summary.plan.game.name}-name"))
    heading = say(Line("arena-title", name=name, games=summary.games))
    seats = say(Line("arena-seats", seats=summary.plan.game.seats, seed=summary.plan.seed))
    if summary.cut:
        seats = f"{seats} {say(Line('arena-cut', count=summary.cut, limit=summary.plan.limit))}"
    footer = command_footer(say(Line("arena-command")), command)
    return report_frame(language, heading, seats, writer.sections(), footer=footer)


class ReportBuilder:
    """Builds the sections of a report."""

    def __init__(self, summary: MatchSummary, say: Say) -> None:
        self.summary = summary
        self.say = say
        self.colours = {standing.name: f"c{number % COLOURS}" for number, standing in enumerate(summary.standings)}

    def words(self, id: str, **figures: object) -> str:
        """Translate one of the arena's messages."""
        return self.say(Line(f"arena-{id}", **figures))

    def sections(self) -> list[str]:
        """Every section, in order."""
        found = [self._section("standings", self._table(), wide=True), self._section("ratings", self._ratings())]
        found.append(self._section("shares", self._shares()))
        found.append(self._section("scores", self._scores()))
        found.append(self._section("sources", self._sources()))
        if self.summary.plan.game.seats > 1:
            found.append(self._section("seat-advantage", self._seat_advantage()))
            found.append(self._section("ahead", self._ahead()))
        found.append(self._section("length", self._length()))
        return found

    def _section(self, id: str, body: str, wide: bool = False) -> str:
        return report_section(self.words(f"{id}-heading"), self.words(f"{id}-note"), body, wide)

    def _table(self) -> str:
        heads = ["bot", "rating", "wins", "score", "played", "mean-time", "slow-time"]
        names = [self.words(f"head-{head}") for head in heads]
        rows = "".join(self._row(standing) for standing in self.summary.standings)
        return f"<table><tr>{''.join(f'<th>{escape(name)}</th>' for name in names)}</tr>{rows}</table>"

    def _row(self, standing: Standing) -> str:
        share = standing.win_share()
        low, high = interval(share, standing.played)
        least, most = standing.scores.mean_interval()
        times = sorted(standing.times)
        mean = sum(times) / len(times) / 1000 if times else 0.0
        slow = percentile(times, 0.99) / 1000 if times else 0.0
        rating = standing.rating
        cells = [
            f'<span class="{self.colours[standing.name]}"><span class="dot"></span><span class="name">'
            f"{escape(standing.name)}</span></span>",
            f"{rating.mean:.1f}<small>{rating.low:.1f} – {rating.high:.1f}</small>",
            f"{100 * share:.1f} %<small>{100 * low:.1f} – {100 * high:.1f} %</small>",
            f"{standing.scores.mean():.1f}<small>{least:.1f} – {most:.1f}</small>",
            f"{standing.played:,}",
            f"{mean:,.2f} ms",
            f"{slow:,.2f} ms",
        ]
        return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"

    def _ratings(self) -> str:
        rows = []
        for standing in self.summary.standings:
            rating = standing.rating
            words = f"{standing.name}: {rating.mean:.2f} ({rating.low:.2f} – {rating.high:.2f})"
            rows.append(
                IntervalRow(standing.name, rating.mean, rating.low, rating.high, words, self.colours[standing.name])
            )
        return span_chart(self.words("ratings-heading"), rows)

    def _shares(self) -> str:
        rows = []
        for standing in self.summary.standings:
            share = standing.win_share()
            low, high = interval(share, standing.played)
            words = f"{standing.name}: {100 * share:.1f} % ({100 * low:.1f} – {100 * high:.1f} %)"
            rows.append(IntervalRow(standing.name, share, low, high, words, self.colours[standing.name]))
        return span_chart(self.words("shares-heading"), rows, 1 / self.summary.plan.game.seats, percent=True)

    def _scores(self) -> str:
        rows = []
        for standing in self.summary.standings:
            scores = standing.scores
            words = f"{standing.name}: {scores.mean():.1f} ± {scores.deviation():.1f} ({min(scores)} – {max(scores)})"
            rows.append((standing.name, dict(scores), words, self.colours[standing.name]))
        return ridge_chart(self.words("scores-heading"), rows)

    def _sources(self) -> str:
        sources = sorted({source for standing in self.summary.standings for source in standing.sources})
        names = {source: self.say(Line(f"source-{source}")) for source in sources}
        rows = []
        for standing in self.summary.standings:
            parts = []
            for number, source in enumerate(sources):
                value = standing.sources[source] / standing.played
                words = f"{standing.name}, {names[source]}: {value:.1f}"
                parts.append(BarPart(names[source], value, words, f"c{number % COLOURS}"))
            rows.append((standing.name, parts))
        legend = "".join(
            f'<span class="c{number % COLOURS}"><span class="dot"></span><span class="name">'
            f"{escape(names[source])}</span></span>"
            for number, source in enumerate(sources)
        )
        return stack_chart(self.words("sources-heading"), rows) + f'<div class="legend">{legend}</div>'

    def _seat_advantage(self) -> str:
        rows = []
        for seat in range(self.summary.plan.game.seats):
            share = self.summary.seat_share(seat)
            low, high = interval(share, self.summary.games)
            name = self.words("seat", seat=seat)
            words = f"{name}: {100 * share:.1f} % ({100 * low:.1f} – {100 * high:.1f} %)"
            rows.append(IntervalRow(name, share, low, high, words, "c6"))
        return span_chart(self.words("seat-advantage-heading"), rows, 1 / self.summary.plan.game.seats, percent=True)

    def _ahead(self) -> str:
        names = [standing.name for standing in self.summary.standings]
        shares = [[self.summary.ahead_share(name, rival) for rival in names] for name in names]
        return matrix_chart(self.words("ahead-heading"), names, shares)

    def _length(self) -> str:
        lengths = self.summary.decisions
        words = f"{lengths.mean():.1f} ({min(lengths)} – {max(lengths)})"
        return ridge_chart(self.words("length-heading"), [(self.words("decisions"), dict(lengths), words, "c5")])
