"""Games for exact methods: after importing this, ``pyspiel.load_game("python_planet_small")`` works.

A small game is the end of a game with two seats. It begins at a position that random play from a fixed seed has led
to, and its chance node chooses one of a few deals of everything that nobody has seen by then: objectives and tiles, or
cards. From there on it is played by the usual rules, but a player has fewer actions to choose from. The games of the
titles stay as they are.
"""

from __future__ import annotations

from typing import Any

import pyspiel

import terrarium
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.research.encoding import Encoder
from terrarium.research.spiel import SpielGame
from terrarium.title_registry import TITLES

PLAYERS = 2


def _small_type(title: str, long_name: str, parameters: dict[str, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_{title}_small",
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SmallGame(SpielGame):
    """The end of a game of a title, with few deals and few actions."""

    defaults: dict[str, int] = {}  # noqa: RUF012  (each game replaces it)
    long_name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.size: dict[str, int] = {**self.defaults, **(params or {})}
        for name, value in self.size.items():
            if value < 0 or (value == 0 and name != "start"):
                raise ValueError(f"{name} must be at least {0 if name == 'start' else 1}, not {value}.")
        self.rules: Game = terrarium.game(self.title, seats=PLAYERS, box=None)
        self.encoder = Encoder(self.rules)
        self.rolls = 1
        self.sides = self.size["deals"]
        self.decisions = TITLES.title(self.title).most_decisions
        self._begin = self._play_to_begin()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.sides,
            num_players=PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.decisions * PLAYERS,
        )
        pyspiel.Game.__init__(self, _small_type(self.title, self.long_name, self.defaults), info, params or {})

    def _play_to_begin(self) -> Position:
        """Play at random from the seed until the small game begins."""
        position = self.rules.start(self.size["start"])
        rng = Rng(self.size["start"])
        while not self._begins(position):
            seat = position.actors()[0]
            position.move(seat, position.pick(seat, rng))
        return position

    def _begins(self, position: Position) -> bool:
        """Return whether the small game begins here."""
        raise NotImplementedError

    def deal(self, number: int) -> Position:
        """One of the deals: a world that looks the same to a spectator."""
        return self._begin.imagine(None, number)


class SmallPlanet(SmallGame):
    """The last rounds of Planet: each planet has `faces` free faces.

    A player chooses among the first `tiles` tiles that are left (the player who goes last in a round: one fewer) and in
    the first `turns` turns of them.
    """

    title = "planet"
    long_name = "Terrarium Planet, last rounds"
    defaults = {"faces": 4, "tiles": 2, "turns": 1, "deals": 4, "start": 9}  # noqa: RUF012

    def _begins(self, position: Position) -> bool:
        view: Any = position.view(None)
        return int(view["round"]) > 12 - self.size["faces"]

    def legal(self, position: Position, player: int) -> list[int]:
        """Return the usual actions with the first tiles and turns."""
        tiles: dict[int, list[int]] = {}
        for action in position.legal(player):
            slot, turn = action // 60, action % 5
            if turn < self.size["turns"]:
                tiles.setdefault(slot, []).append(action)
        first = len(tiles) == 5
        offered = sorted(tiles)[: max(1, self.size["tiles"] - (0 if first else 1))]
        return [action for slot in offered for action in tiles[slot]]


class SmallRauha(SmallGame):
    """The last turns of Rauha on a part of the boards: cards are placed on 2 by 2 cells.

    The game begins when the cards of the last `choices` turns are chosen. Cards and spores go to these cells only, and
    all effects are used, in ascending order.
    """

    title = "rauha"
    long_name = "Terrarium Rauha on 2 by 2 cells, last turns"
    defaults = {"choices": 1, "deals": 4, "start": 9}  # noqa: RUF012

    #: The upper left cells, counted row by row.
    CELLS = (0, 1, 3, 4)

    def _begins(self, position: Position) -> bool:
        view: Any = position.view(None)
        return int(view["round"]) == 4 and int(view["turn"]) > 3 - self.size["choices"]

    def legal(self, position: Position, player: int) -> list[int]:
        """Return the usual candidates as far as they fit the small boards."""
        usual = [int(action) for action in position.candidates(player)]
        words = {action: self.rules.words(action).split() for action in usual}
        uses = [action for action in usual if words[action][0] == "use"]
        if uses:
            return uses[:1]
        few = [action for action in usual if not self._elsewhere(words[action])]
        return few or usual

    def _elsewhere(self, words: list[str]) -> bool:
        """Return whether an action puts a card or a spore on another cell."""
        return (
            words[0] in ("place", "discard", "spore") and words[-1].isdigit() and int(words[-1]) - 1 not in self.CELLS
        )


for _kind in (SmallPlanet, SmallRauha):
    pyspiel.register_game(_small_type(_kind.title, _kind.long_name, _kind.defaults), _kind)
