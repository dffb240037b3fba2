"""The plan of a match: its bots, line-ups, seat rotations and seeds.

A line-up is a choice of bots for all seats. Every line-up plays every deal once in each rotation of its seats, so
neither a seat nor a deal favours any bot.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from terrarium.bots import parse
from terrarium.engine.errors import TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.playout import LIMIT
from terrarium.engine.rng import seed_from_text


class MatchError(TerrariumError):
    """A match that cannot be played or resumed."""


@dataclass(frozen=True)
class ScheduledGame:
    """One game of a match: its number, the seeds of the deal and the bots, and the bot of each seat."""

    number: int
    deal_seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]


class MatchPlan:
    """The plan of a match: a game, bots as specs in normal form, the number of games, and the seed of all randomness.

    A game that is not over after `limit` decisions is cut, and the points so far decide it.
    """

    def __init__(self, game: Game, bots: list[str], games: int, seed: int = 0, limit: int = LIMIT) -> None:
        self.game = game
        self.bots = [str(parse(bot)) for bot in bots]
        self.games = games
        self.seed = seed
        self.limit = limit
        if len(set(self.bots)) < 2 and game.seats > 1:
            raise MatchError("arena-one-bot", bots=", ".join(self.bots))
        self.lineups = lineups(self.bots, game.seats)
        #: Every line-up in every distinct rotation; each deal is played once by each.
        self.round = [turned for lineup in self.lineups for turned in rotations(lineup)]

    def names(self) -> list[str]:
        """The distinct bots, in the order given."""
        return list(dict.fromkeys(self.bots))

    def scheduled_game(self, number: int) -> ScheduledGame:
        """The game with this number, counted from 0."""
        deal, place = divmod(number, len(self.round))
        bots = self.round[place]
        bot_seeds = tuple(seed_from_text(f"{self.seed} bot {number} {seat}") for seat in range(len(bots)))
        return ScheduledGame(number, seed_from_text(f"{self.seed} deal {deal}"), bots, bot_seeds)

    def data(self) -> dict[str, object]:
        """The plan as plain data, without the number of games, because a match can be extended."""
        game = self.game
        found: dict[str, object] = {
            "game": game.name,
            "rules": game.title.version,
            "seats": game.seats,
            "options": game.title.changed_options(game.options),
            "box": game.box_data(),
            "bots": self.bots,
            "seed": self.seed,
        }
        return found if self.limit == LIMIT else {**found, "limit": self.limit}

    def differences(self, found: dict[str, object]) -> list[str]:
        """The keys in which plain data describes another match.

        Older plans name every option; an option with its default makes no difference.
        """
        options = found.get("options")
        if isinstance(options, dict):
            defaults = {option.name: option.text(option.default) for option in self.game.title.options}
            found = {**found, "options": {name: text for name, text in options.items() if defaults.get(name) != text}}
        return [key for key, value in self.data().items() if found.get(key) != value]

    def __reduce__(self) -> tuple[object, ...]:
        return (MatchPlan, (self.game, self.bots, self.games, self.seed, self.limit))


def lineups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """The choices of bots for the seats: all bots if they fill the seats exactly, otherwise every combination.

    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(bots) >= seats:
        chosen = dict.fromkeys(combinations(bots, seats))
        return [lineup for lineup in chosen if len(set(lineup)) > 1 or seats == 1]
    return [lineup for lineup in combinations_with_replacement(bots, seats) if set(lineup) == set(bots)]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The distinct rotations of a line-up."""
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))
