"""Evaluation of positions of Rauha by networks: what biomes, entities and water will give a seat."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from terrarium.engine.evaluation import POINT, leads_of
from terrarium.engine.game import Game
from terrarium.engine.network import Network
from terrarium.engine.network_evaluation import NetworkEvaluation
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import (
    ALL_CELLS,
    CELLS,
    ENTITIES,
    ENTITY,
    FIXED,
    NAMED_ANIMAL,
    SPORES,
    WATER,
)
from terrarium.rauha.cards.tables import (
    ALLOWED,
    COST,
    DISCARD_CRYSTALS,
    GAIN,
    KIND,
    LINE,
    PAY,
    PER,
    SHOWS,
    bits,
    lowest_bit,
)
from terrarium.rauha.knowledge.evaluation import TURNS, RauhaEvaluation, sources_to_come
from terrarium.rauha.knowledge.network_layouts import (
    BOARD,
    CARDS_LEFT,
    CELL,
    COUNTS,
    CRYSTALS_HELD,
    ENTITY_BESIDE,
    GAINS,
    GUESTS,
    LINES_BEGUN,
    PAID,
    SCORINGS,
    USES,
    WATER_AHEAD,
    WATER_HELD,
    WATERS,
    BoardLayout,
    CellLayout,
    Course,
    EntityLayout,
    GuestsLayout,
    WaterLayout,
    network_layouts,
)
from terrarium.rauha.rules.entities import count_of, guests_of, most_animals, symbols, water_of
from terrarium.rauha.rules.scoring import lowest_water
from terrarium.rauha.state.phases import (
    CHOOSING,
    END,
    FROM_BIOMES,
    FROM_ENTITIES,
    FROM_WATER,
    LAST_PLACE,
    NO_CARD,
    ORIGIN_COUNT,
    ORIGINS,
    ROUNDS,
)
from terrarium.rauha.state.position import RauhaState


def _uses() -> vec[i64]:
    """Return ``uses[9 * totem + cell]``: how many lines after the totem's place activate a cell."""
    found = []
    for totem in range(END + 1):
        for cell in range(CELLS):
            found.append(sum(1 for place in range(totem + 1, END) if LINE[place] >> cell & 1))
    return vec[i64](found)


USES_OF: Final[vec[i64]] = _uses()
SCORINGS_OF: Final[vec[i64]] = vec[i64](
    [sum(1 for place in range(totem + 1, END) if place % 4 == 0) for totem in range(END + 1)]
)
#: The first cell and the step of each row and each column.
LINE_STARTS: Final[vec[i64]] = vec[i64]([0, 3, 6, 0, 1, 2])
LINE_STEPS: Final[vec[i64]] = vec[i64]([1, 1, 1, 3, 3, 3])


