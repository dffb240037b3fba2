"""The final sheet and who wins. (E26, E43, E53, E57 to E60)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import goal_number
from terrarium.earth.rules.goals import ecosystem_points
from terrarium.earth.rules.scoring import (
    Sheet,
    area_points,
    growth_points,
    result,
    terrain_points,
    tie_values,
    total_points,
)
from terrarium.earth.state.area import Area
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.engine.lines import Line
from terrarium.engine.vec_operations import from_list
from tests.earth.areas import lay
from tests.earth.table import table


def orange() -> Area:
    """An area with the figures of the rulebook's example."""
    return lay(
        [
            ["Parasol Mushroom", "Mountain Aspen", "Cat Grass", "American Sycamore"],
            ["Dahlia", "Yellow Sprouts", "Chinese Quince", "Badlands"],
            ["Vomiting Russula", "Victoria Amazonica", "Shiitake", "Oakmoss"],
            ["Cherry Tree", "Stiptic Fungus", "Impoverished Land", "Beach"],
        ],
        sprouts={"Parasol Mushroom": 6, "Cat Grass": 6, "Chinese Quince": 6, "Vomiting Russula": 4},
        growth={"Shiitake": 2, "Mountain Aspen": 3, "Chinese Quince": 2},
        island="285A",
        climate="295B",
        events=["Tornado"],
        compost=15,
    )


@pytest.mark.clause("E58", "E60")
def test_the_sheet_of_the_example_gives_191_step_by_step() -> None:
    ecosystems = [goal_number(key) for key in ("329A", "319B", "320A")]
    leaves = [(goal_number("339A"), 15), (goal_number("339B"), 11), (goal_number("358A"), 8)]
    outcome = result([orange()], [ecosystems], [leaves], NOBODY)
    rows = [(entry.line.id, entry.points) for entry in outcome.breakdown[0]]
    assert rows == [
        ("earth-sheet-base", 29),
        ("earth-sheet-events", -2),
        ("earth-sheet-compost", 15),
        ("earth-sheet-sprouts", 22),
        ("earth-sheet-growth", 12),
        ("earth-sheet-terrain", 9),
        ("earth-sheet-terrain", 13),
        ("earth-sheet-terrain", 8),
        ("earth-sheet-ecosystem", 18),
        ("earth-sheet-ecosystem", 20),
        ("earth-sheet-ecosystem", 13),
        ("earth-sheet-fauna", 15),
        ("earth-sheet-fauna", 11),
        ("earth-sheet-fauna", 8),
    ]
    assert outcome.scores == [191]


@pytest.mark.clause("E58")
def test_quick_totals_are_those_of_the_sheet() -> None:
    areas = [orange(), lay([["Beach"]], soil=4)]
    ecosystems = [goal_number(key) for key in ("329A", "319B", "320A")]
    sheet = Sheet(areas, 0, ecosystems)
    assert int(total_points(areas, 0, from_list(ecosystems))) == sum(entry.points for entry in sheet.rows())
    assert int(area_points(areas, 0)) == 191 - 51 - 34
    assert int(terrain_points(areas, 0)) == 30
    assert int(total_points(areas, 1, from_list([goal_number("309B")]))) == 9 + 16 + 8


@pytest.mark.clause("E26", "E58")
def test_complete_growth_gives_its_canopy_instead_of_its_markers() -> None:
    def with_growth(markers: int) -> int:
        return int(growth_points(lay([["African Baobab"]], growth={"African Baobab": markers})))

    assert [with_growth(markers) for markers in range(6)] == [0, 1, 2, 3, 4, 7]
    assert int(growth_points(lay([["Cat Grass"]], growth={"Cat Grass": 1}))) == 1  # only a canopy
    shiitake = lay([["Shiitake"]], growth={"Shiitake": 2})
    assert int(growth_points(shiitake)) == 5
    shiitake.growth[0] = 1  # E26: no longer complete
    assert int(growth_points(shiitake)) == 1


@pytest.mark.clause("E43")
def test_events_give_their_points_and_nothing_else() -> None:
    assert int(area_points([lay(events=["Tsunami", "Tornado"])], 0)) == -6


@pytest.mark.clause("E57")
def test_only_the_first_to_fill_the_grid_gets_7() -> None:
    outcome = result([orange(), orange()], [[], []], [[], []], 1)
    assert outcome.scores[1] - outcome.scores[0] == 7
    assert outcome.breakdown[1][-1].line == Line("earth-sheet-bonus")


