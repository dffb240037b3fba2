"""The reasons for refusing an action."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.errors import Refused
from terrarium.planet.rules.actions import SLOT_NAMES, face_of, slot_of, turn_of
from terrarium.planet.rules.legal_actions import alike_before
from terrarium.planet.state.position import PlanetState
from terrarium.planet.state.tile_piles import GONE


def refusal(position: PlanetState, seat: i64, action: i64) -> Refused | None:
    """Return why the seat may not do this, or None if it may. (P08)"""
    if position.over():
        return Refused("game-over")
    if seat != position.turn_seat():
        return Refused("not-your-turn", seat=int(seat), turn_seat=int(position.turn_seat()))
    slot, face, turn = slot_of(action), face_of(action), turn_of(action)
    tile = position.tile_in(slot)
    if tile == GONE:
        return Refused("planet-tile-taken", slot=SLOT_NAMES[slot])
    if not position.free_faces(seat) >> face & 1:
        return Refused("planet-face-covered", face=int(face) + 1)
    earlier = alike_before(position, slot, tile)
    if earlier != GONE:
        return Refused("planet-same-tile", slot=SLOT_NAMES[slot], other=SLOT_NAMES[earlier])
    if turn >= position.box.turns[tile]:
        return Refused("planet-same-turn", slot=SLOT_NAMES[slot], turn=int(turn))
    return None