class RauhaNetworkEvaluation(NetworkEvaluation):
    """Evaluates positions of Rauha by networks."""

    def __init__(self, game: Game, networks: list[Network]) -> None:
        super().__init__(game, RauhaEvaluation(game), network_layouts(), networks, ORIGIN_COUNT)
        self.seats: i64 = game.seats
        self.cell = CellLayout()
        self.board = BoardLayout()
        self.entity = EntityLayout()
        self.guests = GuestsLayout()
        self.water = WaterLayout()
        #: The least water of all seats, and entities that would come now if a card were placed.
        self.lowest: i64 = 0
        self.coming: i64 = 0

    def quiet(self, position: Position) -> bool:
        """Return whether nobody holds a card that is not placed yet."""
        here = cast(RauhaState, position)
        return all(card == NO_CARD for card in here.chosen)

    def survey(self, position: Position) -> None:
        """Note the least water."""
        self.lowest = lowest_water(cast(RauhaState, position))
        self.coming = 0

    def total(self, position: Position, seat: i64) -> i64:
        """Return what a seat can expect, with the card that it has chosen where it helps most."""
        here = cast(RauhaState, position)
        card = here.chosen[seat]
        if card == NO_CARD:
            return super().total(position, seat)
        here.chosen[seat] = NO_CARD
        best = self._discarded(here, seat)
        if COST[card] <= here.crystals[seat]:
            here.crystals[seat] -= COST[card]
            best = max(best, self._placed(here, seat, card))
            here.crystals[seat] += COST[card]
        here.chosen[seat] = card
        return best

    def _discarded(self, here: RauhaState, seat: i64) -> i64:
        """Return what the seat can expect if it discards its card for crystals or for a spore."""
        here.crystals[seat] += DISCARD_CRYSTALS
        best = super().total(here, seat)
        here.crystals[seat] -= DISCARD_CRYSTALS
        spores = here.spores[seat]
        free: i64 = ALL_CELLS & ~spores
        while free != 0:
            here.spores[seat] = spores | (free & -free)
            best = max(best, super().total(here, seat))
            free &= free - 1
        here.spores[seat] = spores
        return best

    def _placed(self, here: RauhaState, seat: i64, card: i64) -> i64:
        """Return what the seat can expect if it places the card on the best cell; its price is paid."""
        best: i64 = 0
        first = True
        before = here.entities
        here.entities = before[:]
        cells: i64 = ALLOWED[card]
        while cells != 0:
            cell = lowest_bit(cells)
            cells &= cells - 1
            covered = here.biome_at(seat, cell)
            here.set_biome(seat, cell, card)
            self.coming = guests_of(here, seat, cell, card)
            here.entities[seat] = before[seat] | self.coming
            value = super().total(here, seat)
            if first or value > best:
                best = value
                first = False
            here.set_biome(seat, cell, covered)
        here.entities = before
        self.coming = 0
        return best

    def judged_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return the lead after each choice; the others are judged again if step, totem or entities change."""
        here = cast(RauhaState, position)
        before = self.values(position)
        rival = before[seat] - leads_of(before, self.seats)[seat]
        found = vec[i64]([0] * len(choices))
        number: i64
        for number in range(len(choices)):
            after = cast(RauhaState, position.copy())
            after.move(seat, choices[number])
            same = after.step == here.step and after.totem == here.totem and not after.over()
            if same and after.entities[seat] == here.entities[seat]:
                self.survey(after)
                found[number] = self.total(after, seat) - rival
            else:
                found[number] = self.leads(after)[seat]
        return found

    def write_components(self, position: Position, seat: i64) -> None:
        """Note the points so far; call for cells, board, entities and water."""
        here = cast(RauhaState, position)
        round_number: i64
        origin: i64
        for round_number in range(1, ROUNDS + 1):
            for origin in range(ORIGIN_COUNT):
                self.expected[origin] += POINT * here.points_from(seat, round_number, origin)
        now: i64 = sources_to_come(here, seat) | self.coming << CELLS
        total = symbols(here, seat)
        self._cells(here, seat, now, total)
        self._board(here, seat, total)
        self._entities(here, seat, now, total)
        self._water(here, seat, total)

    def _begin(self, here: RauhaState, course: Course) -> None:
        """Write what all components of a network have in common."""
        self.active.keep(0)
        self.active.add(course.totem + here.totem - 1)
        self.active.add(course.seats + self.seats - 2)

    def _cells(self, here: RauhaState, seat: i64, now: i64, total: i64) -> None:
        layout, active = self.cell, self.active
        spores, entities = here.spores[seat], here.entities[seat]
        scorings: i64 = SCORINGS_OF[here.totem]
        self._begin(here, layout.course)
        active.add(layout.crystals + min(here.crystals[seat], CRYSTALS_HELD))
        active.add(layout.spores + bits(spores))
        self.share(CELL)
        cell: i64
        for cell in range(CELLS):
            uses: i64 = USES_OF[CELLS * here.totem + cell]
            spore: i64 = spores >> cell & 1
            usable: i64 = now >> cell & 1
            if uses + usable + spore * scorings == 0:
                continue
            effect = here.biome_at(seat, cell)
            active.add(layout.kind + KIND[effect])
            active.add(layout.gain + min(GAIN[effect], GAINS))
            active.add(layout.pay + min(PAY[effect], PAID))
            active.add(layout.per + PER[effect] + 1)
            active.add(layout.count + counted(effect, total, spores, entities))
            active.add(layout.uses + min(uses, USES))
            active.add(layout.now + usable)
            active.add(layout.spore + (SCORINGS + 1) * spore + scorings)
            self.component(CELL, FROM_BIOMES)

    def _board(self, here: RauhaState, seat: i64, total: i64) -> None:
        layout, active = self.board, self.active
        cards: i64 = TURNS[here.totem]
        if here.step == CHOOSING:
            cards += 1
        self._begin(here, layout.course)
        self.share(BOARD)
        active.add(layout.crystals + min(here.crystals[seat], CRYSTALS_HELD))
        active.add(layout.spores + bits(here.spores[seat]))
        active.add(layout.cards + min(cards, CARDS_LEFT))
        active.add(layout.animals + min(most_animals(total), COUNTS))
        active.add(layout.water + min(water_of(total, here.entities[seat]), WATER_HELD))
        self.component(BOARD, FROM_BIOMES)

    def _entities(self, here: RauhaState, seat: i64, now: i64, total: i64) -> None:
        entities, active = here.entities[seat], self.active
        if entities != 0:
            layout = self.entity
            self._begin(here, layout.course)
            self.share(ENTITY_BESIDE)
            left: i64 = entities
            while left != 0:
                number = lowest_bit(left)
                left &= left - 1
                active.add(layout.entity + number)
                active.add(layout.count + counted(ENTITY + number, total, here.spores[seat], entities))
                active.add(layout.now + (now >> (CELLS + number) & 1))
                self.component(ENTITY_BESIDE, FROM_ENTITIES)
        self._begin(here, self.guests.course)
        self.share(GUESTS)
        active.add(self.guests.held + min(bits(entities), ENTITIES))
        active.add(self.guests.begun + min(lines_begun(here, seat, entities), LINES_BEGUN))
        self.component(GUESTS, FROM_ENTITIES)

    def _water(self, here: RauhaState, seat: i64, total: i64) -> None:
        layout, active = self.water, self.active
        own = water_of(total, here.entities[seat])
        self._begin(here, layout.course)
        self.share(WATERS)
        active.add(layout.ahead + min(max(own - self.lowest, 0), WATER_AHEAD))
        active.add(layout.water + min(own, WATER_HELD))
        active.add(layout.scores_now + (1 if here.scoring and not here.is_done(seat) else 0))
        self.component(WATERS, FROM_WATER)

    def final_points(self, position: Position, seat: i64) -> list[int]:
        """Return the points of each origin."""
        here = cast(RauhaState, position)
        return [
            sum([int(here.points_from(seat, number, origin)) for number in range(1, ROUNDS + 1)])
            for origin in range(ORIGIN_COUNT)
        ]

    def final_values(self, position: Position) -> vec[i64]:
        """Return the points; equal points share the victory. (R41)"""
        here = cast(RauhaState, position)
        found = vec[i64]([0] * self.seats)
        seat: i64
        for seat in range(self.seats):
            found[seat] = POINT * here.points[seat]
        return found

    def line_of(self, subject: i64) -> str:
        """Return the line of the score sheet."""
        return f"rauha-sheet-{ORIGINS[subject]}"

    def stage(self, position: Position) -> i64:
        """Return the seats and the totem's place as one number."""
        here = cast(RauhaState, position)
        return LAST_PLACE * (self.seats - 2) + here.totem - 1


def counted(effect: i64, total: i64, spores: i64, entities: i64) -> i64:
    """Return how many of what an effect counts there are, up to what is read; 0 if it counts nothing."""
    per = PER[effect]
    found: i64 = 0
    if per == SPORES:
        found = bits(spores)
    elif per == NAMED_ANIMAL:
        found = most_animals(total)
    elif per == WATER:
        found = water_of(total, entities)
    elif per != FIXED:
        found = count_of(total, per)
    return min(found, COUNTS)


def lines_begun(here: RauhaState, seat: i64, entities: i64) -> i64:
    """Return how many rows and columns lack one cell for an entity that is not beside the board yet."""
    found: i64 = 0
    line: i64
    for line in range(len(LINE_STARTS)):
        start, step = LINE_STARTS[line], LINE_STEPS[line]
        first = SHOWS[here.biome_at(seat, start)]
        second = SHOWS[here.biome_at(seat, start + step)]
        third = SHOWS[here.biome_at(seat, start + 2 * step)]
        if (first & second | first & third | second & third) & ~entities != 0:
            found += 1
    return found