@pytest.mark.clause("E53")
def test_an_own_ecosystem_counts_for_its_owner_only() -> None:
    own, shared = goal_number("309B"), goal_number("310A")
    areas = [lay(soil=3, hand=6), lay(soil=3, hand=6)]
    assert result(areas, [[own, shared], [shared]], [[], []], NOBODY).scores == [12, 6]


@pytest.mark.clause("E59")
@pytest.mark.parametrize("place", range(5))
def test_ties_are_told_apart_in_order(place: int) -> None:
    # Equal points: canopies, sprouts and compost are balanced by base values and events where they differ.
    pairs = [
        (lay(soil=5), lay(soil=4, hand=9)),
        (lay(soil=5, hand=2), lay(soil=5, hand=1)),
        (
            lay([["African Baobab"]], growth={"African Baobab": 2}),  # 4 + 2
            lay([["African Baobab"]], growth={"African Baobab": 1}, sprouts={"African Baobab": 1}),  # 4 + 1 + 1
        ),
        (
            lay([["Cat Grass"]], sprouts={"Cat Grass": 2}),
            lay([["Cat Grass"]], sprouts={"Cat Grass": 1}, compost=1),
        ),
        (
            lay(events=["Tornado"], compost=4),  # -2 + 4
            lay(compost=2),
        ),
    ]
    first, second = pairs[place]
    what = ["soil", "hand", "growth", "sprouts", "compost"][place]
    for areas, winner in (([first, second], 0), ([second, first], 1)):
        outcome = result(areas, [[], []], [[], []], NOBODY)
        assert outcome.scores[0] == outcome.scores[1]
        assert outcome.winners == [winner]
        amount = tie_values(first)[place]
        assert outcome.decided_by == Line(f"earth-won-by-{what}", points=outcome.scores[0], amount=amount)


@pytest.mark.clause("E59")
def test_growth_markers_break_ties_not_their_points() -> None:
    complete = lay([["Shiitake"]], growth={"Shiitake": 2})
    assert tie_values(complete)[2] == 2


@pytest.mark.clause("E59")
def test_players_equal_in_everything_share_the_victory() -> None:
    outcome = result([lay(soil=3), lay(soil=2), lay(soil=3)], [[], [], []], [[], [], []], NOBODY)
    assert outcome.winners == [0, 2]
    assert outcome.decided_by == Line("earth-shared-victory", points=0)


@pytest.mark.clause("E59")
def test_points_alone_decide_without_a_word() -> None:
    outcome = result([lay(compost=3), lay(compost=2, soil=9)], [[], []], [[], []], NOBODY)
    assert (outcome.winners, outcome.decided_by) == ([0], None)


@pytest.mark.clause("E52")
def test_a_card_may_serve_several_ecosystems() -> None:
    area = orange()
    together = [int(ecosystem_points(goal_number(key), area)) for key in ("319A", "319B")]
    assert together == [23, 20]


@pytest.mark.clause("E58")
def test_the_pieces_of_all_sixteen_cells_count() -> None:
    area = Area()
    for cell in range(16):
        area.sprouts[cell], area.growth[cell] = cell + 1, 2 * cell + 1
    assert tie_values(area)[2:4] == [256, 136]


@pytest.mark.clause("E58")
def test_the_sheet_counts_the_cards_that_are_there() -> None:
    cards = [row.line.figures["cards"] for row in Sheet([lay([["Shiitake"]], island="294B")], 0, []).rows()[:1]]
    assert cards == [2]
    assert [item.amount for item in Sheet([lay([["Shiitake"]], events=["Tornado"])], 0, []).base] == [1]
    assert [item.amount for item in Sheet([lay(events=["Tornado"])], 0, []).events] == [1]


@pytest.mark.clause("E48", "E58")
def test_the_points_so_far_have_the_leaves_and_the_bonus_of_a_seat() -> None:
    position = table(3)
    position.areas[1].soil = 4
    before = position.scores()
    position.place_leaf(0, 2, 1)
    position.place_leaf(2, 2, 2)
    position.bonus = 2
    assert [now - then for now, then in zip(position.scores(), before, strict=True)] == [10, 0, 17]
