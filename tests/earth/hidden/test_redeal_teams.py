"""Worlds that a team imagines: what lies on the other team's board is unknown. (E73, E74)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.gaia_cards import CARDS
from terrarium.earth.hidden.redeal import _is_hidden, _redeal_gaia
from terrarium.earth.state.gaia_board import GaiaBoard
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.earth.state.setup_cards import ECOSYSTEM, ISLAND
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import from_list
from tests.earth.hidden.test_redeal_planting import imagined
from tests.earth.state.positions import blank
from tests.earth.table import do, fetch, give, table


@pytest.mark.clause("E73", "E74")
def test_cards_on_the_other_teams_board_are_unknown_but_for_their_number() -> None:
    position = table(4, teams=True)
    board = position.board_of(2)
    for card in (70, 80):
        board.add_card(fetch(position, card))
    for viewer in (2, 3):
        for world in imagined(position, viewer, 4):
            assert [int(card) for card in world.board_of(2).card_list()] == [70, 80]
    for unsure in (0, 1, None):
        found = set()
        for world in imagined(position, unsure, 8):
            assert world.board_of(2).cards == 2
            found.add(tuple(int(card) for card in world.board_of(2).card_list()))
        assert len(found) > 4


@pytest.mark.clause("E19", "E73", "E74")
def test_while_planting_is_hidden_nothing_is_known_to_lie_on_the_other_teams_board() -> None:
    position = table(4, teams=True, mode="standard", open_planting=False)
    give(position, 0, 33)
    give(position, 2, 3)
    do(position, 0, "plant")
    assert position.before is not None
    board = position.board_of(2)
    board.add_card(fetch(position, 70))
    board.soil = 1
    for viewer in (0, 1):
        for world in imagined(position, viewer, 4):
            assert set(world.board_of(2).contents().values()) == {0}


@pytest.mark.clause("E69", "E74")
@pytest.mark.parametrize(("turned", "known"), [(0, 0), (1, 1), (5, 5), (6, 6), (7, 1), (12, 6)])
def test_gaias_cards_are_shuffled_but_for_those_of_this_pass_that_lie_open(turned: int, known: int) -> None:
    order = [3, 1, 0, 5, 4, 2]
    found = set()
    for seed in range(40):
        position = blank(1)
        position.gaia = GaiaBoard()
        position.gaia.deck = from_list(order)
        position.gaia.turned = turned
        _redeal_gaia(position, Rng(seed))
        deck = [int(card) for card in position.gaia.deck]
        assert (deck[:known], sorted(deck)) == (order[:known], list(range(CARDS)))
        found.add(tuple(deck))
    assert (len(found) > 1) == (known < 5)


@pytest.mark.clause("E03", "E04", "E74")
def test_dealt_cards_of_others_are_hidden_and_shared_ecosystems_are_open() -> None:
    position = blank(3, mode="advanced")
    position.shared = from_list([0, 2])
    position.set_own_ecosystem(1, 2 * 20)

    def hidden(viewer: int, kind: int) -> list[bool]:
        return [_is_hidden(position, viewer, kind, place, 18 + place) for place in range(10)]

    others = [False, False, False, True, True, True]  # two of seat 0, two of seat 1 with the chosen one, two of seat 2
    assert hidden(0, ECOSYSTEM) == [*others, False, False, True, True]
    assert hidden(0, ISLAND) == [False, False, True, True, True, True, True, True, True, True]
    assert hidden(NOBODY, ISLAND) == [True] * 10
