"""What a seat is asked, what an answer means, and why something is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from terrarium.earth import events, hands, outlook, plant, rows, turn
from terrarium.earth.actions import (
    ACT,
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
    PAY_SOIL,
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
from terrarium.earth.cards import BOX, FIRST_CLIMATE, FIRST_ISLAND
from terrarium.earth.gaia_board import card_of
from terrarium.earth.marks import ASIDE_LEFT, MARKS
from terrarium.earth.steps import (
    ABILITY,
    BENEFIT,
    CHOOSE_ACTION,
    COPY,
    GAIA_GOAL,
    GROWTHS,
    KEEP_COMPOST,
    KEEP_ONE,
    LAST_WINDOW,
    ORDER,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    PICK_SIDE,
    PLACE_CARD,
    PLANT,
    PRICE,
    SPROUTS,
    ability_of,
    count_of,
    kind_of,
    mark_of,
    mask_of,
)
from terrarium.earth.steps import TUCK as TUCK_ROW
from terrarium.earth.team_board import (
    CARDS_THERE,
    COMPOST_THERE,
    GROWTH_THERE,
    PLACES,
    SOIL_THERE,
    SPROUTS_THERE,
    team_of,
)
from terrarium.earth.tell import at_cell, card_line
from terrarium.earth.terms import CELLS, GROWTH, SIDE, SPROUT
from terrarium.earth.wording import ability_line
from terrarium.engine.errors import Refused
from terrarium.engine.lines import Line

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

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
        return Line(f"earth-prompt-benefit-{turn.ACTION_NAMES[count]}")
    if kind == PLANT:
        return Line("earth-prompt-plant", count=count)
    if kind == PLACE_CARD:
        card = mark_of(packed)
        price = int(plant.price(position.areas[seat], card))
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
        return Line("earth-prompt-ability", card=owner.line(), ability=ability_line(owner, ability % 2))
    if kind == COPY:
        return Line("earth-prompt-copy", card=card_line(ability_of(packed) // 2))
    if kind == GAIA_GOAL:
        return Line("earth-prompt-gaia", card=card_of(position).line())
    return Line("earth-prompt-team" if count == 1 else "earth-prompt-window")


# -- answers -----------------------------------------------------------------------------------------------------


def explain(position: EarthPosition, seat: int, action: int) -> Line:
    """A legal action as the player would say it."""
    if action == STOP:
        return _explain_stop(position, seat)
    if ACT <= action < TAKE:
        return outlook.action_line(position, seat, action)
    if GAIA_LEFT <= action <= GAIA_RIGHT:
        goal = position.fauna[card_of(position).first_goal + action - GAIA_LEFT]
        return Line("earth-do-gaia-goal", card=BOX.fauna[goal].line())
    if action < CHOOSE:
        return Line(f"earth-do-{_PLAIN[PLAIN_WORDS[action]]}")
    if action < LAY:
        return Line("earth-do-choose", card=_side_line(action))
    if action < AT:
        card = card_in(action, LAY)
        price = int(plant.price(position.areas[seat], card))
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
    if action < EVENT:
        return Line("earth-do-keep", card=card_line(card_in(action, KEEP)))
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
    there = [SOIL_THERE, COMPOST_THERE, SPROUTS_THERE, GROWTH_THERE, CARDS_THERE][action - FETCH_SOIL]
    count = int(position.board[PLACES * team_of(seat) + there])
    return Line(f"earth-do-{TEAM_WORDS[action - FETCH_SOIL].replace(' ', '-')}", count=count)


def _explain_stop(position: EarthPosition, seat: int) -> Line:
    kind = kind_of(position.top(seat)) if position.pending(seat) > 0 else LAST_WINDOW
    if kind == PLANT:
        return Line("earth-do-plant-nothing")
    return Line("earth-do-done" if kind == LAST_WINDOW else "earth-do-stop")


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


# -- refusals ----------------------------------------------------------------------------------------------------


def reason(position: EarthPosition, seat: int, action: int) -> Refused:
    """Why an action that is not legal now is refused."""
    if position.over():
        return Refused("game-over")
    if action >= EVENT:
        return _any_time_reason(position, seat, action)
    if position.pending(seat) == 0:
        return Refused("earth-nothing-to-do", seat=seat)
    packed = position.top(seat)
    kind = kind_of(packed)
    if kind == CHOOSE_ACTION and ACT <= action < TAKE:
        return Refused("earth-forbidden", card=int(turn.forbidden_by(position, seat, action - ACT)))
    if kind == PLANT and LAY <= action < AT:
        return _plant_reason(position, seat, int(card_in(action, LAY)))
    if kind == PLACE_CARD and AT <= action < SPROUT_ON:
        return _place_reason(position, seat, action)
    if kind == PRICE and action == PAY_SOIL:
        return Refused("earth-too-dear", soil=int(count_of(packed)), have=int(position.areas[seat].soil))
    if (kind == SPROUTS and SPROUT_ON <= action < GROWTH_ON) or (kind == GROWTHS and GROWTH_ON <= action < SPROUT_OFF):
        return _space_reason(position, seat, kind == SPROUTS, action)
    if SPROUT_OFF <= action < COPY_OF and kind in (PAY_SPROUTS, PAY_GROWTH, PRICE, ABILITY):
        return Refused("earth-no-piece", **_place_figures((action - SPROUT_OFF) % CELLS))
    if kind == COPY and COPY_OF <= action < TUCK:
        return Refused("earth-no-copy", **_place_figures(action - COPY_OF))
    if kind in (TUCK_ROW, PAY_CARDS, PRICE, ABILITY) and TUCK <= action < KEEP:
        return _hand_reason(position, seat, int(card_in(action, TUCK)))
    if kind in (KEEP_ONE, KEEP_COMPOST) and KEEP <= action < EVENT:
        return Refused("earth-not-looked-at", card=int(card_in(action, KEEP)))
    if kind == PICK_SIDE and CHOOSE <= action < LAY:
        return Refused("earth-not-dealt", side=position.game.words(action).split()[1])
    return Refused("earth-not-asked", words=position.game.words(action))


def _place_figures(cell: int) -> dict[str, object]:
    return {"row": cell // SIDE + 1, "column": cell % SIDE + 1}


def _hand_reason(position: EarthPosition, seat: int, card: int) -> Refused:
    if not hands.holds(position.hands, seat, card):
        return Refused("earth-not-in-hand", card=card)
    return Refused("earth-not-asked", words=f"compost {card}")


def _plant_reason(position: EarthPosition, seat: int, card: int) -> Refused:
    if not hands.holds(position.hands, seat, card):
        return Refused("earth-not-in-hand", card=card)
    if BOX.cards[card].kind == 3:
        return Refused("earth-event-not-planted", card=card)
    area = position.areas[seat]
    if area.planted == CELLS:
        return Refused("earth-grid-full")
    price = int(plant.price(area, card))
    return Refused("earth-too-dear", soil=price, have=int(area.soil))


def _place_reason(position: EarthPosition, seat: int, action: int) -> Refused:
    row, column = int(row_of(action)), int(column_of(action))
    area = position.areas[seat]
    card = int(mark_of(position.top(seat)))
    figures: dict[str, object] = {"row": row + 1, "column": column + 1}
    there = int(area.card_at(row, column))
    if there != 0:
        return Refused("earth-cell-taken", card=there, **figures)
    if area.planted == CELLS:
        return Refused("earth-grid-full")
    if not plant.affordable(position, seat, card):
        return Refused("earth-too-dear", soil=int(plant.price(area, card)), have=int(area.soil))
    return Refused("earth-cell-out", **figures)


def _space_reason(position: EarthPosition, seat: int, sprouts: bool, action: int) -> Refused:
    packed = position.top(seat)
    cell = action - (SPROUT_ON if sprouts else GROWTH_ON)
    area = position.areas[seat]
    if rows.room(area, SPROUT if sprouts else GROWTH, cell) <= 0:
        return Refused("earth-no-space", **_place_figures(cell))
    if not mask_of(packed) >> cell & 1:
        return Refused("earth-not-here", **_place_figures(cell))
    return Refused("earth-ascending", **_place_figures(cell))


def _team_reason(position: EarthPosition, action: int) -> Refused:
    if not position.team_play:
        return Refused("earth-no-teams")
    if action < FETCH_SOIL:
        return Refused("earth-not-gained", words=position.game.words(action))
    return Refused("earth-not-on-board", words=position.game.words(action))


def _any_time_reason(position: EarthPosition, seat: int, action: int) -> Refused:
    if action > EXCHANGE:
        return _team_reason(position, action)
    if action < EXCHANGE:
        card = int(card_in(action, EVENT))
        if not hands.holds(position.hands, seat, card):
            return Refused("earth-not-in-hand", card=card)
        if BOX.cards[card].kind != 3:
            return Refused("earth-no-event", card=card)
    if not events.possible_now(position, seat):
        return Refused("earth-in-the-middle" if position.begun() else "earth-not-begun")
    if action == EXCHANGE:
        have = int(rows.held_from(position.areas[seat], SPROUT, 0))
        return Refused("earth-too-few-sprouts", need=events.SPROUTS_GIVEN, have=have)
    return Refused("earth-event-cost", card=int(card_in(action, EVENT)))
