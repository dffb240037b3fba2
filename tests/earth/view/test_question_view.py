"""What the view says of a question: its cells and amount, cards that cannot be chosen, what scores. (E74)"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import terrarium
from terrarium.earth.cards.vocabulary import CELLS, SPROUT
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import goals, pieces
from terrarium.earth.rules.actions import COPY_OF, EXCHANGE, SPROUT_ON
from terrarium.earth.rules.turn_actions import WATER_SPROUTS
from terrarium.engine.lines import Line

PIECES = {"sprouts", "growth", "pay_sprouts", "pay_growth", "price", "ability"}


def seen(position: EarthPosition, seat: int) -> dict[str, Any]:
    return cast(dict[str, Any], position.view(seat))


def moments(seed: int, seats: int, **options: object) -> Iterator[tuple[EarthPosition, int, dict[str, Any]]]:
    """Every question of a game in which everybody follows the advice, with the view of the seat that is asked."""
    position = cast(EarthPosition, terrarium.game("earth", seats=seats, **options).start(seed))
    chance = random.Random(seed)
    while not position.over():
        seat = position.actors()[0]
        view = seen(position, seat)
        yield position, seat, view
        position.play(seat, view["advice"][0] if view["advice"] else chance.choice(position.legal(seat)))


@pytest.mark.clause("E25", "E31")
def test_a_question_names_every_cell_that_takes_or_gives_a_piece_with_its_action() -> None:
    kinds = set()
    for position, seat, view in moments(9, 2):
        question = view["question"]
        legal = {action for action in position.legal(seat) if SPROUT_ON <= action < COPY_OF}
        cells = {cell["action"]: cell["room"] for cell in question["cells"]}
        assert legal <= cells.keys()
        assert bool(legal) == bool(cells)
        if not cells:
            continue
        kinds.add(question["kind"])
        assert question["kind"] in PIECES
        assert question["amount"] > 0
        assert min(cells.values()) > 0
        if question["kind"] in ("sprouts", "growth"):
            assert legal == cells.keys()
        else:
            assert sum(cells.values()) >= question["amount"]
    assert {"sprouts", "growth"} <= kinds


@pytest.mark.clause("E31")
def test_an_ability_that_is_paid_with_pieces_says_how_many() -> None:
    found = [
        (position.copy(), seat, view["question"])
        for seed in (9, 11, 12)
        for position, seat, view in moments(seed, 2)
        if view["question"]["kind"] == "ability" and view["question"]["cells"]
    ]
    assert found
    for position, seat, question in found:
        before = sum(position.areas[seat].sprouts) + sum(position.areas[seat].growth)
        position.play(seat, question["cells"][0]["action"])
        while position.pending(seat) and seen(position, seat)["question"]["kind"].startswith("pay_"):
            position.play(seat, position.legal(seat)[0])
        paid = before - sum(position.areas[seat].sprouts) - sum(position.areas[seat].growth)
        assert paid <= question["amount"]


def test_a_card_of_the_hand_that_cannot_be_chosen_has_an_action_that_is_refused_with_a_reason() -> None:
    codes = set()
    for position, seat, view in moments(6, 2):
        if view["question"]["kind"] != "plant":
            continue
        legal = position.legal(seat)
        for card, action, spots in zip(view["hand"], view["hand_actions"], view["spots"], strict=True):
            assert (action in legal) == bool(spots)
            refused = position.refusal(seat, action)
            assert (refused is None) == bool(spots)
            if refused is not None:
                codes.add(refused.code)
                assert refused.figures.get("card", Line(f"earth-card-{card}")) == Line(f"earth-card-{card}")
    assert {"earth-too-dear", "earth-event-not-planted"} <= codes


@pytest.mark.clause("E48")
@pytest.mark.parametrize(("mode", "worth"), [("standard", [15, 11, 8]), ("beginner", [10, 10, 10])])
def test_goals_say_what_their_leaves_are_worth_and_how_many_are_taken(mode: str, worth: list[int]) -> None:
    for _position, _seat, view in moments(4, 3, mode=mode):
        for goal in view["goals"]:
            assert goal["worth"] == worth
            assert goal["taken"] == sum(leaf is not None for leaf in goal["leaves"])


@pytest.mark.clause("E28")
def test_the_exchange_is_told_in_figures() -> None:
    position = terrarium.game("earth", seats=2).start(1)
    assert cast(dict[str, Any], position.view(0))["exchange"] == {"sprouts": 3, "soil": 2, "action": EXCHANGE}


@pytest.mark.clause("E25")
def test_a_cell_that_cannot_be_chosen_has_an_action_whose_refusal_says_why() -> None:
    refused = 0
    for position, seat, view in moments(6, 2):
        question = view["question"]
        if question["kind"] not in ("sprouts", "growth") or question["first_cell_action"] is None:
            continue
        open_actions = {cell["action"] for cell in question["cells"]}
        for action in range(question["first_cell_action"], question["first_cell_action"] + CELLS):
            if action not in open_actions:
                assert position.play_refusal(seat, action) is not None
                refused += 1
    assert refused > 0


@pytest.mark.clause("E25")
def test_an_action_promises_only_pieces_that_have_a_space() -> None:
    limited = 0
    for position, seat, view in moments(7, 2):
        room = int(pieces.room_on_grid(position.areas[seat], SPROUT))
        water = next((one for one in view["outlook"] if one["action"] == "water"), None)
        if water is not None:
            assert water["gains"].get("sprout", 0) <= room
            limited += room < WATER_SPROUTS
    assert limited > 0


@pytest.mark.clause("E47")
def test_the_cells_that_count_for_a_goal_are_those_without_which_it_would_count_less() -> None:
    some = 0
    for position, seat, view in moments(5, 2):
        if view["question"]["kind"] != "action":
            continue
        assert set(view["counting"]) >= {goal["fauna"] for goal in view["goals"]} | set(view["shared"])
        planted = {(card["row"], card["column"]) for card in view["areas"][seat]["grid"]}
        for goal, number in zip(view["goals"], position.fauna, strict=True):
            cells = {(row, column) for row, column in view["counting"][goal["fauna"]]}
            assert cells <= planted
            area = position.areas[seat].copy()
            for row, column in cells:
                area.cells[4 * (row - 1) + column - 1] = 0
                area.sprouts[4 * (row - 1) + column - 1] = 0
                area.growth[4 * (row - 1) + column - 1] = 0
            if cells:
                some += 1
                assert goals.progress(number, area) < goals.progress(number, position.areas[seat])
    assert some > 0


@pytest.mark.clause("E11", "E14")
@pytest.mark.slow_plain
def test_every_place_for_a_card_names_the_actions_that_plant_it_there() -> None:
    kinds = set()
    for position, seat, view in moments(6, 2):
        for card, spots in zip(view["hand"], view["spots"], strict=True):
            for spot in spots:
                kinds.add(view["question"]["kind"])
                copy = position.copy()
                for action in spot["actions"]:
                    copy.play(seat, action)
                # A first row or column at 0 becomes 1, and the others move on.
                row, column = max(spot["row"], 1), max(spot["column"], 1)
                assert int(copy.areas[seat].cells[4 * (row - 1) + column - 1]) == card
    assert kinds == {"action", "plant"}
