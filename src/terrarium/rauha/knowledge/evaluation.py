"""Evaluation of positions of Rauha: coming activations, entities, spores, crystals and the lead in water."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from terrarium.engine.evaluation import POINT, Evaluation, leads_of
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import (
    ALL_CELLS,
    CELLS,
    CRYSTALS,
    ENTITIES,
    ENTITY,
    FIXED,
    NAMED_ANIMAL,
    PAID_POINTS,
    PER_SPORE,
    POINTS,
    SPORE,
    SPORES,
    WATER,
)
from terrarium.rauha.cards.tables import ALLOWED, COST, DISCARD_CRYSTALS, GAIN, KIND, LINE, PAY, PER, bits, lowest_bit
from terrarium.rauha.rules.entities import count_of, guests_of, most_animals, symbols, water_of
from terrarium.rauha.rules.scoring import lowest_water, water_points
from terrarium.rauha.state.boards import biome_at
from terrarium.rauha.state.phases import ACTIVATING, CHOOSING, END, NO_CARD
from terrarium.rauha.state.position import RauhaState

#: A biome may be covered and an entity taken before its use: what is left of it for each place of the totem, in
#: thousandths, for a biome and a spore on it, and for an entity.
LASTING: Final = 970
STAYING: Final = 900
#: What a crystal is worth by the number of cards that a seat has still to place, and how many are that useful.
PRICE: Final = [120, 350, 420, 460, 500, 520, 540, 550, 560, 570, 580, 590, 600]
HANDY: Final = 9
#: What a new spore is worth for each scoring to come.
SPORE_WORTH: Final = 1300
#: Water beyond the lowest can grow and shrink before a scoring.
WATER_WORTH: Final = 250
DOUBT_NOW: Final = 1000
DOUBT_A_PLACE: Final = 900
ALL: Final = 1000


def faded(staying: int, places: int) -> int:
    """Return what is left of a use some places of the totem later, in thousandths."""
    left = ALL
    for _place in range(places):
        left = left * staying // ALL
    return left


def _lines() -> vec[i64]:
    """Return ``lines[9 * totem + cell]``: uses of a cell by lines after the totem's place, in thousandths."""
    uses = []
    for totem in range(END + 1):
        for cell in range(CELLS):
            later = [place for place in range(totem + 1, END) if LINE[place] >> cell & 1]
            uses.append(sum(faded(LASTING, place - totem) for place in later))
    return vec[i64](uses)


def _scorings(staying: int) -> vec[i64]:
    """Return the scorings after each of the totem's places, in thousandths."""
    return vec[i64](
        [
            sum(faded(staying, place - totem) for place in range(totem + 1, END) if place % 4 == 0)
            for totem in range(END + 1)
        ]
    )


LINES: Final[vec[i64]] = _lines()
SCORINGS: Final[vec[i64]] = _scorings(LASTING)
STAYS: Final[vec[i64]] = _scorings(STAYING)
TURNS: Final[vec[i64]] = vec[i64]([sum(place % 4 != 0 for place in range(totem + 1, END)) for totem in range(END + 1)])
PRICES: Final[vec[i64]] = vec[i64](PRICE)


def sources_to_come(here: RauhaState, seat: i64) -> i64:
    """Return the sources that the seat can still use at the totem's present place, as sixteen bits."""
    if here.step != CHOOSING and here.is_done(seat):
        return 0
    mine: bool = here.step == ACTIVATING and seat == here.turn_seat()
    sources: i64 = here.spores[seat] | here.entities[seat] << CELLS if here.scoring else LINE[here.totem]
    if mine and not here.scoring:
        sources |= here.invited << CELLS
    return sources & ~here.used if mine else sources


