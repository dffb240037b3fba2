"""Information-set Monte Carlo tree search, for any game and any number of seats.

Each iteration imagines a world that the seat cannot distinguish from the real one and descends one shared tree with
it. At a node only the actions that are possible in that world compete, by the upper confidence bound over the times
they were available. Every seat maximises its own probability of winning. Nodes with many actions widen gradually, the
most promising actions first. Below the tree, a short playout follows, and the game's evaluation judges its end.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.bots.guided_playout import draw_sample, first_highest, play_guided
from terrarium.bots.search_tree import Node, integer_sqrt, ucb_score
from terrarium.bots.simple_bots import mean_action_leads
from terrarium.engine.evaluation import Evaluation
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec


class SearchParameters:
    """The parameters of a search, as integers."""

    def __init__(self, explore: int, trust: int, widen: int, sample: int, depth: int, worlds: int, settle: int) -> None:
        #: Weight of the exploration term, in thousandths.
        self.explore: i64 = explore
        #: How many visits the evaluation's estimate of a new action counts for.
        self.trust: i64 = trust
        #: A node with n visits has about widen / 100 * sqrt(n) children.
        self.widen: i64 = widen
        #: How many actions are compared when a node is expanded, and in each decision of a playout.
        self.sample: i64 = sample
        #: Decisions of a playout before its end is evaluated.
        self.depth: i64 = depth
        #: Further decisions of a playout that has not reached a quiet position.
        self.settle: i64 = settle
        #: In how many worlds the actions at the root are evaluated.
        self.worlds: i64 = worlds


class Search:
    """The search for one decision of one seat."""

    def __init__(
        self, known: Position, seat: i64, evaluation: Evaluation, rng: Rng, parameters: SearchParameters
    ) -> None:
        #: A world that looks like the real one to the seat; all others are imagined from it.
        self.known = known
        self.seat: i64 = seat
        self.evaluation = evaluation
        self.rng = rng
        self.parameters = parameters
        self.seats: i64 = known.game.seats
        self.root = Node(0, seat, 0)
        self.iterations: i64 = 0
        #: The actions at the root, the most promising first, and the lead that each promises.
        self.root_actions: vec[i64] = vec[i64]()
        self.root_leads: vec[i64] = vec[i64]()
        leads = mean_action_leads(known, seat, evaluation, rng, parameters.worlds)
        self._rank_root_actions(known.candidates(seat), leads)
        #: For each meaning the step in which it was last possible, and the action that it stood for then.
        self.step: i64 = 0
        self.step_of: vec[i64] = vec[i64]([0] * evaluation.meaning_count)
        self.action_of: vec[i64] = vec[i64]([0] * evaluation.meaning_count)

    def _rank_root_actions(self, choices: vec[i64], leads: vec[i64]) -> None:
        """Sort the sensible choices by lead, equal ones in random order."""
        sensible = self.evaluation.sensible(self.known, self.seat, choices)
        indices = vec[i64]()
        number: i64
        for number in range(len(choices)):
            if len(indices) < len(sensible) and choices[number] == sensible[len(indices)]:
                indices = append(indices, number)
        self.rng.shuffle(indices)
        ranked = sorted([(-int(leads[index]), rank) for rank, index in enumerate(indices)])
        for negative_lead, rank in ranked:
            self.root_actions = append(self.root_actions, choices[indices[rank]])
            self.root_leads = append(self.root_leads, -negative_lead)

    # -- one iteration -----------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """Imagine a world, descend to a new node, play on, evaluate, and credit the path."""
        world = self.known.imagine(int(self.seat), self.rng)
        path = self._descend(world)
        self._play_out(world)
        self._backpropagate(path, self._evaluate(world))
        self.iterations += 1

    def _descend(self, world: Position) -> list[Node]:
        """Play actions of the tree in the world, up to and including a new node; return the nodes passed."""
        path: list[Node] = []
        node = self.root
        mover: i64 = self.seat
        while True:
            choices = self._sensible_candidates(world, mover)
            meanings = self.evaluation.meanings(world, mover, choices)
            self._mark_possible(choices, meanings)
            child = self._select(node, mover, len(choices))
            if child is None:
                child = self._expand(node, world, mover, choices, meanings)
            is_new = child.visits == 0
            world.move(mover, self.action_of[child.meaning])
            path.append(child)
            if is_new or world.over():
                return path
            node = child
            mover = world.next_actor()

    def _sensible_candidates(self, world: Position, mover: i64) -> vec[i64]:
        """The actions that the mover considers."""
        return self.evaluation.sensible(world, mover, world.candidates(mover))

    def _mark_possible(self, choices: vec[i64], meanings: vec[i64]) -> None:
        """Note which meanings are possible in this step, and the action of each."""
        self.step += 2  # the even number marks what is possible, the odd one what already has a child
        step = self.step
        number: i64
        for number in range(len(choices)):
            meaning = meanings[number]
            self.step_of[meaning] = step
            self.action_of[meaning] = choices[number]

    def _select(self, node: Node, mover: i64, choice_count: i64) -> Node | None:
        """Return the possible child with the highest score, or None if the node needs another child."""
        parameters = self.parameters
        step = self.step
        best: Node | None = None
        best_score: i64 = 0
        possible: i64 = 0
        for child in node.children:
            if self.step_of[child.meaning] == step and child.seat == mover:
                possible += 1
                child.available += 1
                self.step_of[child.meaning] = step + 1
                score = ucb_score(child, parameters.explore, parameters.trust)
                if best is None or score > best_score:
                    best = child
                    best_score = score
        width: i64 = 1 + parameters.widen * integer_sqrt(node.visits) // 100
        return best if possible >= width or possible >= choice_count else None

    def _expand(self, node: Node, world: Position, mover: i64, choices: vec[i64], meanings: vec[i64]) -> Node:
        """Add a child for the most promising action without one: at the root the next by rank, else out of a sample."""
        if node is self.root:
            rank: i64 = len(node.children)
            action = self.root_actions[rank]
            lead = self.root_leads[rank]
        else:
            sample = draw_sample(self._without_child(choices, meanings), self.parameters.sample, self.rng)
            leads = self.evaluation.action_leads(world, mover, sample)
            best = first_highest(leads)
            action = sample[best]
            lead = leads[best]
        meaning = self.evaluation.meanings(world, mover, vec[i64]([action]))[0]
        child = Node(meaning, mover, self.evaluation.probability(lead, self.evaluation.uncertainty(world)))
        child.available = 1
        node.children.append(child)
        return child

    def _without_child(self, choices: vec[i64], meanings: vec[i64]) -> vec[i64]:
        """The choices that `_select` found no child for."""
        found = vec[i64]()
        number: i64
        for number in range(len(choices)):
            if self.step_of[meanings[number]] == self.step:
                found = append(found, choices[number])
        return found

    def _play_out(self, world: Position) -> None:
        """Play on for a while below the tree."""
        parameters = self.parameters
        play_guided(world, self.evaluation, self.rng, parameters.sample, parameters.depth, parameters.settle)

    def _evaluate(self, world: Position) -> vec[i64]:
        """Each seat's probability of winning, in millionths."""
        leads = self.evaluation.leads(world)
        uncertainty = self.evaluation.uncertainty(world)
        probabilities = vec[i64]([0] * self.seats)
        seat: i64
        for seat in range(self.seats):
            probabilities[seat] = self.evaluation.probability(leads[seat], uncertainty)
        return probabilities

    def _backpropagate(self, path: list[Node], probabilities: vec[i64]) -> None:
        """Credit each action on the path with its own seat's probability of winning."""
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += probabilities[node.seat]

    # -- the answer --------------------------------------------------------------------------------------------

    def settled(self, left: i64) -> bool:
        """Return whether `left` further iterations could not change the answer."""
        if len(self.root_actions) == 1:
            return True
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def findings(self) -> list[tuple[int, int, int]]:
        """Each action tried at the root with its visits and the sum of their probabilities, in the initial ranking."""
        return [
            (int(self.root_actions[rank]), int(child.visits), int(child.total))
            for rank, child in enumerate(self.root.children)
        ]


def most_visited(findings: list[tuple[int, int, int]]) -> int:
    """The action with the most visits; of equals the one with the highest mean, then the first in the ranking."""
    best = findings[0]
    for found in findings[1:]:
        if found[1] > best[1] or (found[1] == best[1] and found[2] > best[2]):
            best = found
    return best[0]
