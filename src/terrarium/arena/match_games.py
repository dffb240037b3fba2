"""Playing one game of a match, and what is kept of it."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field

from terrarium.arena.match_plan import Plan
from terrarium.bots import bot
from terrarium.engine.record import Record


@dataclass
class Result:
    """A finished game: who sat where, what came of it, and how long every decision took."""

    number: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    #: Each seat's decisions in microseconds.
    times: list[list[int]]
    #: Each seat's points by kind of row on its score sheet.
    sources: list[dict[str, int]]
    record: str = field(repr=False)
    #: Whether the game was cut at the limit of its plan: then scores and winners are those of the points so far.
    cut: bool = False

    def line(self) -> str:
        """The result as one line of JSON."""
        data = {**vars(self), "record": json.loads(self.record)}
        return json.dumps(data, separators=(",", ":"))


def read_result(line: str) -> Result:
    """The result that `Result.line` wrote."""
    data = json.loads(line)
    return Result(**{**data, "record": json.dumps(data["record"], separators=(",", ":"))})


def play(plan: Plan, number: int) -> Result:
    """Play the game of a number."""
    sitting = plan.sitting(number)
    position = plan.game.start(sitting.deal)
    record = Record.of(plan.game, sitting.deal, list(sitting.bots))
    players = [bot(spec, seed=seed) for spec, seed in zip(sitting.bots, sitting.seeds, strict=True)]
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
    return Result(
        number=number,
        bots=list(sitting.bots),
        scores=scores,
        winners=winners,
        decisions=len(record.moves),
        times=times,
        sources=[dict(found) for found in sources],
        cut=not position.over(),
        record=record.to_json(),
    )


def leaders(scores: list[int], teams: list[list[int]]) -> list[int]:
    """The seats with the most points, or the members of the teams that have the most together."""
    sides = teams or [[seat] for seat in range(len(scores))]
    sums = [sum(scores[seat] for seat in side) for side in sides]
    return sorted(seat for side, points in zip(sides, sums, strict=True) if points == max(sums) for seat in side)


def play_some(plan: Plan, numbers: list[int]) -> list[Result]:
    """Play the games of these numbers."""
    return [play(plan, number) for number in numbers]
