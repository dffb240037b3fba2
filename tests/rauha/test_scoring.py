"""The scoring and the end: R35 to R37, R39 to R43."""

from __future__ import annotations

import random

import pytest

import terrarium
from terrarium.engine.errors import NotOver
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.scoring import water_points
from tests.rauha.tables import at_activation, do, lay, offered, play_until, seen, start

EMPTY = dict.fromkeys(range(1, 10), "A3")
KITEET, VUORI = 1 << 3, 1 << 6


def scoring(
    cells: dict[int, str], crystals: int = 0, spores: tuple[int, ...] = (), held: int = 0
) -> tuple[RauhaPosition, int]:
    """The first player of a scoring, on a board that is bare but for these cells; nobody has water besides."""
    position, seat = at_activation(scoring=True)
    for other in (0, 1):
        lay(position, other, EMPTY)
        position.spores[other] = position.held[other] = 0
    lay(position, seat, cells)
    position.crystals[seat] = crystals
    position.spores[seat] = sum(1 << (cell - 1) for cell in spores)
    position.held[seat] = held
    position.start_activation()
    return position, seat


def gained(position: RauhaPosition, seat: int, words: list[str]) -> int:
    """The points that a row of actions gives."""
    before = int(position.points[seat])
    for action in words:
        do(position, seat, action)
    return int(position.points[seat]) - before


@pytest.mark.clause("R35")
def test_biomes_with_a_spore_and_all_entities_can_be_used() -> None:
    position, seat = scoring({1: "1-15", 2: "1-17", 5: "1-25", 9: "1-01"}, spores=(2, 9), held=KITEET | 1)
    position.crystals[seat] = 4
    position.start_activation()
    assert offered(position, seat) == ["use 2", "use 9", "use taivas", "use kiteet", "rest", "stop"]
    assert gained(position, seat, ["rest", "use taivas"]) == 4 + 3 + 7 + 1  # and 1 for the water of 1-25


@pytest.mark.clause("R35")
def test_a_biome_that_gets_its_spore_in_a_scoring_can_be_used_in_it() -> None:
    position, seat = scoring({1: "1-18", 5: "1-15"}, crystals=2, spores=(1,))
    assert offered(position, seat) == ["use 1", "stop"]
    assert gained(position, seat, ["use 1", "spore 5", "use 5"]) == 4


@pytest.mark.clause("R35")
def test_everyone_scores_from_the_first_player_clockwise() -> None:
    position = start(4, seed=1)
    for seat in range(4):
        lay(position, seat, {**EMPTY, 1: "1-15"})
        position.spores[seat] = 1
    for seat, points in enumerate((3, 8, 20, 8)):
        position.score(seat, points, 0)
    position.totem = 3
    position.move_totems()
    parts = []
    while position.totem == 4:
        parts.append(position.actors()[0])
        do(position, parts[-1], "use 1")
    assert parts == [2, 3, 0, 1]
    assert position.scores() == [7, 12, 24, 12]


@pytest.mark.clause("R36")
@pytest.mark.parametrize(
    ("difference", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (20, 15)]
)
def test_the_water_table(difference: int, points: int) -> None:
    assert water_points(3 + difference, 3) == points


@pytest.mark.clause("R36")
def test_water_counts_after_the_activations_even_of_one_who_used_nothing() -> None:
    position, seat = scoring({1: "1-26", 2: "1-15"}, spores=(2,))
    assert seen(position, 0)["boards"][seat]["water_points"] == 3
    assert gained(position, seat, ["stop"]) == 3
    position, seat = scoring({1: "1-26"}, held=VUORI)  # nothing to use: water alone
    assert int(position.tally[12 * seat + 2]) >= 10


@pytest.mark.clause("R37")
def test_five_water_against_three_scores_three() -> None:
    position, seat = scoring({1: "2-26", 2: "1-26", 3: "1-15"}, spores=(3,))
    lay(position, 1 - seat, {1: "2-26"})
    boards = seen(position, 0)["boards"]
    assert (boards[seat]["water"], boards[1 - seat]["water"]) == (5, 3)
    assert gained(position, seat, ["stop"]) == 3


@pytest.mark.clause("R36")
def test_the_lowest_scores_nothing_and_others_by_their_own_difference() -> None:
    position = start(3, seed=1)
    for seat, cells in enumerate(({1: "1-25"}, {1: "1-26"}, {1: "2-26", 2: "1-26"})):
        lay(position, seat, {**EMPTY, **cells})
    boards = seen(position, None)["boards"]
    assert [(board["water"], board["water_points"]) for board in boards] == [(1, 0), (2, 1), (5, 10)]


