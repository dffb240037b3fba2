"""Checks of play: legal actions, refusals, copies, components, scores and the journal."""

from __future__ import annotations

import pickle

from terrarium.engine.errors import NotOver, Refused, sentence
from terrarium.engine.outcome import Outcome
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.testing.random_game import RandomGame, full_state, json_text, play_random
from terrarium.texts import LANGUAGES, NoText, Texts


def check_legal(run: RandomGame) -> None:
    """Check that actors and legal actions are valid and sorted, and that no legal action is refused."""
    game = run.game
    for position in run.walk():
        actors = position.actors()
        run.expect_equal(actors, sorted(set(actors)), "actors are not ascending")
        run.expect(all(0 <= seat < game.seats for seat in actors), f"actors {actors} are no seats of the game")
        run.expect_equal(position.over(), not actors, "the game is over exactly when nobody owes an action")
        if actors:
            run.expect_equal(int(position.next_actor()), actors[0], "the next actor is not the first of the actors")
        for seat in range(game.seats):
            legal = position.legal(seat)
            run.expect(legal or seat not in actors, "owes an action but has no legal one", seat)
            run.expect(not (legal and position.over()), "may still act after the end", seat)
            run.expect_equal(legal, sorted(set(legal)), "legal actions are not ascending, or not different", seat)
            run.expect(all(0 <= action < game.actions for action in legal), f"no such actions: {legal}", seat)
            run.expect_equal([int(action) for action in position.choices(seat)], legal, "choices are not legal", seat)
            if seat in actors:
                _check_candidates(run, position, seat, legal)
            refused = [action for action in legal if position.refusal(seat, action) is not None]
            run.expect(not refused, f"actions {refused} are legal, yet there is a refusal", seat)
        for seat in (-1, game.seats):
            run.expect_equal(position.legal(seat), [], "a seat that does not exist may act", seat)


def _check_candidates(run: RandomGame, position: Position, seat: int, legal: list[int]) -> None:
    """Check that candidates are legal and that `pick` draws from them."""
    candidates = [int(action) for action in position.candidates(seat)]
    run.expect(candidates, "owes an action but has no candidate", seat)
    run.expect_equal(candidates, sorted(set(candidates)), "candidates are not ascending, or not different", seat)
    illegal = [action for action in candidates if action not in legal]
    run.expect(not illegal, f"candidates {illegal} are not legal", seat)
    seed = 1000 * len(candidates) + candidates[-1]
    drawn = candidates[Rng(seed).below(len(candidates))]
    run.expect_equal(int(position.pick(seat, Rng(seed))), drawn, "pick is not a draw from the candidates", seat)


def check_refusals(run: RandomGame) -> None:
    """Check that illegal actions are refused with a reason that has a text, and change nothing."""
    game, chance = run.game, run.random
    numbers = game.actions + 2 * len(game.settings)
    for position in run.sampled():
        tries = [(seat, action) for seat in range(-1, game.seats + 1) for action in (-1, numbers, 2**62)]
        tries += [(seat, chance.randrange(game.actions)) for seat in (-1, game.seats)]
        for seat in range(game.seats):
            legal = set(position.legal(seat))
            illegal = [action for action in range(game.actions) if action not in legal]
            tries += [(seat, action) for action in chance.sample(illegal, min(20, len(illegal)))]
        before, fingerprint = full_state(position), position.fingerprint()
        for seat, action in tries:
            _expect_refusal(run, position, seat, action)
            run.expect_equal(
                position.fingerprint(), fingerprint, f"refusing action {action} changed the position", seat
            )
        run.expect_equal(full_state(position), before, "refusals changed what a seat sees")


def _expect_refusal(run: RandomGame, position: Position, seat: int, action: int) -> None:
    try:
        position.play(seat, action)
    except Refused as refused:
        text = sentence(refused.line)
        if text == repr(refused.line):  # not a reason of the program itself: the title has its own texts
            try:
                text = Texts(LANGUAGES[0]).say(refused.line)
            except NoText as missing:
                raise run.failure(f"the reason {refused.code} has no text: {missing}", seat) from missing
        run.expect("{ $" not in text, f"the reason {refused.code} lacks figures: {text}", seat)
    except Exception as error:
        run.fail(f"illegal action {action} raised {error!r} instead of Refused", seat)
    else:
        run.fail(f"illegal action {action} was accepted", seat)


