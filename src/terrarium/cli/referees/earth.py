"""Earth: every seat's sheet, ecosystems and fauna goals of a game on a real table, in words."""

from __future__ import annotations

from terrarium.cli.outcome_text import sheet
from terrarium.cli.text_columns import show_columns, show_lines
from terrarium.earth.cards.card_texts import rule_line
from terrarium.earth.referee.table_score import Ruling, SeatRuling, judge
from terrarium.engine.errors import BadData
from terrarium.engine.lines import Line
from terrarium.texts import Texts


def answer(data: dict[str, object], box: object) -> EarthAnswer:
    """Judge a described table; the cards are always the standard ones."""
    if box is not None:
        raise BadData("no-own-box", game="earth")
    return EarthAnswer(judge(data))


class EarthAnswer:
    """The referee's ruling, for machines and for people."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling

    def data(self) -> dict[str, object]:
        """The ruling as plain data."""
        return self.ruling.data()

    def show(self, texts: Texts) -> None:
        """Print each seat's goals, and all ecosystems if none were named; then the score sheet."""
        names = [seat.name or texts.seat_name(number) for number, seat in enumerate(self.ruling.seats)]
        for number, seat in enumerate(self.ruling.seats):
            if not seat.in_total:
                show_ecosystems(texts, names, number, seat)
            show_goals(texts, names, number, seat)
        show_lines(sheet(self.ruling.outcome, texts, names))


def heads(texts: Texts, words: tuple[str, ...]) -> list[str]:
    """The headings of some columns."""
    return [texts.say(Line(f"score-earth-head-{word}")) for word in words]


def show_ecosystems(texts: Texts, names: list[str], number: int, seat: SeatRuling) -> None:
    """Print what each of the 64 ecosystems would give."""
    rows = [
        [item.card.key, texts.say(item.card.line()), str(item.amount), str(item.points)] for item in seat.ecosystems
    ]
    title = texts.say(Line("score-earth-ecosystems", seat=number), names)
    show_columns(title, heads(texts, ("card", "name", "count", "points")), rows, words=2)


def show_goals(texts: Texts, names: list[str], number: int, seat: SeatRuling) -> None:
    """Print the seat's progress with each goal."""
    rows: list[list[str]] = []
    for goal in seat.goals:
        met = texts.say(Line("score-earth-met" if goal.met else "score-earth-not-met"))
        progress = texts.say(Line("earth-progress", count=goal.count, need=goal.need))
        name, asks = texts.say(goal.card.line()), texts.say(rule_line(goal.card))
        rows.append([goal.card.key, name, asks, met, progress, str(goal.leaf) if goal.leaf else "-"])
    title = texts.say(Line("score-earth-fauna", seat=number), names)
    show_columns(title, heads(texts, ("card", "name", "goal", "met", "progress", "leaf")), rows, words=4)
