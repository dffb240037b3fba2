"""The view of a seat: what it may know of a game of Rauha, as plain data. (R12, R13, R19)"""

from __future__ import annotations

from typing import Any, TypedDict

from terrarium.rauha.cards.box import ANIMALS, BIOMES, BOX, CARDS, CELLS, ENTITIES
from terrarium.rauha.hidden.seen_cards import knows_who_chose, last_look, may_be_there, turns_begun, was_there
from terrarium.rauha.rules.entities import count_of, entities_of_column, entities_of_row, symbols, water
from terrarium.rauha.rules.scoring import lowest_water, sheet, water_points
from terrarium.rauha.state.phases import (
    CHOOSING,
    LAST_PLACE,
    METSAT_SOURCE,
    NO_CARD,
    ORIGIN_COUNT,
    ROUNDS,
    STEPS,
)
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.state.satellites import (
    NOT_CHOSEN,
    PILE,
    is_discarded,
    is_placed,
    pile_start,
    satellite_of,
    totem_at,
    turn_chosen,
)
from terrarium.rauha.view.previews import EffectView, SourceView, SpaceView, effect_view, source_views, space_views


class BiomeView(TypedDict):
    """A biome card or a printed space."""

    key: str
    printed: bool
    biomes: list[str]
    animals: list[str]
    water: int
    cost: int
    cells: list[int]
    effect: EffectView


class LineView(TypedDict):
    """A row or column that is full of a symbol, and the entity of that symbol."""

    line: str
    index: int
    entity: str


class BoardView(TypedDict):
    """One seat's board and what lies beside it."""

    cells: list[BiomeView]
    #: The cells with a spore.
    spores: list[int]
    crystals: int
    points: int
    entities: list[str]
    #: Every visible animal, and how many cells show each biome but deserts.
    symbols: dict[str, int]
    lines: list[LineView]
    water: int
    #: What the water would score now.
    water_points: int
    #: Points by round from biomes, entities and water.
    tally: list[list[int]]


class SatelliteView(TypedDict):
    """A satellite: how many cards lie there, and which these can be as far as the seat has seen them."""

    left_of: int
    right_of: int
    count: int
    #: None if the seat has not looked into it in this round; as many as `count` if it knows exactly.
    cards: list[str] | None


class LookView(TypedDict):
    """What the seat saw when it looked into a satellite, and what it kept."""

    round: int
    turn: int
    satellite: int
    cards: list[str]
    kept: str | None


class PlayView(TypedDict):
    """What a seat did with its card in a turn; the card is None where the viewer cannot know it."""

    round: int
    turn: int
    card: str | None
    #: "in hand", "placed" or "discarded"
    state: str


class ActivationView(TypedDict):
    """How far the seat whose part it is has come: used cells and entities, and what it is asked for."""

    used_cells: list[int]
    used_entities: list[str]
    invited: list[str]
    pending: str | None
    sources: list[SourceView]


class RauhaSeatView(TypedDict):
    """The whole of what a seat may know."""

    game: str
    seat: int | None
    seats: int
    side: str
    round: int
    turn: int
    totem: int
    #: The cells that the totem activates; empty in a scoring.
    line: list[int]
    satellite: str
    scoring: bool
    step: str
    first: int
    actors: list[int]
    over: bool
    #: Who has chosen in this turn, while all choose.
    chosen: list[bool]
    #: The card that the seat has chosen.
    kept: BiomeView | None
    #: The cards that the seat may choose from now.
    offer: list[BiomeView]
    #: By the key of each card that the seat may choose or has chosen: that card on the nine cells.
    spaces: dict[str, list[SpaceView]]
    #: Who chooses next from the cards that the seat leaves; None: they leave the game.
    rest_to: int | None
    boards: list[BoardView]
    #: Seats by score marker: most points first, among equals the upper marker first.
    order: list[int]
    #: Entities in the middle.
    middle: list[str]
    satellites: list[SatelliteView]
    looks: list[LookView]
    plays: list[list[PlayView]]
    activation: ActivationView
    #: By seat: the rows of the score sheet so far.
    tally: list[list[dict[str, Any]]]


