"""Finds puzzles in games of bots: moments where one answer is clearly the best, and hard to see.

Every judgement is made in worlds from `imagine`, so from what the seat can know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from terrarium.bots import bot
from terrarium.engine.evaluation import LEVELS
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.engine.rng import Rng, seed_from_text
from terrarium.engine.title import Title, find_title
from terrarium.puzzles.puzzle import DIGITS, Puzzle
from terrarium.puzzles.searching import Found, level_without_clock, search_position

#: The bots that play the games: they play well, but not always the same.
PLAYERS = "greedy:slip=0.1"
#: The numbers of seats of the games, in turn.
SEATS = (2, 3, 2, 4)
#: How many moments of a game are looked at, and how many puzzles it gives at the most.
MOMENTS, MOST_PUZZLES = 24, 2
#: A question with fewer answers is no puzzle.
LEAST_ANSWERS = 3
#: Seeds of bots are below this number.
SEED_SPACE = 2**32
#: Is told the share of the work that is done.
Progress = Callable[[float], None]
#: How often a bot that draws lots is asked, with another seed each time. A bot that searches hardly depends on it.
ATTEMPTS = 3


@dataclass(frozen=True)
class Demands:
    """How long the searches are, in iterations, and by which chance to win the best answer must beat the second."""

    screen: int = 150
    search: int = 1000
    check: int = 10_000
    margin: float = 0.02


def find_puzzles(name: str, seed: int, number: int, demands: Demands) -> list[Puzzle]:
    """Play a game of bots and return its puzzles. Everything follows from the seed and the game's number."""
    title = find_title(name)
    rng = Rng(seed_from_text(f"puzzles {name} {seed} {number}"))
    moments = _moments(title, number, rng)
    found: list[Puzzle] = []
    for _moment in range(min(MOMENTS, len(moments))):
        record, position, seat = moments.pop(int(rng.below(len(moments))))
        puzzle = check_position(record, position, seat, rng.seed(), demands)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == MOST_PUZZLES:
            break
    return found


def find_in_record(
    record: Record, seed: int, demands: Demands, stopped: Callable[[], bool], progress: Progress
) -> Iterator[Puzzle]:
    """The puzzles of a recorded game, until `stopped` returns true.

    What came before its last redeal belongs to another game.
    """
    played = record.copy()
    played.reopen()
    played.names = []
    position = record.start()
    first = record.redeals[-1].after if record.redeals else 0
    for number, move in enumerate(record.moves):
        if stopped():
            return
        played.moves = record.moves[:number]
        if number >= first and not position.game.is_setting_change(move.action) and _is_question(position, move.seat):
            puzzle = check_position(played.copy(), position, move.seat, seed + number, demands)
            if puzzle is not None:
                yield puzzle
        position.play(move.seat, move.action)
        position = record.dealt_again(position, number + 1)
        progress((number + 1) / len(record.moves))


def _moments(title: Title, number: int, rng: Rng) -> list[tuple[Record, Position, int]]:
    """The questions of a game of bots, each with the record before it."""
    seats = min(max(SEATS[number % len(SEATS)], title.min_seats), title.max_seats)
    played = Playthrough(title.game(seats, {}), rng.seed(), journal=False)
    player = bot(PLAYERS, rng.seed())
    found: list[tuple[Record, Position, int]] = []
    while not played.position.over():
        position, seat = played.position, played.position.actors()[0]
        if _is_question(position, seat):
            found.append((played.record.copy(), position.copy(), seat))
        played.play(seat, player.choose(position, seat))
    return found


def _is_question(position: Position, seat: int) -> bool:
    """Whether a seat is asked something that can be a puzzle."""
    return len(position.candidates(seat)) >= LEAST_ANSWERS and not position.hides_actions()


def check_position(record: Record, position: Position, seat: int, seed: int, demands: Demands) -> Puzzle | None:
    """Return the puzzle that a position is, or None if it is none. The cheapest checks come first."""
    found = search_position(position, seat, seed, "screen", demands.screen)
    best = found.best
    if found.margin < demands.margin / 2 or bot("greedy", seed % SEED_SPACE).choose(position, seat) == best:
        return None
    if not _stands_alone(position, seat, best, seed):
        return None
    equal = equal_answers(position, seat, best, seed)
    if any(answer in equal for answer in _answers("greedy", position, seat, seed % SEED_SPACE)):
        return None
    verified = _verified(position, seat, best, seed, demands)
    if verified is None:
        return None
    words = position.game.words
    return Puzzle(
        record=record,
        seat=seat,
        answers=[words(action) for action in equal],
        chances={words(action): round(chance, DIGITS) for action, chance in verified.chances},
        levels=_finding_levels(position, seat, equal, seed),
    )


def still_verified(puzzle: Puzzle, seed: int, demands: Demands) -> bool:
    """Whether all searches agree with a puzzle again, in other worlds."""
    position, seat = puzzle.position(), puzzle.seat
    best = position.game.action(puzzle.answers[0])
    return _stands_alone(position, seat, best, seed) and _verified(position, seat, best, seed, demands) is not None


def _verified(position: Position, seat: int, best: int, seed: int, demands: Demands) -> Found | None:
    """What the longest search found, if all of them say that an answer is clearly the best. The shortest come first."""
    found = None
    for purpose, iterations, margin in (
        ("look", demands.search // 3, demands.margin / 2),
        ("first", demands.search, demands.margin),
        ("second", demands.search, demands.margin),
        ("third", demands.check, demands.margin),
    ):
        found = search_position(position, seat, seed, purpose, iterations)
        if found.best != best or found.margin < margin:
            return None
    return found


def _stands_alone(position: Position, seat: int, best: int, seed: int) -> bool:
    """Whether no other answer can be an earlier part of the same plan, and so not wrong.

    The best answer must no longer be possible after any other, and the bots must consider all that people may do then.
    """
    world = position.imagine(seat, Rng(seed))
    for action in world.legal(seat):
        if action != best:
            after = world.copy()
            after.play(seat, action)
            following = after.legal(seat) if seat in after.actors() else []
            if best in following or len(following) > len(after.candidates(seat)):
                return False
    return True


def equal_answers(position: Position, seat: int, best: int, seed: int) -> list[int]:
    """The legal answers that lead to the same position as the best one, which comes first."""
    world = position.imagine(seat, Rng(seed))
    result = _result(world, seat, best)
    return [
        best,
        *[action for action in world.legal(seat) if action != best and _result(world, seat, action) == result],
    ]


def _result(world: Position, seat: int, action: int) -> str:
    after = world.copy()
    after.play(seat, action)
    return after.fingerprint()


def _answers(spec: str, position: Position, seat: int, seed: int) -> list[int]:
    attempts = 1 if spec.startswith("search") else ATTEMPTS
    return [bot(spec, seed + attempt).choose(position, seat) for attempt in range(attempts)]


def _finding_levels(position: Position, seat: int, equal: list[int], seed: int) -> dict[str, bool]:
    """Each level, and whether it finds the answer in most attempts."""
    found = {}
    for level in LEVELS:
        answers = _answers(level_without_clock(position.game.title, level), position, seat, seed % SEED_SPACE)
        found[level] = 2 * sum(answer in equal for answer in answers) > len(answers)
    return found