class RauhaEvaluation(Evaluation):
    """Evaluates positions of Rauha."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = game.seats

    def values(self, position: Position) -> vec[i64]:
        """Return points so far, and what board, spores, entities, crystals and water will give."""
        here = cast(RauhaState, position)
        found = vec[i64]([0] * self.seats)
        lowest = lowest_water(here)
        seat: i64
        for seat in range(self.seats):
            found[seat] = self._value(here, seat, lowest)
        return found

    def _value(self, here: RauhaState, seat: i64, lowest: i64) -> i64:
        """Return what one seat can expect at the end, given the least water of all seats."""
        points: i64 = POINT * here.points[seat]
        if here.over():
            return points
        worth = self._prospects(here, seat, here.entities[seat], lowest)
        if here.chosen[seat] != NO_CARD:
            worth = self._with_card(here, seat, worth, lowest)
        return points + worth

    def action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return the lead after each choice; the others are evaluated again only if entities or the totem move."""
        here = cast(RauhaState, position)
        before = self.values(position)
        rival = before[seat] - leads_of(before, self.seats)[seat]
        found = vec[i64]([0] * len(choices))
        number: i64
        for number in range(len(choices)):
            after = cast(RauhaState, position.copy())
            after.move(seat, choices[number])
            if after.totem != here.totem or after.entities[seat] != here.entities[seat]:
                found[number] = self.leads(after)[seat]
            else:
                found[number] = self._value(after, seat, lowest_water(after)) - rival
        return found

    def uncertainty(self, position: Position) -> i64:
        """Return the doubt, which shrinks with every place of the totem."""
        here = cast(RauhaState, position)
        return DOUBT_NOW + DOUBT_A_PLACE * (END - here.totem)

    def _price(self, here: RauhaState, seat: i64) -> i64:
        """Return what a crystal is worth to the seat."""
        cards = TURNS[here.totem]
        if here.step == CHOOSING or here.chosen[seat] != NO_CARD:
            cards += 1
        return PRICES[min(cards, 12)]

    def _prospects(self, here: RauhaState, seat: i64, entities: i64, lowest: i64) -> i64:
        """Return what the seat can expect to gain from now on with its board as it is and these entities."""
        now = sources_to_come(here, seat)
        price = self._price(here, seat)
        spores = here.spores[seat]
        total = symbols(here, seat)
        later = SCORINGS[here.totem]
        new_spore: i64 = SPORE_WORTH * later // ALL
        board, crystals = here.board, here.crystals[seat]
        worth: i64 = price * min(crystals, HANDY) + price * max(crystals - HANDY, 0) // 3
        cell: i64
        for cell in range(CELLS):
            uses: i64 = LINES[CELLS * here.totem + cell]
            if now >> cell & 1:
                uses += ALL
            if spores >> cell & 1:
                uses += later
            if uses > 0:
                effect = biome_at(board, seat, cell)
                worth += uses * self._use(effect, total, spores, entities, price, new_spore) // ALL
        left: i64 = entities
        while left != 0:  # over the set bits: most seats have none
            entity = lowest_bit(left)
            left &= left - 1
            uses = STAYS[here.totem]
            if now >> (CELLS + entity) & 1:
                uses += ALL
            worth += uses * self._use(ENTITY + entity, total, spores, entities, price, new_spore) // ALL
        waters = STAYS[here.totem]
        if here.scoring and not here.is_done(seat):
            waters += ALL
        own = water_of(total, entities)
        ahead: i64 = max(own - lowest, 0)
        return worth + waters * (POINT * water_points(ahead, 0) + WATER_WORTH * own) // ALL

    def _use(self, effect: i64, total: i64, spores: i64, entities: i64, price: i64, new_spore: i64) -> i64:
        """Return what using a biome or an entity once is worth."""
        kind = KIND[effect]
        if kind == CRYSTALS:
            return price * GAIN[effect]
        if kind in (POINTS, PER_SPORE):
            per = PER[effect]
            if per == FIXED:
                return POINT * GAIN[effect]
            if per == SPORES:
                return POINT * GAIN[effect] * bits(spores)
            if per == NAMED_ANIMAL:
                return POINT * GAIN[effect] * most_animals(total)
            if per == WATER:
                return POINT * GAIN[effect] * water_of(total, entities)
            return POINT * GAIN[effect] * count_of(total, per)
        if kind == SPORE:
            if spores == ALL_CELLS:
                return 0
            return max(new_spore - price * PAY[effect], 0)
        if kind == PAID_POINTS:
            return max(POINT * GAIN[effect] - price * PAY[effect], 0)
        return 0

    def _with_card(self, here: RauhaState, seat: i64, worth: i64, lowest: i64) -> i64:
        """Return what the seat can expect if it places its chosen card where it helps most, or discards it."""
        card = here.chosen[seat]
        price = self._price(here, seat)
        best: i64 = worth + price * DISCARD_CRYSTALS
        if here.spores[seat] != ALL_CELLS:
            best = max(best, worth + SPORE_WORTH * SCORINGS[here.totem] // ALL)
        if COST[card] > here.crystals[seat]:
            return best
        cell: i64
        for cell in range(CELLS):
            if ALLOWED[card] >> cell & 1:
                covered = here.biome_at(seat, cell)
                here.set_biome(seat, cell, card)
                guests = guests_of(here, seat, cell, card)
                placed = self._prospects(here, seat, here.entities[seat] | guests, lowest) - price * COST[card]
                if guests != 0:
                    placed += self._invited(here, seat, guests, price)
                here.set_biome(seat, cell, covered)
                best = max(best, placed)
        return best

    def _invited(self, here: RauhaState, seat: i64, guests: i64, price: i64) -> i64:
        """Return what entities give in the turn in which they come. (R26)"""
        total = symbols(here, seat)
        worth: i64 = 0
        entity: i64
        for entity in range(ENTITIES):
            if guests >> entity & 1:
                worth += self._use(ENTITY + entity, total, here.spores[seat], guests, price, 0)
        return worth
