"""The best answers to a question: ranked by the evaluation in imagined worlds, with reasons from the views."""

from __future__ import annotations

from dataclasses import dataclass, replace

from terrarium.bots.bot import decision_rng
from terrarium.bots.simple_bots import mean_action_leads
from terrarium.engine.errors import Refused
from terrarium.engine.evaluation import Evaluation
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

#: In how many imagined worlds the answers are judged.
WORLDS = 8
#: In how many of them a reason has to hold to be given.
REASON_WORLDS = 3
#: The most reasons for one answer.
MOST_REASONS = 3
#: How many further questions belong to one answer at the most.
MOST_QUESTIONS = 3
#: How many further answers are looked at, so that two hints do not say the same, as for two faces of an empty planet.
MOST_ALIKE = 12
#: The seed of hints: the same view gets the same hint.
SEED = 20_261
#: Stand in for the reasons of an answer that has none: of the best one, and of any other.
BEST = Line("hint-reason-best")
NEXT_BEST = Line("hint-reason-next-best")


@dataclass(frozen=True)
class Hint:
    """One recommended answer."""

    action: int
    #: What it is expected to gain compared with the average answer, in thousandths of a point.
    gain: int
    #: Why, in the terms of the game; the most important first, never empty.
    reasons: list[Line]

    def line(self, position: Position, seat: int) -> Line:
        """Return the hint as one line: the answer and the reasons."""
        return Line("hint", answer=position.explain(seat, self.action), reasons=self.reasons)


def best_answers(position: Position, seat: int, count: int = 2, worlds: int = WORLDS) -> list[Hint]:
    """Return the best answers of a seat that must act, the best first.

    Only imagined worlds are judged, so a hint depends on what the seat may know and on nothing else.
    """
    if seat not in position.actors():
        raise Refused("hint-not-your-turn", seat=seat)
    rng = decision_rng(SEED, position, seat)
    game = position.game
    imagined = position.imagine(seat, rng)
    options = [int(action) for action in imagined.candidates(seat)]
    leads = [int(lead) for lead in mean_action_leads(position, seat, game.title.evaluation(game), rng, worlds)]
    average = sum(leads) // len(leads)
    # `sorted` is stable: equal answers keep their order, so the choice is the same everywhere.
    ranked = sorted(range(len(options)), key=lambda index: -leads[index])
    chosen: list[Hint] = []
    alike: list[Hint] = []
    for index in _best_turns(ranked, [game.words(action) for action in options])[: count + MOST_ALIKE]:
        reasons = find_reasons(position, seat, options[index], rng)
        same = reasons in [hint.reasons for hint in chosen]
        (alike if same else chosen).append(Hint(options[index], leads[index] - average, reasons))
        if len(chosen) == count:
            break
    # Hints that say the same only where there are too few others.
    chosen = sorted(chosen + alike[: count - len(chosen)], key=lambda hint: -hint.gain)
    most = chosen[0].gain
    ranks = [BEST if hint.gain == most else NEXT_BEST for hint in chosen]
    return [hint if hint.reasons else replace(hint, reasons=[rank]) for hint, rank in zip(chosen, ranks, strict=True)]


def _best_turns(ranked: list[int], words: list[str]) -> list[int]:
    """Return the answers without those that only turn the tile of a better one: to a person they are one answer."""
    best: dict[str, int] = {}
    for index in ranked:
        best.setdefault(words[index].partition(" turn ")[0], index)
    return list(best.values())


def find_reasons(position: Position, seat: int, action: int, rng: Rng) -> list[Line]:
    """Return the reasons for an answer that hold in every one of a few imagined worlds; empty if there are none."""
    reasons: list[Line] = []
    compare = position.game.title.reasons
    evaluation = position.game.title.evaluation(position.game)
    for number in range(REASON_WORLDS if compare is not None else 0):
        before = position.imagine(seat, rng)
        after = before.copy()
        after.play(seat, action)
        _finish(after, seat, evaluation)
        assert compare is not None
        found = compare(seat, before.explain(seat, action), before.view(seat), after.view(seat))
        reasons = found if number == 0 else [reason for reason in reasons if reason in found]
    return reasons[:MOST_REASONS]


def _finish(position: Position, seat: int, evaluation: Evaluation) -> None:
    """Play what the answer leads to, such as the place of a chosen card, until nothing is half done."""
    for _question in range(MOST_QUESTIONS):
        if seat not in position.actors() or evaluation.quiet(position):
            return
        choices = position.candidates(seat)
        leads = evaluation.action_leads(position, seat, choices)
        best = max(range(len(choices)), key=lambda index: leads[index])
        position.play(seat, int(choices[best]))
