"""For OpenSpiel: after ``import terrarium.research.spiel``, ``pyspiel.load_game("python_planet(players=3)")`` works.

A game begins with chance: so many rolls of a thousand-sided die (`rolls`, usually two) are the seed, and everything
that is dealt or shuffled later follows from it. So all chance is explicit, each deal equally likely, and there
are a million of them; nobody sees the rolls. Where several seats may act together the lowest acts first, and others
learn of its action no earlier than at the table.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import terrarium
from terrarium.engine.game import Game
from terrarium.engine.options import Option
from terrarium.engine.position import Position
from terrarium.engine.title import Title
from terrarium.research.actions import play_action
from terrarium.research.encoding import Encoder
from terrarium.research.rewards import rewards_of
from terrarium.title_registry import TITLES

SIDES = 1000
ROLLS = 2
#: The players if none are asked for.
PLAYERS = 2


def _default(option: Option) -> object:
    """An option's default as OpenSpiel writes it; -1 leaves a seat to chance."""
    return -1 if option.kind == "seat" else option.default


def _game_type(title: Title) -> pyspiel.GameType:
    options = {option.name: _default(option) for option in title.options}
    return pyspiel.GameType(
        short_name=f"python_{title.name}",
        long_name=f"Terrarium {title.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_seats,
        min_num_players=max(title.min_seats, 2),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "rolls": ROLLS, **options},
    )


