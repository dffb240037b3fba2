"""What a seat may know of a game of Rauha, as plain data. (R12, R13, R19)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from terrarium.rauha.cards.box import ANIMALS, BIOMES, BOX, CARDS, CELLS, ENTITIES
from terrarium.rauha.hidden.seen_cards import knows_fate, last_look, lay_there, turns_begun
from terrarium.rauha.rules.activation import SETTLED
from terrarium.rauha.rules.draft import DISCARDED, PILE, PLACED, TURN, pile_start, satellite_of
from terrarium.rauha.rules.entities import column_of, count_of, row_of, symbols, water
from terrarium.rauha.rules.scoring import lowest_water, result, water_points
from terrarium.rauha.state.turn_steps import CHOOSING, NO_CARD, STEPS
from terrarium.rauha.view.previews import EffectView, SourceView, SpaceView, effect_view, source_views, space_views

if TYPE_CHECKING:
    from terrarium.rauha.position import RauhaPosition


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
    """A card or a printed space."""
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
    """The keys of a set of entities."""
    return [BOX.entities[number].key for number in range(ENTITIES) if mask >> number & 1]


def cells_of(mask: int) -> list[int]:
    """The cells of a set."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def line_views(position: RauhaPosition, seat: int) -> list[LineView]:
    """Every row and column of a seat's board that a symbol fills."""
    found: list[LineView] = []
    for index in range(3):
        for key in entity_keys(int(row_of(position.board, seat, index))):
            found.append({"line": "row", "index": index, "entity": key})
    for index in range(3):
        for key in entity_keys(int(column_of(position.board, seat, index))):
            found.append({"line": "column", "index": index, "entity": key})
    return found


def board_view(position: RauhaPosition, seat: int) -> BoardView:
    """A seat's board."""
    cells = [biome_view(int(biome)) for biome in position.board[CELLS * seat : CELLS * seat + CELLS]]
    total = symbols(position.board, seat)
    animals = {animal: int(count_of(total, number)) for number, animal in enumerate(ANIMALS)}
    own = water(position.board, position.held, seat)
    lowest = lowest_water(position.board, position.held, position.seats)
    tally = [int(points) for points in position.tally[12 * seat : 12 * seat + 12]]
    return {
        "cells": cells,
        "spores": cells_of(int(position.spores[seat])),
        "crystals": int(position.crystals[seat]),
        "points": int(position.points[seat]),
        "entities": entity_keys(int(position.held[seat])),
        "symbols": {**animals, **{name: sum(name in biome["biomes"] for biome in cells) for name in BIOMES[:4]}},
        "lines": line_views(position, seat),
        "water": int(own),
        "water_points": int(water_points(own, lowest)),
        "tally": [tally[3 * number : 3 * number + 3] for number in range(4)],
    }


def _keys(cards: list[int]) -> list[str]:
    return [BOX.biomes[card].key for card in cards]


