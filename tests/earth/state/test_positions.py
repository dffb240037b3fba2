"""What a position knows about itself: rounds, teams, who has seen what."""

from __future__ import annotations

from typing import cast

import pytest

from terrarium.earth.position import EarthPosition
from terrarium.earth.state import seat_fields
from terrarium.earth.state.gaia_board import HER, NO_GAIA, PLAYER, GaiaBoard
from terrarium.earth.state.piles import EVERYBODY, NOTHING, UNKNOWN_TO_ALL
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.earth.state.stages import OVER, SETUP
from terrarium.earth.state.team_board import NO_BOARDS, TeamBoards
from terrarium.engine.fields import PackFields
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import from_list
from tests.earth.state.positions import blank


@pytest.mark.clause("E02", "E09", "E79")
def test_nothing_has_happened_before_the_deal() -> None:
    position = EarthPosition(blank().game, Rng(1), None)
    assert (position.stage, position.active, position.first, position.chosen, position.turns) == (SETUP, 0, 0, 0, 0)
    assert (position.bonus, position.rounds_unplanted, position.rounds_drained) == (NOBODY, 0, 0)
    assert [position.round_planted, position.round_stocked, position.bare_wanted] == [False] * 3
    assert [position.beginner, position.open_planting, position.solo, position.team_play] == [False] * 4
    assert not position.alternating
    assert (position.gaia, position.team_boards, position.before, position.watched) == (NO_GAIA, NO_BOARDS, None, 0)
    assert (position.deck, position.deck_top, position.discards, position.discard_top, position.certain) == (0,) * 5
    assert (position.dealt, position.reveals) == (1, 0)


@pytest.mark.clause("E09", "E63")
@pytest.mark.parametrize(
    ("seats", "rounds"),
    [(1, [1, 1, 2, 2, 3, 3, 4, 4, 5]), (2, [1, 1, 2, 2, 3, 3, 4, 4, 5]), (3, [1, 1, 1, 2, 2, 2, 3, 3, 3])],
)
def test_a_round_is_over_when_everyone_was_active_once_gaia_included(seats: int, rounds: list[int]) -> None:
    position = blank(seats)
    found = []
    for turn in range(9):
        position.turns = turn
        found.append(int(position.round()))
    assert found == rounds


@pytest.mark.clause("E63")
def test_after_the_player_it_is_gaias_turn() -> None:
    turns = []
    for active in (0, 1):
        alone, together = blank(1), blank(2)
        alone.active = together.active = active
        turns.append((alone.her_turn(), together.her_turn()))
    assert turns == [(False, False), (True, False)]
    assert HER == 1  # in the place of a seat


@pytest.mark.clause("E71", "E73")
def test_team_members_see_each_others_cards() -> None:
    teams = blank(4, teams=True)
    assert [teams.mates(seat) for seat in range(4)] == [[0, 1], [0, 1], [2, 3], [2, 3]]
    assert [int(teams.circle(seat)) for seat in range(4)] == [3, 3, 12, 12]
    seen = [[teams.sees(viewer, seat) for seat in range(4)] for viewer in range(4)]
    assert seen == [[True, True, False, False]] * 2 + [[False, False, True, True]] * 2
    assert not any(teams.sees(NOBODY, seat) for seat in range(4))
    alone = blank(4)
    assert [alone.mates(seat) for seat in range(4)] == [[0], [1], [2], [3]]
    assert [int(alone.circle(seat)) for seat in range(4)] == [1, 2, 4, 8]
    assert [alone.sees(0, seat) for seat in range(4)] == [True, False, False, False]


@pytest.mark.clause("E46", "E74")
def test_who_looks_at_compost_cards_knows_them_from_then_on() -> None:
    position = blank()
    for card in (1, 2, 3):
        position.push_compost(1, card)
    position.knows[3] = 1  # seat 0 knows the top card already
    position.reveals = 4
    position.look_at_compost(1, 2)
    assert [int(position.knows[card]) for card in (1, 2, 3)] == [0, 2, 3]
    assert position.reveals == 5