class SpielGame(pyspiel.Game):
    """A game of one title with its options chosen."""

    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = dict(params or {})
        players = int(asked.pop("players", PLAYERS))
        self.rolls = int(asked.pop("rolls", ROLLS))
        title = terrarium.title(self.title)
        seats = [option.name for option in title.options if option.kind == "seat"]
        options = {name: None if name in seats and value == -1 else value for name, value in asked.items()}
        self.table: Game = title.game(players, options)
        self.encoder = Encoder(self.table)
        self.decisions = title.most_decisions
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=SIDES,
            num_players=players,
            min_utility=-1.0 if self.table.teams() else -1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.decisions * players,
        )
        super().__init__(_game_type(title), info, params or {})

    def new_initial_state(self) -> SpielState:
        """The moment before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many as there are rolls."""
        return self.rolls

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """Sees what a player may know; parts of that (public only, private only) are not told apart."""
        if params:
            raise ValueError(f"There are no parameters for observations, but {params} were given.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self, kind.perfect_recall)


class Memory:
    """All that a seat saw and did up to one of its own actions. Never changes, so copies of a state share it.

    What it saw is put into words only when somebody asks, because most states of a search are never asked.
    """

    def __init__(self, before: Memory | None, seen: Position, seat: int, action: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self._seen: Position | None = seen
        self._digest = ""

    def digest(self) -> str:
        """A short text that is the same for the same memories, and for no others."""
        waiting: list[Memory] = []
        memory: Memory | None = self
        while memory is not None and memory._seen is not None:
            waiting.append(memory)
            memory = memory.before
        text = "" if memory is None else memory._digest
        for later in reversed(waiting):
            seen = "" if later._seen is None else _json(later._seen.view(later.seat))
            text = hashlib.blake2b(f"{text} {seen} {later.action}".encode(), digest_size=12).hexdigest()
            later._digest, later._seen = text, None
        return text

    def actions(self) -> list[int]:
        """The own actions, in order."""
        found: list[int] = []
        memory: Memory | None = self
        while memory is not None:
            found.append(memory.action)
            memory = memory.before
        return found[::-1]


class Table:
    """A position, what each seat remembers, and whether that was dealt anew and is only known to one of them."""

    def __init__(self, position: Position, memories: list[Memory | None], knower: int | None) -> None:
        self.position = position
        self.memories = memories
        #: The only seat whose memories are real, None if all are.
        self.knower = knower

    def play(self, seat: int, action: int) -> None:
        """Do an action, and let its seat remember."""
        self.memories[seat] = Memory(self.memories[seat], self.position.copy(), seat, action)
        play_action(self.position, seat, action)

    def __deepcopy__(self, memo: object) -> Table:
        return Table(self.position.copy(), list(self.memories), self.knower)


class SpielState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rolls: list[int] = []
        self._table: Table | None = None

    @property
    def position(self) -> Position:
        """The position behind the state, hidden parts included."""
        if self._table is None:
            raise ValueError("Nothing has been dealt yet.")
        return self._table.position

    def _owner(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        """Chance until all is dealt, then the lowest seat that must act."""
        if self._table is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self._table.position.actors()
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._table is not None and self._table.position.over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of the die."""
        return [(side, 1 / SIDES) for side in range(SIDES)]

    def _apply_action(self, action: int) -> None:
        table = self._table
        if table is not None:
            table.play(self.current_player(), action)
            return
        self._rolls.append(action)
        game = self._owner()
        if len(self._rolls) == game.rolls:
            seed = 0
            for roll in self._rolls:
                seed = SIDES * seed + roll
            self._table = Table(game.table.start(seed), [None] * game.table.seats, None)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else self._owner().table.words(action)

    def returns(self) -> list[float]:
        """1 for a victory, -1 shared by the others; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards_of(self.position.outcome(), "win")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, with everything hidden dealt anew.

        What the others saw whenever they acted is not made up, so their information states begin anew; the history
        is that of this state and no part of what the player knows.
        """
        twin: SpielState = self.clone()
        table = twin._table
        if table is None:
            return twin
        table.position = self.position.imagine(player, int(sampler() * 2**53))
        table.memories = [memory if seat == player else None for seat, memory in enumerate(table.memories)]
        table.knower = player
        return twin

    def knows(self, player: int) -> str:
        """What the player may know now, as JSON."""
        return "" if self._table is None else _json(self._table.position.view(player))

    def remembers(self, player: int) -> str:
        """What the player did and, as a digest, saw whenever it acted."""
        table = self._table
        memory = None if table is None else table.memories[player]
        seen = "" if memory is None else f" seeing {memory.digest()}"
        imagined = "" if table is None or table.knower in (None, player) else " imagined"
        return f"seat {player}{imagined} did {self.own_actions(player)}{seen}"

    def own_actions(self, player: int) -> list[int]:
        """What the player has done so far."""
        memory = None if self._table is None else self._table.memories[player]
        return [] if memory is None else memory.actions()

    def __str__(self) -> str:
        rolls = " ".join(str(roll) for roll in self._rolls)
        if self._table is None:
            return f"rolls: {rolls}"
        return f"rolls: {rolls}; position {self._table.position.fingerprint()}"


def _json(view: object) -> str:
    return json.dumps(view, separators=(",", ":"))


class SpielObserver:
    """Writes observations, or with perfect recall information states: the observation, then the own actions in order.

    An own action is written as (action + 1) / (number of actions); 0 has not been done yet.
    """

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self._game = game
        self._recalls = perfect_recall
        size = game.encoder.size
        self.tensor = np.zeros(size + (game.decisions if perfect_recall else 0), np.float32)
        self.dict = dict(game.encoder.planes(self.tensor[:size]))
        if perfect_recall:
            self.dict["own actions"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player may know."""
        self.tensor.fill(0)
        if state.is_chance_node():
            return
        size = self._game.encoder.size
        self.tensor[:size] = self._game.encoder.observation(state.position, player)
        if self._recalls:
            done = np.array(state.own_actions(player), np.float32)
            self.tensor[size : size + len(done)] = (done + 1) / self._game.table.actions

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player may know, as text."""
        return f"{state.remembers(player)}\n{state.knows(player)}" if self._recalls else state.knows(player)


def _register(title: Title) -> type[SpielGame]:
    kind = type(f"{title.name.capitalize()}SpielGame", (SpielGame,), {"title": title.name})
    pyspiel.register_game(_game_type(title), kind)
    return kind


GAMES = {title.name: _register(title) for title in TITLES.titles() if title.has_features()}
