"""One ability with a price, and the choice of an ability to copy. (E31, E37, E77)

An ability with a price is offered together with the first piece or card that pays it: one answer both uses and pays.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX, card_of
from terrarium.earth.cards.card_texts import ability_line
from terrarium.earth.cards.vocabulary import NONE
from terrarium.earth.rules import ability_use, activation, costs, journal, payments, windows
from terrarium.earth.rules.actions import COPY_OF, GRID_FIRST, NO_MORE, SKIP, SKIP_ALL, TUCK, USE, USE_ALL
from terrarium.earth.rules.journal import card_line
from terrarium.earth.rules.steps.placement import place_figures
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Adviser, Forecast, StepKind
from terrarium.earth.state.steps import (
    ABILITY,
    ACTIVATE,
    COPY,
    GAINS,
    GRID_IS_FIRST,
    LISTING,
    ORDER_IS_OPEN,
    SKIPPING_ALL,
    USING_ALL,
    ability_of,
    count_of,
    mark_of,
    marked,
    mask_of,
    step,
    under_way,
    unmarked,
)
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


class OfferAbility(StepKind):
    """Use the `ability` of a card at cell `mark`, or skip it; it would give its gains `count` times."""

    def __init__(self) -> None:
        super().__init__(ABILITY, "ability")

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether the ability can be paid, perhaps after an event or exchange. (E77)"""
        if _payable(position, seat, packed):
            return True
        return ability_use.asks_unpayable(position, seat, ability_of(packed))

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Pass over an ability that cannot be paid; ask for the order if that was to be answered with it. (E30)"""
        windows.pass_over(position, seat)
        if ability_use.order_is_open(position, seat):
            activation.ask_order(position, seat)
        else:
            position.pop(seat)

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return "skip", and "use" or what can be paid first; both also for all later abilities with a price."""
        found = vec[i64]()
        found = append(found, SKIP)
        ability = ability_of(packed)
        if not _payable(position, seat, packed):
            if ability_use.order_is_open(position, seat):
                found = append(found, GRID_FIRST)
            return append(found, NO_MORE)
        kind = costs.first_payment(position.areas[seat], ability)
        if kind == NONE:
            found = append(found, USE)
        if ability_use.more_with_price(position, seat):
            found = append(found, SKIP_ALL)
            found = append(found, USE_ALL)
        if ability_use.order_is_open(position, seat):
            found = append(found, GRID_FIRST)
        if kind == NONE:
            return found
        return payments.payments(position, seat, kind, costs.cost_of(ability, kind), 0, found)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Use the ability, or skip it; or go through the grid first. (E30)"""
        if action == GRID_FIRST:
            color = mask_of(ability_use.back_to_start(position, seat))
            position.push(seat, step(ACTIVATE, mark=GRID_IS_FIRST, mask=color))
            return
        position.pop(seat)
        _note_wish(position, seat, action)
        if action == NO_MORE:
            position.silence(seat)
        if action not in (SKIP, SKIP_ALL, NO_MORE):
            _use(position, seat, packed, action)
        else:
            journal.skipped(position, seat, ability_of(packed))

    def allows_events(self, packed: i64) -> bool:
        """Return True: the ability has not begun."""
        return True

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the card and its ability, and whether it can be paid."""
        ability = int(ability_of(packed))
        owner = BOX.cards[card_of(ability)]
        key = "earth-prompt-ability" if _payable(position, seat, packed) else "earth-prompt-unpayable"
        return Line(key, card=owner.line(), ability=ability_line(owner, ability % 2))

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that there is no such piece, or no such card in hand."""
        return payments.refusal(position, seat, action)

    def cell(self, packed: i64) -> i64:
        """Return the cell of the card."""
        return mark_of(packed)

    def window(self, position: EarthState, seat: i64, packed: i64) -> str:
        """Return "unpaid" if only an event or exchange could pay; the question is a window then. (E77)"""
        return "" if _payable(position, seat, packed) else "unpaid"

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """Use the ability and pay what is missed least; no advice if it cannot be paid."""
        ability = ability_of(packed)
        if not _payable(position, seat, packed):
            return []
        payment = costs.first_payment(position.areas[seat], ability)
        if payment == NONE:
            return [USE]
        return adviser.pay(position, seat, payment, int(costs.cost_of(ability, payment)), 0)

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the ability, if it can be paid."""
        forecast.offered(ability_of(packed))


