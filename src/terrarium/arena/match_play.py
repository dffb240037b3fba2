"""Play the games of a match."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field

from terrarium.arena.match_plan import MatchPlan
from terrarium.bots import bot
from terrarium.engine.record import Record


@dataclass
class GameResult:
    """A finished game: the bots by seat, the result, and the time of each decision."""

    number: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    #: Each seat's decisions in microseconds.
    times: list[list[int]]
    #: Each seat's points by kind of score sheet row.
    sources: list[dict[str, int]]
    record: str = field(repr=False)
    #: Whether the game was cut at the plan's limit; then the points so far decide scores and winners.
    cut: bool = False

    def to_json(self) -> str:
        """The result as one line of JSON."""
        data = {**vars(self), "record": json.loads(self.record)}
        return json.dumps(data, separators=(",", ":"))


def parse_result(line: str) -> GameResult:
    """Read what `GameResult.to_json` wrote."""
    data = json.loads(line)
    return GameResult(**{**data, "record": json.dumps(data["record"], separators=(",", ":"))})


def play_game(plan: MatchPlan, number: int) -> GameResult:
    """Play the game with this number."""
    scheduled = plan.scheduled_game(number)
    position = plan.game.start(scheduled.deal_seed)
    record = Record.of(plan.game, scheduled.deal_seed, list(scheduled.bots))
    players = [bot(spec, seed=seed) for spec, seed in zip(scheduled.bots, scheduled.bot_seeds, strict=True)]
    times: list[list[int]] = [[] for _ in players]
    try:
        while len(record.moves) < plan.limit and not position.over():
            seat = position.actors()[0]
            began = time.perf_counter()
            action = players[seat].choose(position, seat)
            times[seat].append(round(1e6 * (time.perf_counter() - began)))
            position.play(seat, action)
            record.add(seat, action)
    finally:
        for player in players:
            player.close()
    sources = [Counter[str]() for _ in players]
    if position.over():
        record.finish(position)
        outcome = position.outcome()
        scores, winners = list(outcome.scores), list(outcome.winners)
        for seat, rows in enumerate(outcome.breakdown):
            for entry in rows:
                sources[seat][entry.line.id] += entry.points
    else:
        scores = position.scores()
        winners = leaders(scores, plan.game.teams())
    return GameResult(
        number=number,
        bots=list(scheduled.bots),
        scores=scores,
        winners=winners,
        decisions=len(record.moves),
        times=times,
        sources=[dict(found) for found in sources],
        cut=not position.over(),
        record=record.to_json(),
    )


def leaders(scores: list[int], teams: list[list[int]]) -> list[int]:
    """The seats with the most points, or the members of the teams with the most."""
    sides = teams or [[seat] for seat in range(len(scores))]
    sums = [sum(scores[seat] for seat in side) for side in sides]
    return sorted(seat for side, points in zip(sides, sums, strict=True) if points == max(sums) for seat in side)


def play_games(plan: MatchPlan, numbers: list[int]) -> list[GameResult]:
    """Play the games with these numbers."""
    return [play_game(plan, number) for number in numbers]
