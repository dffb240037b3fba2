"""Checks of what happens in play: actions, refusals, copies, components, scores, the journal."""

from __future__ import annotations

import pickle

from terrarium.engine.errors import NotOver, Refused, sentence
from terrarium.engine.outcome import Outcome
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.testing.random_game import RandomGame, data_bytes, everything, play_some


def check_legal(trial: RandomGame) -> None:
    """Actors and legal actions are in order, and what is legal is not refused."""
    game = trial.game
    for position in trial.walk():
        actors = position.actors()
        trial.same(actors, sorted(set(actors)), "actors are not ascending")
        trial.expect(all(0 <= seat < game.seats for seat in actors), f"actors {actors} are no seats of the game")
        trial.same(position.over(), not actors, "the game is over exactly when nobody owes an action")
        for seat in range(game.seats):
            legal = position.legal(seat)
            trial.expect(legal or seat not in actors, "owes an action but has no legal one", seat)
            trial.expect(not (legal and position.over()), "may still act after the end", seat)
            trial.same(legal, sorted(set(legal)), "legal actions are not ascending, or not different", seat)
            trial.expect(all(0 <= action < game.actions for action in legal), f"no such actions: {legal}", seat)
            trial.same([int(action) for action in position.choices(seat)], legal, "choices are not legal", seat)
            if seat in actors:
                _check_candidates(trial, position, seat, legal)
            refused = [action for action in legal if position.refusal(seat, action) is not None]
            trial.expect(not refused, f"actions {refused} are legal, yet there is a refusal", seat)
        for seat in (-1, game.seats):
            trial.same(position.legal(seat), [], "a seat that does not exist may act", seat)


def _check_candidates(trial: RandomGame, position: Position, seat: int, legal: list[int]) -> None:
    """What bots consider is legal, and `pick` draws from it."""
    candidates = [int(action) for action in position.candidates(seat)]
    trial.expect(candidates, "owes an action but has no candidate", seat)
    trial.same(candidates, sorted(set(candidates)), "candidates are not ascending, or not different", seat)
    illegal = [action for action in candidates if action not in legal]
    trial.expect(not illegal, f"candidates {illegal} are not legal", seat)
    seed = 1000 * len(candidates) + candidates[-1]
    drawn = candidates[Rng(seed).below(len(candidates))]
    trial.same(int(position.pick(seat, Rng(seed))), drawn, "pick is not a draw from the candidates", seat)


def check_refusals(trial: RandomGame) -> None:
    """What is illegal is refused with a reason in words, and nothing has changed."""
    game, chance = trial.game, trial.random
    numbers = game.actions + 2 * len(game.settings)
    for position in trial.sampled():
        tries = [(seat, action) for seat in range(-1, game.seats + 1) for action in (-1, numbers, 2**62)]
        tries += [(seat, chance.randrange(game.actions)) for seat in (-1, game.seats)]
        for seat in range(game.seats):
            legal = set(position.legal(seat))
            illegal = [action for action in range(game.actions) if action not in legal]
            tries += [(seat, action) for action in chance.sample(illegal, min(20, len(illegal)))]
        before, fingerprint = everything(position), position.fingerprint()
        for seat, action in tries:
            _refuse(trial, position, seat, action)
            trial.same(position.fingerprint(), fingerprint, f"refusing action {action} changed the position", seat)
        trial.same(everything(position), before, "refusals changed what somebody sees")


def _refuse(trial: RandomGame, position: Position, seat: int, action: int) -> None:
    try:
        position.play(seat, action)
    except Refused as refused:
        text = sentence(refused.line)
        trial.expect(text != repr(refused.line), f"the reason {refused.code} has no text", seat)
        trial.expect("{ $" not in text, f"the reason {refused.code} lacks figures: {text}", seat)
    except Exception as error:
        trial.fail(f"illegal action {action} raised {error!r} instead of Refused", seat)
    else:
        trial.fail(f"illegal action {action} was accepted", seat)


