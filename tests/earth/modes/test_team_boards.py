"""What lies on a team's board, who may put something there and who may take it. (E72)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.vocabulary import GROWTH, SPROUT
from terrarium.earth.modes import teams
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.actions import (
    FETCH_CARDS,
    FETCH_COMPOST,
    FETCH_GROWTH,
    FETCH_SOIL,
    FETCH_SPROUTS,
    PUT_CARD,
    PUT_COMPOST,
    PUT_SOIL,
    with_card,
)
from terrarium.earth.rules.pieces import room_on_grid
from terrarium.earth.state.stages import ACTING, CHOOSING, OVER, PLANTING, SETUP, WINDOW
from terrarium.earth.state.steps import ALL_CELLS, GROWTHS, SPROUTS, step
from terrarium.earth.state.team_board import FETCHED, TeamBoard, TeamBoards
from terrarium.engine.vec_operations import filled
from tests.earth.areas import pick
from tests.earth.state.positions import blank

#: Flora with room for both kinds of pieces.
FLORA = pick(lambda card: card.sprouts > 1 and card.growth > 1, 1)[0]


def acting(stage: int = ACTING) -> EarthPosition:
    """Four seats in teams with empty boards, in the middle of a turn."""
    position = blank(4, teams=True)
    teams.lay_out(position)
    position.stage = stage
    return position


def possible(position: EarthPosition, seat: int) -> list[int]:
    """What a seat may put on the board or take from it."""
    return [int(action) for action in teams.any_time(position, seat, filled(0, 0))]


@pytest.mark.clause("E71", "E72")
def test_a_new_board_is_empty_and_nobody_was_asked_about_it() -> None:
    boards = TeamBoards()
    for board in boards.boards:
        assert set(board.contents().values()) == {0}
        assert (board.compost_top, board.asked, [*board.card_list()]) == (0, 0, [])
        assert len(board.lying) == 5
    assert [int(gained) for gained in boards.gained_before] == [0, 0, 0, 0]
    position = blank(4, teams=True)
    teams.lay_out(position)
    assert position.board_of(0) is position.board_of(1)
    assert position.board_of(2) is position.board_of(3)
    assert position.board_of(0) is not position.board_of(2)


@pytest.mark.clause("E72")
def test_a_board_counts_pieces_and_cards_that_come_and_go() -> None:
    board = TeamBoard()
    board.add_pieces(SPROUT, 3)
    board.add_pieces(GROWTH, 5)
    board.add_pieces(GROWTH, 2)
    board.add_pieces(SPROUT, -1)
    assert (board.pieces(SPROUT), board.pieces(GROWTH)) == (2, 7)
    board.add_pieces(GROWTH, -7)
    assert board.contents() == {"soil": 0, "compost": 0, "sprout": 2, "growth": 0, "card": 0}
    board.add_card(283)
    board.add_card(5)
    assert ([*board.card_list()], board.cards) == ([5, 283], 2)
    board.take_cards()
    assert ([*board.card_list()], board.cards) == ([], 0)
    assert [int(word) for word in board.lying] == [0] * 5


@pytest.mark.clause("E72")
def test_each_member_of_a_team_is_asked_by_itself() -> None:
    board = TeamBoard()
    board.note_asked(2)
    assert [board.was_asked(seat) for seat in (2, 3)] == [True, False]
    board.note_asked(3)
    board.ask_again(2)
    assert [board.was_asked(seat) for seat in (2, 3)] == [False, True]


@pytest.mark.clause("E72")
@pytest.mark.parametrize("stage", [SETUP, CHOOSING, PLANTING, ACTING, WINDOW, OVER])
def test_the_boards_are_used_while_everyone_plants_or_acts(stage: int) -> None:
    position = acting(stage)
    position.areas[0].soil = 1
    position.add_soil_gained(0, 1)
    position.board_of(0).compost = 1
    assert possible(position, 0) == ([PUT_SOIL, FETCH_COMPOST] if stage in (PLANTING, ACTING) else [])


@pytest.mark.clause("E72")
def test_soil_and_compost_are_put_only_if_they_were_gained_and_are_still_there() -> None:
    for gained, held in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1)):
        position = acting()
        position.areas[0].soil = held
        position.add_soil_gained(0, gained)
        assert possible(position, 0) == ([PUT_SOIL] if gained and held else [])
        position = acting()
        position.areas[0].compost = held
        position.add_compost_gained(0, gained)
        assert possible(position, 0) == ([PUT_COMPOST] if gained and held else [])


@pytest.mark.clause("E25", "E72")
def test_pieces_are_taken_only_if_they_lie_there_and_have_a_place() -> None:
    for count in (0, 1, 2):
        for planted in (False, True):
            position = acting()
            if planted:
                position.areas[1].plant(FLORA, 0, 0)
            position.board_of(1).add_pieces(SPROUT, count)
            assert possible(position, 1) == ([FETCH_SPROUTS] if count and planted else [])
            position.board_of(1).add_pieces(SPROUT, -count)
            position.board_of(1).add_pieces(GROWTH, count)
            assert possible(position, 1) == ([FETCH_GROWTH] if count and planted else [])
            assert teams.can_fetch(position, 1) == (count > 0 and planted)
            assert possible(position, 2) == []


@pytest.mark.clause("E72")
def test_one_of_each_thing_is_enough_to_be_taken() -> None:
    position = acting()
    position.gain_card(0, 7)
    position.put_in_hand(0, 8)
    board = position.board_of(0)
    board.soil = board.compost = 1
    board.add_card(9)
    assert possible(position, 0) == [with_card(PUT_CARD, 7), FETCH_SOIL, FETCH_COMPOST, FETCH_CARDS]
    assert possible(position, 1) == [FETCH_SOIL, FETCH_COMPOST, FETCH_CARDS]


@pytest.mark.clause("E72")
def test_compost_that_is_put_on_the_board_is_no_longer_gained() -> None:
    position = acting()
    for card in (1, 2, 3):
        position.push_compost(0, card)
    position.areas[0].compost = 3
    position.add_compost_gained(0, 2)
    position.board_of(0).note_asked(1)
    teams.do(position, 0, PUT_COMPOST)
    assert (position.compost_gained(0), position.areas[0].compost, position.board_of(0).compost) == (1, 2, 1)
    assert not position.board_of(0).was_asked(1)
    teams.do(position, 0, PUT_COMPOST)
    assert (position.compost_gained(0), possible(position, 0)) == (0, [FETCH_COMPOST])
    teams.do(position, 1, FETCH_COMPOST)
    assert (position.board_of(0).compost, position.board_of(0).compost_top) == (0, 0)
    assert ([*position.pile(position.compost_top(1))], position.areas[1].compost) == ([2, 3], 2)


@pytest.mark.clause("E72")
def test_pieces_are_fetched_as_far_as_there_are_places() -> None:
    for piece, kind, action in ((SPROUT, SPROUTS, FETCH_SPROUTS), (GROWTH, GROWTHS, FETCH_GROWTH)):
        position = acting()
        position.areas[1].plant(FLORA, 0, 0)
        position.areas[1].sprouts[0] = position.areas[1].growth[0] = 1
        places = int(room_on_grid(position.areas[1], piece))
        teams.put_pieces(position, 0, piece, places + 2)
        teams.do(position, 1, action)
        assert position.board_of(1).pieces(piece) == 2
        assert position.pop(1) == step(kind, places, FETCHED, 0, ALL_CELLS)
        assert FETCHED == 1  # a number that no ability has
        assert step(kind) == kind  # all other parts are 0


@pytest.mark.clause("E72")
def test_what_was_gained_is_counted_together() -> None:
    position = acting()
    position.gain_card(2, 7)
    position.add_soil_gained(2, 3)
    position.add_compost_gained(2, 5)
    assert [int(teams.gained(position, seat)) for seat in range(4)] == [0, 0, 9, 0]
    position.limit_soil_gained(2, 3)
    position.limit_compost_gained(2, 4)
    assert int(teams.gained(position, 2)) == 8
    teams.note_gained(position)
    assert [int(gained) for gained in position.team_boards.gained_before] == [0, 0, 8, 0]


@pytest.mark.clause("E72")
def test_in_a_new_turn_nothing_was_gained_and_nobody_asked() -> None:
    position = acting()
    for seat in range(4):
        position.gain_card(seat, 7 + seat)
        position.add_soil_gained(seat, 3)
        position.add_compost_gained(seat, 2)
        position.board_of(seat).note_asked(seat)
    teams.start_turn(position)
    assert [int(teams.gained(position, seat)) for seat in range(4)] == [0, 0, 0, 0]
    assert [position.board_of(seat).was_asked(seat) for seat in range(4)] == [False] * 4


@pytest.mark.clause("E73", "E74")
@pytest.mark.parametrize(("seat", "circle"), [(0, 3), (2, 12)])
def test_a_card_that_nobody_takes_is_known_to_its_team_on_the_discard_pile(seat: int, circle: int) -> None:
    position = acting()
    position.board_of(seat).add_card(9)
    teams.end_turn(position)
    assert ([*position.pile(position.discard_top)], position.knows[9]) == ([9], circle)
    assert position.board_of(seat).cards == 0
