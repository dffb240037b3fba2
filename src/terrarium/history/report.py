"""Statistics as one HTML page with charts, without scripts."""

from __future__ import annotations

import datetime
from html import escape

from terrarium.arena.report_frame import COLOURS, report_frame, report_section
from terrarium.arena.statistics import interval
from terrarium.arena.svg_charts import BarPart, IntervalRow, span_chart, stack_chart
from terrarium.engine.lines import Line
from terrarium.history.overview import CardCount, Overview, Period, Trend
from terrarium.history.wording import RESULT_HEADS, Say, decimal, heads, of_game, percent, result_row

#: How many cards of a title the chart shows.
CHART_CARDS = 20


def statistics_page(found: Overview, heading: str, say: Say, language: str) -> str:
    """The whole page."""
    sections = [report_section(say(Line("stats-results")), "", _table(found, say), wide=True)]
    for trend in found.trends:
        label = say(of_game("stats-sources", trend.game))
        sections.append(report_section(label, say(Line("stats-sources-note")), _trend_chart(label, trend, say)))
    for game in sorted({card.game for card in found.cards}):
        label = say(of_game("stats-cards", game))
        cards = [card for card in found.cards if card.game == game][:CHART_CARDS]
        sections.append(report_section(label, say(Line("stats-cards-note")), _card_chart(label, cards, say)))
    return report_frame(language, heading, "", sections)


def _table(found: Overview, say: Say) -> str:
    rows = [heads(say, RESULT_HEADS), *[result_row(say, one) for one in found.oppositions]]
    first, *others = rows
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in first)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in others)
    return f"<table><tr>{head}</tr>{body}</table>"


def _trend_chart(label: str, trend: Trend, say: Say) -> str:
    names = {source: say(Line(f"source-{source}")) for source in trend.sources}
    colours = {source: f"c{number % COLOURS}" for number, source in enumerate(trend.sources)}
    rows = []
    for period in trend.periods:
        parts = [
            BarPart(names[source], value, f"{names[source]}: {decimal(say, value)}", colours[source])
            for source, value in period.sources.items()
        ]
        rows.append((_period_name(period, say), parts))
    legend = "".join(
        f'<span class="{colours[source]}"><span class="dot"></span><span class="name">{escape(names[source])}</span>'
        "</span>"
        for source in trend.sources
    )
    return f'{stack_chart(label, rows)}<div class="legend">{legend}</div>'


def _period_name(period: Period, say: Say) -> str:
    count = say(Line("stats-period-games", games=period.games))
    if period.first is None or period.last is None:
        return count
    first, last = (
        datetime.datetime.fromtimestamp(time / 1000, datetime.UTC).date().isoformat()
        for time in (period.first, period.last)
    )
    return f"{first if first == last else f'{first} – {last}'}" if period.games == 1 else f"{first}, {count}"


def _card_chart(label: str, cards: list[CardCount], say: Say) -> str:
    rows = []
    for card in cards:
        share = card.won / card.games
        low, high = interval(share, card.games)
        words = say(Line("stats-card-words", games=card.games, percent=percent(say, share)))
        rows.append(IntervalRow(say(Line(card.card)), share, low, high, words, "c1"))
    return span_chart(label, rows, percent=True)
