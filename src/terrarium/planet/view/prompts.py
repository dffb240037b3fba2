"""Prompts, and descriptions of actions."""

from __future__ import annotations

from terrarium.engine.lines import Line
from terrarium.planet.rules.actions import SLOT_NAMES, face_of, slot_of, turn_of
from terrarium.planet.rules.journal import tile_figures
from terrarium.planet.state.position import PlanetState


def prompt(position: PlanetState, seat: int) -> Line:
    """Return what the seat must do now, or that it waits."""
    if position.over():
        return Line("game-over")
    if seat != position.turn_seat():
        return Line("wait-for", seats=position.actors())
    return Line("planet-prompt", round=int(position.round))


def explain(position: PlanetState, action: int) -> Line:
    """Return a legal action with the tile that it takes."""
    slot, face, turn = slot_of(action), face_of(action), turn_of(action)
    figures = tile_figures(position, position.tile_in(slot), face, turn)
    return Line("planet-take", slot=SLOT_NAMES[slot], turn=int(turn), **figures)
