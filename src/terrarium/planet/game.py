"""Planet with its options chosen."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.game import SHELF, Game, Title
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.options import Option
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import IN_PLAY, STANDARD, TILES, Box, own_box
from terrarium.planet.position import PlanetPosition
from terrarium.planet.rules import actions
from terrarium.planet.rules.deal import deal, homes
from terrarium.planet.rules.scoring import habitat_line


class PlanetGame(Game):
    """The rules of Planet for 2 to 4 seats. (P01)"""

    def __init__(self, title: Title, seats: int, options: dict[str, object], cards: Box) -> None:
        super().__init__(title, seats, options, actions.ACTIONS, cards.fingerprint)
        self.cards = cards
        self.beginner = bool(options["beginner"])
        self.mystery = bool(options["mystery"])
        first = options["first"]
        self.first: int | None = first if isinstance(first, int) else None

    def start(self, seed: int, journal: bool = False) -> Position:
        """A fresh position, dealt from the seed."""
        position = PlanetPosition(self, self.cards, Rng(check_seed(seed)), Journal() if journal else None)
        deal(position, self.beginner, self.mystery, self.first)
        if position.journal is not None and not self.beginner:
            for seat in range(self.seats):
                line = Line("planet-your-objective", habitat=habitat_line(int(position.objectives[seat])))
                position.journal.whisper([seat], line)
        position.start_round()
        return position

    def unpack(self, numbers: list[int]) -> Position:
        """The position that `pack` described."""
        position = PlanetPosition(self, self.cards, Rng(), None)
        position.rng.unpack(numbers[:4])
        position.reveals, position.round, position.placed, position.first = (
            numbers[4], numbers[5], numbers[6], numbers[7],
        )  # fmt: skip
        position.mystery = self.mystery
        position.home = homes(self.cards, self.mystery)
        rows: list[vec[i64]] = []
        start = 8
        for length in (5 * self.seats, 12 * self.seats, self.seats, 60, TILES, self.seats, IN_PLAY, IN_PLAY, IN_PLAY):
            rows.append(vec[i64](numbers[start : start + length]))
            start += length
        position.planets, position.laid, position.covered, position.tiles, position.went = rows[:5]
        position.objectives, position.animals, position.column, position.fate = rows[5:]
        return position

    def action_words(self, action: int) -> str:
        """The action in words, such as ``tile c face 7 turn 2``."""
        return actions.to_words(action)

    def find_action(self, words: str) -> int:
        """The action that the words name."""
        found = actions.from_words(words)
        if found is None:
            raise self.no_such_words(words, 151)
        return found

    def box_data(self) -> object:
        """The owner's own cards, None for the standard box."""
        return self.cards.own

    def reconstructed(self) -> dict[str, int]:
        """How much of the box in use is not fully known."""
        return self.cards.reconstructed()


def _make(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
    return PlanetGame(title, seats, options, STANDARD if box is None else own_box(box))


TITLE = SHELF.put(
    Title(
        name="planet",
        version=2,
        min_seats=2,
        max_seats=4,
        options=[Option("beginner", "flag", False), Option("mystery", "flag", False), Option("first", "seat", None)],
        make=_make,
    )
)
