"""The bots there are, by name: what the command line, the table and research all ask."""

from __future__ import annotations

from terrarium.bots.bot import Bot
from terrarium.bots.program_bot import PROGRAM_PARAMETERS, ProgramBot, programs
from terrarium.bots.search_bot import SEARCH_PARAMETERS, SearchBot
from terrarium.bots.simple_bots import GREEDY_PARAMETERS, GreedyBot, RandomBot
from terrarium.bots.spec import WHOLE, Parameter, Spec, read_spec
from terrarium.engine.evaluation import EXPERTS, LEVELS
from terrarium.engine.game import SHELF
from terrarium.engine.position import Position
from terrarium.engine.rng import SEED_LIMIT

#: Every bot can have its seed written into its spec; without, whoever makes the bot says it.
SEED = Parameter("seed", WHOLE, -1, 0, SEED_LIMIT - 1)


def known_bots() -> dict[str, list[Parameter]]:
    """The parameters of every bot by name: the kinds of bots, the levels for people, then programs of your own."""
    kinds = {"random": [SEED], "greedy": [*GREEDY_PARAMETERS, SEED], "search": [*SEARCH_PARAMETERS, SEED]}
    own = {name: [*PROGRAM_PARAMETERS, SEED] for name in programs()}
    return {**own, **kinds, **{level: [SEED] for level in LEVELS}}


def parse(text: str) -> Spec:
    """The spec that a text describes, or `BadBot` with what is possible."""
    return read_spec(text, known_bots())


def bot(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec such as ``greedy`` or ``search:time=1.0``; a seed in the spec itself goes first.

    >>> import terrarium, terrarium.bots
    >>> position = terrarium.game("planet", seats=2, first=0).start(seed=7)
    >>> terrarium.bots.bot("greedy", seed=3).choose(position, 0) in position.legal(0)
    True
    """
    found = parse(spec)
    own = found.whole("seed")
    return _make(found, seed if own < 0 else own)


def _make(spec: Spec, seed: int) -> Bot:
    if spec.name == "random":
        return RandomBot(spec, seed)
    if spec.name == "greedy":
        return GreedyBot(spec, seed)
    if spec.name == "search":
        return SearchBot(spec, seed)
    if spec.name in LEVELS:
        return LevelBot(spec, seed)
    return ProgramBot(spec, seed, programs()[spec.name])


def level_spec(title: str, level: str) -> str:
    """The bot that plays a level of a title."""
    SHELF.title(title)
    return EXPERTS.levels(title)[parse(level).name]


class LevelBot(Bot):
    """One of the five levels: in every game the bot that the game's experts chose for it."""

    def __init__(self, spec: Spec, seed: int) -> None:
        super().__init__(spec, seed)
        self._players: dict[str, Bot] = {}

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Whatever the level's bot for this game thinks."""
        title = position.game.name
        player = self._players.get(title)
        if player is None:
            player = _make(parse(EXPERTS.levels(title)[self.spec.name]), self.seed)
            self._players[title] = player
        return player.think(position, seat, options)

    def close(self) -> None:
        """Let go of what the level's bots hold."""
        for player in self._players.values():
            player.close()
