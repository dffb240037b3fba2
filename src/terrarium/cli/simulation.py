"""Simulation of many games, at random or by bots, in one process or several, in constant memory.

Each game has its own seeds, derived from the simulation's seed and the game's number, and sums do not depend on their
order, so the summary does not depend on the number of processes.
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from terrarium.arena.local_workers import interrupts_blocked, next_batch_size
from terrarium.arena.statistics import Histogram
from terrarium.bots import bot
from terrarium.engine.errors import TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.outcome import Outcome
from terrarium.engine.playout import LIMIT, playout
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

#: Seconds that a worker's batch should take: short enough for a steady progress bar and a quick stop.
BATCH_SECONDS = 0.25
#: Seconds between two progress reports and checks whether to stop.
POLL_SECONDS = 0.1


class SimulationSummary:
    """The statistics of many finished games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        #: Games stopped at the limit; the other statistics leave them out.
        self.cut = 0
        self.decisions = Histogram()
        #: Each seat's scores.
        self.scores = [Histogram() for _seat in range(seats)]
        #: Each seat's victories by the number of seats, or teams, that shared them.
        self.wins = [Histogram() for _seat in range(seats)]
        #: The scores of a rival without a seat, and the seat's lead over it.
        self.rival = Histogram()
        self.margin = Histogram()
        #: What the title's statistics have summed up.
        self.counts: Counter[str] = Counter()

    def add(self, outcome: Outcome, decisions: int) -> None:
        """Add a finished game."""
        self.games += 1
        self.decisions[decisions] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat][score] += 1
        if outcome.rival is not None:
            self.rival[outcome.rival.score] += 1
            self.margin[outcome.scores[0] - outcome.rival.score] += 1
        sides = sum(1 for team in outcome.teams if team[0] in outcome.winners) or len(outcome.winners)
        for seat in outcome.winners:
            self.wins[seat][sides] += 1

    def merge(self, other: SimulationSummary) -> None:
        """Add the statistics of other games."""
        self.games += other.games
        self.cut += other.cut
        self.decisions.update(other.decisions)
        self.rival.update(other.rival)
        self.margin.update(other.margin)
        for mine, theirs in zip(self.scores + self.wins, other.scores + other.wins, strict=True):
            mine.update(theirs)
        self.counts.update(other.counts)

    @property
    def played(self) -> int:
        """The number of all games, finished or not."""
        return self.games + self.cut

    def win_share(self, seat: int) -> float:
        """The share of the games that a seat won; a shared victory counts in part."""
        return sum(self.wins[seat][among] / among for among in sorted(self.wins[seat])) / self.games

    def shared_victories(self) -> int:
        """The number of games with more than one winner."""
        return round(sum(times / among for wins in self.wins for among, times in wins.items() if among > 1))


def game_seeds(seed: int, number: int) -> tuple[int, int]:
    """The two seeds of one game: for the deal and for the play."""
    digest = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "big") >> 11, int.from_bytes(digest[8:], "big") >> 11


def play_to_end(position: Position, seed: int, bots: list[str], limit: int) -> int:
    """Play a game to its end or limit, at random or by bots in turn; return the number of decisions."""
    if not bots:
        return int(playout(position, Rng(seed), limit))
    chance = Rng(seed)
    players = [bot(bots[seat % len(bots)], chance.seed()) for seat in range(position.game.seats)]
    decisions = 0
    try:
        while decisions < limit and not position.over():
            seat = position.actors()[0]
            position.play(seat, players[seat].choose(position, seat))
            decisions += 1
    finally:
        for player in players:
            player.close()
    return decisions


def play_games(
    game: Game, seed: int, start: int, count: int, bots: list[str], limit: int = LIMIT
) -> tuple[SimulationSummary, float]:
    """Play some games; return their statistics and the seconds they took."""
    began = time.perf_counter()
    summary = SimulationSummary(game.seats)
    statistics = game.title.statistics()
    for number in range(start, start + count):
        deal, play = game_seeds(seed, number)
        position = game.start(deal)
        if statistics is not None:
            statistics.start(position)
        decisions = play_to_end(position, play, bots, limit)
        if not position.over():
            summary.cut += 1
            continue
        summary.add(position.outcome(), decisions)
        if statistics is not None:
            statistics.finish(position)
    if statistics is not None:
        summary.counts.update(statistics.counts)
    return summary, time.perf_counter() - began


def simulate_games(
    game: Game,
    seed: int,
    games: int,
    jobs: int,
    stopped: Callable[[], bool],
    advance: Callable[[int], None],
    bots: list[str] | None = None,
    limit: int = LIMIT,
) -> SimulationSummary:
    """Play games until all are done or `stopped` returns true; call `advance` with the number of finished games.

    Without bots every action is random. A game that is not over after `limit` decisions is cut.
    """
    summary = SimulationSummary(game.seats)
    if jobs > 1:
        _simulate_in_workers(summary, game, seed, games, jobs, stopped, advance, bots or [], limit)
        return summary
    size = 1
    while summary.played < games and not stopped():
        count = min(size, games - summary.played)
        part, seconds = play_games(game, seed, summary.played, count, bots or [], limit)
        summary.merge(part)
        advance(summary.played)
        size = next_batch_size(size, count, seconds, POLL_SECONDS)
    return summary


def _simulate_in_workers(
    summary: SimulationSummary,
    game: Game,
    seed: int,
    games: int,
    jobs: int,
    stopped: Callable[[], bool],
    advance: Callable[[int], None],
    bots: list[str],
    limit: int,
) -> None:
    """Distribute the games to worker processes in batches and add up their statistics."""
    with interrupts_blocked():
        pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    pending: set[Future[tuple[SimulationSummary, float]]] = set()
    start, size = 0, 4
    try:
        while pending or (start < games and not stopped()):
            while start < games and len(pending) < 2 * jobs and not stopped():
                count = min(size, math.ceil((games - start) / jobs))
                with interrupts_blocked():
                    pending.add(pool.submit(play_games, game, seed, start, count, bots, limit))
                start += count
            done, pending = wait(pending, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
            if stopped():
                pending = {future for future in pending if not future.cancel()}
            for future in done:
                part, seconds = future.result()
                summary.merge(part)
                size = next_batch_size(part.played, part.played, seconds, BATCH_SECONDS)
            advance(summary.played)
    except BrokenProcessPool:
        raise TerrariumError("simulate-worker-died", games=summary.played) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
