"""Bots choose in separate processes, on imagined positions, for a limited time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from multiprocessing.connection import Connection
from typing import Any

from terrarium.bots import LEVELS, bot
from terrarium.bots.program_bot import configured_programs
from terrarium.engine.position import Position
from terrarium.server.refusals import ServerRefusal

log = logging.getLogger(__name__)

DEFAULT_BOT = "random"
#: Seconds that a new process may need to start, in addition to the time to choose.
START_SECONDS = 20.0


def offered_bots() -> list[str]:
    """The bots that people can choose: the simplest first, then the programs that the operator has configured."""
    return [DEFAULT_BOT, *LEVELS, *configured_programs()]


def check_spec(spec: str) -> str:
    """Return the spec, or raise if it is not offered: guests may not choose how long a bot thinks."""
    if spec not in offered_bots():
        raise ServerRefusal("no-such-bot", bot=spec, possible=", ".join(offered_bots()))
    return spec


def _serve_choices(pipe: Connection) -> None:
    """The main loop of a bot process: receive positions and send actions, until the pipe closes."""
    while True:
        try:
            spec, seed, position, seat = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            player = bot(spec, seed)
            try:
                pipe.send((player.choose(position, seat), None))
            finally:
                player.close()
        except Exception as error:  # a faulty bot must not stop the table
            pipe.send((None, repr(error)))


class BotFailed(Exception):
    """A bot gave no action, or one that is not legal."""


class BotProcess:
    """A process in which bots choose."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Any = None

    def start(self) -> None:
        """Start the process if it is not running."""
        if self.process is not None and self.process.is_alive():
            return
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=_serve_choices, args=(other,), daemon=True, name="terrarium-bot")
        self.process.start()
        other.close()

    def choose(self, question: tuple[str, int, Position, int], seconds: float) -> int:
        """The bot's action. The process is stopped if it takes longer than these seconds."""
        fresh = self.process is None or not self.process.is_alive()
        try:
            self.start()
            self.pipe.send(question)
            if not self.pipe.poll(seconds + (START_SECONDS if fresh else 0.0)):
                raise BotFailed(f"no answer within {seconds:g} seconds")
            action, error = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed(f"its process ended: {error!r}") from error
        except BotFailed:
            self.stop()
            raise
        if error is not None:
            raise BotFailed(error)
        return int(action)

    def stop(self) -> None:
        """Kill the process if it is running."""
        if self.process is not None:
            self.process.kill()
            self.process.join(timeout=5)
            self.pipe.close()
            self.process = None


class BotPool:
    """The processes that all bots of a server share."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.failures = 0
        self.choices = 0
        self.seconds_used = 0.0
        self._idle: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        self._processes = [BotProcess() for _number in range(count)]
        for bot_process in self._processes:
            self._idle.put_nowait(bot_process)

    async def choose(self, spec: str, seed: int, imagined: Position, seat: int) -> int:
        """A legal action of the seat: the bot's choice, or the first legal one if the bot fails."""
        legal = imagined.legal(seat)
        if len(legal) == 1:
            return legal[0]
        started = time.monotonic()
        bot_process = await self._idle.get()
        try:
            action = await asyncio.to_thread(bot_process.choose, (spec, seed, imagined, seat), self.seconds)
            if action not in legal:
                raise BotFailed(f"it chose {action}, which is not legal")
        except BotFailed as error:
            self.failures += 1
            log.error("bot failed", extra={"bot": spec, "game": imagined.game.name, "error": str(error)})
            action = legal[0]
        finally:
            self._idle.put_nowait(bot_process)
            self.choices += 1
            self.seconds_used += time.monotonic() - started
        return action

    def close(self) -> None:
        """Stop all processes."""
        for bot_process in self._processes:
            bot_process.stop()
