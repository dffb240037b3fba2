"""Previews for a seat: where a card may lie, which entities it would invite, and what can be used now."""

from __future__ import annotations

from typing import Final, TypedDict

from terrarium.engine.lines import Line
from terrarium.rauha.cards.box import (
    ANIMALS,
    CELLS,
    COUNTED,
    CRYSTALS,
    ENTITIES,
    FIXED,
    NOTHING,
    PAID_POINTS,
    PER_SPORE,
    POINTS,
    SPORE,
    Effect,
)
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.cards.tables import ALLOWED, COST, KIND, PAY
from terrarium.rauha.rules.actions import DISCARD_SPORE, NAME, PLACE, TARGET, USE
from terrarium.rauha.rules.entities import count_of, guests_of, symbols
from terrarium.rauha.rules.sources import effect_of, has_no_effect, points_now, within_reach
from terrarium.rauha.state.phases import ACTIVATING, METSAT_SOURCE, SOURCES
from terrarium.rauha.state.position import RauhaState

#: The most useful order of uses: crystals before they are spent, spores before they are counted.
SENSIBLE: Final = [CRYSTALS, POINTS, SPORE, PER_SPORE, PAID_POINTS, NOTHING]


class EffectView(TypedDict):
    """An effect; `per` is what the points are counted by, None if they are fixed."""

    pay: int
    crystals: int
    points: int
    spores: int
    per: str | None


class GuestView(TypedDict):
    """An entity that would come, from another seat or (None) from the middle."""

    entity: str
    seat: int | None


class SpaceView(TypedDict):
    """A card on a cell, if it were the seat's turn to place it: whether it may lie there and what would come of it."""

    cell: int
    action: int
    #: The action that discards the card for a spore on the cell.
    spore: int
    allowed: bool
    covered: str
    cost: int
    #: The crystals that are missing.
    short: int
    entities: list[GuestView]


class ThenView(TypedDict):
    """A further choice that a use asks for: the cell of a spore, or an animal and the points for it."""

    action: int
    cell: int | None
    animal: str | None
    points: int


class SourceView(TypedDict):
    """A biome or an entity within reach of the seat that activates."""

    #: None for an entity.
    cell: int | None
    entity: str | None
    effect: EffectView
    action: int
    #: "ready", "used", "idle" (it would do nothing), "dear" (crystals are missing) or "full" (no room for its spore)
    state: str
    #: The points that it would score now.
    points: int
    then: list[ThenView]


def effect_view(effect: Effect) -> EffectView:
    """Return an effect as plain data."""
    return {
        "pay": effect.pay,
        "crystals": effect.crystals,
        "points": effect.points,
        "spores": effect.spores,
        "per": None if effect.per == FIXED else COUNTED[effect.per],
    }


def guest_views(position: RauhaState, seat: int, cell: int, card: int) -> list[GuestView]:
    """List the entities that a card on a cell would invite, and from whom. (R21, R23)"""
    mask = int(guests_of(position, seat, cell, card))
    found: list[GuestView] = []
    for number in range(ENTITIES):
        if mask >> number & 1:
            holders = [other for other in range(int(position.seats)) if position.has_entity(other, number)]
            found.append({"entity": BOX.entities[number].key, "seat": holders[0] if holders else None})
    return found


def guest_lines(position: RauhaState, seat: int, cell: int, card: int) -> list[Line]:
    """List the same entities as lines."""
    found: list[Line] = []
    for one in guest_views(position, seat, cell, card):
        name, holder = Line(f"rauha-entity-{one['entity']}"), one["seat"]
        found.append(name if holder is None else Line("rauha-entity-from", entity=name, other_seat=holder))
    return found


def space_views(position: RauhaState, seat: int, card: int) -> list[SpaceView]:
    """List what a card would do on each of the nine cells. (R17)"""
    found: list[SpaceView] = []
    cost = int(COST[card])
    for cell in range(CELLS):
        allowed = bool(int(ALLOWED[card]) >> cell & 1)
        found.append(
            {
                "cell": cell,
                "action": PLACE + cell,
                "spore": DISCARD_SPORE + cell,
                "allowed": allowed,
                "covered": BOX.biomes[int(position.biome_at(seat, cell))].key,
                "cost": cost,
                "short": max(0, cost - int(position.crystals[seat])),
                "entities": guest_views(position, seat, cell, card) if allowed else [],
            }
        )
    return found


def source_views(position: RauhaState) -> list[SourceView]:
    """List the sources within reach of the seat that activates, in the most useful order. (R26, R35)"""
    if position.over() or position.step != ACTIVATING:
        return []
    seat = int(position.turn_seat())
    within = int(within_reach(position, seat))
    found: list[SourceView] = []
    for kind in SENSIBLE:
        for source in range(SOURCES):
            number = int(effect_of(position, seat, source))
            if within >> source & 1 and KIND[number] == kind:
                found.append(_source_view(position, seat, source, number))
    return found


def _source_view(position: RauhaState, seat: int, source: int, number: int) -> SourceView:
    effect = BOX.effect(number)
    state = _state(position, seat, source, number)
    paid = bool(KIND[number] == PAID_POINTS)
    scored = effect.points if paid else int(points_now(position, seat, number)) if effect.points else 0
    return {
        "cell": source if source < CELLS else None,
        "entity": BOX.entities[source - CELLS].key if source >= CELLS else None,
        "effect": effect_view(effect),
        "action": USE + source,
        "state": state,
        "points": scored,
        "then": _then(position, seat, source, number),
    }


def _state(position: RauhaState, seat: int, source: int, number: int) -> str:
    if int(position.used) >> source & 1:
        return "used"
    if int(position.usable) >> source & 1:
        return "ready"
    if has_no_effect(position, seat, source):
        return "idle"
    return "dear" if PAY[number] > position.crystals[seat] else "full"


def _then(position: RauhaState, seat: int, source: int, number: int) -> list[ThenView]:
    """List the further choices of a use; none if a spore has only one cell to go to. (R31, R33)"""
    found: list[ThenView] = []
    if KIND[number] == SPORE:
        for cell in range(CELLS):
            if not position.has_spore(seat, cell):
                found.append({"action": TARGET + cell, "cell": cell, "animal": None, "points": 0})
    elif source == METSAT_SOURCE:
        for animal in range(len(ANIMALS)):
            points = int(count_of(symbols(position, seat), animal))
            found.append({"action": NAME + animal, "cell": None, "animal": ANIMALS[animal], "points": points})
    return found if len(found) > 1 else []


def place_line(position: RauhaState, seat: int, cell: int) -> Line:
    """Return the chosen card on a cell: what it covers, what it costs and which entities it invites."""
    card = int(position.chosen[seat])
    return Line(
        "rauha-place",
        card=BOX.biomes[card].key,
        cell=cell + 1,
        covered=BOX.biomes[int(position.biome_at(seat, cell))].key,
        cost=int(COST[card]),
        entities=guest_lines(position, seat, cell, card) or "none",
    )
