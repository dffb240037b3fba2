"""What the game says: lines for the journal, the prompt and the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.rauha.cards.box import ANIMALS, BOX, CELLS, COUNTED, ENTITIES, FIXED, NAMED_ANIMAL, Effect
from terrarium.rauha.rules import activation
from terrarium.rauha.rules.actions import DISCARD, DISCARD_SPORE, NAME, PLACE, REST, STOP, TARGET, USE
from terrarium.rauha.rules.entities import count_of, symbols
from terrarium.rauha.state.turn_steps import CHOOSING, END, NO_CARD, PLACING
from terrarium.rauha.view import previews

if TYPE_CHECKING:
    from terrarium.rauha.position import RauhaPosition


# -- things ----------------------------------------------------------------------------------------------------


def entity_line(number: int) -> Line:
    """The name of an entity."""
    return Line(f"rauha-entity-{BOX.entities[number].key}")


def effect_line(effect: Effect) -> Line:
    """What an effect does."""
    if effect.crystals:
        return Line("rauha-effect-crystals", crystals=effect.crystals)
    if effect.spores:
        return Line("rauha-effect-spore", pay=effect.pay)
    if effect.points == 0:
        return Line("rauha-effect-none")
    if effect.pay:
        return Line("rauha-effect-paid", pay=effect.pay, points=effect.points)
    if effect.per == FIXED:
        return Line("rauha-effect-points", points=effect.points)
    return Line("rauha-effect-per", points=effect.points, counted=COUNTED[effect.per])


def biome_line(number: int) -> Line:
    """A card or a printed space with its symbols, where it may lie, its price and its effect."""
    biome = BOX.biomes[number]
    return Line(
        "rauha-biome",
        key=biome.key,
        biomes=[Line(f"rauha-symbol-{name}") for name in biome.biomes],
        animals=[Line(f"rauha-symbol-{name}") for name in biome.animals] or "none",
        water=biome.water,
        cost=biome.cost,
        cells=", ".join(str(cell + 1) for cell in biome.cells) if biome.restricted() else "any",
        effect=effect_line(biome.effect),
    )


def card_line(number: int) -> Line:
    """A card or a printed space by its key and its biomes."""
    biome = BOX.biomes[number]
    return Line("rauha-card", key=biome.key, biomes=[Line(f"rauha-symbol-{name}") for name in biome.biomes])


def source_line(position: RauhaPosition, seat: int, source: int) -> Line:
    """The biome on a cell, or an entity."""
    if source >= CELLS:
        return entity_line(source - CELLS)
    return Line("rauha-on-cell", key=BOX.biomes[int(position.board[CELLS * seat + source])].key, cell=source + 1)


# -- what happened ---------------------------------------------------------------------------------------------


def turn(position: RauhaPosition, journal: Journal) -> None:
    """A turn begins."""
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
            seat=int(position.first),
        )
    )


def scoring_starts(position: RauhaPosition, journal: Journal) -> None:
    """A scoring begins."""
    journal.tell(Line("rauha-scoring", round=int(position.round()), seat=int(position.first)))


def kept(journal: Journal, seat: i64, card: i64) -> None:
    """A seat has chosen; which card, only itself is told."""
    chose = Line("rauha-chose", seat=int(seat))
    journal.whisper([int(seat)], Line("rauha-you-chose", card=BOX.biomes[int(card)].key), chose)


def placed(journal: Journal, seat: i64, card: i64, cell: i64) -> None:
    """A seat has placed its card."""
    journal.tell(Line("rauha-placed", seat=int(seat), card=card_line(int(card)), cell=int(cell) + 1))


def discarded(journal: Journal, seat: i64, card: i64, cell: i64) -> None:
    """A seat has given its card up, for crystals if the cell is negative; which card, only itself is told."""
    if cell < 0:
        line = Line("rauha-discarded", seat=int(seat), crystals=BOX.discard_crystals)
    else:
        line = Line("rauha-discarded-spore", seat=int(seat), cell=int(cell) + 1)
    journal.tell(line)
    journal.whisper([int(seat)], Line("rauha-you-discarded", card=BOX.biomes[int(card)].key))


def invited(position: RauhaPosition, journal: Journal, seat: i64, coming: i64) -> None:
    """Entities come, from the middle or from another seat."""
    for number in range(ENTITIES):
        if int(coming) >> number & 1:
            line = Line("rauha-invited", seat=int(seat), entity=entity_line(number))
            for other in range(int(position.seats)):
                if int(position.held[other]) >> number & 1:
                    line = Line("rauha-taken", seat=int(seat), other_seat=other, entity=entity_line(number))
            journal.tell(line)


def crystals(position: RauhaPosition, journal: Journal, seat: i64, source: i64, count: i64) -> None:
    """Crystals were taken."""
    where = source_line(position, int(seat), int(source))
    journal.tell(Line("rauha-took-crystals", seat=int(seat), source=where, crystals=int(count)))


def points(position: RauhaPosition, journal: Journal, seat: i64, source: i64, gained: i64, paid: i64) -> None:
    """Points were scored, free or paid for."""
    where = source_line(position, int(seat), int(source))
    if paid == 0:
        journal.tell(Line("rauha-scored", seat=int(seat), source=where, points=int(gained)))
    else:
        journal.tell(Line("rauha-paid", seat=int(seat), source=where, points=int(gained), pay=int(paid)))


def spore(position: RauhaPosition, journal: Journal, seat: i64, source: i64, cell: i64) -> None:
    """A spore was paid for and placed."""
    where = source_line(position, int(seat), int(source))
    journal.tell(Line("rauha-spore", seat=int(seat), source=where, cell=int(cell) + 1))


def water(journal: Journal, seat: i64, own: i64, lowest: i64, gained: i64) -> None:
    """Water was scored."""
    figures = {"water": int(own), "lowest": int(lowest), "points": int(gained)}
    journal.tell(Line("rauha-water", seat=int(seat), **figures))


# -- what to do ------------------------------------------------------------------------------------------------


def prompt(position: RauhaPosition, seat: int) -> Line:
    """What the seat must do now, or that it waits."""
    if position.totem == END:
        return Line("game-over")
    if position.step == CHOOSING:
        if position.kept[seat] == NO_CARD:
            return Line("rauha-prompt-choose", satellite=BOX.track[int(position.totem) - 1].satellite)
        card = BOX.biomes[int(position.kept[seat])].key
        return Line("rauha-prompt-chosen", card=card, seats=position.actors())
    if seat != position.turn_seat():
        return Line("wait-for", seats=position.actors())
    if position.step == PLACING:
        return Line("rauha-prompt-place", card=biome_line(int(position.kept[seat])))
    if position.pending == activation.METSAT_SOURCE:
        return Line("rauha-prompt-animal")
    if position.pending != activation.SETTLED:
        return Line("rauha-prompt-spore")
    return Line("rauha-prompt-scoring" if position.scoring else "rauha-prompt-activate")


def explain(position: RauhaPosition, seat: int, action: int) -> Line:
    """A legal action with the cards, cells and entities that it touches."""
    if action < PLACE:
        return Line("rauha-keep", card=biome_line(action))
    if action < USE:
        card = BOX.biomes[int(position.kept[seat])].key
        if action == DISCARD:
            return Line("rauha-discard", card=card, crystals=BOX.discard_crystals)
        cell = action - (PLACE if action < DISCARD else DISCARD_SPORE)
        if action < DISCARD:
            return previews.place_line(position, seat, cell)
        key = BOX.biomes[int(position.board[CELLS * seat + cell])].key
        return Line("rauha-discard-spore", card=card, cell=cell + 1, key=key)
    if action == STOP:
        return Line("rauha-stop")
    if action == REST:
        return _explain_rest(position, seat)
    if action >= NAME:
        animal = action - NAME
        count = int(count_of(symbols(position.board, seat), animal))
        return Line("rauha-name-animal", animal=Line(f"rauha-symbol-{ANIMALS[animal]}"), points=count)
    if action >= TARGET:
        cell = action - TARGET
        return Line("rauha-target", cell=cell + 1, key=BOX.biomes[int(position.board[CELLS * seat + cell])].key)
    return _explain_use(position, seat, action - USE)


def _explain_use(position: RauhaPosition, seat: int, source: int) -> Line:
    number = int(activation.effect_of(position, seat, source))
    effect = BOX.biomes[number].effect if source < CELLS else BOX.entities[source - CELLS].effect
    where = source_line(position, seat, source)
    if effect.per == FIXED or effect.per == NAMED_ANIMAL:
        return Line("rauha-use", source=where, effect=effect_line(effect))
    now = int(activation.worth(position, seat, number))
    return Line("rauha-use-now", source=where, effect=effect_line(effect), points=now)


def _explain_rest(position: RauhaPosition, seat: int) -> Line:
    gained = [0, 0]
    for source in range(activation.SOURCES):
        if int(position.free) >> source & 1:
            number = activation.effect_of(position, seat, source)
            effect = BOX.biomes[int(number)].effect if source < CELLS else BOX.entities[source - CELLS].effect
            if effect.crystals:
                gained[0] += effect.crystals
            else:
                gained[1] += int(activation.worth(position, seat, number))
    return Line("rauha-rest", crystals=gained[0], points=gained[1])