@pytest.mark.clause("R39")
def test_kiteet_gives_three_points_in_a_scoring() -> None:
    position, seat = scoring({}, held=KITEET)
    assert gained(position, seat, ["use kiteet"]) == 3


@pytest.mark.clause("R40")
def test_after_the_fourth_scoring_the_game_ends() -> None:
    position = start(2, seed=3)
    play_until(position, 16, seed=3)
    with pytest.raises(NotOver):
        position.outcome()
    play_until(position, 17, seed=4)
    assert position.over()
    assert seen(position, None)["step"] == "over"


@pytest.mark.clause("R41")
def test_most_points_win_and_equals_share() -> None:
    position = start(3, seed=3)
    play_until(position, 17)
    position.crystals[0] = 90
    for seat, points in enumerate((20, 21, 21)):
        for number in range(12):
            position.tally[12 * seat + number] = 0
        position.tally[12 * seat] = points
    outcome = position.outcome()
    assert (outcome.scores, outcome.winners) == ([20, 21, 21], [1, 2])
    assert outcome.decided_by is not None
    position.tally[12] = 22
    assert (position.outcome().winners, position.outcome().decided_by) == ([1], None)


def ended(points: tuple[int, ...]) -> RauhaPosition:
    """A finished game with these points."""
    position = start(len(points), seed=3)
    play_until(position, 17)
    for seat, count in enumerate(points):
        for number in range(12):
            position.tally[12 * seat + number] = 0
        position.tally[12 * seat + 4] = count
        position.points[seat] = count
    return position


@pytest.mark.clause("R41")
def test_what_is_left_over_breaks_no_tie() -> None:
    for favoured in (0, 1):
        position = ended((40, 40))
        for seat in (0, 1):
            position.crystals[seat] = 30 if seat == favoured else 0
            position.spores[seat] = 0x1FF if seat == favoured else 0
            position.held[seat] = 0x7F if seat == favoured else 0
        outcome = position.outcome()
        assert (outcome.scores, outcome.winners) == ([40, 40], [0, 1])
        assert outcome.decided_by is not None
        assert (outcome.decided_by.id, outcome.decided_by.figures) == ("rauha-shared-victory", {"points": 40})


@pytest.mark.clause("R41")
@pytest.mark.parametrize(
    ("points", "winners"),
    [((31, 31, 31), [0, 1, 2]), ((31, 30, 31, 31), [0, 2, 3]), ((7, 7, 7, 7, 7), [0, 1, 2, 3, 4])],
)
def test_any_number_of_players_share_a_victory(points: tuple[int, ...], winners: list[int]) -> None:
    outcome = ended(points).outcome()
    assert (outcome.scores, outcome.winners) == (list(points), winners)


@pytest.mark.clause("R41", "R42")
def test_the_winner_has_most_points_beyond_a_hundred_too() -> None:
    assert ended((99, 101, 200)).outcome().winners == [2]


@pytest.mark.clause("R41")
def test_the_sheet_adds_up_to_the_points_by_origin_and_round() -> None:
    for seed in range(5):
        position = start(4, seed=seed, side="AB"[seed % 2])
        play_until(position, 17, seed=seed)
        outcome = position.outcome()
        assert outcome.scores == position.scores()
        for rows in outcome.breakdown:
            assert [entry.line.id for entry in rows[:3]] == [
                "rauha-sheet-biomes", "rauha-sheet-entities", "rauha-sheet-water",
            ]  # fmt: skip
            assert [entry.line.figures["round"] for entry in rows] == [n for n in (1, 2, 3, 4) for _origin in range(3)]


@pytest.mark.clause("R42")
def test_points_have_no_upper_limit() -> None:
    position, seat = scoring({1: "1-15"}, spores=(1,))
    position.score(seat, 198, 0)
    assert gained(position, seat, ["use 1"]) == 4
    assert position.points[seat] >= 202
    assert position.leader() == seat


@pytest.mark.clause("R43")
def test_crystals_and_spores_never_run_out() -> None:
    position, seat = at_activation(scoring=False)
    position.crystals[seat] = position.crystals[1 - seat] = 97
    do(position, seat, "rest")
    assert int(position.crystals[0] + position.crystals[1]) > 194
    position = start(5, seed=1)
    chance = random.Random(1)
    while not position.over():
        actor = position.actors()[0]
        spores = [action for action in position.legal(actor) if terrarium_words(action).startswith("discard spore")]
        position.play(actor, chance.choice(spores or position.legal(actor)))
    assert sum(int(spores).bit_count() for spores in position.spores) == 45


def terrarium_words(action: int) -> str:
    return terrarium.game("rauha").words(action)
