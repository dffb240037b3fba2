"""Information-set Monte Carlo tree search, for any game and any number of seats.

Every iteration imagines a world that the seat cannot tell from the real one and walks down one tree with it: at a
node only actions that are possible in that world compete, by the confidence bound over the times they could have
been chosen. Everyone is taken to play for their own chance to win. Long lists of actions widen gradually, the most
promising first; a walk that leaves the tree goes on for a few decisions and is then judged by the game's evaluation.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.bots.search_tree import Node, appeal, root
from terrarium.bots.simple_bots import mean_hopes
from terrarium.engine.evaluation import Evaluation, chance
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec


class Settings:
    """How a search weighs and widens; whole numbers."""

    def __init__(self, explore: int, trust: int, widen: int, sample: int, depth: int, worlds: int, settle: int) -> None:
        #: Weight of trying what was tried little, in thousandths.
        self.explore: i64 = explore
        #: How many visits the evaluation's first opinion of an action is worth.
        self.trust: i64 = trust
        #: A node visited n times has about widen / 100 * sqrt(n) children.
        self.widen: i64 = widen
        #: How many actions are looked at when a node gets a child, and in each decision of a playout.
        self.sample: i64 = sample
        #: How many decisions follow below the tree before the evaluation judges.
        self.depth: i64 = depth
        #: How many decisions may follow after that until the position is quiet.
        self.settle: i64 = settle
        #: In how many worlds the actions at the root are looked at.
        self.worlds: i64 = worlds


class Search:
    """One decision being thought about."""

    def __init__(self, known: Position, seat: i64, evaluation: Evaluation, rng: Rng, settings: Settings) -> None:
        #: A world that looks like the real one from the seat; all others are dealt from it.
        self.known = known
        self.seat: i64 = seat
        self.evaluation = evaluation
        self.rng = rng
        self.settings = settings
        self.seats: i64 = known.game.seats
        self.root = Node(0, seat, 0)
        self.iterations: i64 = 0
        self.order: vec[i64] = vec[i64]()
        self.hopes: vec[i64] = vec[i64]()
        self._order(known.candidates(seat), mean_hopes(known, seat, evaluation, rng, settings.worlds))
        #: ``turn_of[meaning]`` is the turn in which the meaning was last possible, with ``action_of`` for it.
        self.turn: i64 = 0
        self.turn_of: vec[i64] = vec[i64]([0] * evaluation.meaning_count)
        self.action_of: vec[i64] = vec[i64]([0] * evaluation.meaning_count)

    def _order(self, choices: vec[i64], hopes: vec[i64]) -> None:
        """Put the sensible choices at the root in order, the most promising first; of equals, any first."""
        sensible = self.evaluation.sensible(self.known, self.seat, choices)
        places = vec[i64]()
        number: i64 = 0
        while number < len(choices):
            if len(places) < len(sensible) and choices[number] == sensible[len(places)]:
                places = append(places, number)
            number += 1
        self.rng.shuffle(places)
        ranked = sorted([(-int(hopes[place]), rank) for rank, place in enumerate(places)])
        for hope, rank in ranked:
            self.order = append(self.order, choices[places[rank]])
            self.hopes = append(self.hopes, -hope)

    # -- one iteration -----------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """Imagine a world, walk down the tree with it, and remember what came of it."""
        world = self.known.imagine(int(self.seat), self.rng)
        path: list[Node] = []
        node = self.root
        mover: i64 = self.seat
        inside = True
        while inside:
            choices = self._choices(world, mover)
            kid = self._preferred(node, world, mover, choices)
            inside = kid.visits > 0
            world.move(mover, self.action_of[kid.meaning])
            path.append(kid)
            node = kid
            if world.over():
                inside = False
            else:
                mover = world.actors()[0]
        self._play_on(world)
        self._remember(path, world)
        self.iterations += 1

    def _choices(self, world: Position, mover: i64) -> vec[i64]:
        """What the mover thinks about."""
        return self.evaluation.sensible(world, mover, world.candidates(mover))

    def _preferred(self, node: Node, world: Position, mover: i64, choices: vec[i64]) -> Node:
        """The child to go to, a new one if the node is due to widen. Notes the action of each meaning in this world."""
        meanings = self.evaluation.meanings(world, mover, choices)
        self.turn += 2  # the even turn marks what is possible, the odd one what has a child already
        turn = self.turn
        number: i64 = 0
        while number < len(choices):
            meaning = meanings[number]
            self.turn_of[meaning] = turn
            self.action_of[meaning] = choices[number]
            number += 1
        settings = self.settings
        best: Node | None = None
        best_appeal: i64 = 0
        present: i64 = 0
        for kid in node.kids:
            if self.turn_of[kid.meaning] == turn and kid.seat == mover:
                present += 1
                kid.available += 1
                self.turn_of[kid.meaning] = turn + 1
                worth = appeal(kid, settings.explore, settings.trust)
                if best is None or worth > best_appeal:
                    best = kid
                    best_appeal = worth
        width: i64 = 1 + settings.widen * root(node.visits) // 100
        if best is not None and (present >= width or present >= len(choices)):
            return best
        return self._new_kid(node, world, mover, choices, meanings)

    def _new_kid(self, node: Node, world: Position, mover: i64, choices: vec[i64], meanings: vec[i64]) -> Node:
        """A child for the most promising action that has none, out of a sample."""
        if node is self.root:
            place: i64 = len(node.kids)
            action = self.order[place]
            hope = self.hopes[place]
            meaning = self.evaluation.meanings(world, mover, one(action))[0]
        else:
            left = vec[i64]()
            number: i64 = 0
            while number < len(choices):
                if self.turn_of[meanings[number]] == self.turn:
                    left = append(left, choices[number])
                number += 1
            left = self._sampled(left)
            hopes = self.evaluation.hopes(world, mover, left)
            place = highest(hopes)
            action = left[place]
            hope = hopes[place]
            meaning = self.evaluation.meanings(world, mover, one(action))[0]
        kid = Node(meaning, mover, chance(hope, self.evaluation.doubt(world)))
        kid.available = 1
        node.kids.append(kid)
        return kid

    def _sampled(self, choices: vec[i64]) -> vec[i64]:
        """Some of the choices, in random order; all if they are few."""
        count: i64 = len(choices)
        if count <= self.settings.sample:
            return choices
        found = choices[:]
        number: i64 = 0
        while number < self.settings.sample:
            other = number + self.rng.below(count - number)
            kept = found[number]
            found[number] = found[other]
            found[other] = kept
            number += 1
        return found[: self.settings.sample]

    def _play_on(self, world: Position) -> None:
        """Go on for a few decisions, each the best of a small sample."""
        left: i64 = self.settings.depth
        more: i64 = self.settings.settle
        while not world.over() and (left > 0 or (more > 0 and not self.evaluation.quiet(world))):
            mover: i64 = world.actors()[0]
            choices = self._choices(world, mover)
            if len(choices) == 1:
                world.move(mover, choices[0])
                continue
            some = self._sampled(choices)
            world.move(mover, some[highest(self.evaluation.hopes(world, mover, some))])
            if left > 0:
                left -= 1
            else:
                more -= 1

    def _remember(self, path: list[Node], world: Position) -> None:
        """Credit each action on the path with the chance to win that it led its own seat to."""
        leads = self.evaluation.leads(world)
        doubt = self.evaluation.doubt(world)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += chance(leads[node.seat], doubt)

    # -- the answer --------------------------------------------------------------------------------------------

    def settled(self, left: i64) -> bool:
        """Whether so many further iterations could not change the answer."""
        if len(self.order) == 1:
            return True
        most: i64 = 0
        second: i64 = 0
        for kid in self.root.kids:
            if kid.visits > most:
                second = most
                most = kid.visits
            elif kid.visits > second:
                second = kid.visits
        return most - second > left

    def findings(self) -> list[tuple[int, int, int]]:
        """Each action tried at the root with its visits and their total worth, the most promising at first first."""
        return [(int(self.order[number]), int(kid.visits), int(kid.total)) for number, kid in enumerate(self.root.kids)]


def one(number: i64) -> vec[i64]:
    """A row of one number."""
    return vec[i64]([number])


def highest(numbers: vec[i64]) -> i64:
    """Where the first highest number stands."""
    best: i64 = 0
    number: i64 = 1
    while number < len(numbers):
        if numbers[number] > numbers[best]:
            best = number
        number += 1
    return best


def verdict(findings: list[tuple[int, int, int]]) -> int:
    """The action with the most visits; of equals the one with the best mean, then the most promising at first."""
    best = findings[0]
    for found in findings[1:]:
        if found[1] > best[1] or (found[1] == best[1] and found[2] > best[2]):
            best = found
    return best[0]
