"""Prompts, and descriptions of actions."""

from __future__ import annotations

from terrarium.engine.lines import Line
from terrarium.rauha.cards.box import ANIMALS, COUNTED, FIXED, NAMED_ANIMAL, Effect
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.rules.actions import DISCARD, DISCARD_SPORE, NAME, PLACE, REST, STOP, TARGET, USE
from terrarium.rauha.rules.entities import count_of, symbols
from terrarium.rauha.rules.journal import source_line
from terrarium.rauha.rules.sources import effect_of, points_now
from terrarium.rauha.state.phases import CHOOSING, METSAT_SOURCE, NO_CARD, PLACING, SOURCES
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.view import previews


def effect_line(effect: Effect) -> Line:
    """Return what an effect does."""
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
    """Return a card or a printed space with its symbols, where it may lie, its price and its effect."""
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


def prompt(position: RauhaState, seat: int) -> Line:
    """Return what the seat must do now, or that it waits."""
    if position.over():
        return Line("game-over")
    card = int(position.chosen[seat])
    if position.step == CHOOSING:
        if card == NO_CARD:
            return Line("rauha-prompt-choose", satellite=BOX.track[int(position.totem) - 1].satellite)
        return Line("rauha-prompt-chosen", card=BOX.biomes[card].key, seats=position.actors())
    if seat != position.turn_seat():
        return Line("wait-for", seats=position.actors())
    if position.step == PLACING:
        return Line("rauha-prompt-place", card=biome_line(card))
    if position.pending == METSAT_SOURCE:
        return Line("rauha-prompt-animal")
    if position.spore_pending():
        return Line("rauha-prompt-spore")
    return Line("rauha-prompt-scoring" if position.scoring else "rauha-prompt-activate")


def explain(position: RauhaState, seat: int, action: int) -> Line:
    """Return a legal action with its cards, cells and entities."""
    if action < PLACE:
        return Line("rauha-keep", card=biome_line(action))
    if action < USE:
        return _explain_placing(position, seat, action)
    if action == STOP:
        return Line("rauha-stop")
    if action == REST:
        return _explain_rest(position, seat)
    if action >= NAME:
        animal = action - NAME
        count = int(count_of(symbols(position, seat), animal))
        return Line("rauha-name-animal", animal=Line(f"rauha-symbol-{ANIMALS[animal]}"), points=count)
    if action >= TARGET:
        cell = action - TARGET
        return Line("rauha-target", cell=cell + 1, key=BOX.biomes[int(position.biome_at(seat, cell))].key)
    return _explain_use(position, seat, action - USE)


def _explain_placing(position: RauhaState, seat: int, action: int) -> Line:
    card = BOX.biomes[int(position.chosen[seat])].key
    if action < DISCARD:
        return previews.place_line(position, seat, action - PLACE)
    if action == DISCARD:
        return Line("rauha-discard", card=card, crystals=BOX.discard_crystals)
    cell = action - DISCARD_SPORE
    key = BOX.biomes[int(position.biome_at(seat, cell))].key
    return Line("rauha-discard-spore", card=card, cell=cell + 1, key=key)


def _explain_use(position: RauhaState, seat: int, source: int) -> Line:
    number = int(effect_of(position, seat, source))
    effect = BOX.effect(number)
    where = source_line(position, seat, source)
    if effect.per == FIXED or effect.per == NAMED_ANIMAL:
        return Line("rauha-use", source=where, effect=effect_line(effect))
    now = int(points_now(position, seat, number))
    return Line("rauha-use-now", source=where, effect=effect_line(effect), points=now)


def _explain_rest(position: RauhaState, seat: int) -> Line:
    crystals = points = 0
    for source in range(SOURCES):
        if int(position.rest) >> source & 1:
            number = int(effect_of(position, seat, source))
            effect = BOX.effect(number)
            if effect.crystals:
                crystals += effect.crystals
            else:
                points += int(points_now(position, seat, number))
    return Line("rauha-rest", crystals=crystals, points=points)
