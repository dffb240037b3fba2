"""Planet: regions, animals and sheet of a game on a real table, in words."""

from __future__ import annotations

from terrarium.cli.outcome_text import sheet
from terrarium.cli.text_columns import show_columns, show_lines
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.planet.cards.loading import STANDARD, own_box
from terrarium.planet.referee.table_score import AnimalRuling, Ruling, SeatRuling, judge, ruling_data
from terrarium.texts import Texts


def answer(data: dict[str, object], box: object) -> PlanetAnswer:
    """Judge a described table."""
    return PlanetAnswer(judge(data, STANDARD if box is None else own_box(box)))


class PlanetAnswer:
    """The referee's ruling, for machines and for people."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling

    def data(self) -> dict[str, object]:
        """The ruling as plain data."""
        return ruling_data(self.ruling)

    def show(self, texts: Texts) -> None:
        """Print each planet's regions, then the animals, then the sheet."""
        ruling = self.ruling
        names = [seat["name"] or texts.seat_name(number) for number, seat in enumerate(ruling["seats"])]
        for number, seat in enumerate(ruling["seats"]):
            show_regions(texts, names, number, seat)
        if ruling["animals"]:
            show_animals(texts, names, ruling)
        show_outcome(texts, names, ruling, ruling["sheet"], Line("score-planet-sheet", round=ruling["round"]))
        after = ruling["sheet_after"]
        if after is not None:
            show_outcome(texts, names, ruling, after, Line("score-planet-sheet-after", round=ruling["round"]))


def habitat_name(texts: Texts, habitat: str) -> str:
    """The habitat in words."""
    return texts.say(Line(f"planet-habitat-{habitat}"))


def show_regions(texts: Texts, names: list[str], number: int, seat: SeatRuling) -> None:
    """Print one planet's regions, largest first within each habitat."""
    title = texts.say(Line("score-planet-regions", seat=number, covered=seat["covered"]), names)
    rows = [
        [
            habitat_name(texts, region["habitat"]),
            ", ".join(habitat_name(texts, other) for other in region["touches"]) or "-",
            str(region["size"]),
        ]
        for region in seat["regions"]
    ]
    heads = [texts.say(Line(f"score-head-{head}")) for head in ("habitat", "touches", "size")]
    show_columns(title, heads, rows, words=2)


def show_animals(texts: Texts, names: list[str], ruling: Ruling) -> None:
    """Print each animal in play: what it looks for, every seat's value, and who gets it."""
    rows: list[list[str]] = []
    for animal in sorted(ruling["animals"], key=lambda animal: animal["round"]):
        own = animal["own_name"]
        name = Line("own-name", name=own) if own else Line(f"planet-animal-{animal['key']}")
        need = Line(f"planet-need-{animal['kind']}", habitat=animal["habitat"], other=animal["other"] or "")
        verdict = texts.say(verdict_line(animal, ruling["round"]), names)
        values = [str(value) for value in animal["values"]]
        rows.append([str(animal["round"]), texts.say(name), texts.say(need), verdict, *values])
    heads = [texts.say(Line(f"score-head-{head}")) for head in ("round", "animal", "need", "verdict")]
    title = texts.say(Line("score-planet-animals", round=ruling["round"]))
    show_columns(title, [*heads, *names], rows, words=4)


def verdict_line(animal: AnimalRuling, round_number: int) -> Line:
    """A line that says who takes the animal, or why nobody does; for a later round, who would."""
    winner, best = animal["taker"], max(animal["values"])
    if winner is not None and animal["values"].count(best) > 1:  # P22
        sizes = " : ".join("+".join(str(size) for size in sizes) or "0" for sizes in animal["sizes"])
        return Line("score-planet-taken-by-next", seat=winner, sizes=sizes)
    if winner is not None:
        return Line("score-planet-taken" if animal["due"] else "score-planet-leads", seat=winner)
    shared = "tied" if best else "nobody"
    then = animal["verdict"] if animal["due"] else "now"
    return Line(f"score-planet-{shared}-{then}", seats=animal["tied"], round=round_number + 1)


def show_outcome(texts: Texts, names: list[str], ruling: Ruling, outcome: Outcome | None, title: Line) -> None:
    """Print a sheet, or the seats whose objective is missing for one."""
    if outcome is None:
        unknown = [number for number, seat in enumerate(ruling["seats"]) if seat["objective"] is None]
        show_lines([texts.say(Line("score-planet-no-sheet", seats=unknown), names)])
        return
    show_lines([texts.say(title), *(f"  {line}" for line in sheet(outcome, texts, names)), ""])
