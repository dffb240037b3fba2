"""A program that plays for seats and hangs: it writes down its process id, and never answers."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from terrarium.bots.program_bot import PROGRAMS

HUNG = """
import os, pathlib, time
note = pathlib.Path({note!r})
note.with_suffix(".new").write_text(str(os.getpid()))
note.with_suffix(".new").rename(note)
time.sleep(600)
"""


def configure_hung_program(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Configure the program as the bot `hung`; return the file with its process id, which exists once it runs."""
    note = folder / "note"
    script = folder / "hung.py"
    script.write_text(HUNG.format(note=str(note)))
    listed = folder / "programs.toml"
    listed.write_text(f"[programs]\nhung = [{sys.executable!r}, {str(script)!r}]\n")
    monkeypatch.setenv(PROGRAMS, str(listed))
    return note


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