def check_copy(run: RandomGame) -> None:
    """Check that a copy is equal, plays the same game, and is independent of its original."""
    for position in run.sampled(journal=True):
        before = full_state(position)
        journal = len(position.journal.all_lines()) if position.journal is not None else 0
        twin, third = position.copy(), position.copy()
        run.expect(twin.journal is None, "a copy has a journal")
        run.expect_equal(full_state(twin), before, "a copy differs from its original")
        play_random(twin, run.random, 20)
        run.expect_equal(full_state(position), before, "playing on a copy changed the original")
        run.expect_equal(full_state(third), before, "playing on a copy changed another copy")
        if position.journal is not None:
            run.expect_equal(len(position.journal.all_lines()), journal, "a copy wrote to the original's journal")
        if run.seat is not None and run.action is not None:
            fourth = position.copy()
            fourth.play(run.seat, run.action)
            third.play(run.seat, run.action)
            run.expect_equal(
                full_state(fourth), full_state(third), "the same action led two copies to different positions"
            )


def check_census(run: RandomGame) -> None:
    """Check that no component is lost or added."""
    counted: dict[str, list[int]] | None = None
    for position in run.walk():
        census = position.census()
        counted = census if counted is None else counted
        run.expect_equal(sorted(census), sorted(counted), "kinds of components")
        for kind, components in census.items():
            run.expect_equal(components, sorted(components), f"the census of {kind} is not ascending")
            run.expect_equal(components, counted[kind], f"the {kind} have changed")


def check_scores(run: RandomGame) -> None:
    """Check that the running scores, the recomputed scores and the final score sheet agree."""
    for position in run.walk():
        scores = position.scores()
        run.expect_equal(len(scores), run.game.seats, "there is not one score for each seat")
        afresh = run.game.unpack(position.pack())
        run.expect_equal(afresh.scores(), scores, "scores counted from scratch differ from the running ones")
        if not position.over():
            _expect_not_over(run, position)
            continue
        outcome = position.outcome()
        run.expect_equal(outcome.scores, scores, "the outcome's scores differ from the running ones")
        sums = [sum(entry.points for entry in rows) for rows in outcome.breakdown]
        run.expect_equal(sums, outcome.scores, "the rows of the breakdown do not add up to the scores")
        run.expect_equal(outcome.teams, run.game.teams(), "the outcome has other teams than the game")
        run.expect_equal(outcome.winners, sorted(set(outcome.winners)), "winners are not ascending")
        _check_winners(run, outcome)
        run.expect_equal(json_text(afresh.outcome().data()), json_text(outcome.data()), "the outcome after unpacking")
        run.expect_equal(pickle.loads(pickle.dumps(outcome)), outcome, "the outcome after pickling")


def _check_winners(run: RandomGame, outcome: Outcome) -> None:
    """Check that the winner has the most points: a seat, a whole team, or a rival without a seat."""
    sides = outcome.teams or [[seat] for seat in range(run.game.seats)]
    points = [sum(outcome.scores[seat] for seat in side) for side in sides]
    won = [side for side in sides if set(side) & set(outcome.winners)]
    run.expect_equal(sorted(seat for side in won for seat in side), outcome.winners, "a team won in part")
    rival = outcome.rival
    if rival is not None:
        run.expect_equal(sum(entry.points for entry in rival.rows), rival.score, "the rival's rows do not add up")
        run.expect(won or rival.score >= max(points), f"nobody won with {points} against {rival.score}")
        run.expect(not won or rival.score <= max(points), f"{won} won with {points} against {rival.score}")
    else:
        run.expect(won, "nobody won")
    first = [side for side, total in zip(sides, points, strict=True) if total == max(points)]
    run.expect(all(side in first for side in won), f"{outcome.winners} won with the scores {outcome.scores}")
    run.expect_equal(outcome.decided_by is None, len(first) == 1, "decided_by must say how a tie was broken")


def _expect_not_over(run: RandomGame, position: Position) -> None:
    try:
        position.outcome()
    except NotOver:
        return
    run.fail("there is an outcome before the end")


def check_journal(run: RandomGame) -> None:
    """Check that a journal changes nothing, that its lines are plain data, and that `reveals` never decreases."""
    reveals = 0
    for position, without_journal in zip(
        run.walk(journal=True), RandomGame(run.game, run.seed, run.limit).walk(), strict=True
    ):
        run.expect(without_journal.journal is None, "there is a journal that nobody asked for")
        run.expect_equal(
            position.fingerprint(),
            without_journal.fingerprint(),
            "the game with a journal differs from the one without",
        )
        run.expect(position.reveals >= reveals, f"reveals went down from {reveals} to {position.reveals}")
        reveals = int(position.reveals)
        if position.journal is None:
            run.fail("there is no journal although one was asked for")
        if position.over():
            for seat in (None, *range(run.game.seats)):
                json_text([line.data() for line in position.journal.lines(seat)])