def biome_view(number: int) -> BiomeView:
    """Return a card or a printed space."""
    biome = BOX.biomes[number]
    return {
        "key": biome.key,
        "printed": number >= CARDS,
        "biomes": list(biome.biomes),
        "animals": list(biome.animals),
        "water": biome.water,
        "cost": biome.cost,
        "cells": list(biome.cells),
        "effect": effect_view(biome.effect),
    }


def entity_keys(mask: int) -> list[str]:
    """List the keys of a set of entities."""
    return [BOX.entities[number].key for number in range(ENTITIES) if mask >> number & 1]


def cells_of(mask: int) -> list[int]:
    """List the cells of a set."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def line_views(position: RauhaState, seat: int) -> list[LineView]:
    """List every row and column of a seat's board that a symbol fills."""
    found: list[LineView] = []
    for index in range(3):
        for key in entity_keys(int(entities_of_row(position, seat, index))):
            found.append({"line": "row", "index": index, "entity": key})
    for index in range(3):
        for key in entity_keys(int(entities_of_column(position, seat, index))):
            found.append({"line": "column", "index": index, "entity": key})
    return found


def board_view(position: RauhaState, seat: int) -> BoardView:
    """Return a seat's board."""
    cells = [biome_view(int(position.biome_at(seat, cell))) for cell in range(CELLS)]
    total = symbols(position, seat)
    animals = {animal: int(count_of(total, number)) for number, animal in enumerate(ANIMALS)}
    own, lowest = water(position, seat), lowest_water(position)
    return {
        "cells": cells,
        "spores": cells_of(int(position.spores[seat])),
        "crystals": int(position.crystals[seat]),
        "points": int(position.points[seat]),
        "entities": entity_keys(int(position.entities[seat])),
        "symbols": {**animals, **{name: sum(name in biome["biomes"] for biome in cells) for name in BIOMES[:4]}},
        "lines": line_views(position, seat),
        "water": int(own),
        "water_points": int(water_points(own, lowest)),
        "tally": [_points(position, seat, number) for number in range(1, ROUNDS + 1)],
    }


def _points(position: RauhaState, seat: int, round_number: int) -> list[int]:
    return [int(position.points_from(seat, round_number, origin)) for origin in range(ORIGIN_COUNT)]


def _keys(cards: list[int]) -> list[str]:
    return [BOX.biomes[card].key for card in cards]


def satellite_view(position: RauhaState, seat: int | None, satellite: int) -> SatelliteView:
    """Return a satellite of this round with the cards that the seat saw there and that can still lie there."""
    seats = int(position.seats)
    start = int(pile_start(seats, satellite, position.round()))
    count = sum(1 for slot in range(start, start + PILE) if position.fates[slot] == NOT_CHOSEN)
    if position.over() or position.turn() == 4 or (position.turn() == 3 and position.step != CHOOSING):
        count = 0  # R11: the card that nobody chose is out of the game
    cards: list[str] | None = None
    last = 0 if seat is None else int(last_look(position, seat, position.round(), satellite))
    if last > 0:
        there = [slot for slot in range(start, start + PILE) if may_be_there(position.fates[slot], last)]
        cards = _keys([int(position.deck[slot]) for slot in there]) if count else []
    return {"left_of": (satellite - 1) % seats, "right_of": satellite, "count": count, "cards": cards}


def look_views(position: RauhaState, seat: int) -> list[LookView]:
    """List every look of a seat into a satellite. (R13)"""
    found: list[LookView] = []
    for number in range(1, ROUNDS + 1):
        for turn in range(1, int(turns_begun(position, number)) + 1):
            satellite = int(satellite_of(position.seats, seat, totem_at(number, turn)))
            start = int(pile_start(position.seats, satellite, number))
            slots = [slot for slot in range(start, start + PILE) if was_there(position.fates[slot], turn)]
            chosen = [int(position.deck[slot]) for slot in slots if turn_chosen(position.fates[slot]) == turn]
            cards = _keys([int(position.deck[slot]) for slot in slots])
            key = BOX.biomes[chosen[0]].key if chosen else None
            found.append({"round": number, "turn": turn, "satellite": satellite, "cards": cards, "kept": key})
    return found


