"""Rauha with its options chosen."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.errors import BadData
from terrarium.engine.game import SHELF, Game, Title
from terrarium.engine.journal import Journal
from terrarium.engine.options import Option
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import CARDS, CELLS, SIDES
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules import actions
from terrarium.rauha.rules.deal import deal


class RauhaGame(Game):
    """The rules of Rauha for 2 to 5 seats. (R01)"""

    def __init__(self, title: Title, seats: int, options: dict[str, object]) -> None:
        super().__init__(title, seats, options, actions.ACTIONS)
        self.side: int = SIDES.index(str(options["side"]))

    def start(self, seed: int, journal: bool = False) -> Position:
        """A fresh position, dealt from the seed."""
        position = RauhaPosition(self, Rng(check_seed(seed)), Journal() if journal else None)
        deal(position, self.side)
        position.start_turn()
        return position

    def unpack(self, numbers: list[int]) -> Position:
        """The position that `pack` described."""
        position = RauhaPosition(self, Rng(), None)
        position.rng.unpack(numbers[:4])
        position.reveals, position.totem, position.step, position.scoring = (
            numbers[4], numbers[5], numbers[6], numbers[7] == 1,
        )  # fmt: skip
        position.first, position.done, position.newest = numbers[8], numbers[9], numbers[10]
        position.invited, position.used, position.asleep = numbers[11], numbers[12], numbers[13]
        position.open, position.free, position.pending = numbers[14], numbers[15], numbers[16]
        rows: list[vec[i64]] = []
        start = 17
        seats = self.seats
        for length in (CELLS * seats, seats, seats, seats, seats, seats, seats, CARDS, CARDS, 12 * seats):
            rows.append(vec[i64](numbers[start : start + length]))
            start += length
        position.board, position.crystals, position.points, position.stamps, position.spores = rows[:5]
        position.held, position.kept, position.deck, position.went, position.tally = rows[5:]
        return position

    def action_words(self, action: int) -> str:
        """The action in words, such as ``keep 1-07`` or ``place 5``."""
        return actions.WORDS[action]

    def find_action(self, words: str) -> int:
        """The action that the words name."""
        found = actions.from_words(words)
        if found is None:
            raise self.no_such_words(words, actions.PLACE + 4)
        return found


def _make(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
    if box is not None:
        raise BadData("no-own-box", game=title.name)
    return RauhaGame(title, seats, options)


TITLE = SHELF.put(
    Title(
        name="rauha",
        version=3,
        min_seats=2,
        max_seats=5,
        options=[Option("side", "choice", "A", SIDES)],
        make=_make,
    )
)
