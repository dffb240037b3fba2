"""All 150 rules counted a second time, slowly, over random tableaus. (E54)"""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import COLUMN, ROW
from terrarium.earth.rules.goals import count, differ, ecosystem_points, progress
from terrarium.earth.rules.scoring import Sheet, terrain_points_at, total_points
from terrarium.earth.state.area import Area
from terrarium.earth.state.grid import around, diagonal_path, line_of, path_through
from terrarium.engine.vec_operations import from_list
from tests.earth.second_count import paths, second_count
from tests.earth.tableaus import tableaus

some = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.mark.clause("E52", "E54")
@some
@given(tableaus())
def test_ecosystems_and_goals(area: Area) -> None:
    for card in BOX.ecosystems:
        number = second_count(card.rule, [area], 0)
        assert int(count(card.number, area, 0)) == number, card.key
        assert int(ecosystem_points(card.number, area)) == card.rule.points(number), card.key
    for goal in BOX.fauna:
        assert int(progress(goal.number, area)) == second_count(goal.rule, [area], 0), goal.key


@pytest.mark.clause("E54")
@some
@given(st.lists(tableaus(), min_size=1, max_size=3))
def test_terrains(areas: list[Area]) -> None:
    for cell in range(16):
        rule = BOX.cards[areas[0].cells[cell]].rule
        if rule is not None:
            number = second_count(rule, areas, 0, (cell // 4, cell % 4))
            assert int(terrain_points_at(areas, 0, cell)) == rule.points(number)


@pytest.mark.clause("E58")
@some
@given(st.lists(tableaus(), min_size=1, max_size=2), st.lists(st.integers(0, 63), max_size=3, unique=True))
def test_the_quick_total_is_the_sum_of_the_sheet(areas: list[Area], ecosystems: list[int]) -> None:
    sheet = Sheet(areas, 0, ecosystems)
    assert int(total_points(areas, 0, from_list(ecosystems))) == sum(entry.points for entry in sheet.rows())


@given(tableaus())
@some
def test_an_area_is_the_same_after_copying(area: Area) -> None:
    twin = area.copy()
    before = Sheet([area], 0, list(range(64))).rows()
    twin.cells[0] = 0
    twin.sprouts[3] = 6
    twin.soil = 999
    after = Sheet([area], 0, list(range(64))).rows()
    assert [entry.data() for entry in before] == [entry.data() for entry in after]


@pytest.mark.clause("E54")
def test_longest_paths_are_the_true_maximum_on_random_grids() -> None:
    chance = random.Random(11)
    for _ in range(150):
        cells = [cell for cell in range(16) if chance.random() < chance.choice((0.4, 0.6, 0.75))]
        mask = sum(1 << cell for cell in cells)
        spots = {(cell // 4, cell % 4) for cell in cells}
        longest: dict[int, int] = {}
        for path in paths(spots, diagonal=False):
            for row, column in path:
                longest[4 * row + column] = max(longest.get(4 * row + column, 0), len(path))
        assert {cell: int(path_through(mask, cell)) for cell in cells} == longest
        best = max((len(path) for path in paths(spots, diagonal=True)), default=0)
        assert int(diagonal_path(mask)) == best


@pytest.mark.clause("E54")
def test_a_line_has_four_cells_and_neighbours_are_at_most_one_step_away() -> None:
    spots = [(cell // 4, cell % 4) for cell in range(16)]
    for cell, (row, column) in enumerate(spots):
        in_row = [other for other, spot in enumerate(spots) if spot[0] == row]
        in_column = [other for other, spot in enumerate(spots) if spot[1] == column]
        near = [other for other, (r, c) in enumerate(spots) if max(abs(r - row), abs(c - column)) == 1]
        assert int(line_of(cell, ROW)) == sum(1 << other for other in in_row)
        assert int(line_of(cell, COLUMN)) == sum(1 << other for other in in_column)
        assert int(around(cell)) == sum(1 << other for other in near)


@pytest.mark.clause("E54")
def test_the_whole_grid_is_one_path() -> None:
    assert [int(path_through(0xFFFF, cell)) for cell in range(16)] == [16] * 16
    assert int(diagonal_path(0xFFFF)) == 7


@pytest.mark.clause("E54")
@given(st.lists(st.integers(0, 31), min_size=4, max_size=4))
def test_four_cards_differ_if_some_choice_of_values_does(masks: list[int]) -> None:
    a, b, c, d = masks
    values = [[bit for bit in range(5) if mask >> bit & 1] for mask in masks]
    choices = [{w, x, y, z} for w in values[0] for x in values[1] for y in values[2] for z in values[3]]
    assert differ(a, b, c, d) == any(len(choice) == 4 for choice in choices)


@pytest.mark.clause("E54")
def test_four_cards_differ_exactly_if_they_can_be_matched_with_four_values() -> None:
    matched: set[tuple[int, ...]] = set()
    for values in itertools.permutations((1, 2, 4, 8)):
        matched |= set(itertools.product(*([mask for mask in range(16) if mask & value] for value in values)))
    for masks in itertools.product(range(16), repeat=4):
        assert differ(*masks) == (masks in matched), masks
