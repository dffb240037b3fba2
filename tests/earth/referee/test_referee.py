"""The referee for a game on a real table."""

from __future__ import annotations

from typing import Any

import pytest

from terrarium.earth import sheet
from terrarium.earth.cards.box import BOX
from terrarium.earth.referee.card_names import Registers, plain
from terrarium.earth.referee.table_score import judge
from terrarium.engine.errors import BadData
from tests.mistakes import in_english

ORANGE: dict[str, Any] = {
    "name": "Ola",
    "island": "285A",
    "climate": "Humid Subtropical",
    "ecosystems": ["329A"],
    "fauna": {"339A": 15, "Earthworm": 11, "gorilla": 8},
    "grid": [
        ["Parasol Mushroom", 1, 1, 6, 0],
        ["Mountain Aspen", 1, 2, 0, 3],
        [5, 1, 3, 6],
        ["sycamore", 1, 4],
        ["Dahlia", 2, 1],
        ["yellow sprouts", 2, 2],
        ["Chinese Quince", 2, 3, 6, 2],
        ["107", 2, 4],
        ["Vomiting Russula", 3, 1, 4],
        ["victoria", 3, 2],
        ["Lentinula edodes", 3, 3, 0, 2],
        ["Oakmoss", 3, 4],
        ["Cherry Tree", 4, 1],
        ["Stiptic", 4, 2],
        ["Zubożała ziemia", 4, 3],
        ["Plaża", 4, 4],
    ],
    "events": ["Tornado"],
    "compost": 15,
}


@pytest.mark.clause("E60")
def test_the_example_gives_191() -> None:
    ruling = judge({"areas": [ORANGE], "ecosystems": ["Everglades", "hungarian"]}).data()
    seats = ruling["seats"]
    assert isinstance(seats, list)
    answer = seats[0]
    steps = [answer[step]["points"] for step in ("base", "events", "growth", "terrains")]
    assert (steps, answer["compost"], answer["sprouts"]) == ([29, -2, 12, 30], 15, 22)
    assert answer["terrains"]["cards"] == [
        {"card": "107", "count": 3, "points": 9},
        {"card": "129", "count": 13, "points": 13},
        {"card": "26", "count": 2, "points": 8},
    ]
    assert [item["points"] for item in answer["ecosystems"]] == [18, 20, 13]
    assert answer["total"] == 191
    assert ruling["winners"] == [0]


def test_without_ecosystems_all_64_are_told_and_none_is_in_the_total() -> None:
    answer = sheet([{"grid": [["Cat Grass", 0, 0]], "soil": 3}])[0]
    ecosystems = answer["ecosystems"]
    assert isinstance(ecosystems, list)
    assert [item["card"] for item in ecosystems] == [card.key for card in BOX.ecosystems]
    assert {item["card"]: item["points"] for item in ecosystems}["309B"] == 6
    assert (answer["ecosystems_in_total"], answer["total"]) == (False, 0)


def test_every_goal_is_told_with_its_progress() -> None:
    answer = sheet([{"soil": 20, "hand": 7, "fauna": {"339A": 15}}])[0]
    goals = answer["fauna"]
    assert isinstance(goals, list)
    assert len(goals) == 46
    told = {goal["card"]: (goal["count"], goal["need"], goal["met"], goal["leaf"]) for goal in goals}
    assert told["339A"] == (20, 20, True, 15)
    assert told["340A"] == (7, 20, False, 0)
    assert answer["total"] == 15


def test_only_goals_in_play_are_told_when_they_are_named() -> None:
    ruling = judge({"areas": [{"soil": 5}], "fauna": ["Earthworm", "339A"]})
    assert [goal.card.key for goal in ruling.seats[0].goals] == ["339A", "339B"]


