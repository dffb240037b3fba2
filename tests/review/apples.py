"""Apples: a game whose best answer is always known. Three sizes lie open; take one, the others are thrown away.

Two seats take turns, `TURNS` times each; the larger sum wins. The largest apple is always the best.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.engine.rng import Rng
from terrarium.engine.title import Title
from terrarium.title_registry import TITLES

TURNS = 5
OPEN = 3
LARGEST = 20


class ApplePosition(Position):
    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.turn = 0
        self.sums = [0, 0]
        self.apples: list[int] = []

    def deal(self) -> None:
        self.apples = [1 + int(self.rng.below(LARGEST)) for _apple in range(OPEN)]

    def over(self) -> bool:
        return self.turn == 2 * TURNS

    def actors(self) -> list[int]:
        return [] if self.over() else [self.turn % 2]

    def legal(self, seat: int) -> list[int]:
        return list(range(OPEN)) if seat in self.actors() else []

    def refusal(self, seat: int, action: int) -> Refused | None:
        return None if action in self.legal(seat) else Refused("game-over")

    def move(self, seat: int, action: int) -> None:
        self.sums[seat] += self.apples[action]
        self.turn += 1
        self.deal()

    def copy(self) -> ApplePosition:
        twin = ApplePosition(self.game, self.rng.copy(), None)
        twin.turn, twin.sums, twin.apples = self.turn, list(self.sums), list(self.apples)
        return twin

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Only the generator is hidden, which `imagine` replaces."""

    def scores(self) -> list[int]:
        return list(self.sums)

    def final(self) -> Outcome:
        winners = [seat for seat in (0, 1) if self.sums[seat] == max(self.sums)]
        return Outcome(self.scores(), winners, [[Entry(Line("apples-row"), score)] for score in self.sums])

    def _view(self, seat: int | None) -> Mapping[str, object]:
        return {"turn": self.turn, "sums": list(self.sums), "apples": list(self.apples)}

    def pack(self) -> list[int]:
        return [*self.rng.pack(), self.turn, *self.sums, *self.apples]

    def explain(self, seat: int, action: int) -> Line:
        return Line("apples-take", size=self.apples[action])


class AppleGame(Game):
    def start(self, seed: int, journal: bool = False) -> Position:
        position = ApplePosition(self, Rng(seed), None)
        position.deal()
        return position

    def action_words(self, action: int) -> str:
        return f"take {action}"

    def find_action(self, words: str) -> int:
        return int(words.removeprefix("take "))


def make(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
    return AppleGame(title, seats, options, OPEN)


@contextmanager
def apples() -> Iterator[Game]:
    """Register the game for a while, because records name their title."""
    with TITLES.temporarily(Title("apples", 1, 2, 2, [], make)) as title:
        yield title.game(2, {})


def apple_record(game: Game, seed: int, smallest: tuple[int, ...] = ()) -> Record:
    """A game in which everybody takes the largest apple, except in these moves: there the smallest."""
    played = Playthrough(game, seed, journal=False)
    for number in range(2 * TURNS):
        position = played.position
        assert isinstance(position, ApplePosition)
        wanted = min(position.apples) if number in smallest else max(position.apples)
        played.play(position.actors()[0], position.apples.index(wanted))
    return played.record


def apples_before(game: Game, record: Record, number: int) -> list[int]:
    """The apples that lay open before a move."""
    position = game.start(record.seed)
    for move in record.moves[:number]:
        position.play(move.seat, move.action)
    assert isinstance(position, ApplePosition)
    return position.apples
