"""Checks of the settings that a seat can change at any time."""

from __future__ import annotations

import pickle

from terrarium.engine.errors import Refused
from terrarium.engine.position import Position
from terrarium.testing.random_game import RandomGame, everything


def check_settings(trial: RandomGame) -> None:
    """Settings are off at the start, can be changed until the end, and are kept wherever a position goes."""
    for position in trial.sampled():
        if trial.decision == 0:
            on = [words for words, seat, index in _settings(trial) if position.setting(seat, index)]
            trial.expect(not on, f"{on} is on at the start")
        for words, seat, index in _settings(trial):
            if position.over():
                _expect_refused(trial, position, words, seat)
            else:
                _change(trial, position, words, seat, index)


def _settings(trial: RandomGame) -> list[tuple[str, int, int]]:
    """Every setting of every seat: its name, the seat and the setting's index."""
    return [(name, seat, index) for seat in range(trial.game.seats) for index, name in enumerate(trial.game.settings)]


def _state(trial: RandomGame, position: Position) -> dict[tuple[str, int], bool]:
    return {(name, seat): bool(position.setting(seat, index)) for name, seat, index in _settings(trial)}


def _change(trial: RandomGame, position: Position, name: str, seat: int, index: int) -> None:
    before, state = everything(position), _state(trial, position)
    twin = position.copy()
    trial.same(_state(trial, twin), state, "a copy has other settings", seat)
    was = state[name, seat]
    for step, on in enumerate((was, not was, was)):
        twin.play(seat, trial.game.setting_change(name, on))
        words = f"{name} {'on' if on else 'off'}"
        wanted = {**state, (name, seat): on}
        trial.same(_state(trial, twin), wanted, f"the settings after {words!r}", seat)
        trial.same(twin.reveals, position.reveals, f"{words!r} counted as showing something", seat)
        trial.expect(not twin.over(), f"{words!r} ended the game", seat)
        for again in (trial.game.unpack(twin.pack()), pickle.loads(pickle.dumps(twin)), twin.imagine(seat, 1)):
            trial.same(_state(trial, again), wanted, f"the settings after {words!r}, kept and read again", seat)
        if step == 0:
            trial.same(everything(twin), before, f"{words!r} changed something although it was so before", seat)
    trial.same(everything(position), before, "a change on a copy changed the original", seat)


def _expect_refused(trial: RandomGame, position: Position, name: str, seat: int) -> None:
    try:
        position.play(seat, trial.game.setting_change(name, True))
    except Refused as refused:
        trial.same(refused.code, "game-over", f"{name} was refused after the end for another reason", seat)
    else:
        trial.fail(f"{name} was changed after the end of the game", seat)
