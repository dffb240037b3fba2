"""The end of a game of Planet: P26 to P30."""

from __future__ import annotations

import random

import pytest

from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.planet.cards.box import STANDARD
from terrarium.planet.position import PlanetPosition
from terrarium.planet.rules.scoring import result
from tests.planet.worlds import animal, chain, habitat, paint, play_first, seen, start


def outcome(position: PlanetPosition, objectives: list[str | None], won: list[list[str]]) -> Outcome:
    numbers = [-1 if name is None else habitat(name) for name in objectives]
    return result(STANDARD, position.planets, numbers, [[animal(key) for key in keys] for keys in won])


@pytest.mark.clause("P26")
def test_objectives_are_revealed_and_scored_at_the_end() -> None:
    position = start(3)
    while not position.over():
        play_first(position)
    sheet = position.outcome()
    for seat in range(3):
        areas = sum(position.planets[5 * seat + position.objectives[seat]] >> area & 1 for area in range(60))
        first = sheet.breakdown[seat][0]
        assert first.line.figures["areas"] == areas
        assert first.points == STANDARD.objective_points(position.objectives[seat], areas)


@pytest.mark.clause("P26")
@pytest.mark.parametrize(
    ("name", "areas", "points"),
    [
        ("forest", 13, 0),
        ("forest", 14, 2),
        ("forest", 27, 10),
        ("forest", 60, 10),
        ("desert", 22, 8),
        ("desert", 23, 10),
    ],
)
def test_the_highest_rung_reached_counts(name: str, areas: int, points: int) -> None:
    position = start(2)
    paint(position, 0, **{name: list(range(areas))})
    assert outcome(position, [name, "ocean"], [[], []]).scores == [points, 0]


@pytest.mark.clause("P27")
@pytest.mark.parametrize(("areas", "points"), [(10, 0), (11, 2), (12, 2), (13, 2), (14, 4)])
def test_worked_example_the_glacier(areas: int, points: int) -> None:
    position = start(2)
    paint(position, 0, glacier=chain(0, areas))
    assert outcome(position, ["glacier", "ocean"], [[], []]).scores[0] == points


@pytest.mark.clause("P28")
def test_animals_of_the_own_objective_score_one_and_others_two() -> None:
    position = start(2)
    found = outcome(position, ["forest", "ocean"], [["fox", "panda", "dolphin"], ["fox", "dolphin"]])
    assert found.scores == [1 + 1 + 2, 2 + 1]
    assert [[row.points for row in rows] for rows in found.breakdown] == [[0, 1, 1, 2], [0, 2, 1]]


@pytest.mark.clause("P28")
def test_animals_score_whether_or_not_the_objective_reached_a_rung() -> None:
    position = start(2)
    paint(position, 0, glacier=chain(0, 10))
    paint(position, 1, glacier=chain(0, 11))
    found = outcome(position, ["glacier", "glacier"], [["penguin", "fox"], ["penguin", "fox"]])
    assert found.scores == [3, 5]


@pytest.mark.clause("P29")
def test_most_points_win() -> None:
    found = outcome(start(3), ["forest", "ocean", "desert"], [["fox"], ["fox"], ["fox", "dolphin"]])
    assert found.winners == [2]
    assert found.decided_by is None


@pytest.mark.clause("P29")
def test_a_tie_goes_to_the_most_animals() -> None:
    # Two animals of the own habitat are worth as much as one of another.
    found = outcome(start(2), ["forest", "ocean"], [["fox", "panda"], ["fox"]])
    assert found.scores == [2, 2]
    assert found.winners == [0]
    assert found.decided_by is not None
    assert found.decided_by.id == "planet-won-by-animals"


@pytest.mark.clause("P29")
def test_only_the_tied_compare_their_animals() -> None:
    # Seat 2 has the most animals of all, but fewer points: its animals are no measure for the tie.
    won = [["fox"], ["fox", "bear"], ["elephant", "meerkat", "lion"]]
    position = start(3)
    paint(position, 0, ocean=list(range(18)))  # 4 points, so 6 with the fox
    paint(position, 1, forest=list(range(17)))  # 4 points, so 6 with two animals of its own habitat
    found = outcome(position, ["ocean", "forest", "desert"], won)
    assert found.scores == [6, 6, 3]
    assert found.winners == [1]
    assert found.decided_by == Line("planet-won-by-animals", points=6, animals=2)


@pytest.mark.clause("P29")
def test_a_tie_of_three_goes_to_the_most_animals_too() -> None:
    # Three seats at 4 points: two animals worth 2 each, four worth 1, and three worth 2 + 1 + 1.
    won = [["fox", "bear"], ["fox", "bear", "tiger", "panda"], ["fox", "elephant", "lion"]]
    found = outcome(start(3), ["ocean", "forest", "desert"], won)
    assert found.scores == [4, 4, 4]
    assert found.winners == [1]
    assert found.decided_by == Line("planet-won-by-animals", points=4, animals=4)


@pytest.mark.clause("P29")
def test_of_three_who_are_tied_two_can_share_the_victory() -> None:
    won = [["fox", "elephant", "lion"], ["fox", "bear"], ["fox", "bear", "elephant"], ["panda"]]
    found = outcome(start(4), ["desert", "ocean", "forest", "glacier"], won)
    assert found.scores == [4, 4, 4, 2]
    assert found.winners == [0, 2]
    assert found.decided_by == Line("planet-shared-victory", points=4, animals=3)


@pytest.mark.clause("P29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_somebody_always_wins_and_the_winners_are_the_best_of_the_best(seats: int) -> None:
    """By chance, against P29 spelled out as one comparison of points and then animals."""
    dice = random.Random(seats)
    shared = 0
    for _ in range(300):
        objectives = dice.sample(range(5), seats)
        won: list[list[int]] = [[] for _seat in range(seats)]
        for one in dice.sample(range(45), 3 * seats):
            won[dice.randrange(seats)].append(one)
        found = result(STANDARD, start(seats).planets, objectives, won)
        merits = [(found.scores[seat], len(won[seat])) for seat in range(seats)]
        assert found.winners == [seat for seat in range(seats) if merits[seat] == max(merits)]
        shared += len(found.winners) > 1
    assert shared > 5


@pytest.mark.clause("P29")
def test_if_animals_are_tied_too_the_victory_is_shared() -> None:
    found = outcome(start(3), ["forest", "ocean", "desert"], [["dolphin"], ["fox"], []])
    assert found.winners == [0, 1]
    assert found.decided_by is not None
    assert found.decided_by.id == "planet-shared-victory"


@pytest.mark.clause("P30")
def test_beginners_have_no_objectives_and_every_animal_scores_one() -> None:
    position = start(2, beginner=True)
    assert list(position.objectives) == [-1, -1]
    assert seen(position, 0)["objectives"] == [None, None]
    paint(position, 0, forest=list(range(60)))
    found = outcome(position, [None, None], [["fox", "dolphin"], ["panda"]])
    assert found.scores == [2, 1]
    while not position.over():
        play_first(position)
    end = position.outcome()
    assert end.scores == [list(position.fate).count(seat) for seat in range(2)]
