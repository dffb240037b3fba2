"""OpenSpiel games: after ``import terrarium.research.spiel``, ``pyspiel.load_game("python_planet(players=3)")`` works.

A game starts with chance nodes: the rolls of a thousand-sided die (`rolls`, two by default) are the seed, and all that
is dealt or shuffled later follows from it. So all chance is explicit, and there are a million equally likely deals; no
player sees the rolls. Where several seats may act together the lowest acts first, and the others learn of its action no
earlier than in the game itself.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np

import terrarium
from terrarium.engine.game import Game
from terrarium.engine.options import Option
from terrarium.engine.position import Position
from terrarium.engine.title import Title
from terrarium.extras import require_extra
from terrarium.research.actions import play_action
from terrarium.research.encoding import Encoder
from terrarium.research.rewards import rewards_of
from terrarium.title_registry import TITLES

require_extra("research", "pyspiel")
import pyspiel  # noqa: E402  (after the check, for an error that names the extra)

SIDES = 1000
ROLLS = 2
#: The default number of players.
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
    #: How many sides the die of the chance nodes has.
    sides = SIDES

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = dict(params or {})
        players = int(asked.pop("players", PLAYERS))
        self.rolls = int(asked.pop("rolls", ROLLS))
        title = terrarium.title(self.title)
        seats = [option.name for option in title.options if option.kind == "seat"]
        options = {name: None if name in seats and value == -1 else value for name, value in asked.items()}
        self.rules: Game = title.game(players, options)
        self.encoder = Encoder(self.rules)
        self.decisions = title.most_decisions
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=SIDES,
            num_players=players,
            min_utility=-1.0 if self.rules.teams() else -1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.decisions * players,
        )
        super().__init__(_game_type(title), info, params or {})

    def deal(self, number: int) -> Position:
        """The position that the rolls lead to, read together as one number."""
        return self.rules.start(number)

    def legal(self, position: Position, player: int) -> list[int]:
        """What the player may do, ascending."""
        return position.legal(player)

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The number of rolls."""
        return self.rolls

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """An observer of what a player may know; public or private information alone is not supported."""
        if params:
            raise ValueError(f"There are no parameters for observations, but {params} were given.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self, kind.perfect_recall)


class Memory:
    """What a seat saw and did up to one of its own actions; immutable, so copies of a state share it.

    The text is built only on demand, because most states of a search never need it.
    """

    def __init__(self, before: Memory | None, seen: Position, seat: int, action: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self._seen: Position | None = seen
        self._digest = ""

    def digest(self) -> str:
        """A short hash of the memories."""
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
        """The seat's own actions, in order."""
        found: list[int] = []
        memory: Memory | None = self
        while memory is not None:
            found.append(memory.action)
            memory = memory.before
        return found[::-1]


class PositionWithMemories:
    """A position with the memories of each seat; after resampling, only one seat's memories are real."""

    def __init__(self, position: Position, memories: list[Memory | None], remembering_seat: int | None) -> None:
        self.position = position
        self.memories = memories
        #: The only seat whose memories are real, None if all are.
        self.remembering_seat = remembering_seat

    def play(self, seat: int, action: int) -> None:
        """Play an action and add it to its seat's memories."""
        self.memories[seat] = Memory(self.memories[seat], self.position.copy(), seat, action)
        play_action(self.position, seat, action)

    def __deepcopy__(self, memo: object) -> PositionWithMemories:
        return PositionWithMemories(self.position.copy(), list(self.memories), self.remembering_seat)


class SpielState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rolls: list[int] = []
        self._dealt: PositionWithMemories | None = None

    @property
    def position(self) -> Position:
        """The position behind the state, hidden parts included."""
        if self._dealt is None:
            raise ValueError("Nothing has been dealt yet.")
        return self._dealt.position

    def _spiel_game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        """The chance player until all is dealt, then the lowest seat that must act."""
        if self._dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self._dealt.position.actors()
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._dealt is not None and self._dealt.position.over()

    def _legal_actions(self, player: int) -> list[int]:
        return self._spiel_game().legal(self.position, player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of the die."""
        sides = self._spiel_game().sides
        return [(side, 1 / sides) for side in range(sides)]

    def _apply_action(self, action: int) -> None:
        dealt = self._dealt
        if dealt is not None:
            dealt.play(self.current_player(), action)
            return
        self._rolls.append(action)
        game = self._spiel_game()
        if len(self._rolls) == game.rolls:
            seed = 0
            for roll in self._rolls:
                seed = game.sides * seed + roll
            self._dealt = PositionWithMemories(game.deal(seed), [None] * game.rules.seats, None)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else self._spiel_game().rules.words(action)

    def returns(self) -> list[float]:
        """1 for a victory, -1 shared by the others; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards_of(self.position.outcome(), "win")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot distinguish from this one, with everything hidden re-dealt.

        The memories of the other players are dropped, so their information states start again. The history stays that
        of this state; it is not part of what the player may know.
        """
        twin: SpielState = self.clone()
        dealt = twin._dealt
        if dealt is None:
            return twin
        dealt.position = self.position.imagine(player, int(sampler() * 2**53))
        dealt.memories = [memory if seat == player else None for seat, memory in enumerate(dealt.memories)]
        dealt.remembering_seat = player
        return twin

    def view_text(self, player: int) -> str:
        """What the player may know now, as JSON."""
        return "" if self._dealt is None else _json(self._dealt.position.view(player))

    def memory_text(self, player: int) -> str:
        """The player's actions and a digest of what it saw whenever it acted."""
        dealt = self._dealt
        memory = None if dealt is None else dealt.memories[player]
        seen = "" if memory is None else f" seeing {memory.digest()}"
        imagined = "" if dealt is None or dealt.remembering_seat in (None, player) else " imagined"
        return f"seat {player}{imagined} did {self.own_actions(player)}{seen}"

    def own_actions(self, player: int) -> list[int]:
        """The player's actions so far."""
        memory = None if self._dealt is None else self._dealt.memories[player]
        return [] if memory is None else memory.actions()

    def __str__(self) -> str:
        rolls = " ".join(str(roll) for roll in self._rolls)
        if self._dealt is None:
            return f"rolls: {rolls}"
        return f"rolls: {rolls}; position {self._dealt.position.fingerprint()}"


def _json(view: object) -> str:
    return json.dumps(view, separators=(",", ":"))


class SpielObserver:
    """Writes observations, or with perfect recall information states: the observation, then the player's actions.

    An action is written as (action + 1) / (number of actions); 0 stands for no action yet.
    """

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self._game = game
        self._perfect_recall = perfect_recall
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
        if self._perfect_recall:
            done = np.array(state.own_actions(player), np.float32)
            self.tensor[size : size + len(done)] = (done + 1) / self._game.rules.actions

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player may know, as text."""
        return (
            f"{state.memory_text(player)}\n{state.view_text(player)}"
            if self._perfect_recall
            else state.view_text(player)
        )


def _register(title: Title) -> type[SpielGame]:
    kind = type(f"{title.name.capitalize()}SpielGame", (SpielGame,), {"title": title.name})
    pyspiel.register_game(_game_type(title), kind)
    return kind


GAMES = {title.name: _register(title) for title in TITLES.titles() if title.has_features()}
