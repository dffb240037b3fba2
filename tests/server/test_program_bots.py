"""Programs that play for seats and hang: nothing of them is left."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

import terrarium
from terrarium.bots.program_bot import PROGRAMS
from terrarium.server import bot_processes
from terrarium.server.bot_processes import BotFailed, BotPool, BotProcess

HUNG = """
import os, pathlib, time
pathlib.Path({note!r}).write_text(str(os.getpid()))
time.sleep(600)
"""


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a configured program that hangs writes its process id."""
    found = tmp_path / "note"
    script = tmp_path / "hung.py"
    script.write_text(HUNG.format(note=str(found)))
    listed = tmp_path / "programs.toml"
    listed.write_text(f"[programs]\nhung = [{sys.executable!r}, {str(script)!r}]\n")
    monkeypatch.setenv(PROGRAMS, str(listed))
    return found


def ends(process: int) -> bool:
    """Whether a process ends soon."""
    for _try in range(100):
        try:
            state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.1)
    return False


def test_a_hung_program_ends_with_the_process_that_started_it(note: Path) -> None:
    bot_process = BotProcess()
    position = terrarium.game("planet", seats=2).start(1)
    seat = position.actors()[0]
    bot_process.ask(("random", 1, position, seat), 60)  # the process has started
    with pytest.raises(BotFailed, match="no answer"):
        bot_process.ask(("hung:time=600", 1, position, seat), 3)
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
