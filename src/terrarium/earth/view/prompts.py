"""What a seat is asked, and what an answer means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import GAINS
from terrarium.earth.cards.box import BOX, FIRST_CLIMATE, FIRST_ISLAND
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.earth.rules import costs, gains, planting, turn_actions
from terrarium.earth.rules.actions import (
    ACT,
    AMOUNT,
    AT,
    CHOOSE,
    CLIMATE_SIDES,
    COPY_OF,
    ECOSYSTEM_SIDES,
    EVENT,
    EXCHANGE,
    FETCH_SOIL,
    GAIA_LEFT,
    GAIA_RIGHT,
    GROWTH_OFF,
    GROWTH_ON,
    ISLAND_SIDES,
    KEEP,
    LAY,
    NO_MORE,
    PLAIN_WORDS,
    PUT_CARD,
    PUT_SOIL,
    SPROUT_OFF,
    SPROUT_ON,
    STOP,
    TAKE,
    TEAM_WORDS,
    TUCK,
    card_in,
    column_of,
    row_of,
)
from terrarium.earth.rules.journal import at_cell, card_line
from terrarium.earth.state.seat_fields import ASIDE_LEFT, MARKS
from terrarium.earth.state.steps import (
    ABILITY,
    BENEFIT,
    CHOOSE_ACTION,
    COPY,
    EVENT_WINDOW,
    FOR_TEAM,
    GAIA_GOAL,
    GROWTHS,
    IN_TURN,
    KEEP_COMPOST,
    KEEP_ONE,
    ORDER,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    PICK_SIDE,
    PLACE_CARD,
    PLANT,
    PRICE,
    SPROUTS,
    TAKE_UP_TO,
    ability_of,
    count_of,
    kind_of,
    mark_of,
)
from terrarium.earth.state.steps import TUCK as TUCK_ROW
from terrarium.earth.view import previews
from terrarium.earth.view.card_texts import ability_line
from terrarium.engine.lines import Line

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

_KINDS: Final = ["island", "climate", "ecosystem"]
_PLAIN: Final = {word: word.replace(" ", "-") for word in PLAIN_WORDS}
#: The verbs that name cells, with what the action is called.
_CELL_VERBS: Final = [
    (SPROUT_ON, "sprout-on"),
    (GROWTH_ON, "growth-on"),
    (SPROUT_OFF, "sprout-off"),
    (GROWTH_OFF, "growth-off"),
    (COPY_OF, "copy"),
]
_WINDOWS: Final = {FOR_TEAM: "team", IN_TURN: "turn"}
_PAYMENTS: Final = {PAY_SPROUTS: "sprouts", PAY_GROWTH: "growth", PAY_CARDS: "cards"}


# -- questions ---------------------------------------------------------------------------------------------------


def prompt(position: EarthPosition, seat: int) -> Line:
    """What the seat must do now, or that it waits."""
    if position.over():
        return Line("game-over")
    if position.pending(seat) == 0:
        return Line("wait-for", seats=position.actors())
    packed = position.top(seat)
    kind = kind_of(packed)
    count = int(count_of(packed))
    if kind == PICK_SIDE:
        return Line(f"earth-prompt-{_KINDS[count]}")
    if kind == CHOOSE_ACTION:
        return Line("earth-prompt-action")
    if kind == BENEFIT:
        return Line(f"earth-prompt-benefit-{turn_actions.ACTION_NAMES[count]}")
    if kind == PLANT:
        return Line("earth-prompt-plant", count=count)
    if kind == PLACE_CARD:
        card = mark_of(packed)
        price = int(planting.price(position.areas[seat], card))
        return Line("earth-prompt-place", card=card_line(card), soil=price)
    if kind == PRICE:
        return Line("earth-prompt-price", card=card_line(ability_of(packed) // 2), soil=count)
    if kind == KEEP_ONE:
        return Line("earth-prompt-keep", count=int(position.marks[MARKS * seat + ASIDE_LEFT]))
    if kind == KEEP_COMPOST:
        return Line("earth-prompt-keep-compost", count=count)
    if kind in (SPROUTS, GROWTHS):
        return Line("earth-prompt-sprouts" if kind == SPROUTS else "earth-prompt-growth", count=count)
    if kind == TUCK_ROW:
        return Line("earth-prompt-compost", count=count)
    if kind in _PAYMENTS:
        return Line(f"earth-prompt-pay-{_PAYMENTS[kind]}", count=count)
    if kind == ORDER:
        return Line("earth-prompt-order")
    if kind == ABILITY:
        ability = int(ability_of(packed))
        owner = BOX.cards[ability // 2]
        area = position.areas[seat]
        if not costs.payable(area, ability, area.hand):
            return Line("earth-prompt-unpayable", card=owner.line(), ability=ability_line(owner, ability % 2))
        return Line("earth-prompt-ability", card=owner.line(), ability=ability_line(owner, ability % 2))
    if kind == COPY:
        return Line("earth-prompt-copy", card=card_line(ability_of(packed) // 2))
    if kind == GAIA_GOAL:
        return Line("earth-prompt-gaia", card=position.gaia.card().line())
    if kind == TAKE_UP_TO:
        return _amount_prompt(position, packed)
    return Line(f"earth-prompt-{_WINDOWS.get(count, 'window')}")


def _amount_prompt(position: EarthPosition, packed: i64) -> Line:
    """How much of a gain, and which card gives it. (E76)"""
    gain, owner = GAINS[mark_of(packed)], int(ability_of(packed)) // 2
    most = int(gains.most_of(position, packed))
    if owner == 0:
        return Line(f"earth-prompt-amount-{gain}", count=most)
    return Line(f"earth-prompt-amount-{gain}-of", count=most, card=card_line(owner))


# -- answers -----------------------------------------------------------------------------------------------------


def explain(position: EarthPosition, seat: int, action: int) -> Line:
    """A legal action as the player would say it."""
    if action == STOP:
        return _explain_stop(position, seat)
    if ACT <= action < TAKE:
        return previews.action_line(position, seat, action)
    if GAIA_LEFT <= action <= GAIA_RIGHT:
        goal = position.fauna[position.gaia.card().first_goal + action - GAIA_LEFT]
        return Line("earth-do-gaia-goal", card=BOX.fauna[goal].line())
    if action < CHOOSE:
        return Line(f"earth-do-{_PLAIN[PLAIN_WORDS[action]]}")
    if action < LAY:
        return Line("earth-do-choose", card=_side_line(action))
    if action < AT:
        card = card_in(action, LAY)
        price = int(planting.price(position.areas[seat], card))
        return Line("earth-do-plant-card", card=card_line(card), soil=price)
    if action < SPROUT_ON:
        return _explain_place(position, seat, action)
    if action < TUCK:
        for verb, name in _CELL_VERBS:
            if action < verb + CELLS:
                cell = action - verb
                card = position.areas[seat].cells[cell]
                return Line(f"earth-do-{name}", card=card_line(card), **at_cell(cell))
    if action < KEEP:
        return Line("earth-do-compost-card", card=card_line(card_in(action, TUCK)))
    if action < AMOUNT:
        return Line("earth-do-keep", card=card_line(card_in(action, KEEP)))
    if action < NO_MORE:
        return Line(f"earth-do-amount-{GAINS[mark_of(position.top(seat))]}", count=action - AMOUNT)
    if action == NO_MORE:
        return Line("earth-do-no-more")
    if action < EXCHANGE:
        card = card_in(action, EVENT)
        return Line("earth-do-event", card=card_line(card), ability=ability_line(BOX.cards[card], 0))
    if action == EXCHANGE:
        return Line("earth-do-exchange")
    return _explain_team(position, seat, action)


def _explain_team(position: EarthPosition, seat: int, action: int) -> Line:
    """What goes to the team's board or is taken from it. (E72)"""
    if PUT_CARD <= action < FETCH_SOIL:
        return Line("earth-do-put-card", card=card_line(card_in(action, PUT_CARD)))
    if action < PUT_CARD:
        return Line("earth-do-put-soil" if action == PUT_SOIL else "earth-do-put-compost")
    count = list(position.board_of(seat).contents().values())[action - FETCH_SOIL]
    return Line(f"earth-do-{TEAM_WORDS[action - FETCH_SOIL].replace(' ', '-')}", count=count)


