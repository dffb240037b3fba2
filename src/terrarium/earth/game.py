"""Earth with its options chosen."""

from __future__ import annotations

from terrarium.earth.cards.gaia_cards import DIFFICULTIES
from terrarium.earth.modes import gaia, teams
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import actions, setup, turn_actions
from terrarium.earth.rules import journal as entries
from terrarium.earth.rules.deal import deal, prepare
from terrarium.earth.state.team_board import SEATS
from terrarium.engine.errors import BadData, BadOption
from terrarium.engine.fields import UnpackFields
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed
from terrarium.engine.title import Title

MODES = ["beginner", "standard", "advanced"]
TEAM_ORDERS = ["alternating", "clockwise"]
#: Be asked about every gain, and for events between all activations. (E76, E77)
SETTINGS = ["careful"]


class EarthGame(Game):
    """The rules of Earth for 2 to 5 seats, for one against Gaia, for two teams of two. (E01, E61, E71)"""

    def __init__(self, title: Title, seats: int, options: dict[str, object]) -> None:
        super().__init__(title, seats, options, actions.ACTIONS, settings=SETTINGS)
        self.mode = str(options["mode"])
        self.open_planting = bool(options["open_planting"])
        self.difficulty = DIFFICULTIES.index(str(options["difficulty"]))
        self.team_play = bool(options["teams"])
        self.alternating = self.team_play and options["team_order"] == TEAM_ORDERS[0]
        if seats == 1 and self.mode == "beginner":
            raise BadOption("earth-solo-mode", mode=self.mode)
        if self.team_play and seats != SEATS:
            raise BadOption("earth-teams-seats", seats=seats)
        first = options["first"]
        self.first: int | None = first if isinstance(first, int) else None

    def fresh(self, rng: Rng, journal: Journal | None) -> EarthPosition:
        """Return a position with the options set and nothing dealt."""
        position = EarthPosition(self, rng, journal)
        position.beginner = self.mode == "beginner"
        position.open_planting = self.open_planting
        position.dealt = 2 if self.mode == "advanced" else 1
        position.solo = self.seats == 1
        position.team_play = self.team_play
        position.alternating = self.alternating
        return position

    def teams(self) -> list[list[int]]:
        """Return the teams: seats 0 and 1 against 2 and 3. (E71)"""
        return [[0, 1], [2, 3]] if self.team_play else []

    def start(self, seed: int, journal: bool = False) -> Position:
        """Return a fresh position, dealt from the seed."""
        position = self.fresh(Rng(check_seed(seed)), Journal() if journal else None)
        deal(position, self.first)
        if position.solo:
            gaia.start(position, self.difficulty)
        if position.team_play:
            teams.lay_out(position)
        entries.dealt(position)
        setup.start_setup(position)
        turn_actions.run_all(position)
        return position

    def unpack(self, numbers: list[int]) -> Position:
        """Return the position that `pack` described."""
        position = self.fresh(Rng(), None)
        position.make_rows()
        position.transfer(position, UnpackFields(numbers))
        prepare(position)
        if position.before is not None:
            prepare(position.before)
        return position

    def action_words(self, action: int) -> str:
        """Return the action in words, such as ``plant 107`` or ``sprout 2 1``."""
        return actions.to_words(action)

    def find_action(self, words: str) -> int:
        """Return the action that the words name."""
        found = actions.from_words(words)
        if found is None:
            raise self.no_such_words(words, actions.LAY + 106)
        return found


def make_game(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
    """Make the game with its options checked."""
    if box is not None:
        raise BadData("no-own-box", game=title.name)
    return EarthGame(title, seats, options)
