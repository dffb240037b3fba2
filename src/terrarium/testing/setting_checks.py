"""Checks of the seats' settings."""

from __future__ import annotations

import pickle

from terrarium.engine.errors import Refused
from terrarium.engine.position import Position
from terrarium.testing.random_game import RandomGame, full_state


def check_settings(run: RandomGame) -> None:
    """Check that settings are off at the start, can be changed until the end, and survive copying and packing."""
    for position in run.sampled():
        if run.decision == 0:
            on = [words for words, seat, index in _settings(run) if position.setting(seat, index)]
            run.expect(not on, f"{on} is on at the start")
        for words, seat, index in _settings(run):
            if position.over():
                _expect_refused(run, position, words, seat)
            else:
                _change(run, position, words, seat, index)


def _settings(run: RandomGame) -> list[tuple[str, int, int]]:
    """The name, seat and index of each setting of each seat."""
    return [(name, seat, index) for seat in range(run.game.seats) for index, name in enumerate(run.game.settings)]


def _state(run: RandomGame, position: Position) -> dict[tuple[str, int], bool]:
    return {(name, seat): bool(position.setting(seat, index)) for name, seat, index in _settings(run)}


def _change(run: RandomGame, position: Position, name: str, seat: int, index: int) -> None:
    before, state = full_state(position), _state(run, position)
    twin = position.copy()
    run.expect_equal(_state(run, twin), state, "a copy has other settings", seat)
    was = state[name, seat]
    for step, on in enumerate((was, not was, was)):
        twin.play(seat, run.game.setting_change(name, on))
        words = f"{name} {'on' if on else 'off'}"
        wanted = {**state, (name, seat): on}
        run.expect_equal(_state(run, twin), wanted, f"the settings after {words!r}", seat)
        run.expect_equal(twin.reveals, position.reveals, f"{words!r} counted as showing something", seat)
        run.expect(not twin.over(), f"{words!r} ended the game", seat)
        for again in (run.game.unpack(twin.pack()), pickle.loads(pickle.dumps(twin)), twin.imagine(seat, 1)):
            run.expect_equal(_state(run, again), wanted, f"the settings after {words!r}, kept and read again", seat)
        if step == 0:
            run.expect_equal(full_state(twin), before, f"{words!r} changed something although it was so before", seat)
    run.expect_equal(full_state(position), before, "a change on a copy changed the original", seat)


def _expect_refused(run: RandomGame, position: Position, name: str, seat: int) -> None:
    try:
        position.play(seat, run.game.setting_change(name, True))
    except Refused as refused:
        run.expect_equal(refused.code, "game-over", f"{name} was refused after the end for another reason", seat)
    else:
        run.fail(f"{name} was changed after the end of the game", seat)