def test_another_area_is_looked_at_for_the_most_of_a_single_player() -> None:
    rocky = [card.number for card in BOX.cards if card.kind == 1 and "rocky" in card.habitats][:5]
    other = {"grid": [[number, 1 + place // 4, 1 + place % 4] for place, number in enumerate(rocky)]}
    answer = sheet([{"grid": [["Rocky Mountains", 1, 1]]}, other])[0]
    assert answer["terrains"] == {"points": 10, "cards": [{"card": "30", "count": 5, "points": 10}]}


def test_rows_and_columns_may_be_counted_from_anywhere() -> None:
    grid = [("Beach", 7, -3), ("Cat Grass", 7, -2), ("Prairie", 8, -2)]
    here = [[called, row - 7, column + 3] for called, row, column in grid]
    assert sheet([{"grid": [list(card) for card in grid]}]) == sheet([{"grid": here}])


def test_names_are_found_by_parts_without_capitals_and_accents() -> None:
    registers = Registers()
    assert plain("  Réunion  Island ") == "reunion island"
    assert [found.key for found in registers.ecosystems.find("REUNION")] == ["325B"]
    assert [found.key for found in registers.grid.find("plaza")] == ["26"]
    assert [found.key for found in registers.grid.find("dactylis")] == ["5"]
    assert [found.key for found in registers.grid.find("Desert")] == ["102"]  # a whole name before a part
    assert len(registers.grid.find("grass")) > 1
    assert registers.grid.find("Tsunami") == []  # an event is not in a grid
    assert registers.events.find("") == []


def test_every_card_is_found_by_its_number_and_by_its_name() -> None:
    registers = Registers()
    for register in (
        registers.grid,
        registers.events,
        registers.islands,
        registers.climates,
        registers.ecosystems,
        registers.fauna,
    ):
        for named in register.cards:
            assert register.find(named.key) == [named]
            assert named in register.find(named.names[0])


def mistakes(*areas: object, **more: object) -> list[tuple[str, str]]:
    """What the referee finds wrong: places and what was expected there."""
    with pytest.raises(BadData) as refusal:
        judge({"areas": list(areas), **more})
    problems = refusal.value.figures["problems"]
    assert refusal.value.code == "table-problems"
    assert isinstance(problems, list)
    return [(str(problem.figures["place"]), str(in_english(problem.figures["expected"]))) for problem in problems]


@pytest.mark.parametrize(
    ("area", "place", "expected"),
    [
        (
            {"grid": [["Beach", 1, 1], ["Prairie", 1, 1]]},
            "grid[1]",
            "a position where no card lies, unlike that of areas[0].grid[0]",
        ),
        ({"grid": [["Cat Grass", 1, 1, 7]]}, "grid[0]", "0 to 6 sprouts"),
        ({"grid": [["Cat Grass", 1, 1, 0, 2]]}, "grid[0]", "0 to 1 growth"),
        ({"grid": [["Beach", 1, 1, 1]]}, "grid[0]", "0 to 0 sprouts"),
        ({"grid": [[1, 1, 1], [2, 1, 2], [3, 1, 3], [4, 1, 4], [5, 1, 5]]}, "grid", "at most 4 columns"),
        ({"grid": [[1, 1, 1], [2, 2, 1], [3, 3, 1], [4, 4, 1], [5, 5, 1]]}, "grid", "at most 4 rows"),
        ({"grid": [["Beach", 1, 1], ["Prairie", 3, 3]]}, "grid", "every card next to another"),
        (
            {"grid": [["Beach", 1, 1], ["Beach", 1, 2]]},
            "grid[1]",
            "a card that does not lie at areas[0].grid[0] already",
        ),
        (
            {"grid": [["grass", 1, 1]]},
            "grid[0]",
            "one card, not 7 such as Cat Grass (5), Elephant Grass (8), Reed Canary Grass (39)",
        ),
        ({"grid": [["Unicorn", 1, 1]]}, "grid[0]", "a flora or terrain, by its number or by a part of its name"),
        ({"grid": [["Tsunami", 1, 1]]}, "grid[0]", "a flora or terrain, by its number or by a part of its name"),
        ({"grid": [["Beach", 1]]}, "grid[0]", '[card, row, column, sprouts, growth] such as ["Cat Grass", 1, 2, 6, 1]'),
        (
            {"grid": [["Beach", "top", 1]]},
            "grid[0]",
            '[card, row, column, sprouts, growth] such as ["Cat Grass", 1, 2, 6, 1]',
        ),
        ({"grid": "all"}, "grid", 'a list of [card, row, column, sprouts, growth] such as ["Cat Grass", 1, 2, 6, 1]'),
        ({"events": ["Beach"]}, "events[0]", "an event, by its number or by a part of its name"),
        ({"events": "Tornado"}, "events", "a list of events"),
        ({"island": "294C"}, "island", "a side of an Island, by its number or by a part of its name"),
        ({"climate": "294B"}, "climate", "a side of a Climate, by its number or by a part of its name"),
        ({"soil": -1}, "soil", "a whole number from 0 to 999"),
        ({"hand": "many"}, "hand", "a whole number from 0 to 999"),
        ({"ecosystems": ["329A", "329A"]}, "ecosystems[1]", "a card that is not in the list already"),
        ({"ecosystems": "all"}, "ecosystems", 'a list such as ["319B", "Great Hungarian Plain"]'),
        ({"fauna": {"339A": 12}}, "fauna.339A", "15, 11, 8, 6, 5 or 10 points"),
        ({"fauna": {"339A": 15, "Mole": 11}}, "fauna.Mole", "one leaf for each goal"),
        ({"fauna": ["339A"]}, "fauna", 'a table of goals and points such as { "350B" = 15 }'),
        ({"bonus": True}, "bonus", "a grid of 16 cards"),
        ({"bonus": "yes"}, "bonus", "true or false"),
        ({"name": ""}, "name", "a name of 1 to 40 letters"),
        (
            {"gold": 3},
            "gold",
            "only name, island, climate, ecosystems, fauna, bonus, grid, events, soil, hand, compost",
        ),
    ],
)
def test_an_impossible_area_is_refused_with_the_reason(area: dict[str, object], place: str, expected: str) -> None:
    assert (f"areas[0].{place}", expected) in mistakes(area)


def test_all_mistakes_are_told_at_once() -> None:
    area = {"island": "nowhere", "soil": -1, "grid": [["Cat Grass", 1, 1, 7], ["Beach", 1, 1]]}
    places = [place for place, _ in mistakes(area)]
    assert places == ["areas[0].island", "areas[0].soil", "areas[0].grid[0]", "areas[0].grid[1]"]


def test_seats_cannot_have_the_same_things() -> None:
    first = {"name": "Ada", "island": "294A", "grid": [["Beach", 1, 1]], "fauna": {"339A": 15}}
    second = {"name": "Ada", "island": "294B", "grid": [["Beach", 1, 1]], "fauna": {"339A": 15}}
    assert [place for place, _ in mistakes(first, second)] == [
        "areas[1].name",
        "areas[1].island",
        "areas[1].grid[0]",
        "areas[1].fauna.339A",
    ]
    beginners = [{"fauna": {"339A": 10}}, {"fauna": {"339A": 10}}]
    assert [seat["total"] for seat in sheet(beginners)] == [10, 10]


def test_a_table_has_one_to_five_areas_and_no_more_cards_than_there_are() -> None:
    assert ("areas", "a list of 1 to 5 areas") in mistakes()
    assert ("areas", "a list of 1 to 5 areas") in mistakes({}, {}, {}, {}, {}, {})
    assert ("areas", "at most 283") in mistakes({"hand": 200, "compost": 84})
    assert (
        "areas[1]",
        "a table with name, island, climate, ecosystems, fauna, bonus, grid, events, soil, hand, compost",
    ) in mistakes({}, 3)
    assert ("round", "only areas, ecosystems, fauna") in mistakes({}, round=3)
    assert ("areas[0].ecosystems", "one that is not among the shared ones") in mistakes(
        {"ecosystems": ["319B"]}, ecosystems=["319B"]
    )
    with pytest.raises(BadData):
        judge(["no table"])


def test_the_winner_is_told_with_what_decided() -> None:
    ruling = judge({"areas": [{"soil": 3}, {"soil": 4}]}).data()
    assert ruling["winners"] == [1]
    assert ruling["decided_by"] == {"id": "earth-won-by-soil", "points": 0, "amount": 4}
