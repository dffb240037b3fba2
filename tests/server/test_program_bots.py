"""Programs that play for seats and hang: nothing of them is left."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import terrarium
from terrarium.server import bot_processes
from terrarium.server.bot_processes import BotFailed, BotPool, BotProcess
from terrarium.server.bot_questions import AskChoice
from tests.server.hung_program import configure_hung_program, ends


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a configured program that hangs writes its process id."""
    return configure_hung_program(tmp_path, monkeypatch)


def test_a_hung_program_ends_with_the_process_that_started_it(note: Path) -> None:
    bot_process = BotProcess()
    position = terrarium.game("planet", seats=2).start(1)
    seat = position.actors()[0]
    bot_process.ask(AskChoice("random", 1, position, seat), 60)  # the process has started
    with pytest.raises(BotFailed, match="no answer"):
        bot_process.ask(AskChoice("hung:time=600", 1, position, seat), 3)
    program = int(note.read_text())
    assert program != os.getpid()
    assert ends(program)


async def test_a_program_is_ended_before_the_time_of_its_process_is_over(note: Path) -> None:
    pool = BotPool(1, seconds=4)
    position = terrarium.game("planet", seats=2).start(1)
    seat = position.actors()[0]
    await pool.choose("random", 1, position, seat)
    process = pool._processes[0].process.pid
    assert await pool.choose("hung", 1, position, seat) == position.legal(seat)[0]
    assert pool.failures == 1
    assert pool._processes[0].process.pid == process  # it did not have to be killed
    assert ends(int(note.read_text()))
    pool.close()


def test_only_programs_get_a_time(note: Path) -> None:
    assert bot_processes.limited_spec("hung", 10) == "hung:time=8"
    assert bot_processes.limited_spec("sapling", 10) == "sapling"


def test_a_process_can_be_stopped_twice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the server ends, and the thread that waits for the answer notices that the process has ended."""
    bot_process = BotProcess()
    bot_process.start()
    process = bot_process.process
    kill = process.kill

    def notice() -> None:
        monkeypatch.setattr(process, "kill", kill)
        bot_process.stop()
        kill()

    monkeypatch.setattr(process, "kill", notice)
    bot_process.stop()
    assert not process.is_alive()
    assert bot_process.process is None
