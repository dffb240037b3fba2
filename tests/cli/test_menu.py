"""The table that suits any game: one numbered list, in pages when it is long."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.cli.menu import PAGE, BadChoice, Menu
from terrarium.cli.terminal import Terminal
from terrarium.cli.text_tables.text_table import TextTable
from terrarium.engine.position import Position
from terrarium.texts import Texts


@pytest.fixture
def position() -> Position:
    return terrarium.game("planet", seats=2, first=0).start(7)


@pytest.fixture
def menu(position: Position) -> Menu:
    return Menu(TextTable(position.game, Texts("en"), ["Ada", "Ben"]), position, 0)


def test_every_action_has_a_number(menu: Menu, position: Position) -> None:
    legal = position.legal(0)
    assert [menu.answer(str(number + 1)) for number in range(len(legal))] == legal


def test_words_choose_as_well(menu: Menu, position: Position) -> None:
    assert menu.answer("tile c face 7 turn 2") == position.game.action("tile c face 7 turn 2")


def test_a_number_beyond_the_list_is_refused(menu: Menu) -> None:
    with pytest.raises(BadChoice, match='"301" is not among the choices: 1, 2, 3'):
        menu.answer("301")


def test_a_long_list_is_shown_in_pages_and_begins_again(menu: Menu, capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for _page in range(300 // PAGE + 1):
        menu.show(Terminal(Texts("en")))
        pages.append(capsys.readouterr().out.splitlines())
        menu.turn_page()
    assert pages[0][0] == "What do you do?"
    assert pages[0][1] == "    1  Tile a on face 1, turn 0: shows FFGGG"
    assert pages[0][-1] == "20 of 300 choices shown; + shows more."
    assert [int(page[1].split()[0]) for page in pages] == [*range(1, 301, PAGE), 1]


def test_any_view_can_be_shown(position: Position) -> None:
    lines = TextTable(position.game, Texts("en"), []).show(position.view(0))
    assert "round: 1" in lines
