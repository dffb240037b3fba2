"""Bots choose in separate processes, on imagined positions, for a limited time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from terrarium.bots import LEVELS
from terrarium.bots.program_bot import configured_programs
from terrarium.daily import DailyDeal
from terrarium.engine.position import Position
from terrarium.review.steps import Finding, Step
from terrarium.server.bot_questions import AskChoice, AskDailyScores, AskHints, AskReviewStep, Question
from terrarium.server.bot_queue import BotQueue
from terrarium.server.refusals import ServerRefusal, Unavailable
from terrarium.server.wire import HintState

log = logging.getLogger(__name__)

DEFAULT_BOT = "random"
#: Who plays for a person who has left, is late or was removed: a level that does not spoil the game.
STAND_IN = "sapling"
#: The share of a bot's time after which a program is ended.
PROGRAM_SHARE = 0.8
#: How much less important than the server's own work the bots are to the operating system.
BOT_NICENESS = 5
#: Seconds that a new process may need to start, in addition to the time to choose.
START_SECONDS = 20.0
#: Seconds that one step of a review may take; without compiled rules it takes many times as long.
STEP_SECONDS = 300.0


def offered_bots() -> list[str]:
    """The bots that people can choose: the simplest first, then the programs that the operator has configured."""
    return [DEFAULT_BOT, *LEVELS, *configured_programs()]


def check_spec(spec: str) -> str:
    """Return the spec, or raise if it is not offered: guests may not choose how long a bot thinks."""
    if spec not in offered_bots():
        raise ServerRefusal("no-such-bot", bot=spec, possible=", ".join(offered_bots()))
    return spec


def limited_spec(spec: str, seconds: float) -> str:
    """The spec of a bot that may think for these seconds; a program gets less, so that it ends before its process."""
    if spec in configured_programs():
        return f"{spec}:time={max(0.1, PROGRAM_SHARE * seconds):g}"
    return spec


def _serve_choices(pipe: Connection) -> None:
    """The main loop of a bot process: receive questions and send answers, until the pipe closes."""
    if os.name != "nt":
        os.setpgid(0, 0)  # programs that bots start belong to this group, and end with it
        os.nice(BOT_NICENESS)
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((question.answer(), None))
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

    def ask(self, question: Question, seconds: float) -> Any:
        """The answer to a question; the process is stopped if it needs more than these seconds."""
        fresh = self.process is None or not self.process.is_alive()
        try:
            self.start()
            self.pipe.send(question)
            if not self.pipe.poll(seconds + (START_SECONDS if fresh else 0.0)):
                raise BotFailed(f"no answer within {seconds:g} seconds")
            answer, error = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed(f"its process ended: {error!r}") from error
        except BotFailed:
            self.stop()
            raise
        if error is not None:
            raise BotFailed(error)
        return answer

    def stop(self) -> None:
        """Kill the process if it is running, and the programs that it has started."""
        process, self.process = self.process, None  # at the end of the server two threads can come here
        if process is not None:
            if os.name != "nt":
                with contextlib.suppress(ProcessLookupError, PermissionError):  # it has not begun, or has ended
                    os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.join(timeout=5)
            self.pipe.close()


class BotPool:
    """The processes that all bots of a server share."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.failures = 0
        #: How many decisions have been answered.
        self.choices = 0
        self._processes = [BotProcess() for _number in range(count)]
        #: Decisions that wait for a process.
        self.queue = BotQueue(self._processes)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot")

    async def choose(
        self, spec: str, seed: int, imagined: Position, seat: int, origin: str = "", table: str = ""
    ) -> int:
        """A legal action of the seat: the bot's choice, or the first legal one if the bot fails."""
        legal = imagined.legal(seat)
        if len(legal) == 1:
            return legal[0]
        try:
            question = AskChoice(limited_spec(spec, self.seconds), seed, imagined, seat)
            action = int(await self._ask(question, origin, table))
            if action not in legal:
                raise BotFailed(f"it chose {action}, which is not legal")
        except BotFailed as error:
            self.failures += 1
            log.error("bot failed", extra={"bot": spec, "game": imagined.game.name, "error": str(error)})
            action = legal[0]
        return action

    async def hints(self, imagined: Position, seat: int, origin: str = "", table: str = "") -> list[HintState]:
        """The best answers of the seat with reasons, or raise if there was no time for them."""
        try:
            found: list[HintState] = await self._ask(AskHints(imagined, seat), origin, table)
        except BotFailed as error:
            log.error("hint failed", extra={"game": imagined.game.name, "error": str(error)})
            raise Unavailable("hint-failed") from error
        return found

    async def review_step(self, record: str, step: Step, origin: str) -> Finding:
        """What a step of a review finds, once no decision wants the process; raise `BotFailed` if it fails."""
        bot_process = await self.queue.acquire_spare(origin)
        finding: Finding = await self._answer(
            AskReviewStep(record, step), STEP_SECONDS, bot_process, partial(self.queue.release_spare, bot_process)
        )
        return finding

    async def daily_scores(self, deal: DailyDeal, numbers: Iterable[int]) -> list[int]:
        """The scores of bots in these runs of a deal of the day, once no decision wants the process."""
        bot_process = await self.queue.acquire_spare(f"daily {deal.game}")
        release = partial(self.queue.release_spare, bot_process)
        scores: list[int] = await self._answer(AskDailyScores(deal, list(numbers)), STEP_SECONDS, bot_process, release)
        return scores

    async def _ask(self, question: Question, origin: str, table: str) -> Any:
        bot_process = await self.queue.acquire(origin, table)

        def release(seconds: float) -> None:
            self.queue.release(bot_process, origin, table, seconds)
            self.choices += 1

        return await self._answer(question, self.seconds, bot_process, release)

    async def _answer(
        self, question: Question, seconds: float, bot_process: BotProcess, release: Callable[[float], None]
    ) -> Any:
        """The answer of a process, which is released with the seconds it took, also if nobody waits any more."""
        started = time.monotonic()
        answering = asyncio.get_running_loop().run_in_executor(self._threads, bot_process.ask, question, seconds)

        def answered(done: asyncio.Future[Any]) -> None:
            release(time.monotonic() - started)
            if not done.cancelled():
                done.exception()  # somebody who no longer waits must not leave a warning

        answering.add_done_callback(answered)
        return await asyncio.shield(answering)

    def close(self) -> None:
        """Stop all processes."""
        for bot_process in self._processes:
            bot_process.stop()
        self._threads.shutdown()
