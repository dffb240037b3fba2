"""What environments show: the terminal's text table, or a picture of all boards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from terrarium.research import env, planet_v0, rauha_v0
from terrarium.research.board_pictures import BOARD_HEIGHT, BOARD_WIDTH, EMPTY, LAND, PAPER, draw_boards
from terrarium.research.canvas import Canvas
from terrarium.research.rendering import render, table_text
from terrarium.research.seat_env import SeatEnv
from tests.research.games import TITLES, game_of, half_played
from tests.testing.pebbles import pebbles


@pytest.mark.parametrize(("title", "words"), [("planet", "Planet of"), ("rauha", "Board of"), ("earth", "Goals")])
def test_the_text_is_the_table_of_the_terminal(title: str, words: str) -> None:
    made = env(title, seats=2, render_mode="ansi")
    made.reset(seed=1)
    text = made.render()
    assert words in text
    assert "seat_1" in text
    learner = SeatEnv(title, seats=2, render_mode="ansi")
    learner.reset(seed=1)
    assert learner.render() == table_text(learner.position, 0)
    assert learner.render() != table_text(learner.position, None)


def areas_of(picture: Any, color: tuple[int, int, int]) -> int:
    """How many pixels have the colour."""
    return int((picture == np.array(color, np.uint8)).all(axis=2).sum())


@pytest.mark.parametrize("title", TITLES)
def test_the_picture_has_a_board_for_each_seat_and_changes_with_it(title: str) -> None:
    game = game_of(title, 3)
    position = half_played(game, 3, {"planet": 20, "rauha": 80, "earth": 200}[title])
    picture = draw_boards(position, None)
    assert picture.shape == (BOARD_HEIGHT, 3 * BOARD_WIDTH, 3)
    assert picture.dtype == np.uint8
    start = draw_boards(game.start(3), None)
    for seat in range(3):
        board = slice(BOARD_WIDTH * seat, BOARD_WIDTH * (seat + 1))
        assert (picture[24:, board] != start[24:, board]).any(), seat
        assert (picture[-3:, board] == PAPER).all(), "nothing is cut off below"


def test_a_planet_shows_as_much_of_each_habitat_as_it_has() -> None:
    position = half_played(game_of("planet", 2), 5, 20)
    view: Any = position.view(None)
    picture = draw_boards(position, None)
    for seat in range(2):
        board = picture[:, BOARD_WIDTH * seat : BOARD_WIDTH * (seat + 1)]
        areas = view["planets"][seat]["areas"]
        size = sum(areas_of(board, LAND[habitat]) for habitat in areas) / sum(areas.values())
        for habitat, count in areas.items():
            assert areas_of(board, LAND[habitat]) == pytest.approx(count * size, rel=0.1), habitat
        assert areas_of(board, EMPTY) == pytest.approx((60 - sum(areas.values())) * size, rel=0.1)


def test_the_canvas_fills_polygons_and_writes_numbers() -> None:
    canvas = Canvas(20, 20, PAPER)
    canvas.polygon([(0, 0), (20, 0), (0, 20)], EMPTY)
    assert areas_of(canvas.pixels, EMPTY) == pytest.approx(200, abs=20)
    assert (canvas.pixels[1, 1] == EMPTY).all()
    assert (canvas.pixels[19, 19] == PAPER).all()
    canvas = Canvas(20, 10, PAPER)
    canvas.number(0, 0, 17, EMPTY, dot=1)
    assert areas_of(canvas.pixels, EMPTY) == 8 + 7


def test_a_window_shows_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bytes] = []

    class Window:
        def winfo_children(self) -> list[object]:
            return []

        def title(self, text: str) -> None:
            assert text == "rauha"

        def update(self) -> None:
            shown.append(b"updated")

    def image(data: bytes, format: str) -> str:
        shown.append(data)
        return format

    fake = SimpleNamespace(
        Tk=Window, PhotoImage=image, Label=lambda _window, image: SimpleNamespace(pack=lambda: None), TclError=OSError
    )
    monkeypatch.setitem(__import__("sys").modules, "tkinter", fake)
    monkeypatch.setattr("terrarium.research.rendering._WINDOWS", [])
    made = rauha_v0.env(seats=2, render_mode="human")
    made.reset(seed=1)
    assert made.render() is None
    picture = draw_boards(made.position, None)
    assert shown == [b"P6 480 264 255 " + picture.tobytes(), b"updated"]


def test_without_a_display_a_window_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoDisplayError(Exception):
        pass

    def fail() -> None:
        raise NoDisplayError("no display name")

    monkeypatch.setitem(__import__("sys").modules, "tkinter", SimpleNamespace(Tk=fail, TclError=NoDisplayError))
    monkeypatch.setattr("terrarium.research.rendering._WINDOWS", [])
    with pytest.raises(RuntimeError, match="use render_mode='rgb_array'"):
        render(game_of("planet", 2).start(1), None, "human")


def test_a_mode_and_a_title_without_pictures_are_named() -> None:
    with pytest.raises(ValueError, match="'html'; possible: ansi, rgb_array, human"):
        planet_v0.env(render_mode="html")
    with pebbles() as game, pytest.raises(ValueError, match="only of earth, planet, rauha"):
        draw_boards(game.start(1), None)
    assert render(game_of("planet", 2).start(1), None, None) is None
