"""Who is ahead in Earth: points so far, the engine by colour and turns left, goals in reach, hand, soil and tempo."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from terrarium.earth.cards.abilities import COST_SOIL
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, NONE
from terrarium.earth.knowledge.future_points import standing
from terrarium.earth.knowledge.game_length import (
    HER_CARD,
    HER_REACTION,
    gaia_gains,
    gaia_prospects,
    gaia_reaction,
    turns_left,
)
from terrarium.earth.knowledge.pending_gains import steps_ahead
from terrarium.earth.knowledge.weights import DOUBT_NOW, DOUBT_TURN, PLACES
from terrarium.earth.rules import costs, planting
from terrarium.earth.rules.actions import EVENT, EXCHANGE, FETCH_SOIL, USE_ALL
from terrarium.earth.rules.windows import SOIL_TAKEN
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.stages import CHOOSING, OVER
from terrarium.earth.state.steps import ABILITY, CHOOSE_ACTION, PLACE_CARD, PLANT, ability_of
from terrarium.earth.state.team_board import SEATS, team_of
from terrarium.engine.evaluation import POINT, Evaluation, leads_of
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import append, vec

#: What an exchange must bring before it is worth the sprouts: the room that they leave is worth little.
EXCHANGED: Final = 1500
#: No turn that is looked at has more decisions than this.
TURN_IS_LONG: Final = 80
#: What tells equal scores apart at the end. (E59)
EDGE: Final = 100


class EarthEvaluation(Evaluation):
    """Judges positions of Earth."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = game.seats

    def values(self, position: Position) -> vec[i64]:
        """Return the points that every seat can expect; in a solo game also Gaia's. (E61)"""
        here = cast(EarthState, position)
        if here.over():
            return final_values(here)
        found = vec[i64]([0] * self.seats)
        turns = turns_left(here)
        seat: i64
        for seat in range(self.seats):
            found[seat] = self._value(here, seat, turns)
        return append(found, gaia_prospects(here, turns)) if here.solo else found

    def leads(self, position: Position) -> vec[i64]:
        """Return how far each seat, or its team, is ahead. (E71)"""
        return self.leads_from(cast(EarthState, position), self.values(position))

    def leads_from(self, here: EarthState, values: vec[i64]) -> vec[i64]:
        """Return how far each seat, or its team, is ahead if these are the values."""
        if not here.team_play:
            return leads_of(values, self.seats)
        lead: i64 = values[0] + values[1] - values[2] - values[3]
        found = vec[i64]([0] * SEATS)
        seat: i64
        for seat in range(SEATS):
            found[seat] = lead if team_of(seat) == 0 else -lead
        return found

    def uncertainty(self, position: Position) -> i64:
        """Return how much a lead may still change: less towards the end."""
        here = cast(EarthState, position)
        return 100 if here.over() else DOUBT_NOW + DOUBT_TURN * turns_left(here) // 10

    def action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return the lead after each choice; what it means to the others counts only for a choice of action."""
        here = cast(EarthState, position)
        before = self.values(position)
        lead: i64 = self.leads_from(here, before)[seat]
        turns = turns_left(here)
        slope: i64 = self._slope(here, seat, turns, before)
        together = here.stage == CHOOSING
        hers: i64 = gaia_gains(here)
        found = vec[i64]([0] * len(choices))
        number: i64
        for number in range(len(choices)):
            after = cast(EarthState, position.copy())
            after.move(seat, choices[number])
            if after.over() or (together and choices[number] < EVENT):
                found[number] = self.leads(after)[seat] - gaia_reaction(after)
            else:
                left = turns_left(after)
                value = self._placed(after, seat, left)
                found[number] = lead + value - before[seat] + slope * (turns - left) // 10 - gaia_gains(after) + hers
        self.answer_first(lead, choices, found)
        if here.next_kind(seat) == ABILITY:
            _pay_at_once(here, seat, choices, found)
        return found

    def _placed(self, here: EarthState, seat: i64, turns: i64) -> i64:
        """Return what one seat can expect, with a card that it has chosen on the best of its places."""
        if here.next_kind(seat) != PLACE_CARD:
            return self._value(here, seat, turns)
        places = here.answers(seat)
        step: i64 = max(len(places) // PLACES, 1)
        best: i64 = 0
        number: i64
        for number in range(0, len(places), step):
            after = here.copy()
            after.move(seat, places[number])
            value = self._value(after, seat, turns)
            if number == 0 or value > best:
                best = value
        return best

    def _slope(self, here: EarthState, seat: i64, turns: i64, before: vec[i64]) -> i64:
        """Return what the strongest rival of a seat gains in a turn."""
        if here.solo:
            return (HER_CARD + HER_REACTION) // 2
        if here.team_play or turns < 10:
            return 0
        best: i64 = -1
        other: i64
        for other in range(self.seats):
            if other != seat and (best < 0 or before[other] > before[best]):
                best = other
        return before[best] - self._value(here, best, turns - 10)

    def thorough_action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Judge an action by the turn that follows, in which everybody does what looks best."""
        here = cast(EarthState, position)
        if here.stage != CHOOSING or here.next_kind(seat) != CHOOSE_ACTION:
            return self.action_leads(position, seat, choices)
        lead: i64 = self.leads(position)[seat]
        found = vec[i64]([0] * len(choices))
        number: i64
        for number in range(len(choices)):
            after = here.copy()
            after.move(seat, choices[number])
            if choices[number] < EVENT:
                self.play_turn(after)
            found[number] = self.leads(after)[seat]
        self.answer_first(lead, choices, found)
        return found

    def play_turn(self, here: EarthState) -> None:
        """Let everybody do what looks best until the turn is over."""
        left: i64 = TURN_IS_LONG
        while left > 0 and not self.quiet(here):
            seat: i64 = here.actors()[0]
            choices = self.sensible(here, seat, here.choices(seat))
            best: i64 = 0
            if len(choices) > 1:
                hopes = self.action_leads(here, seat, choices)
                number: i64
                for number in range(1, len(choices)):
                    if hopes[number] > hopes[best]:
                        best = number
            here.move(seat, choices[best])
            left -= 1

    def quiet(self, position: Position) -> bool:
        """Return whether somebody is about to choose an action, or the game is over."""
        here = cast(EarthState, position)
        return here.stage == CHOOSING or here.stage == OVER

    def sensible(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return everything but gifts to the partner, and to exchange sprouts for soil that pays for nothing now."""
        if len(choices) == 1 or choices[len(choices) - 1] < EXCHANGE:
            return choices
        pays = exchange_pays(cast(EarthState, position), seat)
        found = vec[i64]()
        number: i64
        for number in range(len(choices)):
            action = choices[number]
            if action < EXCHANGE or action >= FETCH_SOIL or (action == EXCHANGE and pays):
                found = append(found, action)
        return found if len(found) > 0 else choices

    def answer_first(self, lead: i64, choices: vec[i64], found: vec[i64]) -> None:
        """Add what events and exchanges change to the best answer, since they do not answer the question."""
        best: i64 = lead
        answers = False
        number: i64
        for number in range(len(choices)):
            if choices[number] < EVENT and (not answers or found[number] > best):
                best = found[number]
                answers = True
        for number in range(len(choices)):
            if choices[number] >= EVENT:
                change: i64 = found[number] - lead
                found[number] = best + change - (EXCHANGED if choices[number] == EXCHANGE else 0)

    def _value(self, here: EarthState, seat: i64, turns: i64) -> i64:
        """Return what one seat can expect."""
        total = standing(here, seat, turns)
        return total + steps_ahead(here, seat, turns) if here.pending(seat) > 0 else total


def final_values(here: EarthState) -> vec[i64]:
    """Return the scores, and an edge for those who won."""
    outcome = here.final()
    found = vec[i64]([0] * len(outcome.scores))
    seat: i64
    for seat in range(len(outcome.scores)):
        found[seat] = POINT * outcome.scores[seat]
    for winner in outcome.winners:
        found[winner] += EDGE
    if outcome.rival is not None:
        found = append(found, POINT * outcome.rival.score + (0 if outcome.winners else EDGE))
    return found


def _pay_at_once(here: EarthState, seat: i64, choices: vec[i64], found: vec[i64]) -> None:
    """Put "use all" last where a payment can be chosen: it asks for that payment only after it is answered."""
    if costs.first_payment(here.areas[seat], ability_of(here.top(seat))) == NONE:
        return
    least: i64 = found[0]
    for hope in found:
        least = min(least, hope)
    number: i64
    for number in range(len(choices)):
        if choices[number] == USE_ALL:
            found[number] = least - 1


def exchange_pays(here: EarthState, seat: i64) -> bool:
    """Return whether the soil of one exchange would pay for an ability that is asked, or for planting a card. (E77)"""
    area = here.areas[seat]
    if here.next_kind(seat) == ABILITY:
        return 0 < BOX.ability_cost(ability_of(here.top(seat)), COST_SOIL) - area.soil <= SOIL_TAKEN
    if here.next_kind(seat) != PLANT or area.planted == CELLS:
        return False
    return any(area.soil < planting.price(area, card) <= area.soil + SOIL_TAKEN for card in here.plantable_cards(seat))
