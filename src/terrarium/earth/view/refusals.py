"""The reasons for refusing an action, with figures."""

from __future__ import annotations

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import EVENT as EVENT_CARD
from terrarium.earth.cards.vocabulary import SPROUT
from terrarium.earth.rules import events, pieces, windows
from terrarium.earth.rules.actions import EVENT, EXCHANGE, FETCH_SOIL, NO_MORE, card_in
from terrarium.earth.rules.journal import card_line
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.position import EarthState
from terrarium.engine.errors import Refused


def reason(position: EarthState, seat: int, action: int) -> Refused:
    """Return why an action that is not legal now is refused."""
    if position.over():
        return Refused("game-over")
    if action >= EVENT:
        return _any_time_reason(position, seat, action)
    if position.pending(seat) == 0:
        return Refused("earth-nothing-to-do", seat=seat)
    packed = position.top(seat)
    line = kind_at(packed).refusal(position, seat, packed, action)
    if line is not None:
        return Refused(line.id, **line.figures)
    if action == NO_MORE:
        return Refused("earth-no-window")
    return Refused("earth-not-asked", words=position.game.words(action))


def _team_reason(position: EarthState, action: int) -> Refused:
    if not position.team_play:
        return Refused("earth-no-teams")
    if action < FETCH_SOIL:
        return Refused("earth-not-gained", words=position.game.words(action))
    return Refused("earth-not-on-board", words=position.game.words(action))


def _any_time_reason(position: EarthState, seat: int, action: int) -> Refused:
    if action > EXCHANGE:
        return _team_reason(position, action)
    if action < EXCHANGE:
        card = int(card_in(action, EVENT))
        if not position.holds(seat, card):
            return Refused("earth-not-in-hand", card=card_line(card))
        if BOX.cards[card].kind != EVENT_CARD:
            return Refused("earth-no-event", card=card_line(card))
    if not events.possible_now(position, seat):
        return Refused("earth-in-the-middle" if position.begun() else "earth-not-begun")
    if action == EXCHANGE:
        have = int(pieces.held_from(position.areas[seat], SPROUT, 0))
        return Refused("earth-too-few-sprouts", need=windows.SPROUTS_GIVEN, have=have)
    return Refused("earth-event-cost", card=card_line(card_in(action, EVENT)))
