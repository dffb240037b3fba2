"""Seeds: a game in which the best answer pays only later, so greedy play misses it.

Two seats take turns, `TURNS` times each. Picking gives 3 points or 1, sowing gives none now and `HARVEST` at the
seat's next turn, if there is one. So sowing is the best answer everywhere but in the last turn.
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

TURNS = 3
HARVEST = 20
PICK, CRUMB, SOW = 0, 1, 2
POINTS = (3, 1, 0)
WORDS = ("pick", "crumb", "sow")


class SeedPosition(Position):
    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.turn = 0
        self.sums = [0, 0]
        self.sown = [0, 0]

    def over(self) -> bool:
        return self.turn == 2 * TURNS

    def actors(self) -> list[int]:
        return [] if self.over() else [self.turn % 2]

    def legal(self, seat: int) -> list[int]:
        return [PICK, CRUMB, SOW] if seat in self.actors() else []

    def refusal(self, seat: int, action: int) -> Refused | None:
        return None if action in self.legal(seat) else Refused("game-over")

    def move(self, seat: int, action: int) -> None:
        self.sums[seat] += POINTS[action] + HARVEST * self.sown[seat]
        self.sown[seat] = int(action == SOW)
        self.turn += 1

    def copy(self) -> SeedPosition:
        twin = SeedPosition(self.game, self.rng.copy(), None)
        twin.turn, twin.sums, twin.sown = self.turn, list(self.sums), list(self.sown)
        return twin

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Only the generator is hidden, which `imagine` replaces."""

    def scores(self) -> list[int]:
        return list(self.sums)

    def final(self) -> Outcome:
        winners = [seat for seat in (0, 1) if self.sums[seat] == max(self.sums)]
        return Outcome(self.scores(), winners, [[Entry(Line("seeds-row"), score)] for score in self.sums])

    def _view(self, seat: int | None) -> Mapping[str, object]:
        return {"turn": self.turn, "sums": list(self.sums), "sown": list(self.sown)}

    def pack(self) -> list[int]:
        return [*self.rng.pack(), self.turn, *self.sums, *self.sown]

    def prompt(self, seat: int) -> Line:
        return Line("seeds-prompt")

    def explain(self, seat: int, action: int) -> Line:
        return Line(f"seeds-{WORDS[action]}")


class SeedGame(Game):
    def start(self, seed: int, journal: bool = False) -> Position:
        return SeedPosition(self, Rng(seed), None)

    def action_words(self, action: int) -> str:
        return WORDS[action]

    def find_action(self, words: str) -> int:
        return WORDS.index(words)


def make(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
    return SeedGame(title, seats, options, len(WORDS))


@contextmanager
def seeds() -> Iterator[Game]:
    """Register the game for a while, because records name their title."""
    with TITLES.temporarily(Title("seeds", 1, 2, 2, [], make)) as title:
        yield title.game(2, {})


def record_after(game: Game, *actions: int) -> tuple[Record, Position]:
    """A record of these actions, and the position after them."""
    played = Playthrough(game, 5, journal=False)
    for action in actions:
        played.play(played.position.actors()[0], action)
    return played.record, played.position
