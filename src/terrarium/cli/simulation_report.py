"""The report of ``terrarium simulate``: as plain data, and as text and tables."""

from __future__ import annotations

from terrarium.arena.statistics import Histogram, interval
from terrarium.cli.simulation import SimulationSummary
from terrarium.cli.text_columns import show_columns, show_lines
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.playout import LIMIT
from terrarium.engine.statistics import Figure
from terrarium.texts import Texts


def report_data(
    game: Game, summary: SimulationSummary, seed: int, games: int, players: list[str], limit: int = LIMIT
) -> dict[str, object]:
    """The results without timing, as plain data: the same for the same games."""
    options = {option.name: option.text(game.options[option.name]) for option in game.title.options}
    found: dict[str, object] = {
        "game": game.name,
        "rules": game.title.version,
        "seats": game.seats,
        "options": options,
        "box": game.box,
        "seed": seed,
        "bots": players,
        "asked": games,
        "games": summary.games,
        "cut": summary.cut,
        "limit": limit,
        "interrupted": summary.played < games,
    }
    if summary.games:
        found["by_seat"] = [seat_data(summary, seat) for seat in range(game.seats)]
        if summary.rival:
            found["rival"] = {**statistics_of(summary.rival), "histogram": sorted_counts(summary.rival)}
            found["margin"] = {**statistics_of(summary.margin), "histogram": sorted_counts(summary.margin)}
        found["shared_victories"] = summary.shared_victories()
        found["decisions"] = statistics_of(summary.decisions)
        found["figures"] = {row.key: {"value": row.value, "share": row.share} for row in figures(game, summary)}
    return found


def seat_data(summary: SimulationSummary, seat: int) -> dict[str, object]:
    """One seat's scores and victories."""
    share = summary.win_share(seat)
    low, high = interval(share, summary.games)
    scores = summary.scores[seat]
    return {
        "seat": seat,
        "score": {**statistics_of(scores), "histogram": sorted_counts(scores)},
        "win_share": {"share": share, "low": low, "high": high},
    }


def sorted_counts(histogram: Histogram) -> dict[str, int]:
    """The count of each number, in ascending order."""
    return {str(number): histogram[number] for number in sorted(histogram)}


def statistics_of(histogram: Histogram) -> dict[str, float]:
    """Return mean, deviation and extremes of a histogram."""
    return {
        "mean": histogram.mean(),
        "deviation": histogram.deviation(),
        "min": min(histogram),
        "median": histogram.median(),
        "max": max(histogram),
    }


def figures(game: Game, summary: SimulationSummary) -> list[Figure]:
    """The rows of the title's own statistics."""
    statistics = game.title.statistics()
    if statistics is None:
        return []
    statistics.counts = dict(summary.counts)
    return statistics.figures(summary.games)


class PrintedReport:
    """Prints the results of a simulation in the words of one language."""

    def __init__(self, texts: Texts, game: Game, summary: SimulationSummary) -> None:
        self.texts = texts
        self.game = game
        self.summary = summary

    def text(self, id: str, **values: object) -> str:
        """Return a text of this report."""
        return self.texts.say(Line(f"simulate-{id}", **values))

    def number(self, value: float, digits: int = 2) -> str:
        """Return a number with decimals."""
        return self.text(f"decimal-{digits}", number=round(value, digits))

    def percent(self, share: float) -> str:
        """Return a share in percent."""
        return self.text("percent", number=round(100 * share, 2))

    def print_unfinished(self, games: int, limit: int) -> None:
        """Print how many of the games were not played, or not to their end."""
        if self.summary.played < games:
            show_lines([self.text("interrupted", done=self.summary.played, games=games)])
        if self.summary.cut:
            show_lines([self.text("cut", count=self.summary.cut, limit=limit)])

    def print_scores(self, players: list[str]) -> None:
        """Print the scores and win shares of all seats, and the scores of a rival."""
        summary = self.summary
        rows = [self._seat_row(seat) for seat in range(self.game.seats)]
        if summary.rival:
            rows.append([*self._scores_row(self.texts.say(Line(f"{self.game.name}-rival")), summary.rival), "", ""])
        heads = ["seat", "mean", "deviation", "min", "median", "max", "wins", "confidence"]
        name = Line(f"{self.game.name}-name")
        title = self.text("title", name=name, games=summary.games)
        if players:
            title = self.text("title-bots", name=name, games=summary.games, bots=", ".join(players))
        show_columns(title, [self.text(f"head-{head}") for head in heads], rows)

    def _seat_row(self, seat: int) -> list[str]:
        share = self.summary.win_share(seat)
        low, high = interval(share, self.summary.games)
        confidence = self.text("interval", low=round(100 * low, 2), high=round(100 * high, 2))
        scores = self._scores_row(self.texts.seat_name(seat), self.summary.scores[seat])
        return [*scores, self.percent(share), confidence]

    def _scores_row(self, name: str, histogram: Histogram) -> list[str]:
        found = statistics_of(histogram)
        numbers = [self.number(found["mean"]), self.number(found["deviation"]), self.number(found["min"], 0)]
        return [name, *numbers, self.number(found["median"], 1), self.number(found["max"], 0)]

    def print_figures(self) -> None:
        """Print the figures of the title's own statistics."""
        rows = [
            [self.texts.say(row.line), self.number(row.value), "" if row.share is None else self.percent(row.share)]
            for row in figures(self.game, self.summary)
        ]
        if rows:
            show_columns(
                self.text("figures"), [self.text(f"head-{head}") for head in ("figure", "value", "share")], rows
            )

    def print_margin(self) -> None:
        """Print by how much the game was won from or lost to a rival."""
        if self.summary.rival:
            show_lines([self.text("margin"), *bar_chart(self.summary.margin)])

    def print_totals(self, seconds: float) -> None:
        """Print shared victories, decisions and the speed."""
        summary = self.summary
        shared = summary.shared_victories()
        decisions = statistics_of(summary.decisions)
        rate = summary.played / seconds
        show_lines(
            [
                self.text("shared", count=shared, share=round(100 * shared / summary.games, 2)),
                self.text("decisions", mean=round(decisions["mean"], 1), least=decisions["min"], most=decisions["max"]),
                self.text("speed", rate=round(rate, 1) if rate < 100 else round(rate), time=round(seconds, 1)),
            ]
        )


def print_report(
    texts: Texts, game: Game, summary: SimulationSummary, games: int, seconds: float, players: list[str], limit: int
) -> None:
    """Print the results as text and tables."""
    report = PrintedReport(texts, game, summary)
    report.print_unfinished(games, limit)
    if summary.games:
        report.print_scores(players)
        report.print_figures()
        report.print_margin()
        report.print_totals(seconds)


def bar_chart(histogram: Histogram, lines: int = 12, width: int = 50) -> list[str]:
    """A histogram as text bars, one line for each range."""
    low, high = min(histogram), max(histogram)
    size = max(1, -(-(high - low + 1) // lines))
    counts = [sum(histogram[number] for number in range(start, start + size)) for start in range(low, high + 1, size)]
    longest = max(counts)
    labels = [f"{start:+d} .. {start + size - 1:+d}" for start in range(low, high + 1, size)]
    wide = max(len(label) for label in labels)
    return [
        f"  {label:>{wide}}  {'█' * -(-count * width // longest)} {count}"
        for label, count in zip(labels, counts, strict=True)
    ]