def play_views(position: RauhaState, viewer: int | None, seat: int) -> list[PlayView]:
    """List what a seat did with the cards that it chose."""
    found: list[PlayView] = []
    for number in range(1, ROUNDS + 1):
        for turn in range(1, int(turns_begun(position, number)) + 1):
            satellite = satellite_of(position.seats, seat, totem_at(number, turn))
            start = int(pile_start(position.seats, satellite, number))
            for slot in range(start, start + PILE):
                fate = position.fates[slot]
                if turn_chosen(fate) == turn:
                    known = is_placed(fate) or (viewer is not None and knows_who_chose(position, viewer, slot))
                    card = BOX.biomes[int(position.deck[slot])].key if known else None
                    state = "placed" if is_placed(fate) else "discarded" if is_discarded(fate) else "in hand"
                    found.append({"round": number, "turn": turn, "card": card, "state": state})
    return found


def offered(position: RauhaState, seat: int) -> list[int]:
    """List the cards that a seat may choose from now. (R10)"""
    if position.step != CHOOSING or position.over():
        return []
    start = int(position.pile(seat))
    return [int(position.deck[slot]) for slot in range(start, start + PILE) if position.fates[slot] == NOT_CHOSEN]


def spaces(position: RauhaState, seat: int | None) -> dict[str, list[SpaceView]]:
    """Return where the cards that a seat may choose or has chosen can lie. (R17)"""
    if seat is None:
        return {}
    chosen = int(position.chosen[seat])
    cards = offered(position, seat) or ([] if chosen == NO_CARD else [chosen])
    return {BOX.biomes[card].key: space_views(position, seat, card) for card in cards}


def rest_to(position: RauhaState, seat: int) -> int | None:
    """Return who looks next at the satellite of a seat; nobody after the third turn. (R10, R11)"""
    if position.over() or position.turn() >= 3:
        return None
    own = satellite_of(position.seats, seat, position.totem)
    others = range(int(position.seats))
    return next(other for other in others if satellite_of(position.seats, other, position.totem + 1) == own)


def tally(position: RauhaState) -> list[list[dict[str, Any]]]:
    """List the rows of each seat's score sheet so far, without empty ones."""
    return [[entry.data() for entry in sheet(position, seat) if entry.points] for seat in range(int(position.seats))]


def view_for(position: RauhaState, seat: int | None) -> RauhaSeatView:
    """Return everything that a seat (None: a spectator) may know."""
    seats = int(position.seats)
    totem = min(int(position.totem), LAST_PLACE)
    place = BOX.track[totem - 1]
    order = sorted(range(seats), key=lambda other: (-int(position.points[other]), -int(position.marker_heights[other])))
    chosen = NO_CARD if seat is None else int(position.chosen[seat])
    choosing = position.step == CHOOSING and not position.over()
    offer = [] if seat is None else [biome_view(card) for card in offered(position, seat)]
    held = [entity_keys(int(mask)) for mask in position.entities]
    pending = "spore" if position.spore_pending() else "animal" if position.pending == METSAT_SOURCE else None
    used = int(position.used)
    return {
        "game": position.game.name,
        "seat": seat,
        "seats": seats,
        "side": str(position.game.options["side"]),
        "round": int(position.round()),
        "turn": int(position.turn()) if not position.over() else 4,
        "totem": totem,
        "line": place.cells(),
        "satellite": place.satellite,
        "scoring": bool(position.scoring),
        "step": "over" if position.over() else STEPS[int(position.step)],
        "first": int(position.first_player),
        "actors": position.actors(),
        "over": position.over(),
        "chosen": [choosing and position.chosen[other] != NO_CARD for other in range(seats)],
        "kept": None if chosen == NO_CARD else biome_view(chosen),
        "offer": offer,
        "spaces": spaces(position, seat),
        "rest_to": None if seat is None else rest_to(position, seat),
        "boards": [board_view(position, other) for other in range(seats)],
        "order": order,
        "middle": [entity.key for entity in BOX.entities if not any(entity.key in keys for keys in held)],
        "satellites": [satellite_view(position, seat, satellite) for satellite in range(seats)],
        "looks": [] if seat is None else look_views(position, seat),
        "plays": [play_views(position, seat, other) for other in range(seats)],
        "activation": {
            "used_cells": cells_of(used),
            "used_entities": entity_keys(used >> CELLS),
            "invited": entity_keys(int(position.invited)),
            "pending": pending,
            "sources": source_views(position),
        },
        "tally": tally(position),
    }
