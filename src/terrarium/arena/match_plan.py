"""Who plays whom, how often, from which deals: everything that decides a match before it begins.

A line-up says which bots sit together. Every line-up plays every deal once in each rotation of its seats, so neither
a good seat nor a good deal favours anyone.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from terrarium.bots import parse
from terrarium.engine.errors import TerrariumError
from terrarium.engine.game import SHELF, Game
from terrarium.engine.playout import LIMIT


class BadMatch(TerrariumError):
    """A match that cannot be played or gone on with."""


@dataclass(frozen=True)
class Sitting:
    """One game of a match: its number, the seeds of deal and bots, and the bot of every seat."""

    number: int
    deal: int
    bots: tuple[str, ...]
    seeds: tuple[int, ...]


class Plan:
    """A match: a game, bots as specs in normal form, how many games, and a seed from which all chance comes.

    A game that is not over after `limit` decisions is cut, and the points so far decide it.
    """

    def __init__(self, game: Game, bots: list[str], games: int, seed: int = 0, limit: int = LIMIT) -> None:
        self.game = game
        self.bots = [str(parse(bot)) for bot in bots]
        self.games = games
        self.seed = seed
        self.limit = limit
        if len(set(self.bots)) < 2 and game.seats > 1:
            raise BadMatch("arena-one-bot", bots=", ".join(self.bots))
        self.lineups = lineups(self.bots, game.seats)
        #: Every line-up in every rotation that differs: what one deal is played by.
        self.round = [turned for lineup in self.lineups for turned in rotations(lineup)]

    def names(self) -> list[str]:
        """The bots, each once, in the order in which they were named."""
        return list(dict.fromkeys(self.bots))

    def sitting(self, number: int) -> Sitting:
        """The game of a number, counted from 0."""
        deal, place = divmod(number, len(self.round))
        bots = self.round[place]
        seeds = tuple(_seed(f"{self.seed} bot {number} {seat}") for seat in range(len(bots)))
        return Sitting(number, _seed(f"{self.seed} deal {deal}"), bots, seeds)

    def data(self) -> dict[str, object]:
        """The plan as plain data, without the number of games: a match can always be made longer."""
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
        """The parts in which plain data describes another match.

        Matches that were begun when plans still named every option are the same if the others have their defaults.
        """
        options = found.get("options")
        if isinstance(options, dict):
            defaults = {option.name: option.text(option.default) for option in self.game.title.options}
            found = {**found, "options": {name: text for name, text in options.items() if defaults.get(name) != text}}
        return [key for key, value in self.data().items() if found.get(key) != value]

    def __reduce__(self) -> tuple[object, ...]:
        return (Plan, (self.game, self.bots, self.games, self.seed, self.limit))


def plan_from_data(data: dict[str, object], games: int) -> Plan:
    """The plan that `Plan.data` described."""
    title = SHELF.title(str(data["game"]))
    seats, bots, options, seed = data["seats"], data["bots"], data["options"], data["seed"]
    limit = data.get("limit", LIMIT)
    if not (isinstance(bots, list) and isinstance(options, dict)):
        raise BadMatch("arena-bad-plan")
    if not (isinstance(seats, int) and isinstance(seed, int) and isinstance(limit, int)):
        raise BadMatch("arena-bad-plan")
    chosen = title.read_options({str(name): str(value) for name, value in options.items()}, seats)
    return Plan(title.game(seats, chosen, data["box"]), [str(bot) for bot in bots], games, seed, limit)


def lineups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Which bots sit together: all of them if they fill the seats, otherwise every fair choice.

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
    """The line-up with each of its bots in the first seat; equal ones once."""
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))


def _seed(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 11
