"""Bots that run as separate programs, in any language; each turn is a line of JSON, and so is its answer.

The operator lists the programs: the environment variable TERRARIUM_PROGRAMS names a TOML file whose table
``programs`` has the words of a command for each name. A spec can name only these.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import subprocess
import threading
import tomllib
from typing import IO, Final

from terrarium.bots.bot import Bot
from terrarium.bots.spec import NUMBER, BadBot, Parameter, Spec
from terrarium.engine.data_checker import whole
from terrarium.engine.position import Position
from terrarium.version import __version__

PROTOCOL: Final = 1
PROGRAMS: Final = "TERRARIUM_PROGRAMS"
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")

#: Seconds that a program may think about one action.
PROGRAM_PARAMETERS = [Parameter("time", NUMBER, 10.0, 0.1, 3600.0)]


def configured_programs() -> dict[str, list[str]]:
    """The command of each program by name, from the file that TERRARIUM_PROGRAMS names."""
    path = os.environ.get(PROGRAMS, "")
    if not path:
        return {}
    try:
        with open(path, "rb") as file:
            listed = tomllib.load(file).get("programs")
    except (OSError, ValueError) as error:
        raise BadBot("bot-programs-unreadable", path=path, why=str(error)) from error
    found: dict[str, list[str]] = {}
    for name, command in listed.items() if isinstance(listed, dict) else []:
        words = [str(word) for word in command] if isinstance(command, list) else []
        if _NAME.fullmatch(name) is None or not words:
            raise BadBot("bot-programs-unreadable", path=path, why=f"programs.{name}: {command!r}")
        found[name] = words
    return found


def hello_message() -> dict[str, object]:
    """The first message of the host."""
    return {"say": "hello", "protocol": PROTOCOL, "terrarium": __version__}


def turn_message(position: Position, seat: int) -> dict[str, object]:
    """The message to a player who must act: the seat's view, and its legal actions as numbers and in words."""
    game = position.game
    legal = position.legal(seat)
    return {
        "say": "turn",
        "game": game.name,
        "seats": game.seats,
        "options": game.options,
        "seat": seat,
        "view": position.view(seat),
        "legal": legal,
        "words": [game.words(action) for action in legal],
    }


def parse_answer(position: Position, message: object) -> int | None:
    """The action that a player's answer names by number or in words; None if it names none."""
    if not isinstance(message, dict) or message.get("do") != "play":
        return None
    words = message.get("words")
    action = position.game.action(words) if isinstance(words, str) else whole(message.get("action"))
    return None if action is None or position.game.is_setting_change(action) else action


class ProgramBot(Bot):
    """Asks a program, which is started for the first decision and kept until `close`."""

    def __init__(self, spec: Spec, seed: int, command: list[str]) -> None:
        super().__init__(spec, seed)
        self.command = command
        self.limit = spec.number("time")
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

    def options(self, position: Position, seat: int) -> list[int]:
        """All legal actions, as a person is offered them."""
        return position.legal(seat)

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Send the turn to the program and return its answer."""
        line = self._ask(turn_message(position, seat))
        try:
            action = parse_answer(position, json.loads(line))
        except ValueError as error:
            raise self._failed("bot-program-answer", line.strip()[:80]) from error
        if action is None or action not in options:
            raise self._failed("bot-program-answer", line.strip()[:80])
        return action

    def _ask(self, message: dict[str, object]) -> str:
        try:
            process = self._running_process()
            self._send(process, message)
            line = self._lines.get(timeout=self.limit)
        except OSError as error:
            raise self._failed("bot-program-gone", str(error)) from error
        except queue.Empty as error:
            raise self._failed("bot-program-late", f"{self.limit:g}") from error
        if not line:
            raise self._failed("bot-program-gone", "its output ended")
        return line

    def _running_process(self) -> subprocess.Popen[str]:
        if self._process is None:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
            self._process = process
            self._lines = queue.Queue()
            threading.Thread(target=_forward_lines, args=(process.stdout, self._lines), daemon=True).start()
            self._send(process, hello_message())
        return self._process

    def _send(self, process: subprocess.Popen[str], message: dict[str, object]) -> None:
        if process.stdin is not None:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()

    def _failed(self, code: str, detail: str) -> BadBot:
        self._end(0.0)
        return BadBot(code, bot=self.spec.name, detail=detail)

    def close(self) -> None:
        """Send a last message, and kill the program if it does not exit."""
        if self._process is not None:
            with contextlib.suppress(OSError):  # it may have exited already
                self._send(self._process, {"say": "bye"})
            self._end(1.0)

    def _end(self, timeout: float) -> None:
        process = self._process
        self._process = None
        if process is None:
            return
        if process.stdin is not None:
            with contextlib.suppress(OSError):  # it may have exited already
                process.stdin.close()
        try:
            process.wait(timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _forward_lines(stream: IO[str] | None, lines: queue.Queue[str]) -> None:
    """Put each line of a program's output into the queue, and an empty string at its end."""
    try:
        if stream is not None:
            for line in stream:
                lines.put(line)
    except ValueError:
        pass  # the stream was closed while it was read
    lines.put("")