def _payable(position: EarthState, seat: i64, packed: i64) -> bool:
    """Return whether the ability of a step can be paid now."""
    return ability_use.payable(position, seat, ability_of(packed))


def _note_wish(position: EarthState, seat: i64, action: i64) -> None:
    """Note in the run what an answer means for the abilities to come."""
    run = unmarked(position.bottom(seat), LISTING | ORDER_IS_OPEN)
    if action in (SKIP, USE):
        run = marked(run, LISTING)
    elif action == SKIP_ALL:
        run = marked(run, SKIPPING_ALL)
    elif action == USE_ALL:
        run = marked(run, USING_ALL)
    position.set_bottom(seat, run)


def _use(position: EarthState, seat: i64, packed: i64, action: i64) -> None:
    """Pay for an ability, beginning with the piece or card that was named, and take its gains after that."""
    ability = ability_of(packed)
    kind: i64 = NONE if action == USE_ALL else costs.first_payment(position.areas[seat], ability)
    position.push(seat, step(GAINS, count_of(packed), ability, mark_of(packed)))
    if kind == NONE:
        costs.pay_costs(position, seat, ability, NONE, action == USE)
        return
    costs.pay_costs(position, seat, ability, kind, True)
    amount = costs.cost_of(ability, kind)
    mark = payments.pay_one(position, seat, kind, action)
    if amount > 1:
        position.push(seat, under_way(step(kind, amount - 1, ability, mark)))


class CopyAbility(StepKind):
    """Which ability of the colour `mask` to copy; the copying card with `ability` lies at cell `mark`. (E37)"""

    def __init__(self) -> None:
        super().__init__(COPY, "copy")

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether something can be copied, perhaps after an event or exchange. (E77)"""
        if len(_targets(position, seat, packed)) > 0:
            return True
        return ability_use.copies_within_reach(position, seat, mark_of(packed), mask_of(packed))

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Copy nothing; that shows something of the hand."""
        position.reveals += 1
        position.pop(seat)

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the abilities that may be copied, and "skip"."""
        found = vec[i64]()
        found = append(found, SKIP)
        cells = _targets(position, seat, packed)
        for cell in cells:
            found = append(found, COPY_OF + cell)
        return found if len(cells) > 0 else append(found, NO_MORE)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Resolve the chosen ability as if it were printed on the copying card, or skip. (E37)"""
        position.pop(seat)
        if action == NO_MORE:
            position.silence(seat)
        if action in (SKIP, NO_MORE):
            journal.skipped(position, seat, ability_of(packed))
            return
        card = position.areas[seat].cells[action - COPY_OF]
        journal.copied(position, seat, ability_of(packed), card)
        ability = BOX.ability_of_color(card, mask_of(packed))
        position.push(seat, step(GAINS, ability_use.times(position, seat, ability), ability, mark_of(packed)))
        costs.pay_costs(position, seat, ability, NONE, False)

    def allows_events(self, packed: i64) -> bool:
        """Return True: the ability has not begun."""
        return True

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the card that copies."""
        return Line("earth-prompt-copy", card=card_line(card_of(ability_of(packed))))

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that nothing there could be copied."""
        if action < COPY_OF or action >= TUCK:
            return None
        return Line("earth-no-copy", **place_figures(action - COPY_OF))

    def cell(self, packed: i64) -> i64:
        """Return the cell of the copying card."""
        return mark_of(packed)

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """Copy what is worth most."""
        cells = [int(cell) for cell in _targets(position, seat, packed)]
        if not cells:
            return []
        area = position.areas[seat]
        abilities = [int(BOX.ability_of_color(area.cells[cell], mask_of(packed))) for cell in cells]
        return [COPY_OF + cells[adviser.best_ability(abilities)]]

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add an ability of another card."""
        forecast.copied()


def _targets(position: EarthState, seat: i64, packed: i64) -> vec[i64]:
    """List the cells of the cards that may be copied."""
    return ability_use.copy_targets(position, seat, mark_of(packed), mask_of(packed))


def ability_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [OfferAbility(), CopyAbility()]
