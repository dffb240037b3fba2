"""``terrarium daily``: the deal of a day in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from terrarium.cli.saved_games import find_saved_games
from terrarium.texts import LANGUAGES
from tests.cli.commands import run_command

SHARED = {"en": "Terrarium, Planet, 2026-11-19: ", "pl": "Terrarium, Planet, 2026-11-19: ",
          "fr": "Terrarium, Planet, 2026-11-19\N{NO-BREAK SPACE}: "}  # fmt: skip


#: In each round the first tile that is there, on the next face; the others are refused, because the face is taken.
TILES = "".join(f"{tile} {face} 0\n" for face in range(1, 13) for tile in "abcde")


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERRARIUM_DATA", str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_played_and_compared(language: str) -> None:
    done = run_command("daily", "planet", "--day", "2026-11-19", "--runs", "6", "--lang", language, typed=TILES)
    assert done.returncode == 0, done.stderr
    assert SHARED[language] in done.stdout
    assert "6" in done.stdout.partition(SHARED[language])[2]
    assert "[" in done.stdout.splitlines()[-2]
    assert find_saved_games() == []


def test_leaving_keeps_the_game_and_compares_nothing() -> None:
    done = run_command("daily", "rauha", "--day", "2026-11-19", typed="q\n")
    assert done.returncode == 0, done.stderr
    assert "Terrarium, Rauha" not in done.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["earth"], "earth has no deal of the day; choose from planet, rauha."),
        (["planet", "--day", "soon"], '"soon" is not a day; write it as 2026-11-19.'),
        (["planet", "--day", "2999-01-01"], "The deal for 2999-01-01 is not open yet"),
    ],
)
def test_what_has_no_deal_is_refused(words: list[str], reason: str) -> None:
    done = run_command("daily", *words)
    assert done.returncode == 2
    assert reason in " ".join(done.stderr.split())
