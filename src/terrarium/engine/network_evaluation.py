"""Evaluation by networks: each judges one kind of component, and together they give the lines of the score sheet.

What a game ends with is divided into subjects, such as one animal of Planet or the biomes' points of Rauha. A subject's
points so far are known; those to come are the sum of networks that look at the components which bring them. The end of
a game says exactly what each subject gave, and from that the networks learn. Where the game's own knowledge says what a
subject will give, networks add to that only what it is wrong by.
"""

from __future__ import annotations

import hashlib
import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from terrarium.engine.evaluation import CERTAIN, POINT, Evaluation
from terrarium.engine.game import Game
from terrarium.engine.network import ActiveInputs, Network, NetworkReader
from terrarium.engine.position import Position
from terrarium.engine.vecs import append, vec

#: More active inputs than a component ever has.
CAPACITY: Final = 64
#: Of many choices only this many are judged by networks: those that the game's own knowledge likes best.
JUDGED: Final = 24
#: The network that says how far a lead may be wrong has this name; its inputs are stages.
SPREAD: Final = "spread"
#: The normal distribution is looked up in steps of a 64th of the standard deviation, up to four of them.
STEPS: Final = 64
REACH: Final = 256


def _normal_table() -> vec[i64]:
    return vec[i64]([round(CERTAIN / 2 * (1 + math.erf(step / STEPS / math.sqrt(2)))) for step in range(REACH + 1)])


NORMAL: Final[vec[i64]] = _normal_table()


