"""Areas: where cards may be planted, and what moves when the grid grows. (E14)"""

from __future__ import annotations

import pytest

from terrarium.earth.state.area import Area
from tests.earth.areas import lay


def spots(area: Area) -> set[tuple[int, int]]:
    """Where a card may be planted, with positions far outside tried too."""
    return {(row, column) for row in range(-3, 8) for column in range(-3, 8) if area.may_plant(row, column)}


@pytest.mark.clause("E14")
def test_a_new_area_is_empty() -> None:
    area = Area()
    assert [int(card) for card in area.cells] == [0] * 16
    assert [int(count) for count in (*area.sprouts, *area.growth)] == [0] * 32
    assert len(area.events) == 0
    assert (area.planted, area.rows, area.columns) == (0, 0, 0)
    assert (area.island, area.climate, area.soil, area.hand, area.compost) == (0, 0, 0, 0, 0)
    assert spots(area) == {(0, 0)}


@pytest.mark.clause("E14")
def test_a_card_goes_only_next_to_another_one() -> None:
    corner = lay([[1, 2, 3], [4, None, None], [5, None, None]])
    assert (2, 2) not in spots(corner)
    assert spots(corner) == {
        *[(-1, column) for column in range(-1, 4)],
        *[(0, -1), (0, 3), (1, -1), (1, 1), (1, 2), (1, 3)],
        *[(2, -1), (2, 1), (3, -1), (3, 0), (3, 1)],
    }


@pytest.mark.clause("E14")
def test_the_edges_of_the_grid_do_not_touch_each_other() -> None:
    tall = lay([[1], [2], [3], [4, 5, 6]])
    assert (0, 2) not in spots(tall)  # above the last row, not below it
    assert {(0, 1), (1, 1), (2, 1), (2, 2), (2, 3), (3, 3)} <= spots(tall)
    assert spots(tall) == {(row, -1) for row in range(4)} | {(0, 1), (1, 1), (2, 1), (2, 2), (2, 3), (3, 3)}
    wide = lay([[1, 2, 3, 4], [None, None, None, 5]])
    assert spots(wide) == {
        *[(-1, column) for column in range(4)],
        *[(1, 0), (1, 1), (1, 2), (2, 2), (2, 3)],  # not (2, 0), which is not next to the end of the row above
    }
    assert (wide.card_at(0, -1), wide.card_at(-1, 3), wide.card_at(1, -1), wide.card_at(0, 4)) == (0, 0, 0, 0)


@pytest.mark.clause("E14")
def test_a_full_span_leaves_only_the_gaps_inside() -> None:
    numbers = iter(range(1, 17))
    full = lay([[next(numbers) for _ in range(4)] for _ in range(4)])
    assert spots(full) == set()
    full.cells[5] = 0
    assert spots(full) == {(1, 1)}


@pytest.mark.clause("E14")
def test_planting_above_and_to_the_left_moves_all_pieces_and_leaves_none_behind() -> None:
    area = lay([[1, 2, 3], [None] * 3, [None, None, 4]], sprouts={1: 1, 4: 2}, growth={2: 3, 4: 4})
    assert area.plant(5, -1, -1) == 0
    assert [int(card) for card in area.cells] == [5, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 4]
    assert [int(count) for count in area.sprouts] == [0, 0, 0, 0, 0, 1, *[0] * 9, 2]
    assert [int(count) for count in area.growth] == [0, 0, 0, 0, 0, 0, 3, *[0] * 8, 4]
    assert (area.rows, area.columns, area.planted) == (4, 4, 5)
