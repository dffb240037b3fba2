"""A whole training run of a tiny game: it learns, can be stopped at any time, and is reproducible."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from terrarium.bots.network_file import read_header
from terrarium.engine.lines import Line
from terrarium.texts import Texts
from terrarium.training.games import GameTask, play_games
from terrarium.training.recipe import BadRun, Recipe
from terrarium.training.report import report_page
from terrarium.training.run import TrainingRun
from terrarium.training.workers import Workers
from tests.training.pond import pond

RECIPE = Recipe(
    title="pond",
    seed=3,
    rounds=1,
    first_games=60,
    games=42,
    measured_games=44,
    match_games=6,
    epochs=4,
    slip=0.2,
    noted=0.5,
)


class Count:
    """Counts games, and stops a run after some of them."""

    def __init__(self, most: int = 10_000) -> None:
        self.games = 0
        self.most = most

    def finished(self, games: int) -> None:
        self.games += games

    def stopped(self) -> bool:
        return self.games >= self.most


def run(directory: Path, count: Count, recipe: Recipe = RECIPE) -> TrainingRun:
    return TrainingRun(directory, recipe, Workers(1, None, count.stopped, count.finished))


def say(line: Line) -> str:
    """English sentences; Pond is not installed, so its own have none."""
    return line.id if "pond" in line.id else Texts("en").say(line)


def fingerprint(directory: Path) -> object:
    """What the finished networks are, without their date."""
    header, weights = read_header((directory / "pond.networks").read_bytes(), "pond.networks")
    return header["layout"], header["networks"], weights


def test_a_run_learns_and_leaves_a_candidate_and_a_report(tmp_path: Path) -> None:
    count = Count()
    with pond():
        training = run(tmp_path / "run", count)
        assert training.advance()
        assert count.games == RECIPE.total_games()
        curve = json.loads((tmp_path / "run" / "fit-0.json").read_text())["curve"]
        assert curve[-1][0] < curve[0][0]
        assert training.read_json("knowledge-1") is not None
        header, _weights = read_header((tmp_path / "run" / "pond.networks").read_bytes(), "pond")
        assert header["seed"] == 3
        assert isinstance(header["versions"], dict)
        assert {"terrarium", "numpy", "python"} == set(header["versions"])
        page = report_page(training, say, "en", "terrarium train pond")
    for part in ("Victories by generation", "Learning curves", "Calibration", "Error by line", "terrarium train pond"):
        assert part in page
    assert page.count("<svg") == 3


def test_a_run_that_was_stopped_goes_on_to_the_same_networks_and_another_seed_to_others(tmp_path: Path) -> None:
    with pond():
        assert run(tmp_path / "whole", Count()).advance()
        for most in (40, 100, 150):
            assert not run(tmp_path / "parts", Count(most)).advance()
        count = Count()
        assert run(tmp_path / "parts", count).advance()
        assert run(tmp_path / "other", Count(), replace(RECIPE, seed=4)).advance()
    assert count.games == RECIPE.total_games()
    assert fingerprint(tmp_path / "parts") == fingerprint(tmp_path / "whole")
    assert fingerprint(tmp_path / "other") != fingerprint(tmp_path / "whole")


def test_a_directory_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear all")
    with pond():
        with pytest.raises(BadRun, match="contains other files"):
            run(tmp_path, Count())
        run(tmp_path / "run", Count())
        with pytest.raises(BadRun, match="other parameters"):
            run(tmp_path / "run", Count(), replace(RECIPE, games=51))


def test_games_of_a_task_have_all_numbers_of_seats_and_mirrored_matches_are_even() -> None:
    with pond():
        found = play_games(GameTask("pond", 1, 30, (b"",), 0.1, 1.0))
        assert len(set(found["stages"].tolist())) == 18, "three numbers of seats, six rounds"
        match = play_games(GameTask("pond", 1, 40, (b"", b""), 0.0, 0.0, 2))
    assert match["held"].tolist() == [0.5] * 40
    assert 10 <= match["won"].sum() <= 30
