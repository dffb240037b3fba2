"""A title: everything that one game provides to the rest of the program, in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from terrarium.engine.errors import BadOption, BadSeats, UnknownGame
from terrarium.engine.evaluation import Evaluation
from terrarium.engine.features import Features
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.network import Network
from terrarium.engine.network_evaluation import InputLayout, NetworkEvaluation
from terrarium.engine.options import Option
from terrarium.engine.statistics import Statistics

#: Explains an answer: seat, the line that describes it, and the seat's view before and after.
Reasons = Callable[[int, Line, Mapping[str, Any], Mapping[str, Any]], list[Line]]
#: Names the cards that a seat has at the end of a game, as ids of texts: anybody's last view, and the seat.
Planted = Callable[[Mapping[str, Any], int], list[str]]

#: The bots behind the levels of a title that names none of its own.
PLAIN_LEVELS: Final = {
    "seedling": "random",
    "sprout": "greedy:slip=0.5",
    "sapling": "greedy",
    "tree": "search:iterations=300",
    "ancient": "search:time=0.6",
    "elder": "search:time=1.8",
}


class Title:
    """A game that can be played: its name, seats and options, and the parts that other packages ask for.

    Only `make` is needed; every other part has a default that works for any game. Parts that use packages above the
    games (the terminal) are named as ``"module:attribute"``, so that a game does not import them.
    """

    def __init__(
        self,
        name: str,
        version: int,
        min_seats: int,
        max_seats: int,
        options: list[Option],
        make: Callable[[Title, int, dict[str, object], object], Game],
        *,
        evaluation: Callable[[Game], Evaluation] = Evaluation,
        network_layouts: Callable[[], list[InputLayout]] | None = None,
        network_evaluation: Callable[[Game, list[Network]], NetworkEvaluation] | None = None,
        levels: dict[str, str] | None = None,
        features: Callable[[Game], Features] | None = None,
        statistics: Callable[[], Statistics] | None = None,
        view: object = None,
        reasons: Reasons | None = None,
        planted: Planted | None = None,
        most_decisions: int = 2000,
        review_worlds: int = 100,
        text_table: str = "",
        referee: str = "",
        locales: str = "",
    ) -> None:
        #: Lower-case letters, digits and underscores; also the first part of the ids of its texts.
        self.name = name
        #: Raised whenever the same record would no longer replay to the same position.
        self.version = version
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        #: A bot spec for each of `evaluation.LEVELS`.
        self.levels = dict(PLAIN_LEVELS) if levels is None else levels
        #: The `TypedDict` of what `Position.view` returns, from which the types of the page are made; None: untyped.
        self.view = view
        #: What an answer does for a seat, in the terms of the game, for hints; None: hints have no reasons.
        self.reasons = reasons
        #: The cards that a seat has at the end of a game, for statistics of cards; None: there are none.
        self.planted = planted
        #: More decisions than a seat ever makes in a game; the length of what OpenSpiel remembers of one.
        self.most_decisions = most_decisions
        #: In how many worlds a review compares two answers: as many as its time allows.
        self.review_worlds = review_worlds
        #: A subclass of `terrarium.cli.text_tables.TextTable`; empty: the table that suits any game.
        self.text_table = text_table
        #: A function that judges a game on a real table, see `terrarium.cli.referees`; empty: there is none.
        self.referee = referee
        #: The package with the texts, in its folder ``locales/<language>``; empty: they come with the program.
        self.locales = locales
        self._make = make
        self._evaluation = evaluation
        self._network_layouts = network_layouts
        self._network_evaluation = network_evaluation
        self._features = features
        self._statistics = statistics

    def game(self, seats: int, options: dict[str, object], box: object = None) -> Game:
        """Make the game with these seats and options; an option that is not named has its default."""
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(
                "seats-out-of-range", game=self.name, seats=str(seats), least=self.min_seats, most=self.max_seats
            )
        for name in options:
            self.option(name)
        chosen: dict[str, object] = {}
        for option in self.options:
            chosen[option.name] = option.check(options.get(option.name, option.default), seats, self.name)
        return self._make(self, seats, chosen, box)

    # -- options -----------------------------------------------------------------------------------------------

    def option(self, name: str) -> Option:
        """Return the option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        possible = ", ".join(option.name for option in self.options) or "-"
        raise BadOption("no-such-option", game=self.name, option=name, possible=possible)

    def changed_options(self, options: dict[str, object]) -> dict[str, str]:
        """Return the options that differ from their defaults, as texts, in the title's order: what records write."""
        changed: dict[str, str] = {}
        for option in self.options:
            text = option.text(options.get(option.name, option.default))
            if text != option.text(option.default):
                changed[option.name] = text
        return changed

    def read_options(self, texts: dict[str, str], seats: int) -> dict[str, object]:
        """Read all options from the texts of some of them; a missing one has its default."""
        for name in texts:
            self.option(name)
        found: dict[str, object] = {}
        for option in self.options:
            text = texts.get(option.name)
            found[option.name] = option.default if text is None else option.parse(text, seats, self.name)
        return found

    # -- parts for other packages ------------------------------------------------------------------------------

    def evaluation(self, game: Game) -> Evaluation:
        """Make an evaluation for bots; one that knows only the scores if the title has none of its own."""
        return self._evaluation(game)

    def network_layouts(self) -> list[InputLayout]:
        """Return what the networks of the title read; empty if it has none."""
        return [] if self._network_layouts is None else self._network_layouts()

    def network_evaluation(self, game: Game, networks: list[Network]) -> NetworkEvaluation:
        """Make an evaluation by networks, which are in the order of the layouts."""
        if self._network_evaluation is None:
            raise UnknownGame("no-networks", game=self.name)
        return self._network_evaluation(game, networks)

    def features(self, game: Game) -> Features:
        """Make the features for learners."""
        if self._features is None:
            raise UnknownGame("no-features", game=self.name)
        return self._features(game)

    def has_features(self) -> bool:
        """Return whether learners can play the title."""
        return self._features is not None

    def statistics(self) -> Statistics | None:
        """Make fresh statistics for `simulate`, None if the title has none."""
        return None if self._statistics is None else self._statistics()


def find_title(name: str) -> Title:
    """Return the title of that name: what records and pickled games need, which hold only the name.

    The registry knows every game, so it is above the engine; this is the only place where the engine asks it.
    """
    from terrarium.title_registry import TITLES

    return TITLES.title(name)


def game_from_parts(name: str, seats: int, options: dict[str, object], box: object) -> Game:
    """Make the game of that name: what pickle and other processes use."""
    return find_title(name).game(seats, options, box)