def _explain_stop(position: EarthPosition, seat: int) -> Line:
    kind = kind_of(position.top(seat)) if position.pending(seat) > 0 else EVENT_WINDOW
    if kind == PLANT:
        return Line("earth-do-plant-nothing")
    if kind == BENEFIT:
        return Line("earth-do-no-benefit")
    if kind == KEEP_COMPOST:
        return Line("earth-do-keep-none")
    return Line("earth-do-done" if kind == EVENT_WINDOW else "earth-do-stop")


def _explain_place(position: EarthPosition, seat: int, action: int) -> Line:
    row, column = int(row_of(action)), int(column_of(action))
    there = position.areas[seat].card_at(row, column)
    figures: dict[str, object] = {"row": row + 1, "column": column + 1}
    if there != 0:
        return Line("earth-do-replace", card=card_line(there), **figures)
    if row < 0 or column < 0:
        where = "corner" if row < 0 and column < 0 else "above" if row < 0 else "left"
        return Line(f"earth-do-at-{where}", **figures)
    return Line("earth-do-at", **figures)


def _side_line(action: int) -> Line:
    if action >= ECOSYSTEM_SIDES:
        return BOX.ecosystems[action - ECOSYSTEM_SIDES].line()
    if action >= CLIMATE_SIDES:
        return card_line(FIRST_CLIMATE + action - CLIMATE_SIDES)
    return card_line(FIRST_ISLAND + action - ISLAND_SIDES)
