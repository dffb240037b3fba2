"""Rauha: symbols, lines, water and the best activations of a game on a real table, in words."""

from __future__ import annotations

from terrarium.cli.text_columns import show_columns, show_lines
from terrarium.engine.errors import BadData
from terrarium.engine.lines import Line
from terrarium.rauha.referee.table_score import BestRuling, Ruling, SeatRuling, judge
from terrarium.texts import Texts


def answer(data: dict[str, object], box: object) -> RauhaAnswer:
    """Judge a described table."""
    if box is not None:
        raise BadData("no-own-box", game="rauha")
    return RauhaAnswer(judge(data))


class RauhaAnswer:
    """The referee's ruling, for machines and for people."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling

    def data(self) -> dict[str, object]:
        """The ruling as plain data."""
        return {**self.ruling}

    def show(self, texts: Texts) -> None:
        """Print what each board shows, then its lines and entities, then what can be made of it."""
        seats = self.ruling["seats"]
        names = [seat["name"] or texts.seat_name(number) for number, seat in enumerate(seats)]
        heads = [Line(f"score-rauha-head-{head}") for head in ("seat", "points", "crystals")]
        heads += [Line(f"rauha-symbol-{symbol}") for symbol in seats[0]["symbols"]]
        heads += [Line(f"score-rauha-head-{head}") for head in ("water", "water-points")]
        rows = [[name, *_figures(seat)] for name, seat in zip(names, seats, strict=True)]
        title = texts.say(Line("score-rauha-title", totem=self.ruling["totem"]))
        show_columns(title, [texts.say(head) for head in heads], rows)
        for number, seat in enumerate(seats):
            show_lines(texts.say(line, names) for line in seat_lines(texts, number, seat))
            if number < len(seats) - 1:
                print()


def _figures(seat: SeatRuling) -> list[str]:
    figures = [seat["points"], seat["crystals"], *seat["symbols"].values(), seat["water"], seat["water_points"]]
    return [str(figure) for figure in figures]


def seat_lines(texts: Texts, number: int, seat: SeatRuling) -> list[Line]:
    """Full lines, entities, and the most that the totem's line and a scoring can give."""
    lines = [
        Line(
            "score-rauha-full-line",
            seat=number,
            line=full["line"],
            index=full["index"] + 1,
            entity=Line(f"rauha-entity-{full['entity']}"),
        )
        for full in seat["lines"]
    ]
    if seat["entities"]:
        held = texts.listing([texts.say(Line(f"rauha-entity-{key}")) for key in seat["entities"]])
        lines.append(Line("score-rauha-held", seat=number, entities=held))
    line, scoring = seat["line"], seat["scoring"]
    if line is not None:
        figures = {"points": line["points"], "crystals": line["crystals"], "actions": _way(line)}
        lines.append(Line("score-rauha-line", seat=number, **figures))
    figures = {"points": scoring["points"], "crystals": scoring["crystals"], "actions": _way(scoring)}
    lines.append(Line("score-rauha-scoring", seat=number, water=seat["water_points"], **figures))
    return lines


def _way(found: BestRuling) -> Line:
    if not found["actions"]:
        return Line("score-rauha-no-way")
    return Line("score-rauha-way", actions=", ".join(found["actions"]))
