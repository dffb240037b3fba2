"""Two teams of two: sprouts and growth that are not placed, and those taken from the board."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import SPROUT
from terrarium.earth.rules.pieces import room_on_grid
from tests.earth.modes.test_teams import pairs, there
from tests.earth.table import do, give, lay, pieces, told

#: Flora with six sprout spaces whose abilities do not answer to blue.
BAOBAB = 4
#: An event: 1 sprout and 1 growth.
FOG = 226


@pytest.mark.clause("E25", "E72")
def test_sprouts_that_are_not_placed_go_to_the_board_if_the_partner_has_room() -> None:
    position = pairs(journal=True)
    lay(position, 1, BAOBAB, 1, 1)
    room = position.areas[1]
    do(position, 0, "water")  # seat 0 has no flora: all 6 go to the board without a question
    assert there(position, 0, "sprout") == 6
    do(position, 1, "fetch sprouts")
    sprouts, _growth = pieces(position, 1)
    assert sum(sprouts.values()) == min(6, BOX.sprout_spaces[room.cells[0]])
    assert "earth-team-fetched-sprout" in told(position, 2)


@pytest.mark.clause("E25", "E72")
def test_without_room_at_the_partners_they_are_lost_as_ever() -> None:
    position = pairs(journal=True)
    do(position, 0, "water")
    assert there(position, 0, "sprout") == 0
    assert "earth-lost-sprout" in told(position, 0)


@pytest.mark.clause("E25", "E72")
def test_a_single_piece_that_is_not_placed_goes_to_the_board_too() -> None:
    position = pairs()
    lay(position, 1, BAOBAB, 1, 1)
    give(position, 0, FOG)
    do(position, 0, "compost", f"event {FOG}")
    assert (there(position, 0, "sprout"), there(position, 0, "growth")) == (1, 1)


@pytest.mark.clause("E72")
def test_stopping_a_row_leaves_the_rest_to_the_partner() -> None:
    position = pairs()
    lay(position, 0, BAOBAB, 1, 1)
    lay(position, 1, 192, 1, 1)
    do(position, 0, "water", "sprout 1 1", "stop")
    assert there(position, 0, "sprout") == 5


@pytest.mark.clause("E72")
def test_pieces_that_were_taken_are_placed_or_lost() -> None:
    position = pairs(journal=True)
    lay(position, 0, BAOBAB, 1, 1)
    lay(position, 1, 192, 1, 1)
    lay(position, 1, 20, 1, 2)
    do(position, 0, "water", "stop")
    do(position, 1, "fetch sprouts", "sprout 1 1", "stop")
    assert there(position, 0, "sprout") == 6 - min(6, int(room_on_grid(position.areas[1], SPROUT)) + 1)
    assert "earth-lost-sprout" in told(position, 1)


@pytest.mark.clause("E72", "E78")
def test_sprouts_of_an_activation_that_are_not_placed_go_to_the_board_too() -> None:
    # Red: 2 sprouts; 3 sprouts for a card of the compost.
    position = pairs()
    lay(position, 0, 45, 1, 1, sprouts=6)
    lay(position, 0, 56, 1, 2)
    lay(position, 1, BAOBAB, 1, 1)
    do(position, 0, "compost", "use")
    assert there(position, 0, "sprout") == 5
