"""The steps of the setup: pick sides, then take what the Island says. (E04, E05)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX, FIRST_CLIMATE, FIRST_ISLAND, first_ability
from terrarium.earth.rules import fauna, gains, journal, piles, setup
from terrarium.earth.rules.actions import CHOOSE, CLIMATE_SIDES, ECOSYSTEM_SIDES, ISLAND_SIDES, LAY
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.setup_cards import CLIMATE, ISLAND
from terrarium.earth.state.step_kind import AutomaticStep, StepKind
from terrarium.earth.state.steps import PAY_CARDS, PICK_SIDE, START, count_of, step
from terrarium.engine.lines import Line
from terrarium.engine.vecs import vec

_PROMPTS: Final = ["earth-prompt-island", "earth-prompt-climate", "earth-prompt-ecosystem"]


class PickSide(StepKind):
    """Pick a side of an Island, Climate or ecosystem (`count`: 0, 1, 2). (E04)"""

    def __init__(self) -> None:
        super().__init__(PICK_SIDE, "side")

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the sides of the dealt cards of the kind."""
        return self.sides(position, seat, packed)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Keep a card with a side up; final for the whole game. (E04)"""
        position.pop(seat)
        area = position.areas[seat]
        kind = count_of(packed)
        if kind == ISLAND:
            area.island = FIRST_ISLAND + action - ISLAND_SIDES
        elif kind == CLIMATE:
            area.climate = FIRST_CLIMATE + action - CLIMATE_SIDES
        else:
            position.set_own_ecosystem(seat, action - ECOSYSTEM_SIDES)
        position.reveals += 1
        journal.picked(position, seat, kind)

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the question which card to keep."""
        return Line(_PROMPTS[count_of(packed)])

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that the card was not dealt to the seat."""
        if action < CHOOSE or action >= LAY:
            return None
        return Line("earth-not-dealt", side=position.game.words(int(action)).split()[1])

    def sides(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the sides of the dealt cards of the kind."""
        return setup.sides(position, seat, count_of(packed))


class TakeStart(AutomaticStep):
    """Draw, compost and take soil as the Island says. (E05)"""

    def __init__(self) -> None:
        super().__init__(START)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Draw cards and take soil; which cards go to the compost is asked."""
        position.pop(seat)
        fauna.note_delicate(position, seat)
        island = position.areas[seat].island
        piles.draw(position, seat, BOX.start_draw[island])
        gains.gain_soil(position, seat, BOX.start_soil[island])
        if BOX.start_hand[island] > 0:
            position.push(seat, step(PAY_CARDS, BOX.start_hand[island], first_ability(island)))


def setup_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [PickSide(), TakeStart()]
