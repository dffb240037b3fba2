"""The report of a match: one page with words and drawings, complete in itself."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from terrarium.arena.statistics import interval, percentile
from terrarium.arena.summary import Standing, Summary
from terrarium.arena.svg_charts import Part, Span, matrix_chart, ridge_chart, span_chart, stack_chart
from terrarium.engine.lines import Line

#: Puts a line into words of the reader's language.
Say = Callable[[Line], str]

#: Colours of bots and sources, in turn: classes of the page's style.
COLOURS = 8

STYLE = """
:root{--paper:#f6f1e7;--card:#fffdf8;--ink:#2a2b26;--soft:#6d6a5f;--line:#d8cfbd;--act:#c8502e;
--c0:#1f5f8b;--c1:#2f6b3a;--c2:#c8502e;--c3:#d2932b;--c4:#7a5ca8;--c5:#4d8fa6;--c6:#7b6a63;--c7:#a3456b}
@media(prefers-color-scheme:dark){:root{--paper:#1c1f1b;--card:#272b25;--ink:#ece7da;--soft:#a9a698;--line:#3b4038;
--act:#f0845c;--c0:#4c9ac9;--c1:#63a96c;--c2:#f0845c;--c3:#e8b65a;--c4:#a98bd6;--c5:#8cc4d6;--c6:#a99a92;--c7:#d982a5}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1180px;margin:0 auto;padding:40px 20px 60px}h1{font-size:30px;line-height:1.2;margin:0 0 4px}
h2{font-size:18px;margin:0 0 4px}p{margin:0 0 12px;color:var(--soft)}.grid2{display:grid;gap:20px;
grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));margin-top:20px}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px 22px;min-width:0}
section.wide{grid-column:1/-1;overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:7px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{font-weight:600;font-size:14px;color:var(--soft)}
tr:last-child td{border-bottom:0}small{color:var(--soft);display:block}.dot{display:inline-block;width:11px;height:11px;
border-radius:50%;margin-right:8px;background:currentColor}svg{width:100%;height:auto;display:block}
svg text{fill:var(--ink);font-size:14px}svg .tick{fill:var(--soft);font-size:12px}.grid{stroke:var(--line)}
.even{stroke:var(--ink);stroke-dasharray:4 4;opacity:.6}.soft{fill:currentColor;opacity:.28}.full{fill:currentColor}
.hill{fill:currentColor;fill-opacity:.35;stroke:currentColor;stroke-width:1.5}.mark{stroke:currentColor;stroke-width:2}
.cell{fill:var(--c1)}svg .strong{fill:#fff}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;font-size:14px;margin-top:6px}
.c0{color:var(--c0)}.c1{color:var(--c1)}.c2{color:var(--c2)}.c3{color:var(--c3)}.c4{color:var(--c4)}.c5{color:var(--c5)}
.c6{color:var(--c6)}.c7{color:var(--c7)}.legend .name,td .name{color:var(--ink)}
section:last-child:nth-child(even){grid-column:1/-1}section:last-child:nth-child(even) svg{max-width:720px}
code{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:10px 14px;display:block;
overflow-x:auto;font-size:14px;color:var(--ink)}footer{margin-top:20px}
"""


def page(summary: Summary, say: Say, language: str, command: str) -> str:
    """The whole report as HTML."""
    writer = Writer(summary, say)
    name = say(Line(f"{summary.plan.game.name}-name"))
    heading = say(Line("arena-title", name=name, games=summary.games))
    seats = say(Line("arena-seats", seats=summary.plan.game.seats, seed=summary.plan.seed))
    if summary.cut:
        seats = f"{seats} {say(Line('arena-cut', count=summary.cut, limit=summary.plan.limit))}"
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(heading)}</h1><p>{escape(seats)}</p>"
        f'<div class="grid2">{"".join(writer.sections())}</div>'
        f"<footer><p>{escape(say(Line('arena-command')))}</p><code>{escape(command)}</code></footer>"
        "</main></body></html>\n"
    )


class Writer:
    """Writes the sections of a report."""

    def __init__(self, summary: Summary, say: Say) -> None:
        self.summary = summary
        self.say = say
        self.colours = {standing.name: f"c{number % COLOURS}" for number, standing in enumerate(summary.standings)}

    def words(self, id: str, **figures: object) -> str:
        """A text of the arena."""
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
        heading, note = self.words(f"{id}-heading"), self.words(f"{id}-note")
        kind = ' class="wide"' if wide else ""
        return f"<section{kind}><h2>{escape(heading)}</h2><p>{escape(note)}</p>{body}</section>"

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
            rows.append(Span(standing.name, rating.mean, rating.low, rating.high, words, self.colours[standing.name]))
        return span_chart(self.words("ratings-heading"), rows)

    def _shares(self) -> str:
        rows = []
        for standing in self.summary.standings:
            share = standing.win_share()
            low, high = interval(share, standing.played)
            words = f"{standing.name}: {100 * share:.1f} % ({100 * low:.1f} – {100 * high:.1f} %)"
            rows.append(Span(standing.name, share, low, high, words, self.colours[standing.name]))
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
                parts.append(Part(names[source], value, words, f"c{number % COLOURS}"))
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
            rows.append(Span(name, share, low, high, words, "c6"))
        return span_chart(self.words("seat-advantage-heading"), rows, 1 / self.summary.plan.game.seats, percent=True)

    def _ahead(self) -> str:
        names = [standing.name for standing in self.summary.standings]
        shares = [[self.summary.ahead_share(name, rival) for rival in names] for name in names]
        return matrix_chart(self.words("ahead-heading"), names, shares)

    def _length(self) -> str:
        lengths = self.summary.decisions
        words = f"{lengths.mean():.1f} ({min(lengths)} – {max(lengths)})"
        return ridge_chart(self.words("length-heading"), [(self.words("decisions"), dict(lengths), words, "c5")])
