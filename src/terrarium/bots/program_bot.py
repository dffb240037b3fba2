"""Bots that are programs of their own, in any language: they are told each turn as a line of JSON and answer with one.

Whoever runs Terrarium says which programs there are: the environment variable TERRARIUM_PROGRAMS names a TOML file
whose table ``programs`` has the words of a command for each name. Nobody else can start a program by a spec.
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
from terrarium.engine.position import Position
from terrarium.version import __version__

PROTOCOL: Final = 1
PROGRAMS: Final = "TERRARIUM_PROGRAMS"
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")

#: Seconds that a program may think about one action.
PROGRAM_PARAMETERS = [Parameter("time", NUMBER, 10.0, 0.1, 3600.0)]


def programs() -> dict[str, list[str]]:
    """The commands of the programs by name, as the file that TERRARIUM_PROGRAMS names lists them."""
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


def hello() -> dict[str, object]:
    """What the host says first."""
    return {"say": "hello", "protocol": PROTOCOL, "terrarium": __version__}


def turn(position: Position, seat: int) -> dict[str, object]:
    """What a player is told when it must act: what the seat may know, and what it may do, as numbers and in words."""
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


def answer_of(position: Position, message: object) -> int | None:
    """The action that a player's answer names by number or in words; None if it is no answer."""
    if not isinstance(message, dict) or message.get("do") != "play":
        return None
    action, words = message.get("action"), message.get("words")
    if isinstance(words, str):
        action = position.game.action(words)
    if not isinstance(action, int) or isinstance(action, bool) or position.game.is_setting_change(action):
        return None
    return action


class ProgramBot(Bot):
    """Asks a program, which is started at the first question and kept until `close`."""

    def __init__(self, spec: Spec, seed: int, command: list[str]) -> None:
        super().__init__(spec, seed)
        self.command = command
        self.limit = spec.number("time")
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

    def options(self, position: Position, seat: int) -> list[int]:
        """Everything that the rules allow, as a person is offered it."""
        return position.legal(seat)

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Whatever the program answers."""
        line = self._ask(turn(position, seat))
        try:
            action = answer_of(position, json.loads(line))
        except ValueError as error:
            raise self._failed("bot-program-answer", line.strip()[:80]) from error
        if action is None or action not in options:
            raise self._failed("bot-program-answer", line.strip()[:80])
        return action

    def _ask(self, message: dict[str, object]) -> str:
        try:
            process = self._started()
            self._tell(process, message)
            line = self._lines.get(timeout=self.limit)
        except OSError as error:
            raise self._failed("bot-program-gone", str(error)) from error
        except queue.Empty as error:
            raise self._failed("bot-program-late", f"{self.limit:g}") from error
        if not line:
            raise self._failed("bot-program-gone", "its output ended")
        return line

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
            self._process = process
            self._lines = queue.Queue()
            threading.Thread(target=_listen, args=(process.stdout, self._lines), daemon=True).start()
            self._tell(process, hello())
        return self._process

    def _tell(self, process: subprocess.Popen[str], message: dict[str, object]) -> None:
        if process.stdin is not None:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()

    def _failed(self, code: str, detail: str) -> BadBot:
        self._end(0.0)
        return BadBot(code, bot=self.spec.name, detail=detail)

    def close(self) -> None:
        """Say goodbye to the program, and end it if it does not leave."""
        if self._process is not None:
            with contextlib.suppress(OSError):  # it may have left already
                self._tell(self._process, {"say": "bye"})
            self._end(1.0)

    def _end(self, patience: float) -> None:
        process = self._process
        self._process = None
        if process is None:
            return
        if process.stdin is not None:
            with contextlib.suppress(OSError):  # it may have left already
                process.stdin.close()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _listen(stream: IO[str] | None, lines: queue.Queue[str]) -> None:
    """Pass on what a program says; an empty line at the end says that it said all."""
    try:
        if stream is not None:
            for line in stream:
                lines.put(line)
    except ValueError:
        pass  # the stream was closed while we listened
    lines.put("")
