"""Chances to win: what they add up to, what they say at the end, and that they give nothing away."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.bots.win_chances import win_chances
from terrarium.engine.evaluation import CERTAIN, final_chances
from terrarium.engine.game import Game
from terrarium.engine.outcome import Outcome
from tests.bots.scenes import after, finished
from tests.bots.test_earth_modes import alone, begun, in_teams, played

TITLES = terrarium.titles()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_are_the_whole(title: str, seats: int) -> None:
    chances = win_chances(after(title, seats, 5, 8), 0)
    assert len(chances) == seats
    assert all(chance > 0 for chance in chances)
    # Each chance is rounded down twice: in every world, and in the mean of the worlds.
    assert CERTAIN - 2 * seats <= sum(chances) <= CERTAIN


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_that_leads_has_the_best_chance(title: str) -> None:
    for seed in range(5):
        position = after(title, 3, seed, 20)
        evaluation = position.game.title.evaluation(position.game)
        leads = list(evaluation.leads(position))
        chances = list(evaluation.win_chances(position))
        assert chances.index(max(chances)) == leads.index(max(leads))


@pytest.mark.parametrize("title", TITLES)
def test_at_the_end_the_winners_have_won(title: str) -> None:
    for seed in range(4):
        position = finished(title, 2 + seed % 3, seed)
        winners = position.outcome().winners
        expected = [CERTAIN // len(winners) if seat in winners else 0 for seat in range(position.game.seats)]
        assert win_chances(position, None) == expected


def test_a_shared_victory_counts_as_a_part_and_a_teams_as_a_whole() -> None:
    shared = Outcome([5, 5, 3], [0, 1], [[], [], []])
    assert list(final_chances(shared, 3)) == [CERTAIN // 2, CERTAIN // 2, 0]
    team = Outcome([5, 5, 3, 3], [0, 1], [[], [], [], []], teams=[[0, 1], [2, 3]])
    assert list(final_chances(team, 4)) == [CERTAIN, CERTAIN, 0, 0]


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("title", TITLES)
def test_what_a_viewer_cannot_know_does_not_change_the_chances(title: str, seat: int | None) -> None:
    position = after(title, 2, 6, 9)
    before = position.fingerprint()
    expected = win_chances(position, seat)
    assert position.fingerprint() == before
    for other in range(4):
        assert win_chances(position.imagine(seat, other), seat) == expected


@pytest.mark.parametrize("game", [alone(), in_teams()], ids=["alone", "teams"])
def test_alone_and_in_teams_nothing_hidden_changes_the_chances(game: Game) -> None:
    position = begun(game, 4, 40)
    assert win_chances(position.imagine(0, 8), 0) == win_chances(position, 0)


def test_a_team_has_one_chance_and_the_other_team_the_rest() -> None:
    ours, mates, theirs, rivals = win_chances(begun(in_teams(), 4, 60), 1)
    assert ours == mates
    assert theirs == rivals
    assert CERTAIN - 2 <= ours + theirs <= CERTAIN


def test_alone_the_rest_is_gaias_chance() -> None:
    (chance,) = win_chances(begun(alone(), 4, 30), 0)
    assert 0 < chance < CERTAIN
    lost = played(alone(), [], 5)
    assert lost.outcome().winners == []
    assert win_chances(lost, 0) == [0]
