"""Journal entries: a text key and its figures for everything that happens in a game."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.rauha.cards.box import CELLS, ENTITIES
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.state.position import RauhaState

# -- names -----------------------------------------------------------------------------------------------------


def entity_line(number: int) -> Line:
    """Return the name of an entity."""
    return Line(f"rauha-entity-{BOX.entities[number].key}")


def card_line(number: int) -> Line:
    """Return a card or a printed space by its key and its biomes."""
    biome = BOX.biomes[number]
    return Line("rauha-card", key=biome.key, biomes=[Line(f"rauha-symbol-{name}") for name in biome.biomes])


def source_line(position: RauhaState, seat: int, source: int) -> Line:
    """Return the biome on a cell, or an entity."""
    if source >= CELLS:
        return entity_line(source - CELLS)
    return Line("rauha-on-cell", key=BOX.biomes[int(position.biome_at(seat, source))].key, cell=source + 1)


# -- entries ---------------------------------------------------------------------------------------------------


def turn_starts(position: RauhaState, journal: Journal) -> None:
    """Tell that a turn begins."""
    place = BOX.track[int(position.totem) - 1]
    if position.turn() == 1:
        journal.tell(Line("rauha-round", round=int(position.round()), age=(int(position.round()) + 1) // 2))
    journal.tell(
        Line(
            "rauha-turn",
            turn=int(position.turn()),
            line=place.line,
            index=place.index + 1,
            satellite=place.satellite,
            seat=int(position.first_player),
        )
    )


def scoring_starts(position: RauhaState, journal: Journal) -> None:
    """Tell that a scoring begins."""
    journal.tell(Line("rauha-scoring", round=int(position.round()), seat=int(position.first_player)))


def card_chosen(journal: Journal, seat: i64, card: i64) -> None:
    """Tell that a seat has chosen; only the seat itself is told which card. (R12)"""
    chose = Line("rauha-chose", seat=int(seat))
    journal.whisper([int(seat)], Line("rauha-you-chose", card=BOX.biomes[int(card)].key), chose)


def card_placed(journal: Journal, seat: i64, card: i64, cell: i64) -> None:
    """Tell that a seat has placed its card."""
    journal.tell(Line("rauha-placed", seat=int(seat), card=card_line(int(card)), cell=int(cell) + 1))


def card_discarded(journal: Journal, seat: i64, card: i64, cell: i64) -> None:
    """Tell that a seat has discarded its card, for crystals if the cell is negative; only the seat knows which."""
    if cell < 0:
        line = Line("rauha-discarded", seat=int(seat), crystals=BOX.discard_crystals)
    else:
        line = Line("rauha-discarded-spore", seat=int(seat), cell=int(cell) + 1)
    journal.tell(line)
    journal.whisper([int(seat)], Line("rauha-you-discarded", card=BOX.biomes[int(card)].key))


def entities_invited(position: RauhaState, journal: Journal, seat: i64, guests: i64) -> None:
    """Tell that entities come, from the middle or from another seat."""
    for number in range(ENTITIES):
        if int(guests) >> number & 1:
            line = Line("rauha-invited", seat=int(seat), entity=entity_line(number))
            for other in range(int(position.seats)):
                if position.has_entity(other, number):
                    line = Line("rauha-taken", seat=int(seat), other_seat=other, entity=entity_line(number))
            journal.tell(line)


def crystals_taken(position: RauhaState, journal: Journal, seat: i64, source: i64, count: i64) -> None:
    """Tell that crystals were taken."""
    where = source_line(position, int(seat), int(source))
    journal.tell(Line("rauha-took-crystals", seat=int(seat), source=where, crystals=int(count)))


def points_scored(position: RauhaState, journal: Journal, seat: i64, source: i64, gained: i64, paid: i64) -> None:
    """Tell that points were scored, free or paid for."""
    where = source_line(position, int(seat), int(source))
    if paid == 0:
        journal.tell(Line("rauha-scored", seat=int(seat), source=where, points=int(gained)))
    else:
        journal.tell(Line("rauha-paid", seat=int(seat), source=where, points=int(gained), pay=int(paid)))


def spore_placed(position: RauhaState, journal: Journal, seat: i64, source: i64, cell: i64) -> None:
    """Tell that a spore was paid for and placed."""
    where = source_line(position, int(seat), int(source))
    journal.tell(Line("rauha-spore", seat=int(seat), source=where, cell=int(cell) + 1))


def water_scored(journal: Journal, seat: i64, own: i64, lowest: i64, gained: i64) -> None:
    """Tell that water was scored."""
    figures = {"water": int(own), "lowest": int(lowest), "points": int(gained)}
    journal.tell(Line("rauha-water", seat=int(seat), **figures))


def game_over(journal: Journal) -> None:
    """Tell that the game is over."""
    journal.tell(Line("game-over"))
