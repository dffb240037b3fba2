"""What everybody sees of the boards, counted again from the cards that lie there. (R09, R15, R16, R22, R32, R36)"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from terrarium.rauha.cards.box import ANIMALS, BIOMES
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.view.board_view import BoardView
from tests.rauha.positions import seen, start

LINES = [("row", index, [3 * index + step for step in range(3)]) for index in range(3)]
LINES += [("column", index, [index + 3 * step for step in range(3)]) for index in range(3)]
WATER = [0, 1, 3, 6, 10, 15]  # R36


def moments(seats: int, seed: int, every: int) -> Iterator[RauhaPosition]:
    """Moments of a random game, the first and the last among them."""
    position = start(seats, seed)
    chance = random.Random(seed)
    number = 0
    while not position.over():
        if number % every == 0:
            yield position
        seat = chance.choice(position.actors())
        position.play(seat, chance.choice(position.legal(seat)))
        number += 1
    yield position


def water(board: BoardView) -> int:
    """R32: visible water, and two more while holding Vuori."""
    return sum(cell["water"] for cell in board["cells"]) + (2 if "vuori" in board["entities"] else 0)


@pytest.mark.clause("R21", "R22", "R29", "R32", "R36")
@pytest.mark.parametrize("seats", [2, 4])
def test_symbols_lines_and_water_are_those_of_the_visible_cards(seats: int) -> None:
    for position in moments(seats, seats, every=23):
        boards = seen(position, None)["boards"]
        lowest = min(water(board) for board in boards)
        for seat, board in enumerate(boards):
            cells = board["cells"]
            assert [cell["key"] for cell in cells] == [
                BOX.biomes[int(number)].key for number in position.board[9 * seat : 9 * seat + 9]
            ]
            assert [cell["printed"] for cell in cells] == [cell["key"][0] == "A" for cell in cells]
            assert board["spores"] == [cell for cell in range(9) if position.spores[seat] >> cell & 1]
            shown = [[*cell["animals"], *cell["biomes"]] for cell in cells]
            flat = [symbol for cell in shown for symbol in cell]
            assert board["symbols"] == {symbol: flat.count(symbol) for symbol in [*ANIMALS, *BIOMES[:4]]}
            full = [
                (line, index, entity.key)
                for line, index, places in LINES
                for entity in BOX.entities
                if all(entity.symbol in shown[place] for place in places)
            ]
            assert [(line["line"], line["index"], line["entity"]) for line in board["lines"]] == full
            assert board["water"] == water(board)
            assert board["water_points"] == WATER[min(water(board) - lowest, 5)]


@pytest.mark.clause("R15", "R16", "R23", "R41")
@pytest.mark.parametrize("seats", [2, 3])
def test_points_entities_and_the_order_of_markers_add_up(seats: int) -> None:
    for position in moments(seats, seats, every=17):
        view = seen(position, None)
        held = [key for board in view["boards"] for key in board["entities"]]
        assert sorted([*held, *view["middle"]]) == sorted(entity.key for entity in BOX.entities)
        for seat, board in enumerate(view["boards"]):
            assert board["points"] == position.scores()[seat] == sum(sum(row) for row in board["tally"])
            assert len(board["tally"]) == 4
            assert sum(row["points"] for row in view["tally"][seat]) == board["points"]
            assert all(row["points"] for row in view["tally"][seat])
            assert all(not any(row) for row in board["tally"][view["round"] :])  # nothing from rounds to come
            assert board["crystals"] == position.crystals[seat]
        order = [view["boards"][seat]["points"] for seat in view["order"]]
        assert sorted(view["order"]) == list(range(seats))
        assert order == sorted(order, reverse=True)
        if view["step"] == "choose":
            assert view["first"] == view["order"][0]  # R15: most points, among equals the upper marker


@pytest.mark.clause("R06", "R09", "R10", "R11", "R34")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_rest_of_a_satellite_goes_to_the_neighbour_and_leaves_after_the_third_turn(seats: int) -> None:
    position, chance = start(seats, 1), random.Random(1)
    left: dict[int, list[str]] = {}
    passed = 0
    asked = 0
    while not position.over():
        asked += 1
        if position.actors() != list(range(seats)) and asked % 5:
            seat = position.actors()[0]
            position.play(seat, chance.choice(position.legal(seat)))
            continue
        views = [seen(position, seat) for seat in range(seats)]
        place = BOX.track[int(position.totem) - 1]
        assert (views[0]["line"], views[0]["satellite"]) == (place.cells(), place.satellite)
        assert (views[0]["scoring"], views[0]["totem"]) == (position.totem % 4 == 0, position.totem)
        assert (views[0]["round"] - 1) * 4 + views[0]["turn"] == position.totem
        if views[0]["step"] == "choose":
            for seat, cards in left.items():
                assert [card["key"] for card in views[seat]["offer"]] == cards
                passed += 1
            left = {}
            for view in views:
                assert list(view["spaces"]) == [card["key"] for card in view["offer"]]
            for seat, view in enumerate(views):
                kept = chance.choice(view["offer"])["key"]
                rest = [card["key"] for card in view["offer"] if card["key"] != kept]
                assert (view["rest_to"] is None) == (view["turn"] == 3)
                if view["rest_to"] is not None:
                    left[view["rest_to"]] = rest
                position.play(seat, position.game.action(f"keep {kept}"))
                if seat < seats - 1:
                    chosen = seen(position, None)["chosen"]
                    assert chosen == [other <= seat for other in range(seats)]
        else:
            assert [view["offer"] for view in views] == [[]] * seats
            if views[0]["turn"] in (3, 4):
                assert [view["rest_to"] for view in views] == [None] * seats
            assert seen(position, None)["chosen"] == [False] * seats
            seat = position.actors()[0]
            position.play(seat, chance.choice(position.legal(seat)))
    assert passed == 8 * seats
    last = seen(position, 0)
    assert (last["round"], last["turn"], last["totem"], last["step"]) == (4, 4, 16, "over")
    assert last["rest_to"] is None
