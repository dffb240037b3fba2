"""The rules of Planet with options chosen."""

from __future__ import annotations

from terrarium.engine.fields import UnpackFields
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed
from terrarium.engine.title import Title
from terrarium.planet.cards.box import Box
from terrarium.planet.cards.loading import STANDARD, own_box
from terrarium.planet.position import PlanetPosition
from terrarium.planet.rules import actions, rounds, setup
from terrarium.planet.rules import journal as entries
from terrarium.planet.state.options import PlanetOptions


class PlanetGame(PlanetOptions):
    """The rules of Planet for 2 to 4 seats. (P01)"""

    def __init__(self, title: Title, seats: int, options: dict[str, object], cards: Box) -> None:
        columns = setup.animal_columns(cards, bool(options["mystery"]))
        super().__init__(title, seats, options, actions.ACTIONS, cards, columns)

    def start(self, seed: int, journal: bool = False) -> Position:
        """Return a new position, dealt from the seed."""
        position = PlanetPosition(self, Rng(check_seed(seed)), Journal() if journal else None)
        setup.deal(position, self)
        if position.journal is not None:
            entries.your_objectives(position, position.journal)
        rounds.start_round(position)
        return position

    def unpack(self, numbers: list[int]) -> Position:
        """Return the position that `pack` described."""
        position = PlanetPosition(self, Rng(), None)
        position.rng.unpack(numbers[:4])
        position.transfer(position, UnpackFields(numbers[4:]))
        return position

    def action_words(self, action: int) -> str:
        """Return the action in words, such as ``tile c face 7 turn 2``."""
        return actions.to_words(action)

    def find_action(self, words: str) -> int:
        """Return the action that the words name."""
        found = actions.from_words(words)
        if found is None:
            raise self.no_such_words(words, 151)
        return found

    def box_data(self) -> object:
        """Return the owner's own cards, None for the standard box."""
        return self.cards.own

    def reconstructed(self) -> dict[str, int]:
        """Return how much of the box in use is not fully known."""
        return self.cards.reconstructed()


def make_game(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
    """Make the game with its options checked; without a box of its own, with the catalogue."""
    return PlanetGame(title, seats, options, STANDARD if box is None else own_box(box))
