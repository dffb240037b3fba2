"""Mystery animals, and variants together: P31, P32."""

from __future__ import annotations

from collections import Counter

import pytest

from terrarium.planet.position import PlanetPosition
from tests.planet.positions import imagined, play_first, play_round, seen, start


def hidden_homes(position: PlanetPosition) -> list[int]:
    """The rounds whose second card still lies face down, as a spectator sees it."""
    animals = seen(position, None)["animals"]
    return [one["home"] for one in animals if one["animal"] is None]


@pytest.mark.clause("P31")
def test_two_rows_of_ten_lie_under_rounds_3_to_12() -> None:
    position = start(3, mystery=True)
    assert Counter(position.dealt_columns) == dict.fromkeys(range(3, 13), 2)
    assert len(set(position.animals)) == 20


@pytest.mark.clause("P31")
def test_one_card_is_turned_up_at_the_end_of_every_round() -> None:
    position = start(2, mystery=True)
    assert hidden_homes(position) == list(range(3, 13))
    for finished in range(1, 11):
        play_round(position)
        assert hidden_homes(position) == list(range(finished + 3, 13))
    assert hidden_homes(position) == []


@pytest.mark.clause("P31")
def test_the_card_is_not_shown_before_the_round_is_over() -> None:
    position = start(3, mystery=True)
    play_first(position, 2)
    assert hidden_homes(position) == list(range(3, 13))
    play_first(position)
    assert hidden_homes(position) == list(range(4, 13))


@pytest.mark.clause("P31")
def test_nobody_knows_a_face_down_card() -> None:
    position = start(2, mystery=True)
    play_round(position)
    secret = {int(position.animals[number]) for number in range(11, 20)}
    for seat in (None, 0, 1):
        animals = seen(position, seat)["animals"]
        assert not secret & {one["animal"] for one in animals}
    worlds = [imagined(position, 0, seed) for seed in range(30)]
    assert len({tuple(world.animals[11:]) for world in worlds}) == 30
    assert all(tuple(world.animals[:11]) == tuple(position.animals[:11]) for world in worlds)


@pytest.mark.clause("P31")
def test_the_turned_up_card_is_told() -> None:
    position = start(2, mystery=True, journal=True)
    play_round(position)
    assert position.journal is not None
    told = [line for line in position.journal.lines(None) if line.id == "planet-mystery"]
    assert [line.figures["round"] for line in told] == [3]


@pytest.mark.clause("P32")
def test_beginner_and_mystery_together() -> None:
    position = start(4, beginner=True, mystery=True)
    assert list(position.objectives) == [-1] * 4
    assert len(hidden_homes(position)) == 10
    while not position.over():
        play_first(position)
    assert position.outcome().scores == [list(position.fate).count(seat) for seat in range(4)]