@pytest.mark.clause("E19", "E42", "E74")
def test_a_shown_card_is_new_to_everyone_unless_planting_hides_it() -> None:
    position = blank()
    position.reveals = 4
    position.show()
    assert position.reveals == 5
    position.show_event(0, 7)
    assert position.reveals == 6
    assert not position.hides_actions()
    position.hide()
    assert position.hides_actions()
    position.show()
    assert position.reveals == 6
    position.show_event(0, 7)
    assert position.reveals == 7
    position.reveal()
    assert (position.reveals, position.hides_actions()) == (8, False)
    position.reveal()
    assert position.reveals == 8


@pytest.mark.clause("E42", "E74")
def test_an_event_played_while_planting_is_hidden_is_seen_by_all() -> None:
    position = blank()
    position.put_in_hand(0, 7)
    position.hide()
    shared = position.before
    assert shared is not None
    position.show_event(0, 7)
    assert position.before is not None
    assert ([*position.before.areas[0].events], position.before.areas[0].hand) == ([7], 0)
    assert ([*shared.areas[0].events], shared.areas[0].hand) == ([], 1)  # which other copies of the position may hold


@pytest.mark.clause("E46", "E74")
def test_a_face_down_card_is_known_to_some_seats_and_a_spectator_knows_what_all_know() -> None:
    position = blank()
    assert [int(known) for known in position.knows] == [0] * 284  # one place for each card, and one for none
    assert [int(card) for card in position.below] == [NOTHING] * 284
    assert UNKNOWN_TO_ALL == 0
    position.knows[5] = 1 << 1
    position.knows[6] = EVERYBODY
    assert [position.knows_card(viewer, 5) for viewer in (NOBODY, 0, 1, 2)] == [False, False, True, False]
    assert [position.knows_card(viewer, 6) for viewer in (NOBODY, 0, 1, 2)] == [True, True, True, True]
    for certain, expected in ((0, [False] * 4), (2, [False, False, True, False]), (EVERYBODY, [True] * 4)):
        position.certain = certain
        assert [position.is_certain(viewer) for viewer in (NOBODY, 0, 1, 2)] == expected


@pytest.mark.clause("E11", "E45")
def test_piles_are_counted_as_cards_come_and_go() -> None:
    position = blank()
    position.set_deck(from_list([4, 5, 6]))
    position.set_discards(from_list([7, 8]))
    assert (position.deck, position.discards, position.stock()) == (3, 2, 5)
    assert ([*position.pile(position.deck_top)], [*position.pile(position.discard_top)]) == ([4, 5, 6], [7, 8])
    for seat, cards in ((1, (1, 2, 3)), (2, (9,))):
        for card in cards:
            position.push_aside(seat, card)
    assert [int(position.aside_count(seat)) for seat in range(3)] == [0, 3, 1]
    assert [*position.pile(position.aside_top(1))] == [3, 2, 1]
    position.push_compost(1, 10)
    position.push_compost(1, 11)
    assert (position.pop_compost(1), position.pop_compost(1), position.compost_top(1)) == (11, 10, NOTHING)


@pytest.mark.clause("E61", "E69")
def test_gaias_board_is_empty_and_her_first_pass_begins() -> None:
    board = GaiaBoard()
    assert (PLAYER, HER, NOBODY) == (0, 1, -1)
    assert (board.difficulty, GaiaBoard(2).difficulty, board.sprouts, board.growth) == (0, 2, 0, 0)
    assert (board.soil, board.compost, board.compost_top, board.pile_top, board.leaves) == (0, 0, 0, 0, 0)
    assert (board.turned, board.skips, board.soil_seen, board.cards_seen, board.chosen_goal) == (0, False, 0, 0, 0)


