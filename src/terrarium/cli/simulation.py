"""Play of many games, at random or by bots, in this process or in several, summed up in constant memory.

Every game has seeds of its own, made from the simulation's seed and the game's number, and sums do not depend on
their order: the same games give the same summary however many processes share the work.
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

from terrarium.arena.local_workers import hearing_no_interrupt
from terrarium.arena.statistics import Histogram
from terrarium.bots import bot
from terrarium.cli.tallies import Counts, tally_of
from terrarium.engine.errors import TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.outcome import Outcome
from terrarium.engine.playout import LIMIT, playout
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

#: How long a worker plays before it reports, in seconds: often enough for a steady bar and a quick stop.
SPELL = 0.25
#: Below this no difference between two reports can be seen.
GLANCE = 0.1


class Summary:
    """The sums of many finished games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        #: Games that were given up unfinished; nothing else is counted of these.
        self.cut = 0
        self.decisions = Histogram()
        #: Each seat's scores.
        self.scores = [Histogram() for _seat in range(seats)]
        #: Each seat's victories by the number of seats, or teams, that shared them.
        self.wins = [Histogram() for _seat in range(seats)]
        #: The scores of a rival without a seat, and by how much the one seat was ahead of it.
        self.rival = Histogram()
        self.margin = Histogram()
        self.counts: Counts = Counter()

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

    def merge(self, other: Summary) -> None:
        """Add the sums of other games."""
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
        """All games, finished or given up."""
        return self.games + self.cut

    def win_share(self, seat: int) -> float:
        """The part of all games that a seat won; a shared victory counts as a part."""
        return sum(self.wins[seat][among] / among for among in sorted(self.wins[seat])) / self.games

    def shared_victories(self) -> int:
        """How many games had more than one winner."""
        return round(sum(times / among for wins in self.wins for among, times in wins.items() if among > 1))


def game_seeds(seed: int, number: int) -> tuple[int, int]:
    """The seeds of one game of a simulation: for the deal, and for the play."""
    digest = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "big") >> 11, int.from_bytes(digest[8:], "big") >> 11


def play_out(position: Position, seed: int, bots: list[str], limit: int) -> int:
    """Play a game to its end or its limit, at random or by bots that take the seats in turn; return the decisions."""
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
) -> tuple[Summary, float]:
    """Play some games of a simulation; also say how many seconds that took."""
    began = time.perf_counter()
    summary = Summary(game.seats)
    tally = tally_of(game.name)
    for number in range(start, start + count):
        deal, play = game_seeds(seed, number)
        position = game.start(deal)
        decisions = play_out(position, play, bots, limit)
        if not position.over():
            summary.cut += 1
            continue
        summary.add(position.outcome(), decisions)
        if tally is not None:
            tally.count(position, summary.counts)
    return summary, time.perf_counter() - began


def play_all(
    game: Game,
    seed: int,
    games: int,
    jobs: int,
    stopped: Callable[[], bool],
    advance: Callable[[int], None],
    bots: list[str] | None = None,
    limit: int = LIMIT,
) -> Summary:
    """Play games 0 to `games` - 1, or as many as were begun when `stopped`; `advance` hears how many are done.

    Without bots every action is chosen at random. A game that is not over after `limit` decisions is given up.
    """
    summary = Summary(game.seats)
    if jobs > 1:
        _play_shared(summary, game, seed, games, jobs, stopped, advance, bots or [], limit)
        return summary
    size = 1
    while summary.played < games and not stopped():
        count = min(size, games - summary.played)
        part, seconds = play_games(game, seed, summary.played, count, bots or [], limit)
        summary.merge(part)
        advance(summary.played)
        size = _next_size(size, seconds, GLANCE)
    return summary


def _next_size(size: int, seconds: float, wish: float) -> int:
    """How many games to play at once so that it takes about as long as wished; grows gently."""
    return max(1, min(2 * size, round(size * wish / max(seconds, 1e-6))))


def _play_shared(
    summary: Summary,
    game: Game,
    seed: int,
    games: int,
    jobs: int,
    stopped: Callable[[], bool],
    advance: Callable[[int], None],
    bots: list[str],
    limit: int,
) -> None:
    """Hand out spells of games to worker processes and add up what they report."""
    with hearing_no_interrupt():
        pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    pending: set[Future[tuple[Summary, float]]] = set()
    start, size = 0, 4
    try:
        while pending or (start < games and not stopped()):
            while start < games and len(pending) < 2 * jobs and not stopped():
                count = min(size, math.ceil((games - start) / jobs))
                with hearing_no_interrupt():
                    pending.add(pool.submit(play_games, game, seed, start, count, bots, limit))
                start += count
            done, pending = wait(pending, timeout=GLANCE, return_when=FIRST_COMPLETED)
            if stopped():
                pending = {future for future in pending if not future.cancel()}
            for future in done:
                part, seconds = future.result()
                summary.merge(part)
                size = _next_size(part.played, seconds, SPELL)
            advance(summary.played)
    except BrokenProcessPool:
        raise TerrariumError("simulate-worker-died", games=summary.played) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
