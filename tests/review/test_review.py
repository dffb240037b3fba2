"""Reviews name known mistakes and only those, and depend on the record, the seed and the number of worlds alone."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.engine.errors import BadRecord
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.record import Record
from terrarium.engine.redeal import Redeal
from terrarium.review import comparing, review_record, reviewing
from terrarium.review.decisions import Decision
from tests.review.apples import TURNS, apple_record, apples, apples_before
from tests.review.games import last_blunder, random_record

#: Deals in which the apples before the fifth move differ enough for a mistake to matter.
SEEDS = [1, 5, 6, 8, 9]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_perfect_game_has_no_turning_point(seed: int) -> None:
    with apples() as game:
        review = review_record(apple_record(game, seed), worlds=40)
    assert [found.turning_points for found in review.by_seat] == [[], []]
    assert [found.mistakes for found in review.by_seat] == [0, 0]
    assert [found.decisions for found in review.by_seat] == [TURNS, TURNS]
    assert [found.balance.own for found in review.by_seat] == [0, 0]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mistake_is_named_with_what_it_cost(seed: int) -> None:
    with apples() as game:
        record = apple_record(game, seed, smallest=(4,))
        sizes = apples_before(game, record, 4)
        review = review_record(record, worlds=200)
    assert max(sizes) - min(sizes) >= 5, "the seeds are chosen so that the mistake matters"
    (point,) = review.by_seat[0].turning_points
    assert (point.number, point.seat, point.chosen.words) == (4, 0, f"take {sizes.index(min(sizes))}")
    assert sizes[point.better.action] == max(sizes)
    assert point.points.mean == point.points.low == point.points.high == max(sizes) - min(sizes)
    assert 0 < point.chance.low < point.chance.mean < point.chance.high <= 1
    assert point.better.line == {"id": "apples-take", "size": max(sizes)}
    assert [reason["id"] for reason in point.reasons] == ["review-reason-later"]
    assert review.by_seat[1].turning_points == []


def test_only_the_three_costliest_mistakes_are_turning_points() -> None:
    with apples() as game:
        review = review_record(apple_record(game, 15, smallest=tuple(range(2 * TURNS))), worlds=200)
    found = review.by_seat[0]
    assert found.mistakes > 3
    losses = [point.chance.mean for point in found.turning_points]
    assert len(losses) == 3
    assert losses == sorted(losses, reverse=True)
    assert found.lost_chance > sum(losses)
    assert found.balance.own == pytest.approx(-found.lost_chance, abs=0.001)


def test_luck_and_choices_add_up_to_the_result() -> None:
    with apples() as game:
        review = review_record(apple_record(game, 2, smallest=(3, 4)), worlds=100)
    assert any(found.mistakes for found in review.by_seat)
    for found, chances in zip(review.by_seat, zip(*review.chances, strict=True), strict=True):
        balance = found.balance
        assert balance.start + balance.deal + balance.own + balance.others == pytest.approx(balance.result, abs=1e-9)
        assert (balance.start, balance.result) == (chances[0], chances[-1])
        assert balance.result == (1.0 if found.seat in review.winners else 0.0)
    mine, other = review.by_seat[0].balance, review.by_seat[1].balance
    assert mine.own == pytest.approx(-other.others, abs=0.001), "what one loses the other gains"


def test_chances_cover_every_moment() -> None:
    with apples() as game:
        review = review_record(apple_record(game, 1), worlds=2)
    assert len(review.chances) == 2 * TURNS + 1
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in review.chances)


def test_an_unclear_loss_does_not_count() -> None:
    """Two standard errors above zero, and one percent: both are needed."""
    for losses, counts in (
        ([0.2, 0.3, 0.25, 0.2], True),
        ([0.9, -0.5, 0.3, 0.2], False),
        ([0.004, 0.005, 0.004, 0.005], False),
        ([0.0, 0.0], False),
        ([1.0, 1.0], True),
    ):
        estimate = comparing.estimate(losses)
        found = comparing.Comparison(0, 0, 0, len(losses), estimate, estimate, [])
        assert found.counts() is counts, losses


def test_an_estimate_is_two_standard_errors_wide() -> None:
    found = comparing.estimate([1.0, 2.0, 3.0, 4.0])
    error = (5 / 3 / 4) ** 0.5
    assert (found.mean, found.low, found.high) == (2.5, round(2.5 - 2 * error, 6), round(2.5 + 2 * error, 6))


def test_the_same_seed_gives_the_same_review() -> None:
    record = random_record("rauha", 2, 5)
    first = review_record(record, seed=7, worlds=4)
    assert review_record(Record.from_json(record.to_json()), seed=7, worlds=4) == first
    assert review_record(record, seed=8, worlds=4) != first


@pytest.mark.parametrize("name", ["planet", "rauha", "earth"])
def test_a_blunder_at_the_end_is_named(name: str) -> None:
    """The choice that turned a victory into a defeat, where the rest of the game was known."""
    blunder = last_blunder(name)
    review = review_record(blunder.record, worlds=16)
    (point,) = [point for point in review.by_seat[blunder.seat].turning_points if point.number == blunder.number]
    assert point.chosen.action == blunder.action
    assert point.chance.low > 0.2


@pytest.mark.parametrize(("name", "seats"), [("planet", 2), ("rauha", 3), ("earth", 1)])
def test_people_may_play_what_bots_leave_out(name: str, seats: int) -> None:
    record = random_record(name, seats, 3)
    review = review_record(record, worlds=2)
    assert review.scores == record.scores
    assert len(review.by_seat) == seats
    assert sum(found.decisions for found in review.by_seat) > 10
    assert all(found.retested <= reviewing.RETESTED for found in review.by_seat)


def test_the_number_of_playouts_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def counted(*_arguments: object) -> None:
        nonlocal played
        played += 1

    monkeypatch.setattr(comparing, "play_guided", counted)
    review_record(random_record("planet", 4, 1), worlds=8)
    assert 0 < played <= 4 * (10 * 4 * 2 + 5 * 2 * 8)


def test_progress_grows_to_all_of_it() -> None:
    shares: list[float] = []
    with apples() as game:
        review_record(apple_record(game, 1, smallest=(4,)), worlds=8, progress=shares.append)
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.1
    assert shares[-1] == 1


def test_a_running_game_is_refused() -> None:
    record = random_record("planet", 2, 1)
    record.moves.pop()
    record.reopen()
    with pytest.raises(BadRecord, match="not over after 23 moves") as refused:
        review_record(record)
    assert refused.value.code == "review-not-over"


def test_other_rules_are_refused_with_the_reason() -> None:
    record = random_record("planet", 2, 1)
    record.rules -= 1
    with pytest.raises(BadRecord) as refused:
        review_record(record)
    assert refused.value.code == "record-other-rules"


@pytest.mark.parametrize("name", ["planet", "rauha", "earth"])
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str) -> None:
    """In every world that looks the same to the seat, the judgement is the same."""
    game = terrarium.game(name, seats=2)
    position = game.start(9)
    for _move in range(9):
        seat = position.actors()[0]
        position.play(seat, int(position.candidates(seat)[-1]))
    seat = position.actors()[0]
    action = int(position.candidates(seat)[-1])
    judged = []
    for world in (position, position.imagine(seat, 99)):
        decision = Decision(9, seat, action, world)
        screening = comparing.Comparer(game, 1).screen(decision)
        retest = comparing.Comparer(game, 1).retest(decision, screening.others[0], 3)
        judged.append((screening, retest))
    assert judged[0] == judged[1]


def test_only_what_was_played_after_a_redeal_is_judged() -> None:
    """The moves before it are those of another game."""
    record = random_record("planet", 2, 1)
    played = Playthrough(record.game(), record.seed, journal=False, redeals=[Redeal(20, 1, 3)])
    for move in record.moves[:20]:
        played.play(move.seat, move.action)
    while not played.position.over():
        seat = played.position.actors()[0]
        played.play(seat, played.position.legal(seat)[0])
    review = review_record(played.record, worlds=2)
    assert 0 < sum(found.decisions for found in review.by_seat) <= len(record.moves) - 20
    assert len(review.chances) == len(played.record.moves) + 1
    assert review.scores == played.record.scores
