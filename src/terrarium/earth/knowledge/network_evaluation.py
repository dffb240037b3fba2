"""Evaluation of positions of Earth by networks, between two turns; inside a turn the game's own knowledge decides."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, EVENT, TERRAIN
from terrarium.earth.cards.vocabulary import GROWTH as GROWTH_PIECE
from terrarium.earth.cards.vocabulary import SPROUT as SPROUT_PIECE
from terrarium.earth.knowledge import network_layouts as layouts
from terrarium.earth.knowledge.card_values import WORTH
from terrarium.earth.knowledge.evaluation import EarthEvaluation, final_values
from terrarium.earth.knowledge.game_length import gaia_prospects, turns_left
from terrarium.earth.knowledge.network_layouts import (
    AMOUNTS,
    CANOPY,
    CARDS_HELD,
    LEAVES,
    LINES,
    PRICES,
    PRINTED,
    REACHED,
    SOIL_HELD,
    SPACES,
    TURNS,
    Course,
    EcosystemLayout,
    GoalLayout,
    GridCardLayout,
    HandCardLayout,
    LineLayout,
)
from terrarium.earth.rules import fauna, goals, pieces, planting, scoring
from terrarium.earth.rules.actions import EVENT as FIRST_EVENT
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.earth.state.stages import CHOOSING
from terrarium.earth.state.steps import CHOOSE_ACTION, kind_of
from terrarium.engine.evaluation import POINT
from terrarium.engine.game import Game
from terrarium.engine.network import Network
from terrarium.engine.network_evaluation import NetworkEvaluation
from terrarium.engine.position import Position
from terrarium.engine.vecs import append, vec


class EarthNetworkEvaluation(NetworkEvaluation):
    """Judges positions of Earth by networks."""

    def __init__(self, game: Game, networks: list[Network]) -> None:
        knowledge = EarthEvaluation(game)
        super().__init__(game, knowledge, layouts.network_layouts(), networks, len(LINES))
        self.seats: i64 = game.seats
        self.knowledge = knowledge
        self.line = LineLayout("")
        self.grid_card = GridCardLayout()
        self.hand_card = HandCardLayout()
        self.ecosystem = EcosystemLayout()
        self.goal = GoalLayout()
        #: Turns to come.
        self.turns: i64 = 0

    # -- leads, inside a turn by the game's own knowledge ------------------------------------------------------

    def quiet(self, position: Position) -> bool:
        """Return whether somebody is about to choose an action, or the game is over."""
        return self.knowledge.quiet(position)

    def values(self, position: Position) -> vec[i64]:
        """Return what every seat can expect; alone, then what Gaia can. (E61)"""
        here = cast(EarthState, position)
        if here.over():
            return final_values(here)
        if here.stage != CHOOSING:
            return self.knowledge.values(position)
        found = super().values(position)
        return append(found, gaia_prospects(here, turns_left(here))) if here.solo else found

    def leads(self, position: Position) -> vec[i64]:
        """Return how far each seat, or its team, is ahead. (E71)"""
        return self.knowledge.leads_from(cast(EarthState, position), self.values(position))

    def thorough_action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Judge an action by networks after the turn that follows, in which everybody does what looks best."""
        here = cast(EarthState, position)
        if here.stage != CHOOSING or kind_of(here.top(seat)) != CHOOSE_ACTION:
            return self.action_leads(position, seat, choices)
        lead: i64 = self.leads(position)[seat]
        before: i64 = self.knowledge.leads(position)[seat]
        found = vec[i64]([0] * len(choices))
        number: i64
        for number in range(len(choices)):
            after = here.copy()
            after.move(seat, choices[number])
            if choices[number] < FIRST_EVENT:
                self.knowledge.play_turn(after)
                found[number] = self.leads(after)[seat]
            else:
                found[number] = lead + self.knowledge.leads(after)[seat] - before
        self.knowledge.answer_first(lead, choices, found)
        return found

    # -- components --------------------------------------------------------------------------------------------

    def survey(self, position: Position) -> None:
        """Note the turns to come."""
        self.turns = min(max(turns_left(cast(EarthState, position)) // 10, 0), TURNS)

    def write_components(self, position: Position, seat: i64) -> None:
        """Note the points so far; call for every line, and for cards, ecosystems and goals."""
        here = cast(EarthState, position)
        area = here.areas[seat]
        self._note_points(here, seat, area)
        self._grid(area)
        self._hand(here, seat, area)
        self._ecosystems(here, seat, area)
        self._goals(here, seat, area)
        self._lines(here, seat, area)

    def _note_points(self, here: EarthState, seat: i64, area: Area) -> None:
        found = self.expected
        found[layouts.BASE] = POINT * scoring.base_points(area)
        found[layouts.EVENTS] = POINT * scoring.event_points(area)
        found[layouts.COMPOST] = POINT * area.compost
        found[layouts.SPROUTS] = POINT * scoring.sprouts_on_grid(area)
        found[layouts.GROWTH] = POINT * scoring.growth_points(area)
        found[layouts.TERRAIN] = POINT * scoring.terrain_points(here.areas, seat)
        for ecosystem in here.ecosystems_of(seat):
            found[layouts.ECOSYSTEM] += POINT * goals.ecosystem_points(ecosystem, area)
        found[layouts.FAUNA] = POINT * fauna.leaf_points(here, seat)
        found[layouts.BONUS] = POINT * scoring.BONUS if here.bonus == seat else 0

    def _begin(self, course: Course, area: Area) -> None:
        """Write what all components of a network have in common."""
        active = self.active
        active.keep(0)
        active.add(course.turns + self.turns)
        active.add(course.seats + self.seats - 1)
        active.add(course.planted + area.planted)

    def _grid(self, area: Area) -> None:
        layout, active = self.grid_card, self.active
        self._begin(layout.course, area)
        self.share(layouts.GRID_CARD)
        cell: i64
        for cell in range(CELLS):
            card = area.cells[cell]
            room: i64 = BOX.growth_spaces[card] - area.growth[cell]
            if card != 0 and room > 0:
                active.add(layout.held + min(area.growth[cell], SPACES))
                active.add(layout.room + min(room, SPACES))
                active.add(layout.canopy + min(BOX.canopy[card], CANOPY))
                self.component(layouts.GRID_CARD, layouts.GROWTH)

    def _hand(self, here: EarthState, seat: i64, area: Area) -> None:
        layout, active = self.hand_card, self.active
        self._begin(layout.course, area)
        active.add(layout.hand + min(area.hand, CARDS_HELD))
        self.share(layouts.HAND_CARD)
        for card in here.plantable_cards(seat):
            price = planting.price(area, card)
            active.add(layout.points + min(max(BOX.vp[card], 0), PRINTED))
            active.add(layout.price + min(price, PRICES))
            active.add(layout.payable + (1 if price <= area.soil else 0))
            self.component(layouts.HAND_CARD, layouts.BASE)

    def _ecosystems(self, here: EarthState, seat: i64, area: Area) -> None:
        layout, active = self.ecosystem, self.active
        self._begin(layout.course, area)
        self.share(layouts.ONE_ECOSYSTEM)
        for ecosystem in here.ecosystems_of(seat):
            active.add(layout.number + ecosystem)
            active.add(layout.points + min(max(goals.ecosystem_points(ecosystem, area), 0), REACHED))
            self.component(layouts.ONE_ECOSYSTEM, layouts.ECOSYSTEM)

    def _goals(self, here: EarthState, seat: i64, area: Area) -> None:
        layout, active = self.goal, self.active
        self._begin(layout.course, area)
        self.share(layouts.GOAL)
        place: i64
        other: i64
        for place in range(fauna.GOALS):
            if here.leaf_step(seat, place) > 0:
                continue
            goal = here.fauna[place]
            need: i64 = max(goals.need(goal), 1)
            done: i64 = min(goals.progress(goal, area), need)
            rival: i64 = 0
            for other in range(self.seats):
                if other != seat and here.leaf_step(other, place) == 0:
                    rival = max(rival, min(goals.progress(goal, here.areas[other]), need))
            active.add(layout.reached + 8 * done // need)
            active.add(layout.missing + min(need - done, CANOPY))
            active.add(layout.rival + 8 * rival // need)
            active.add(layout.taken + min(fauna.taken(here, place), LEAVES))
            active.add(layout.earned + (1 if here.has_earned(seat, place) else 0))
            self.component(layouts.GOAL, layouts.FAUNA)

    def _lines(self, here: EarthState, seat: i64, area: Area) -> None:
        """Write three amounts for every line."""
        most: i64 = 0
        other: i64
        for other in range(self.seats):
            if other != seat:
                most = max(most, here.areas[other].planted)
        sprouts, growth, compost = a_turn(area)
        held = here.hand_cards(seat)
        sprout_room = pieces.room_on_grid(area, SPROUT_PIECE)
        growth_room = pieces.room_on_grid(area, GROWTH_PIECE)
        events: i64 = 0
        terrains: i64 = 0
        printed: i64 = 0
        spaces: i64 = 0
        canopies: i64 = 0
        for card in held:
            if BOX.kind[card] == EVENT:
                events += 1
            else:
                terrains += 1 if BOX.kind[card] == TERRAIN else 0
                printed += max(BOX.vp[card], 0)
                spaces += BOX.sprout_spaces[card]
                canopies += BOX.growth_spaces[card]
        stock: i64 = here.stock() // 8
        self._line(layouts.BASE, area, most, printed, stock, 0)
        self._line(layouts.EVENTS, area, most, events, len(area.events), stock)
        self._line(layouts.COMPOST, area, most, compost // 50, area.compost // 2, stock)
        self._line(layouts.SPROUTS, area, most, sprout_room, sprouts // 50, spaces)
        self._line(layouts.GROWTH, area, most, growth_room, growth // 50, canopies)
        self._line(layouts.TERRAIN, area, most, terrains, scoring.terrain_points(here.areas, seat), 0)
        self._line(layouts.BONUS, area, most, 1 if here.bonus == NOBODY else 0, area.planted, 0)

    def _line(self, line: i64, area: Area, most: i64, first: i64, second: i64, third: i64) -> None:
        layout, active = self.line, self.active
        self._begin(layout.course, area)
        self.share(line)
        active.add(layout.most + most)
        active.add(layout.soil + min(area.soil, SOIL_HELD))
        active.add(layout.hand + min(area.hand, CARDS_HELD))
        active.add(layout.first + min(max(first, 0), AMOUNTS))
        active.add(layout.second + min(max(second, 0), AMOUNTS))
        active.add(layout.third + min(max(third, 0), AMOUNTS))
        self.component(line, line)

    # -- the end -----------------------------------------------------------------------------------------------

    def final_points(self, position: Position, seat: i64) -> list[int]:
        """Return what each line of the sheet gave."""
        found = [0] * len(LINES)
        for entry in position.outcome().breakdown[seat]:
            found[LINES.index(entry.line.id.removeprefix("earth-sheet-"))] += entry.points
        return found

    def final_values(self, position: Position) -> vec[i64]:
        """Return the points of a finished game, ties told apart. (E59)"""
        return final_values(cast(EarthState, position))

    def line_of(self, subject: i64) -> str:
        """Return the line of the score sheet."""
        return f"earth-sheet-{LINES[subject]}"

    def stage(self, position: Position) -> i64:
        """Return the seats and the turns to come as one number."""
        turns = min(turns_left(cast(EarthState, position)) // 10, TURNS)
        return (TURNS + 1) * (self.seats - 1) + max(turns, 0)


def a_turn(area: Area) -> tuple[i64, i64, i64]:
    """Return the sprouts, the growth and the compost that the abilities of an area give in a thousand turns."""
    sprouts: i64 = WORTH.sprouts_a_turn[area.island] + WORTH.sprouts_a_turn[area.climate]
    growth: i64 = WORTH.growth_a_turn[area.island] + WORTH.growth_a_turn[area.climate]
    compost: i64 = WORTH.compost_a_turn[area.island] + WORTH.compost_a_turn[area.climate]
    cell: i64
    for cell in range(CELLS):
        card = area.cells[cell]
        if card != 0:
            sprouts += WORTH.sprouts_a_turn[card]
            growth += WORTH.growth_a_turn[card]
            compost += WORTH.compost_a_turn[card]
    return sprouts, growth, compost
