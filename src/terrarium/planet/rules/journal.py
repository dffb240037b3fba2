"""Journal entries: a text key and its figures for everything that happens in a game."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.planet.cards.box import HABITATS, IN_PLAY, turned
from terrarium.planet.state.position import FIRST_MYSTERY, NOBODY, PlanetState
from terrarium.planet.state.tile_piles import ROUNDS, SLOTS


def habitat_line(habitat: int) -> Line:
    """Return the name of a habitat."""
    return Line(f"planet-habitat-{HABITATS[habitat]}")


def tile_figures(position: PlanetState, tile: i64, face: i64, turn: i64) -> dict[str, object]:
    """Return the figures of a tile as it lies on a face."""
    return {"tile": turned(position.box.patterns[tile], int(turn)), "face": int(face) + 1}


def your_objectives(position: PlanetState, journal: Journal) -> None:
    """Tell each seat its secret objective. (P05)"""
    for seat in range(position.seats):
        if position.has_objective(seat):
            line = Line("planet-your-objective", habitat=habitat_line(int(position.objectives[seat])))
            journal.whisper([seat], line)


def round_starts(position: PlanetState, journal: Journal) -> None:
    """Tell that a round begins, with its tiles and the mystery animal that is turned up. (P31)"""
    if position.mystery:
        for number in range(FIRST_MYSTERY, IN_PLAY):
            if position.dealt_columns[number] == position.round + 1:
                name = position.box.animals[position.animals[number]].line()
                journal.tell(Line("planet-mystery", animal=name, round=int(position.round) + 1))
    patterns = [position.box.patterns[position.tile_in(slot)] for slot in range(SLOTS)]
    first = int(position.first_player)
    journal.tell(Line("planet-round", round=int(position.round), tiles=" ".join(patterns), seat=first))


def tile_taken(position: PlanetState, journal: Journal, seat: i64, tile: i64, face: i64, turn: i64) -> None:
    """Tell that a seat has put a tile on its planet."""
    journal.tell(Line("planet-took", seat=int(seat), **tile_figures(position, tile, face, turn)))


def leftovers(journal: Journal, on_11: i64, on_12: i64, boxed: i64) -> None:
    """Tell how many leftovers went where. (P10)"""
    journal.tell(Line("planet-left", on_11=int(on_11), on_12=int(on_12), boxed=int(boxed)))


def animal_compared(position: PlanetState, journal: Journal, number: i64, winner: i64, values: list[int]) -> None:
    """Tell who takes an animal, or what happens to it otherwise. (P16, P20 to P22)"""
    name = position.box.animals[position.animals[number]].line()
    shown = " : ".join(str(value) for value in values)
    if winner != NOBODY and values.count(max(values)) > 1:
        journal.tell(Line("planet-won-by-next", seat=int(winner), animal=name, values=shown))  # P22
    elif winner != NOBODY:
        journal.tell(Line("planet-won", seat=int(winner), animal=name, values=shown))
    elif position.round == ROUNDS:
        journal.tell(Line("planet-boxed", animal=name, values=shown))
    else:
        journal.tell(Line("planet-carried", animal=name, values=shown, round=int(position.round) + 1))


def game_over(position: PlanetState, journal: Journal) -> None:
    """Tell every objective and that the game is over. (P26)"""
    for seat in range(position.seats):
        if position.has_objective(seat):
            habitat = habitat_line(int(position.objectives[seat]))
            journal.tell(Line("planet-objective", seat=seat, habitat=habitat))
    journal.tell(Line("game-over"))