@pytest.mark.clause("E69")
def test_gaias_six_cards_are_turned_over_twice() -> None:
    board = GaiaBoard()
    board.deck = from_list([3, 1, 0, 5, 4, 2])
    found = []
    for turned in range(13):
        board.turned = turned
        found.append((board.current_pass(), len(board.open_cards()), board.used_up()))
    assert found == [
        (1, 0, False),
        *[(1, count, False) for count in range(1, 7)],
        *[(2, count, False) for count in range(1, 6)],
        (2, 6, True),
    ]
    board.turned = 9
    assert (board.open_cards(), board.card().key) == ([3, 1, 0], "360")


@pytest.mark.clause("E61", "E72")
def test_a_stored_board_begins_with_its_length() -> None:
    numbers: list[int] = []
    board = GaiaBoard()
    board.deck = from_list(list(range(6)))
    board.transfer(board, PackFields(numbers))
    assert numbers[0] == len(numbers) - 1
    boards = TeamBoards()
    numbers = []
    boards.transfer(boards, PackFields(numbers))
    assert numbers[0] + numbers[numbers[0] + 1] == len(numbers) - 2


@pytest.mark.clause("E61", "E71")
def test_a_game_without_gaia_and_teams_stores_empty_boards() -> None:
    numbers: list[int] = []
    position = blank()
    position._transfer_boards(position, PackFields(numbers))
    assert numbers == [0, 0, 0]


@pytest.mark.clause("E46", "E65", "E72")
def test_the_piles_on_boards_are_those_of_gaia_or_of_the_teams() -> None:
    together, teams, alone = blank(4), blank(4, teams=True), blank(1)
    teams.team_boards, alone.gaia = TeamBoards(), GaiaBoard()
    assert (together.tops_on_boards(), teams.tops_on_boards(), alone.tops_on_boards()) == ([], [0, 0], [0, 0])
    for position in (teams, alone):
        position.set_top_on_board(0, 5)
        position.set_top_on_board(1, 6)
        assert position.tops_on_boards() == [5, 6]
    assert [int(board.compost_top) for board in teams.team_boards.boards] == [5, 6]
    assert (alone.gaia.compost_top, alone.gaia.pile_top) == (5, 6)


@pytest.mark.clause("E10", "E19", "E46", "E72")
def test_a_stored_position_comes_back_with_all_areas_piles_and_what_is_hidden() -> None:
    for position in (blank(4, teams=True), blank(1)):
        if position.solo:
            position.gaia = GaiaBoard(2)
            position.gaia.deck = from_list([5, 4, 3, 2, 1, 0])
        else:
            position.team_boards = TeamBoards()
        position.fauna = from_list([0, 1, 2, 3])
        position.areas[0].plant(1, 0, 0)
        position.areas[0].soil = 7
        position.set_deck(from_list([2, 3]))
        position.set_discards(from_list([4]))
        position.push_compost(0, 5)
        position.push_aside(0, 6)
        for number, card in enumerate((7, 8)):
            position.below[card] = 9 + number
            position.set_top_on_board(number, card)
        for card in range(2, 11):
            position.knows[card] = card
        position.hide()
        position.areas[0].soil = 3
        read = cast(EarthPosition, position.game.unpack(position.pack()))
        assert read.pack() == position.pack()
        assert (read.areas[0].cells[0], read.areas[0].soil, read.before is not None) == (1, 3, True)
        assert read.before is not None
        assert read.before is not read
        assert read.before.areas[0].soil == 7
        assert [int(known) for known in read.knows] == [0, 0, *range(2, 11), *[0] * 273]
        assert [[*read.pile(top)] for top in read.tops_on_boards()] == [[7, 9], [8, 10]]
        assert ([*read.pile(read.compost_top(0))], [*read.pile(read.aside_top(0))]) == ([5], [6])


@pytest.mark.clause("E56")
def test_the_game_is_over_in_its_last_stage_only() -> None:
    position = blank()
    assert (position.over(), position.begun()) == (False, False)
    position.stage = OVER
    assert (position.over(), position.begun()) == (True, True)
    assert seat_fields.MARKS * 3 == len(position.marks) == 45
