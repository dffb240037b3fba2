"""The reasons for refusing an action."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.errors import Refused
from terrarium.rauha.cards.box import CELLS, SPORE
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.cards.tables import ALLOWED, COST, KIND, PAY
from terrarium.rauha.rules.actions import DISCARD, DISCARD_SPORE, NAME, PLACE, REST, STOP, TARGET, USE, WORDS
from terrarium.rauha.rules.draft import offers
from terrarium.rauha.rules.sources import effect_of, has_no_effect, rest_offered, within_reach
from terrarium.rauha.state.phases import CHOOSING, METSAT_SOURCE, NOTHING_PENDING, PLACING
from terrarium.rauha.state.position import RauhaState


def refusal(position: RauhaState, seat: i64, action: i64) -> Refused | None:
    """Return why the seat may not do this, or None if it may."""
    if position.over():
        return Refused("game-over")
    if position.step == CHOOSING:
        return _of_choice(position, seat, action)
    if seat != position.turn_seat():
        return Refused("not-your-turn", seat=int(seat), turn_seat=int(position.turn_seat()))
    if action < PLACE:
        return Refused("rauha-choices-fixed")
    if position.step == PLACING:
        return _of_placing(position, seat, action)
    if action < USE:
        return Refused("rauha-card-is-gone")
    if position.pending == NOTHING_PENDING:
        return _of_use(position, seat, action)
    if position.pending == METSAT_SOURCE:
        return None if NAME <= action < REST else Refused("rauha-name-first")
    if not TARGET <= action < NAME:
        return Refused("rauha-target-first")
    return _of_spore(position, seat, action - TARGET)


def _of_choice(position: RauhaState, seat: i64, action: i64) -> Refused | None:
    if action >= PLACE:
        return Refused("rauha-choose-first", seats=position.actors())
    if position.chosen[seat] == action:
        return Refused("rauha-chosen-already", card=BOX.biomes[action].key)
    return None if offers(position, seat, action) else Refused("rauha-not-in-satellite", card=BOX.biomes[action].key)


def _of_placing(position: RauhaState, seat: i64, action: i64) -> Refused | None:
    if action >= USE:
        return Refused("rauha-place-first")
    if action == DISCARD:
        return None
    if action > DISCARD:
        if position.cells_without_spore(seat) == 0:
            return Refused("rauha-no-room-for-spore", words=WORDS[action], cells=CELLS)
        return _of_spore(position, seat, action - DISCARD_SPORE)
    card = position.chosen[seat]
    if not ALLOWED[card] >> (action - PLACE) & 1:
        cells = ", ".join(str(cell + 1) for cell in BOX.biomes[card].cells)
        return Refused("rauha-cell-forbidden", card=BOX.biomes[card].key, cell=int(action) - PLACE + 1, cells=cells)
    short: i64 = COST[card] - position.crystals[seat]
    if short > 0:
        return Refused("rauha-too-dear", card=BOX.biomes[card].key, cost=int(COST[card]), short=int(short))
    return None


def _of_spore(position: RauhaState, seat: i64, cell: i64) -> Refused | None:
    if position.has_spore(seat, cell):
        return Refused("rauha-spore-there", cell=int(cell) + 1)
    return None


def _of_use(position: RauhaState, seat: i64, action: i64) -> Refused | None:
    if action == STOP:
        return None
    if action == REST:
        return None if rest_offered(position) else Refused("rauha-no-rest")
    if action >= TARGET:
        return Refused("rauha-nothing-asked")
    source: i64 = action - USE
    if position.usable >> source & 1:
        return None
    words = WORDS[action]
    if not within_reach(position, seat) >> source & 1:
        return Refused("rauha-out-of-reach", words=words)
    if position.used >> source & 1:
        return Refused("rauha-used-already", words=words)
    if has_no_effect(position, seat, source):
        return Refused("rauha-no-effect", words=words)
    effect = effect_of(position, seat, source)
    if KIND[effect] == SPORE and position.cells_without_spore(seat) == 0:
        return Refused("rauha-no-room-for-spore", words=words, cells=CELLS)
    short: i64 = PAY[effect] - position.crystals[seat]
    return Refused("rauha-effect-too-dear", words=words, pay=int(PAY[effect]), short=int(short))
