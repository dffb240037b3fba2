"""Games for reviews: random ones, and ones whose last decision is a blunder."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import terrarium
from terrarium.bots import bot
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.engine.rng import Rng


@functools.cache
def _random_json(name: str, seats: int, seed: int) -> str:
    played = Playthrough(terrarium.game(name, seats=seats), seed, journal=False)
    rng = Rng(seed)
    while not played.position.over():
        seat = played.position.actors()[0]
        legal = played.position.legal(seat)
        played.play(seat, legal[rng.below(len(legal))])
    return played.record.to_json()


def random_record(name: str, seats: int, seed: int) -> Record:
    """A game in which everybody played at random from all that the rules allow."""
    return Record.from_json(_random_json(name, seats, seed))


@dataclass(frozen=True)
class Blunder:
    """A finished game with a decision near its end that turned a victory into a defeat."""

    record: Record
    number: int
    seat: int
    action: int


#: The first seed that is tried: those before it have no such decision today.
FIRST_SEED = {"planet": 24, "rauha": 2, "earth": 43}
#: How many decisions at the end of a game are tried: those after which little or nothing hidden matters.
LATE = {"planet": 2, "rauha": 6, "earth": 6}
#: Planet without objectives, which nobody else knows.
OPTIONS: dict[str, dict[str, object]] = {"planet": {"beginner": True}}
#: By how many points the blunder has to lose, so that it loses in every world.
MARGIN = 3


def last_blunder(name: str) -> Blunder:
    """The first game of greedy bots, by seed, whose winner could still have lost near the end."""
    for seed in range(FIRST_SEED[name], FIRST_SEED[name] + 100):
        won = _greedy_record(name, seed)
        (winner, *others) = won.replay(journal=False).outcome().winners
        for number in range(len(won.moves) - 1, len(won.moves) - 1 - LATE[name], -1):
            found = None if others or won.moves[number].seat != winner else _blunder(won, number)
            if found is not None:
                return found
    raise AssertionError("no game has such a decision")


def _greedy_record(name: str, seed: int) -> Record:
    return _played_on(Playthrough(terrarium.game(name, seats=2, **OPTIONS.get(name, {})), seed, journal=False))


def _played_on(played: Playthrough) -> Record:
    player = bot("greedy", seed=1)
    while not played.position.over():
        seat = played.position.actors()[0]
        played.play(seat, player.choose(played.position, seat))
    return played.record


def _blunder(won: Record, number: int) -> Blunder | None:
    seat = won.moves[number].seat
    for action in _position_before(won, number).legal(seat):
        played = Playthrough(won.game(), won.seed, journal=False)
        for move in won.moves[:number]:
            played.play(move.seat, move.action)
        played.play(seat, action)
        lost = _played_on(played)
        assert lost.scores is not None
        if lost.scores[1 - seat] - lost.scores[seat] >= MARGIN:
            return Blunder(lost, number, seat, action)
    return None


def _position_before(record: Record, number: int) -> Position:
    position = record.game().start(record.seed)
    for move in record.moves[:number]:
        position.play(move.seat, move.action)
    return position