def check_copy(trial: RandomGame) -> None:
    """A copy is equal, plays the same game, and goes its own way."""
    for position in trial.sampled(journal=True):
        before = everything(position)
        journal = len(position.journal.all_lines()) if position.journal is not None else 0
        twin, third = position.copy(), position.copy()
        trial.expect(twin.journal is None, "a copy has a journal")
        trial.same(everything(twin), before, "a copy differs from its original")
        play_some(twin, trial.random, 20)
        trial.same(everything(position), before, "playing on a copy changed the original")
        trial.same(everything(third), before, "playing on a copy changed another copy")
        if position.journal is not None:
            trial.same(len(position.journal.all_lines()), journal, "a copy told something to the original's journal")
        if trial.seat is not None and trial.action is not None:
            fourth = position.copy()
            fourth.play(trial.seat, trial.action)
            third.play(trial.seat, trial.action)
            trial.same(everything(fourth), everything(third), "two copies went different ways by the same action")


def check_census(trial: RandomGame) -> None:
    """No component is lost and none appears."""
    counted: dict[str, list[int]] | None = None
    for position in trial.walk():
        census = position.census()
        counted = census if counted is None else counted
        trial.same(sorted(census), sorted(counted), "kinds of components")
        for kind, components in census.items():
            trial.same(components, sorted(components), f"the census of {kind} is not ascending")
            trial.same(components, counted[kind], f"the {kind} have changed")


def check_scores(trial: RandomGame) -> None:
    """The running scores, those counted from scratch and the final sheet agree."""
    for position in trial.walk():
        scores = position.scores()
        trial.same(len(scores), trial.game.seats, "there is not one score for each seat")
        afresh = trial.game.unpack(position.pack())
        trial.same(afresh.scores(), scores, "scores counted from scratch differ from the running ones")
        if not position.over():
            _expect_not_over(trial, position)
            continue
        outcome = position.outcome()
        trial.same(outcome.scores, scores, "the outcome's scores differ from the running ones")
        sums = [sum(entry.points for entry in rows) for rows in outcome.breakdown]
        trial.same(sums, outcome.scores, "the rows of the breakdown do not add up to the scores")
        trial.same(outcome.teams, trial.game.teams(), "the outcome has other teams than the game")
        trial.same(outcome.winners, sorted(set(outcome.winners)), "winners are not ascending")
        _check_winners(trial, outcome)
        trial.same(data_bytes(afresh.outcome().data()), data_bytes(outcome.data()), "the outcome after unpacking")
        trial.same(pickle.loads(pickle.dumps(outcome)), outcome, "the outcome after pickling")


def _check_winners(trial: RandomGame, outcome: Outcome) -> None:
    """Whoever won has the most points: a seat, a whole team, or a rival without a seat."""
    sides = outcome.teams or [[seat] for seat in range(trial.game.seats)]
    points = [sum(outcome.scores[seat] for seat in side) for side in sides]
    won = [side for side in sides if set(side) & set(outcome.winners)]
    trial.same(sorted(seat for side in won for seat in side), outcome.winners, "a team won in part")
    rival = outcome.rival
    if rival is not None:
        trial.same(sum(entry.points for entry in rival.rows), rival.score, "the rival's rows do not add up")
        trial.expect(won or rival.score >= max(points), f"nobody won with {points} against {rival.score}")
        trial.expect(not won or rival.score <= max(points), f"{won} won with {points} against {rival.score}")
    else:
        trial.expect(won, "nobody won")
    first = [side for side, total in zip(sides, points, strict=True) if total == max(points)]
    trial.expect(all(side in first for side in won), f"{outcome.winners} won with the scores {outcome.scores}")
    trial.same(outcome.decided_by is None, len(first) == 1, "decided_by must say how equal scores were told apart")


def _expect_not_over(trial: RandomGame, position: Position) -> None:
    try:
        position.outcome()
    except NotOver:
        return
    trial.fail("there is an outcome before the end")


def check_journal(trial: RandomGame) -> None:
    """Reading along changes nothing; lines are plain data; what was shown stays shown."""
    reveals = 0
    for told, quiet in zip(
        trial.walk(journal=True), RandomGame(trial.game, trial.seed, trial.limit).walk(), strict=True
    ):
        trial.expect(quiet.journal is None, "there is a journal that nobody asked for")
        trial.same(told.fingerprint(), quiet.fingerprint(), "the game with a journal differs from the one without")
        trial.expect(told.reveals >= reveals, f"reveals went down from {reveals} to {told.reveals}")
        reveals = int(told.reveals)
        if told.journal is None:
            trial.fail("there is no journal although one was asked for")
        if told.over():
            for seat in (None, *range(trial.game.seats)):
                data_bytes([line.data() for line in told.journal.lines(seat)])
