"""Long searches of one position, and what they say about each answer."""

from __future__ import annotations

from dataclasses import dataclass

from terrarium.bots.registry import parse
from terrarium.bots.search_bot import search_parameters
from terrarium.bots.tree_search import Search
from terrarium.engine.evaluation import CERTAIN
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, seed_from_text
from terrarium.engine.title import Title

#: The level whose search, with the hand-made evaluation, finds puzzles.
SEARCHING_LEVEL = "ancient"
#: How much puzzles explore: more than bots, so that the second-best answer is known as well.
EXPLORE = 0.3
#: An answer counts if the search tried it so often, and at least once in this many iterations. A search soon leaves an
#: answer that is much worse than the best, so this must not be often.
LEAST_TRIES, LEAST_SHARE = 5, 1000
#: The iterations of a level that is limited by the clock alone.
LEVEL_ITERATIONS = 1000


@dataclass(frozen=True)
class Found:
    """What a search says: each answer that it tried often enough with the chance to win, the best first."""

    chances: list[tuple[int, float]]

    @property
    def best(self) -> int:
        """The best answer."""
        return self.chances[0][0]

    @property
    def margin(self) -> float:
        """By how much the best answer beats the second; 0 if the search looked at no other."""
        return self.chances[0][1] - self.chances[1][1] if len(self.chances) > 1 else 0.0


def search_position(position: Position, seat: int, seed: int, purpose: str, iterations: int) -> Found:
    """Search the answers of a seat; each iteration has a world of its own, and each purpose other worlds."""
    rng = Rng(seed_from_text(f"{seed} {purpose}"))
    known = position.imagine(seat, rng)
    title = position.game.title
    search = Search(known, seat, title.evaluation(known.game), rng, search_parameters(parse(search_spec(title))))
    for _iteration in range(iterations):
        search.iterate()
    least = max(LEAST_TRIES, iterations // LEAST_SHARE)
    tried = [(action, total / visits / CERTAIN) for action, visits, total in search.findings() if visits >= least]
    return Found(sorted(tried, key=lambda found: -found[1]) or [(int(search.root_actions[0]), 0.0)])


def search_spec(title: Title) -> str:
    """The spec of the searches: the searching level of the title, with the exploration of puzzles and no limits."""
    return _changed_spec(title.levels[SEARCHING_LEVEL], explore=EXPLORE, without=("time", "iterations"))


def level_without_clock(title: Title, level: str) -> str:
    """The spec of a level, limited by its iterations only, so that it always answers the same."""
    spec = parse(title.levels[level])
    if "time" not in spec.values or spec.number("time") == 0:
        return str(spec)
    iterations = spec.whole("iterations") or LEVEL_ITERATIONS
    return _changed_spec(str(spec), iterations=iterations, without=("time",))


def _changed_spec(spec: str, without: tuple[str, ...], **changes: float) -> str:
    """A spec with other values for some parameters, and without others."""
    name, _colon, rest = spec.partition(":")
    values = dict(part.split("=", 1) for part in rest.split(",") if part)
    values = {key: value for key, value in values.items() if key not in without}
    values.update({key: str(value) for key, value in changes.items()})
    return f"{name}:{','.join(f'{key}={value}' for key, value in values.items())}"
