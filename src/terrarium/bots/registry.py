"""The registry of bots: create one from its spec."""

from __future__ import annotations

from terrarium.bots.bot import Bot
from terrarium.bots.program_bot import PROGRAM_PARAMETERS, ProgramBot, configured_programs
from terrarium.bots.search_bot import SEARCH_PARAMETERS, SearchBot
from terrarium.bots.simple_bots import GREEDY_PARAMETERS, GreedyBot, RandomBot
from terrarium.bots.spec import WHOLE, Parameter, Spec, read_spec
from terrarium.engine.evaluation import LEVELS
from terrarium.engine.position import Position
from terrarium.engine.rng import SEED_LIMIT
from terrarium.engine.title import find_title

#: Every spec can name a seed; otherwise the caller of `bot` does.
SEED = Parameter("seed", WHOLE, -1, 0, SEED_LIMIT - 1)


def known_bots() -> dict[str, list[Parameter]]:
    """The parameters of every bot by name: the kinds of bots, the levels, and the configured programs."""
    kinds = {"random": [SEED], "greedy": [*GREEDY_PARAMETERS, SEED], "search": [*SEARCH_PARAMETERS, SEED]}
    own = {name: [*PROGRAM_PARAMETERS, SEED] for name in configured_programs()}
    return {**own, **kinds, **{level: [SEED] for level in LEVELS}}


def parse(text: str) -> Spec:
    """Parse a spec, or raise `BadBot` with what is possible."""
    return read_spec(text, known_bots())


def bot(spec: str, seed: int = 0) -> Bot:
    """Create the bot of a spec such as ``greedy`` or ``search:time=1.0``; a seed in the spec has precedence.

    >>> import terrarium, terrarium.bots
    >>> position = terrarium.game("planet", seats=2, first=0).start(seed=7)
    >>> terrarium.bots.bot("greedy", seed=3).choose(position, 0) in position.legal(0)
    True
    """
    found = parse(spec)
    own = found.whole("seed")
    return _create_bot(found, seed if own < 0 else own)


def _create_bot(spec: Spec, seed: int) -> Bot:
    if spec.name == "random":
        return RandomBot(spec, seed)
    if spec.name == "greedy":
        return GreedyBot(spec, seed)
    if spec.name == "search":
        return SearchBot(spec, seed)
    if spec.name in LEVELS:
        return LevelBot(spec, seed)
    return ProgramBot(spec, seed, configured_programs()[spec.name])


def level_spec(title: str, level: str) -> str:
    """The spec of the bot that plays a level of a title."""
    return find_title(title).levels[parse(level).name]


class LevelBot(Bot):
    """One of the six levels; each title names the bot that plays it."""

    def __init__(self, spec: Spec, seed: int) -> None:
        super().__init__(spec, seed)
        self._players: dict[str, Bot] = {}

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Ask the level's bot for this game."""
        title = position.game.title
        player = self._players.get(title.name)
        if player is None:
            player = _create_bot(parse(title.levels[self.spec.name]), self.seed)
            self._players[title.name] = player
        return player.think(position, seat, options)

    def close(self) -> None:
        """Close the level's bots."""
        for player in self._players.values():
            player.close()
