"""The rules of Rauha with options chosen."""

from __future__ import annotations

from terrarium.engine.errors import BadData
from terrarium.engine.fields import UnpackFields
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed
from terrarium.engine.title import Title
from terrarium.rauha.cards.box import SIDES
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules import actions, turns
from terrarium.rauha.rules.setup import deal


class RauhaGame(Game):
    """The rules of Rauha for 2 to 5 seats. (R01)"""

    def __init__(self, title: Title, seats: int, options: dict[str, object]) -> None:
        super().__init__(title, seats, options, actions.ACTIONS)
        self.side: int = SIDES.index(str(options["side"]))

    def start(self, seed: int, journal: bool = False) -> Position:
        """Return a new position, dealt from the seed."""
        position = RauhaPosition(self, Rng(check_seed(seed)), Journal() if journal else None)
        deal(position, self.side)
        turns.start_turn(position)
        return position

    def unpack(self, numbers: list[int]) -> Position:
        """Return the position that `pack` described."""
        position = RauhaPosition(self, Rng(), None)
        position.rng.unpack(numbers[:4])
        position.transfer(position, UnpackFields(numbers[4:]))
        return position

    def action_words(self, action: int) -> str:
        """Return the action in words, such as ``keep 1-07`` or ``place 5``."""
        return actions.WORDS[action]

    def find_action(self, words: str) -> int:
        """Return the action that the words name."""
        found = actions.from_words(words)
        if found is None:
            raise self.no_such_words(words, actions.PLACE + 4)
        return found


def make_game(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
    """Make the game with its options checked."""
    if box is not None:
        raise BadData("no-own-box", game=title.name)
    return RauhaGame(title, seats, options)
