"""What the options of a game decide before anything is dealt. (E01, E04, E19, E71, E80)"""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.earth.position import EarthPosition
from terrarium.earth.state.gaia_board import NO_GAIA
from terrarium.earth.state.team_board import NO_BOARDS
from terrarium.engine.errors import BadOption
from tests.earth.state.positions import blank


@pytest.mark.clause("E01", "E04")
def test_a_mode_decides_what_is_dealt() -> None:
    modes = [blank(3, mode=mode) for mode in ("beginner", "standard", "advanced")]
    assert [(bool(position.beginner), int(position.dealt)) for position in modes] == [
        (True, 1),
        (False, 1),
        (False, 2),
    ]
    with pytest.raises(BadOption):
        blank(3, mode="expert")


@pytest.mark.clause("E19", "E61", "E71")
def test_planting_is_hidden_and_nobody_plays_in_teams_or_alone_unless_the_options_say_so() -> None:
    position = blank(4)
    assert [position.open_planting, position.solo, position.team_play, position.alternating] == [False] * 4
    assert blank(4, open_planting=True).open_planting
    assert blank(1).solo
    assert blank(4, teams=True).team_play
    assert position.game.teams() == []
    assert blank(4, teams=True).game.teams() == [[0, 1], [2, 3]]


@pytest.mark.clause("E80")
def test_the_turns_of_teams_alternate_unless_they_go_clockwise() -> None:
    assert blank(4, teams=True).alternating
    assert blank(4, teams=True, team_order="alternating").alternating
    assert not blank(4, teams=True, team_order="clockwise").alternating
    assert not blank(4, team_order="alternating").alternating
    with pytest.raises(BadOption):
        blank(4, teams=True, team_order="around")


@pytest.mark.clause("E61", "E71")
def test_boards_for_teams_and_gaia_are_laid_out_only_where_they_are_needed() -> None:
    for options, team_boards, gaia in (({"seats": 2}, False, False), ({"seats": 1}, False, True)):
        position = cast(EarthPosition, terrarium.game("earth", **options).start(1))
        assert (position.team_boards is not NO_BOARDS, position.gaia is not NO_GAIA) == (team_boards, gaia)
    position = cast(EarthPosition, terrarium.game("earth", seats=4, teams=True).start(1))
    assert (position.team_boards is not NO_BOARDS, position.gaia is not NO_GAIA) == (True, False)


@pytest.mark.clause("E10", "E41")
def test_a_seat_that_is_asked_nothing_has_no_answers() -> None:
    position = blank()
    assert [[*position.choices(seat)] for seat in range(3)] == [[], [], []]
