"""The matches behind docs/strength.md: which there are, and when a sequential test ends one early."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from terrarium.bots import LEVELS


def script() -> Any:
    """The script, which is in no package."""
    path = Path(__file__).parents[2] / "bench" / "strength.py"
    found = importlib.util.spec_from_file_location("bench_strength", path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module  # a data class looks its module up
    found.loader.exec_module(module)
    return module


strength = script()
TOP = next(match for match in strength.ladder("rauha") if match.bots[0] == LEVELS[-1])


def finished(directory: Path, games: int, share: float) -> Path:
    """The summary of a match of the top level in which it won this share of the games."""
    found = {"game": "rauha", "games": games, "standings": [{"bot": LEVELS[-1], "win_share": {"share": share}}]}
    (directory / TOP.name()).mkdir(parents=True)
    (directory / TOP.name() / "summary.json").write_text(json.dumps(found), "utf-8")
    return directory


def test_every_level_plays_the_one_below() -> None:
    for title in ("planet", "rauha"):
        assert [match.bots for match in strength.ladder(title)] == list(zip(LEVELS[1:], LEVELS, strict=False))
        assert [match.sequential for match in strength.ladder(title)] == [False] * (len(LEVELS) - 2) + [True]


def test_a_level_that_plays_as_the_one_below_does_not_play_it() -> None:
    assert [match.bots for match in strength.ladder("earth")] == list(zip(LEVELS[1:-1], LEVELS, strict=False))
    assert strength.with_top_level() == ["planet", "rauha"]


@pytest.mark.parametrize(
    ("games", "share", "decided"),
    [(20, 0.8, False), (20, 0.85, True), (40, 0.5, False), (80, 0.5, True), (100, 0.57, False), (25, 0.95, False)],
)
def test_a_match_ends_early_once_the_sequential_test_decides(
    tmp_path: Path, games: int, share: float, decided: bool
) -> None:
    # The ratio of the likelihoods has to be beyond 19, whose logarithm is 2.94.
    assert strength.decided(TOP, finished(tmp_path, games, share)) is decided


def test_a_match_without_games_or_without_a_sequential_test_is_not_decided(tmp_path: Path) -> None:
    assert not strength.decided(TOP, tmp_path)
    below = strength.Match("rauha", TOP.bots, 200)
    assert not strength.decided(below, finished(tmp_path, 200, 0.9))


def test_a_sequential_match_is_played_in_blocks_until_it_is_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[list[str]] = []

    def play(words: list[str], *_more: object) -> None:
        played.append(words[words.index("--games") : words.index("--games") + 2])
        if len(played) == 2:
            finished(tmp_path, 40, 0.9)

    monkeypatch.setattr(strength, "_play", play)
    strength.play(TOP, tmp_path, 1)
    assert played == [["--games", "20"], ["--games", "40"]]


def test_every_match_has_a_directory_of_its_own_and_its_own_command() -> None:
    matches = strength.matches()
    assert len({match.name() for match in matches}) == len(matches)
    assert len({" ".join(match.words()) for match in matches}) == len(matches)
    alone = strength.against_gaia("tree", "expert")
    assert alone in matches
    assert alone.words()[-2:] == ["--option", "difficulty=expert"]
    assert strength.among_ancients("planet") in matches


def test_what_is_not_measured_is_said_so(tmp_path: Path) -> None:
    note = strength.note(tmp_path, tmp_path / "bench.json", "")
    assert "| Rauha | Elder : Ancient | 0 | not measured |  |" in note
