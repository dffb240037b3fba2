"""The view of a seat: what it may know of a game of Rauha, as plain data. (R12, R13, R19)"""

from __future__ import annotations

from typing import Any, TypedDict

from terrarium.rauha.cards.box import CELLS
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.rules.scoring import sheet
from terrarium.rauha.state.phases import CHOOSING, LAST_PLACE, METSAT_SOURCE, NO_CARD, STEPS
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.view.board_view import BiomeView, BoardView, biome_view, board_view, cells_of, entity_keys
from terrarium.rauha.view.card_views import (
    LookView,
    PlayView,
    SatelliteView,
    look_views,
    offered,
    play_views,
    rest_to,
    satellite_view,
)
from terrarium.rauha.view.previews import SourceView, SpaceView, source_views, space_views


class ActivationView(TypedDict):
    """The progress of the activating seat: used cells and entities, and what it is asked for."""

    used_cells: list[int]
    used_entities: list[str]
    invited: list[str]
    pending: str | None
    sources: list[SourceView]


class PublicParts(TypedDict):
    """What everybody may know of the same things."""

    boards: list[BoardView]
    activation: ActivationView
    #: By seat: the rows of the score sheet so far.
    tally: list[list[dict[str, Any]]]


class RauhaSeatView(TypedDict):
    """Everything that a seat may know."""

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


def spaces(position: RauhaState, seat: int | None) -> dict[str, list[SpaceView]]:
    """Return where the cards that a seat may choose or has chosen can lie. (R17)"""
    if seat is None:
        return {}
    chosen = int(position.chosen[seat])
    cards = offered(position, seat) or ([] if chosen == NO_CARD else [chosen])
    return {BOX.biomes[card].key: space_views(position, seat, card) for card in cards}


def tally(position: RauhaState) -> list[list[dict[str, Any]]]:
    """List the rows of each seat's score sheet so far, without empty ones."""
    return [[entry.data() for entry in sheet(position, seat) if entry.points] for seat in range(int(position.seats))]


def public_parts(position: RauhaState) -> PublicParts:
    """Return the large parts of a view that do not depend on who looks."""
    pending = "spore" if position.spore_pending() else "animal" if position.pending == METSAT_SOURCE else None
    used = int(position.used)
    return {
        "boards": [board_view(position, seat) for seat in range(int(position.seats))],
        "activation": {
            "used_cells": cells_of(used),
            "used_entities": entity_keys(used >> CELLS),
            "invited": entity_keys(int(position.invited)),
            "pending": pending,
            "sources": source_views(position),
        },
        "tally": tally(position),
    }


def view_for(position: RauhaState, seat: int | None, public: PublicParts) -> RauhaSeatView:
    """Return everything that a seat (None: a spectator) may know."""
    seats = int(position.seats)
    totem = min(int(position.totem), LAST_PLACE)
    place = BOX.track[totem - 1]
    order = sorted(range(seats), key=lambda other: (-int(position.points[other]), -int(position.marker_heights[other])))
    chosen = NO_CARD if seat is None else int(position.chosen[seat])
    choosing = position.step == CHOOSING and not position.over()
    offer = [] if seat is None else [biome_view(card) for card in offered(position, seat)]
    held = [entity_keys(int(mask)) for mask in position.entities]
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
        "boards": public["boards"],
        "order": order,
        "middle": [entity.key for entity in BOX.entities if not any(entity.key in keys for keys in held)],
        "satellites": [satellite_view(position, seat, satellite) for satellite in range(seats)],
        "looks": [] if seat is None else look_views(position, seat),
        "plays": [play_views(position, seat, other) for other in range(seats)],
        "activation": public["activation"],
        "tally": public["tally"],
    }