def normal_probability(lead: i64, spread: i64) -> i64:
    """How likely a lead is to last if its error is normally distributed, in millionths."""
    size: i64 = lead if lead >= 0 else -lead
    found = NORMAL[min(size * STEPS // max(spread, 1), REACH)]
    return found if lead >= 0 else CERTAIN - found


@mypyc_attr(allow_interpreted_subclasses=True)
class InputLayout:
    """The inputs of one network: groups of yes/no facts, each with a name and a size."""

    def __init__(self, name: str, hidden: list[int], least: int, most: int) -> None:
        self.name = name
        #: The widths of the hidden layers.
        self.hidden = hidden
        #: The range of what one component can give, in points.
        self.least = least
        self.most = most
        self.groups: list[tuple[str, int]] = []
        self.size: i64 = 0

    def group(self, name: str, size: int) -> i64:
        """Add a group; return the number of its first input."""
        start = self.size
        self.groups.append((name, size))
        self.size += size
        return start

    def widths(self) -> list[int]:
        """The widths of the network."""
        return [int(self.size), *self.hidden, 1]


def spread_layout(facts: str, size: int, most: int) -> InputLayout:
    """The layout of the network that says how far a lead may be wrong, from one group of facts; at most that far."""
    layout = InputLayout(SPREAD, [], 0, most)
    layout.group(facts, size)
    return layout


def layout_fingerprint(layouts: list[InputLayout]) -> str:
    """A short hash of what the networks of a game read: weights fit only the layout that they were trained for."""
    text = "|".join([f"{layout.name} {layout.widths()} {layout.groups}" for layout in layouts])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


class Components:
    """The components of one seat, for training: which network reads which inputs for which subject."""

    def __init__(self) -> None:
        #: Of each component: the network, the subject, and where its inputs begin; `starts` has one more for the end.
        self.networks: vec[i64] = vec[i64]()
        self.subjects: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]([0])
        self.inputs: vec[i64] = vec[i64]()
        #: What each subject is known or expected to give without networks, in thousandths.
        self.known: vec[i64] = vec[i64]()

    def add(self, network: i64, subject: i64, active: ActiveInputs) -> None:
        """Add a component."""
        self.networks = append(self.networks, network)
        self.subjects = append(self.subjects, subject)
        number: i64
        for number in range(active.count):
            self.inputs = append(self.inputs, active.numbers[number])
        self.starts = append(self.starts, len(self.inputs))


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkEvaluation(Evaluation):
    """Judges positions of one game by networks; `own` is the game's own knowledge.

    The class of a game has `write_components`, which calls `component` for every component of a seat, and what else
    raises NotImplementedError here.
    """

    def __init__(
        self, game: Game, own: Evaluation, layouts: list[InputLayout], networks: list[Network], subjects: int
    ) -> None:
        super().__init__(game)
        self.own = own
        self.meaning_count = own.meaning_count
        #: In the order of the game's layouts; the last one is that of the spread.
        self.readers: list[NetworkReader] = [NetworkReader(network) for network in networks]
        self.least: vec[i64] = vec[i64]([POINT * layout.least for layout in layouts])
        self.most: vec[i64] = vec[i64]([POINT * layout.most for layout in layouts])
        self.active = ActiveInputs(CAPACITY)
        #: The active inputs that are common to all components of one network in a position.
        self.common: i64 = 0
        #: What each subject is expected to give the seat at hand.
        self.expected: vec[i64] = vec[i64]([0] * subjects)
        self.recorded: Components | None = None

    # -- what a game's own has ---------------------------------------------------------------------------------

    def write_components(self, position: Position, seat: i64) -> None:
        """Note in `expected` what each subject gives without networks, then call `component` for all that they add.

        The position is not over.
        """
        raise NotImplementedError

    def final_points(self, position: Position, seat: i64) -> list[int]:
        """What each subject gave the seat in a finished game."""
        raise NotImplementedError

    def line_of(self, subject: i64) -> str:
        """The line of the score sheet to which a subject belongs."""
        raise NotImplementedError

    def stage(self, position: Position) -> i64:
        """How far the game is, as an input of the network of the spread."""
        raise NotImplementedError

    def final_values(self, position: Position) -> vec[i64]:
        """The points of a finished game in thousandths, ties told apart."""
        raise NotImplementedError

    def survey(self, position: Position) -> None:
        """Note what `write_components` needs for every seat."""

    # -- the sum of the components -----------------------------------------------------------------------------

    def share(self, network: i64) -> None:
        """Note that all active inputs so far are common to the components that follow, and read them once."""
        self.common = self.active.count
        self.readers[network].begin(self.active)

    def component(self, network: i64, subject: i64) -> None:
        """Add what the component with the active inputs will give, then forget its inputs but for the common ones."""
        if self.recorded is not None:
            self.recorded.add(network, subject, self.active)
        else:
            found = self.readers[network].finish(self.active, self.common)
            self.expected[subject] += min(max(found, self.least[network]), self.most[network])
        self.active.keep(self.common)

    def _clear(self) -> None:
        self.active.keep(0)
        self.common = 0
        subject: i64
        for subject in range(len(self.expected)):
            self.expected[subject] = 0

    def values(self, position: Position) -> vec[i64]:
        """The sum of the expected lines of each seat's score sheet."""
        if position.over():
            return self.final_values(position)
        self.survey(position)
        found = vec[i64]([0] * self.game.seats)
        seat: i64
        for seat in range(self.game.seats):
            found[seat] = self.total(position, seat)
        return found

    def total(self, position: Position, seat: i64) -> i64:
        """The sum of the expected lines of one seat, after `survey`."""
        self._clear()
        self.write_components(position, seat)
        found: i64 = 0
        for points in self.expected:
            found += points
        return found

    def record(self, position: Position, seat: i64) -> Components:
        """The components of a seat, for training; the position is not over."""
        found = Components()
        self.recorded = found
        self.survey(position)
        self._clear()
        self.write_components(position, seat)
        self.recorded = None
        found.known = self.expected[:]
        return found

    def expected_lines(self, position: Position, seat: i64) -> dict[str, int]:
        """What each line of the seat's score sheet is expected to give, in thousandths of a point."""
        points: list[int]
        if position.over():
            points = [POINT * given for given in self.final_points(position, seat)]
        else:
            self.survey(position)
            self._clear()
            self.write_components(position, seat)
            points = [int(given) for given in self.expected]
        lines: dict[str, int] = {}
        for subject, given in enumerate(points):
            line = self.line_of(subject)
            lines[line] = lines.get(line, 0) + given
        return lines

    # -- actions -----------------------------------------------------------------------------------------------

    def action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The lead after each choice by the game's own knowledge: a search asks often, and judges by networks later."""
        return self.own.action_leads(position, seat, choices)

    def thorough_action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The lead after each of the best choices by networks; the others come after them, in their own order."""
        if len(choices) <= JUDGED:
            return self.judged_leads(position, seat, choices)
        found = self.own.action_leads(position, seat, choices)
        best = highest(found, JUDGED)
        judged = self.judged_leads(position, seat, vec[i64]([choices[place] for place in best]))
        worst: i64 = judged[0]
        for lead in judged:
            worst = min(worst, lead)
        most: i64 = found[best[0]]
        number: i64
        for number in range(len(choices)):
            found[number] = worst - 1 - most + found[number]
        for number in range(len(best)):
            found[best[number]] = judged[number]
        return found

    def judged_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The lead after each choice by networks."""
        return super().action_leads(position, seat, choices)

    def sensible(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The choices that the game's own knowledge considers."""
        return self.own.sensible(position, seat, choices)

    def meanings(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The meanings that the game's own knowledge has."""
        return self.own.meanings(position, seat, choices)

    # -- chances to win ----------------------------------------------------------------------------------------

    def uncertainty(self, position: Position) -> i64:
        """The standard deviation of the error of a lead."""
        if position.over():
            return 1
        self.active.keep(0)
        self.active.add(self.stage(position))
        return max(self.readers[len(self.readers) - 1].output(self.active), 1)

    def probability(self, lead: i64, uncertainty: i64) -> i64:
        """How likely a lead is to last: the errors are about normal."""
        return normal_probability(lead, uncertainty)


def highest(numbers: vec[i64], count: i64) -> vec[i64]:
    """The indices of the `count` highest numbers, the highest first; of equals the first."""
    ranked = sorted([(-int(number), place) for place, number in enumerate(numbers)])
    return vec[i64]([place for _number, place in ranked[: int(count)]])