def satellite_view(position: RauhaPosition, seat: int | None, satellite: int) -> SatelliteView:
    """A satellite of this round: its cards are those that the seat saw there and that can still lie there."""
    seats, totem = int(position.seats), min(int(position.totem), 16)
    start = int(pile_start(seats, satellite, totem))
    last_turn_over = totem % 4 == 0 or (totem % 4 == 3 and position.step != CHOOSING)
    count = sum(1 for slot in range(start, start + PILE) if position.went[slot] == 0)
    if last_turn_over:
        count = 0  # R11: the card that nobody kept is out of the game
    cards: list[str] | None = None
    last = 0 if seat is None else int(last_look(position, seat, (totem - 1) // 4, satellite))
    if last > 0:
        lying = [slot for slot in range(start, start + PILE) if _may_lie(int(position.went[slot]), last)]
        cards = _keys([int(position.deck[slot]) for slot in lying]) if count else []
    return {"left_of": (satellite - 1) % seats, "right_of": satellite, "count": count, "cards": cards}


def _may_lie(went: int, last: int) -> bool:
    return went == 0 or ((went & TURN) > last and not went & PLACED)


def look_views(position: RauhaPosition, seat: int) -> list[LookView]:
    """Every look of a seat into a satellite. (R13)"""
    found: list[LookView] = []
    for number in range(4):
        for turn in range(1, int(turns_begun(position, number)) + 1):
            totem = 4 * number + turn
            satellite = int(satellite_of(position.seats, seat, totem))
            start = int(pile_start(position.seats, satellite, totem))
            slots = [slot for slot in range(start, start + PILE) if lay_there(position.went[slot], turn)]
            kept = [int(position.deck[slot]) for slot in slots if position.went[slot] & TURN == turn]
            cards = _keys([int(position.deck[slot]) for slot in slots])
            key = BOX.biomes[kept[0]].key if kept else None
            found.append({"round": number + 1, "turn": turn, "satellite": satellite, "cards": cards, "kept": key})
    return found


def play_views(position: RauhaPosition, viewer: int | None, seat: int) -> list[PlayView]:
    """What a seat did with the cards that it kept."""
    found: list[PlayView] = []
    for number in range(4):
        for turn in range(1, int(turns_begun(position, number)) + 1):
            totem = 4 * number + turn
            start = int(pile_start(position.seats, satellite_of(position.seats, seat, totem), totem))
            for slot in range(start, start + PILE):
                went = int(position.went[slot])
                if went & TURN == turn:
                    known = went & PLACED or (viewer is not None and knows_fate(position, viewer, slot))
                    card = BOX.biomes[int(position.deck[slot])].key if known else None
                    state = "placed" if went & PLACED else "discarded" if went & DISCARDED else "in hand"
                    found.append({"round": number + 1, "turn": turn, "card": card, "state": state})
    return found


def offered(position: RauhaPosition, seat: int) -> list[int]:
    """The cards that a seat may choose from now. (R10)"""
    if position.step != CHOOSING or position.over():
        return []
    start = int(pile_start(position.seats, satellite_of(position.seats, seat, position.totem), position.totem))
    return [int(position.deck[slot]) for slot in range(start, start + PILE) if position.went[slot] == 0]


def spaces(position: RauhaPosition, seat: int | None) -> dict[str, list[SpaceView]]:
    """Where the cards that a seat may choose or has chosen can lie. (R17)"""
    if seat is None:
        return {}
    kept = int(position.kept[seat])
    cards = offered(position, seat) or ([] if kept == NO_CARD else [kept])
    return {BOX.biomes[card].key: space_views(position, seat, card) for card in cards}


def rest_to(position: RauhaPosition, seat: int) -> int | None:
    """Who looks next at the satellite that a seat looks at in this turn; nobody after the third turn. (R10, R11)"""
    if position.over() or position.totem % 4 in (0, 3):
        return None
    own = satellite_of(position.seats, seat, position.totem)
    others = range(int(position.seats))
    return next(other for other in others if satellite_of(position.seats, other, position.totem + 1) == own)


def tally(position: RauhaPosition) -> list[list[dict[str, Any]]]:
    """The score sheet so far, without empty rows."""
    sheet = result([int(points) for points in position.tally], int(position.seats)).breakdown
    return [[entry.data() for entry in rows if entry.points] for rows in sheet]


def view_for(position: RauhaPosition, seat: int | None) -> RauhaSeatView:
    """Everything that a seat (None: a spectator) may know."""
    seats = int(position.seats)
    place = BOX.track[min(int(position.totem), 16) - 1]
    order = sorted(range(seats), key=lambda other: (-int(position.points[other]), -int(position.stamps[other])))
    kept = NO_CARD if seat is None else int(position.kept[seat])
    choosing = position.step == CHOOSING and not position.over()
    offer = [] if seat is None else [biome_view(card) for card in offered(position, seat)]
    held = [entity_keys(int(mask)) for mask in position.held]
    pending = None if position.pending == SETTLED else "spore" if position.pending < CELLS else "animal"
    used = int(position.used)
    return {
        "game": position.game.name,
        "seat": seat,
        "seats": seats,
        "side": str(position.game.options["side"]),
        "round": int(position.round()),
        "turn": int(position.turn()) if not position.over() else 4,
        "totem": min(int(position.totem), 16),
        "line": place.cells(),
        "satellite": place.satellite,
        "scoring": bool(position.scoring),
        "step": "over" if position.over() else STEPS[int(position.step)],
        "first": int(position.first),
        "actors": position.actors(),
        "over": position.over(),
        "chosen": [choosing and position.kept[other] != NO_CARD for other in range(seats)],
        "kept": None if kept == NO_CARD else biome_view(kept),
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
