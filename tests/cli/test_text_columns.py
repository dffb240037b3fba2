"""Tables fit the terminal: words are broken, numbers never, and nothing is cut off."""

from __future__ import annotations

import random
from typing import cast

import pytest

import terrarium
from terrarium.cli.text_columns import column_lines
from terrarium.cli.text_tables.earth import EarthTextTable
from terrarium.earth.view.seat_view import EarthSeatView
from terrarium.texts import Texts

HEADS = ["bot", "rating (95 %)", "mean score", "played"]
ROWS = [["greedy", "35.7 (22.2 to 49.3)", "32.9", "1,000"], ["random", "14.3 (0.7 to 27.8)", "6.9", "1,000"]]


def test_in_a_pipe_a_table_is_as_wide_as_it_needs() -> None:
    assert column_lines(HEADS, ROWS, 1, None) == [
        " bot            rating (95 %)   mean score   played",
        " ──────────────────────────────────────────────────",
        " greedy   35.7 (22.2 to 49.3)         32.9    1,000",
        " random    14.3 (0.7 to 27.8)          6.9    1,000",
    ]  # fmt: skip


def test_heads_are_broken_before_anything_else() -> None:
    assert column_lines(HEADS, ROWS, 1, 46) == [
        "                                  mean",
        " bot           rating (95 %)     score  played",
        " ─────────────────────────────────────────────",
        " greedy  35.7 (22.2 to 49.3)      32.9   1,000",
        " random   14.3 (0.7 to 27.8)       6.9   1,000",
    ]


def test_where_columns_do_not_fit_they_become_rows() -> None:
    heads, rows = [*HEADS, "mean decision", "99 % within"], [[*row, "0.62 ms", "0.94 ms"] for row in ROWS]
    lines = column_lines(heads, rows, 1, 56)
    assert lines[0] == " bot                         greedy              random"
    assert lines[-1] == " 99 % within                0.94 ms             0.94 ms"
    assert len(lines) == len(heads) + 1


def test_where_nothing_fits_every_row_becomes_a_block() -> None:
    assert column_lines(["card", "name", "goal", "leaf"], [["1A", "Earthworm", "15 cards or more", ""]], 3, 20) == [
        " card: 1A", "   name: Earthworm", "   goal: 15 cards or", "       more",
    ]  # fmt: skip


@pytest.mark.parametrize("width", [None, 80, 12])
def test_columns_and_tables_may_be_empty(width: int | None) -> None:
    assert column_lines(["", ""], [["Ada", ""]], 1, width)[-1] == " Ada"
    assert column_lines(["bot"], [], 1, width) == [" bot", " ───"]


@pytest.mark.parametrize("width", range(38, 60))
@pytest.mark.parametrize("words", [1, 2])
def test_nothing_is_lost_and_nothing_is_too_long(width: int, words: int) -> None:
    lines = column_lines(HEADS, ROWS, words, width)
    assert max(map(len, lines)) <= width
    shown = " ".join(" ".join(lines).split())
    for number in ("32.9", "6.9", "1,000"):
        assert number in shown
    if words == 1:
        assert all(any(row[1] in line for line in lines) for row in ROWS)


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_cards_of_earth_fit_a_terminal_of_80_columns(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrarium.cli.text_tables.earth.terminal_width", lambda: 79)
    game = terrarium.game("earth", seats=2)
    position, rng = game.start(seed=7), random.Random(7)
    while not position.over():
        seat = position.actors()[0]
        position.play(seat, rng.choice(position.legal(seat)))
    table = EarthTextTable(game, Texts(language), ["Ada", "Ben"])
    area = cast(EarthSeatView, position.view(0))["areas"][0]
    assert max(card["column"] for card in area["grid"]) == 4
    lines = table._grid(area)
    assert max(map(len, lines)) <= 77  # two spaces are put before them
    words = set(" ".join(lines).replace("-", " ").split())
    for card in area["grid"]:
        assert set(table._name(card["card"]).replace("-", " ").split()) <= words
        assert set(table._pieces(card).split()) <= words
