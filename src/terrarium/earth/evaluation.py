"""Who is ahead in Earth: points so far, the engine by colour and turns left, goals in reach, hand, soil and tempo."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from terrarium.earth import fauna, gaia_score, goals, hands, plant, scoring
from terrarium.earth.actions import EVENT, EXCHANGE, FETCH_SOIL
from terrarium.earth.area import Area
from terrarium.earth.cards import BOX
from terrarium.earth.gaia_board import TURNED
from terrarium.earth.gaia_cards import CARDS, GAIA
from terrarium.earth.hands import SETS
from terrarium.earth.marks import EARNED, MARKS
from terrarium.earth.position import EarthPosition
from terrarium.earth.scoring import BONUS
from terrarium.earth.steps import (
    ABILITY,
    ACTIVATE,
    BENEFIT,
    COPY,
    DEPTH,
    DRAW,
    GAINS,
    GROWTHS,
    KEEP_COMPOST,
    KEEP_ONE,
    LOOK,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    PLACE_CARD,
    PLANT,
    PRICE,
    RUN,
    SPROUTS,
    TUCK,
    ability_of,
    count_of,
    kind_of,
    mark_of,
    mask_of,
)
from terrarium.earth.steps import SOIL as TAKE_SOIL
from terrarium.earth.team_board import SEATS, team_of
from terrarium.earth.terms import CELLS
from terrarium.earth.worth import GROWTH, GROWTH_SPACE, IN_HAND, SOIL, SPROUT, SPROUT_SPACE, WORTH
from terrarium.engine.evaluation import EXPERTS, POINT, Evaluation, Expertise, leads_of
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import append, vec

#: Turns that it takes until the leader has planted one more card, and how many a game has in all, in tenths.
PACE: Final = 14
LENGTH: Final = 280
HASTE: Final = 4
#: What an engine is thought to reach of its turns, in percent: not every ability can be paid for each time.
RUNNING: Final = 75
#: What a card in hand keeps of what planting it would gain, in percent, and a chosen card that is about to be planted.
HELD: Final = 22
CHOSEN: Final = 60
#: A goal that is half reached is worth a part of its leaf, in percent at the last step before it.
REACHABLE: Final = 75
#: More cards in hand than this wait for long, and are worth what composting them may give.
HANDFUL: Final = 7
SPARE: Final = 120
#: The first soil is worth most; beyond plenty it is of little use.
FIRST_SOIL: Final = 6
PLENTY: Final = 18
#: Each card in the grid brings the end nearer, and the bonus.
TEMPO: Final = 250
IMPATIENCE: Final = 12
#: Three sprouts for two soil are at least so much of a loss.
EXCHANGED: Final = 1500
EXCHANGE_SOIL: Final = 2
#: What tells equal scores apart at the end. (E59)
EDGE: Final = 100
#: Gaia goes on as she did so far, but nobody judges her by her first turns, in tenths.
GAIA_WARM: Final = 40
DOUBT_NOW: Final = 2000
DOUBT_A_TURN: Final = 700


class EarthEvaluation(Evaluation):
    """Judges positions of Earth."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = game.seats

    def values(self, position: Position) -> vec[i64]:
        """What every seat can expect; alone, then what Gaia can. (E61)"""
        here = cast(EarthPosition, position)
        if here.over():
            return self._final(here)
        found = vec[i64]([0] * self.seats)
        turns = turns_left(here)
        seat: i64 = 0
        while seat < self.seats:
            found[seat] = self._value(here, seat, turns)
            seat += 1
        return append(found, gaia_prospects(here, turns)) if here.solo else found

    def _final(self, here: EarthPosition) -> vec[i64]:
        """The scores, and an edge for those who won."""
        outcome = here.final()
        found = vec[i64]([0] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            found[seat] = POINT * outcome.scores[seat]
            seat += 1
        for winner in outcome.winners:
            found[winner] += EDGE
        if outcome.rival is not None:
            found = append(found, POINT * outcome.rival.score + (0 if outcome.winners else EDGE))
        return found

    def leads(self, position: Position) -> vec[i64]:
        """How far each seat, or its team, is ahead. (E71)"""
        return self._leads(cast(EarthPosition, position), self.values(position))

    def _leads(self, here: EarthPosition, values: vec[i64]) -> vec[i64]:
        if not here.team_play:
            return leads_of(values, self.seats)
        lead: i64 = values[0] + values[1] - values[2] - values[3]
        found = vec[i64]([0] * SEATS)
        seat: i64 = 0
        while seat < SEATS:
            found[seat] = lead if team_of(seat) == 0 else -lead
            seat += 1
        return found

    def doubt(self, position: Position) -> i64:
        """Less the nearer the end."""
        here = cast(EarthPosition, position)
        return 100 if here.over() else DOUBT_NOW + DOUBT_A_TURN * turns_left(here) // 10

    def hopes(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The lead after each choice; what it means to the others is left aside."""
        before = self.values(position)
        rival = before[seat] - self._leads(cast(EarthPosition, position), before)[seat]
        found = vec[i64]([0] * len(choices))
        number: i64 = 0
        while number < len(choices):
            after = cast(EarthPosition, position.copy())
            after.move(seat, choices[number])
            if after.over():
                found[number] = self.leads(after)[seat]
            else:
                found[number] = self._value(after, seat, turns_left(after)) - rival
            number += 1
        self._answer_first(before[seat] - rival, choices, found)
        return found

    def sensible(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Everything but gifts to the partner, and to exchange sprouts for soil that pays for no card in hand."""
        if len(choices) == 1 or choices[len(choices) - 1] < EXCHANGE:
            return choices
        pays = exchange_pays(cast(EarthPosition, position), seat)
        found = vec[i64]()
        number: i64 = 0
        while number < len(choices):
            action = choices[number]
            if action < EXCHANGE or action >= FETCH_SOIL or (action == EXCHANGE and pays):
                found = append(found, action)
            number += 1
        return found if len(found) > 0 else choices

    def _answer_first(self, lead: i64, choices: vec[i64], found: vec[i64]) -> None:
        """What may be done at any time does not answer the question: it adds what it changes to the best answer."""
        best: i64 = lead
        answers = False
        number: i64 = 0
        while number < len(choices):
            if choices[number] < EVENT and (not answers or found[number] > best):
                best = found[number]
                answers = True
            number += 1
        number = 0
        while number < len(choices):
            if choices[number] >= EVENT:
                change: i64 = found[number] - lead
                found[number] = best + (min(change, -EXCHANGED) if choices[number] == EXCHANGE else change)
            number += 1

    def _value(self, here: EarthPosition, seat: i64, turns: i64) -> i64:
        """What one seat can expect."""
        area = here.areas[seat]
        points = scoring.total_points(here.areas, seat, here.ecosystems_of(seat)) + fauna.leaf_points(here, seat)
        if here.bonus == seat:
            points += BONUS
        total: i64 = POINT * points + soil_worth(area.soil, turns) + (TEMPO + overtime(here)) * area.planted
        total += self._engine(area, turns) + self._goals(here, seat, turns) + self._hand(here, seat, turns)
        if here.pending(seat) > 0:
            total += self._pending(here, seat, turns)
        return total

    def _engine(self, area: Area, turns: i64) -> i64:
        """What abilities and empty spaces will give in the turns to come."""
        a_turn: i64 = WORTH.turn[area.island] + WORTH.turn[area.climate]
        sprouts: i64 = 0
        growth: i64 = 0
        canopies: i64 = 0
        cell: i64 = 0
        while cell < CELLS:
            card = area.cells[cell]
            if card != 0:
                a_turn += WORTH.turn[card]
                sprouts += BOX.sprout_spaces[card] - area.sprouts[cell]
                spaces = BOX.growth_spaces[card]
                held = area.growth[cell]
                growth += spaces - held
                if 0 < held < spaces:
                    canopies += POINT * (BOX.canopy[card] - spaces) * held // (2 * spaces)
            cell += 1
        room: i64 = SPROUT_SPACE * min(sprouts, turns) + GROWTH_SPACE * min(growth, turns)
        return a_turn * turns * RUNNING // 1000 + room + (canopies if turns > 10 else 0)

    def _goals(self, here: EarthPosition, seat: i64, turns: i64) -> i64:
        """What fauna goals in reach are worth."""
        total: i64 = 0
        place: i64 = 0
        while place < fauna.GOALS:
            if fauna.leaf_on(here, seat, place) == 0:
                worth = POINT * fauna.worth(here, min(fauna.taken(here, place) + 1, 5))
                if here.marks[MARKS * seat + EARNED] >> place & 1 == 1:
                    total += worth
                else:
                    goal = here.fauna[place]
                    wanted = goals.need(goal)
                    done = min(goals.progress(goal, here.areas[seat]), wanted)
                    if done == wanted:
                        total += worth * 95 // 100
                    elif turns > 10:
                        total += worth * REACHABLE * done * done // (100 * wanted * wanted)
            place += 1
        return total

    def _hand(self, here: EarthPosition, seat: i64, turns: i64) -> i64:
        """What the cards in hand are good for."""
        cards: i64 = here.areas[seat].hand
        if cards == 0:
            return 0
        useful: i64 = min(cards, HANDFUL, CELLS - here.areas[seat].planted)
        total: i64 = 0
        for card in hands.cards_of(here.hands, seat, SETS.all):
            total += IN_HAND // 2 if turns > 10 else 0
            total += max(self._gain(card, turns), 0) * HELD // 100
        return total * useful // cards + SPARE * (cards - useful) + useful * overtime(here) // 2

    def _gain(self, card: i64, turns: i64) -> i64:
        """What planting a card would gain."""
        return WORTH.planted[card] + WORTH.turn[card] * turns * RUNNING // 1000 - SOIL * BOX.cost[card]

    def _pending(self, here: EarthPosition, seat: i64, turns: i64) -> i64:
        """What the steps that the seat has before it will give."""
        area = here.areas[seat]
        total: i64 = 0
        depth: i64 = here.pending(seat) - 1
        while depth >= 0:
            packed = here.stack[DEPTH * seat + depth]
            kind = kind_of(packed)
            count = count_of(packed)
            if kind == SPROUTS:
                total += SPROUT * min(count, free_sprouts(area))
            elif kind == GROWTHS:
                total += GROWTH * min(count, free_growth(area))
            elif kind == RUN:
                total += run_worth(area, mask_of(packed), 0)
            elif kind == ACTIVATE:
                total += run_worth(area, mask_of(packed), count)
            elif kind == ABILITY:
                total += max(WORTH.use[ability_of(packed)], 0)
            elif kind == GAINS:
                total += count * WORTH.use[ability_of(packed)]
            elif kind == PLANT:
                total += self._plantings(here, seat, turns, count)
            elif kind == PLACE_CARD:
                total += max(self._gain(mark_of(packed), turns), 0) * CHOSEN // 100
            elif kind == PRICE:
                total -= SOIL * count
            elif kind == DRAW:
                total += IN_HAND * count
            elif kind in (LOOK, KEEP_ONE, KEEP_COMPOST, BENEFIT):
                total += 900
            elif kind == TUCK:
                total += GROWTH // 3 * min(count, area.hand)
            elif kind == TAKE_SOIL:
                total += SOIL * count
            elif kind == COPY:
                total += 1300
            elif kind in (PAY_SPROUTS, PAY_GROWTH):
                total -= POINT * count
            elif kind == PAY_CARDS:
                total += POINT // 3 * count
            depth -= 1
        return total

    def _plantings(self, here: EarthPosition, seat: i64, turns: i64, count: i64) -> i64:
        """What planting up to so many cards of the hand would gain, the best that can be paid for first."""
        area = here.areas[seat]
        first: i64 = 0
        second: i64 = 0
        for card in hands.cards_of(here.hands, seat, SETS.plantable):
            if plant.price(area, card) <= area.soil:
                gain = self._gain(card, turns) * (100 - HELD) // 100 - IN_HAND // 2
                if gain > first:
                    second = first
                    first = gain
                elif gain > second:
                    second = gain
        return (first + (second // 2 if count > 1 else 0)) * 9 // 10


def turns_left(here: EarthPosition) -> i64:
    """How many turns are still to come, in tenths, by what the fullest grid lacks and by how many there were."""
    most: i64 = 0
    seat: i64 = 0
    while seat < here.seats:
        most = max(most, here.areas[seat].planted)
        seat += 1
    left: i64 = max(min((CELLS - most) * PACE, LENGTH - 10 * here.turns), (CELLS - most) * HASTE + 5)
    if here.solo:  # E69: a turn of one's own for each card that Gaia has yet to turn over, and hers
        left = min(left, 20 * (GAIA.passes * CARDS - here.gaia[TURNED]) + 5)
    return left


def gaia_prospects(here: EarthPosition, turns: i64) -> i64:
    """What Gaia can expect if she goes on as she did so far."""
    points: i64 = POINT * gaia_score.points(here)
    return points + points * turns // max(10 * here.turns, GAIA_WARM)


def exchange_pays(here: EarthPosition, seat: i64) -> bool:
    """Whether the soil of one exchange would pay for a card in hand that is too dear now."""
    area = here.areas[seat]
    for card in hands.cards_of(here.hands, seat, SETS.plantable):
        if area.soil < plant.price(area, card) <= area.soil + EXCHANGE_SOIL:
            return True
    return False


def overtime(here: EarthPosition) -> i64:
    """What a card is worth for bringing a game to its end that has gone on for too long."""
    return max(10 * here.turns - LENGTH, 0) * IMPATIENCE


def soil_worth(soil: i64, turns: i64) -> i64:
    """What soil is worth: little when there is plenty or no time left."""
    price: i64 = SOIL if turns > 30 else SOIL * turns // 30
    first: i64 = price * min(soil, FIRST_SOIL) * 3 // 2
    return first + price * max(min(soil, PLENTY) - FIRST_SOIL, 0) + price * max(soil - PLENTY, 0) // 5


def free_sprouts(area: Area) -> i64:
    """Empty places for sprouts."""
    free: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        free += BOX.sprout_spaces[area.cells[cell]] - area.sprouts[cell]
        cell += 1
    return free


def free_growth(area: Area) -> i64:
    """Empty places for growth."""
    free: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        free += BOX.growth_spaces[area.cells[cell]] - area.growth[cell]
        cell += 1
    return free


def run_worth(area: Area, color: i64, place: i64) -> i64:
    """What activating a colour gives from a place on, Island and Climate first."""
    total: i64 = 0
    while place < CELLS + 2:
        card: i64 = area.island if place == 0 else area.climate if place == 1 else area.cells[place - 2]
        if card != 0:
            ability = BOX.ability_of_color(card, color)
            if ability >= 0:
                total += WORTH.use[ability]
        place += 1
    return total


EXPERTS.put(
    "earth",
    Expertise(
        EarthEvaluation,
        {
            "seedling": "greedy:slip=0.95",
            "sprout": "greedy:slip=0.75",
            "sapling": "greedy:worlds=2",
            "tree": "search:iterations=60",
            "ancient": "search:time=1.8,iterations=600",
        },
    ),
)
