"""The directory of a match: no game is played twice and none is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import terrarium
from terrarium.arena.local_workers import play_missing
from terrarium.arena.match_directory import GAMES, MatchDirectory
from terrarium.arena.match_plan import MatchError, MatchPlan
from terrarium.arena.match_play import leaders, parse_result, play_game, play_games
from terrarium.engine.record import Record


def plan(games: int, seed: int = 5, bots: tuple[str, ...] = ("random", "random:seed=3")) -> MatchPlan:
    return MatchPlan(terrarium.game("planet", seats=2), list(bots), games, seed)


def numbers(directory: Path) -> list[int]:
    return [json.loads(line)["number"] for line in (directory / GAMES).read_text("utf-8").splitlines()]


def test_a_result_reads_back_and_its_record_replays() -> None:
    result = play_game(plan(4), 3)
    assert parse_result(result.to_json()) == result
    position = Record.from_json(result.record).replay()
    assert position.outcome().scores == result.scores
    assert [sum(points.values()) for points in result.sources] == result.scores
    assert sum(len(times) for times in result.times) == result.decisions == 24


def test_the_same_number_is_the_same_game() -> None:
    first, second = play_game(plan(4), 2), play_game(plan(9), 2)
    assert first.record == second.record


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with MatchDirectory(tmp_path / "match", plan(6)) as match:
        match.add(play_games(match.plan, [0, 4]))
    with MatchDirectory(tmp_path / "match", plan(6)) as match:
        assert match.missing() == [1, 2, 3, 5]
        play_missing(match, 1, lambda: False, lambda done: None)
        assert match.missing() == []
    assert numbers(tmp_path / "match") == [0, 4, 1, 2, 3, 5]


def test_a_match_whose_plan_names_every_option_goes_on(tmp_path: Path) -> None:
    with MatchDirectory(tmp_path, plan(2)) as match:
        match.add(play_games(match.plan, [0]))
    path = tmp_path / "match.json"
    data = json.loads(path.read_text("utf-8"))
    assert data["options"] == {}
    path.write_text(json.dumps({**data, "options": {"beginner": "false", "mystery": "false", "first": "random"}}))
    with MatchDirectory(tmp_path, plan(2)) as match:
        assert match.missing() == [1]
    path.write_text(json.dumps({**data, "options": {"mystery": "true"}}))
    with pytest.raises(MatchError, match="options"):
        MatchDirectory(tmp_path, plan(2))


def test_a_match_can_be_made_longer(tmp_path: Path) -> None:
    with MatchDirectory(tmp_path, plan(2)) as match:
        match.add(play_games(match.plan, [0, 1]))
    with MatchDirectory(tmp_path, plan(4)) as match:
        assert match.missing() == [2, 3]


def test_a_line_that_a_crash_cut_short_is_played_again(tmp_path: Path) -> None:
    with MatchDirectory(tmp_path, plan(3)) as match:
        match.add(play_games(match.plan, [0, 1]))
    path = tmp_path / GAMES
    path.write_bytes(path.read_bytes()[:-40])
    with MatchDirectory(tmp_path, plan(3)) as match:
        assert match.missing() == [1, 2]
        match.add(play_games(match.plan, [1]))
    assert numbers(tmp_path) == [0, 1]


def test_a_game_that_is_reported_twice_counts_once(tmp_path: Path) -> None:
    with MatchDirectory(tmp_path, plan(3)) as match:
        match.add(play_games(match.plan, [1]))
        match.add(play_games(match.plan, [1, 2]))
    assert numbers(tmp_path) == [1, 2]


def test_another_match_is_not_mixed_in(tmp_path: Path) -> None:
    MatchDirectory(tmp_path, plan(3)).close()
    with pytest.raises(MatchError, match=r"contains another match \(different: bots, seed\); choose another folder"):
        MatchDirectory(tmp_path, plan(3, seed=6, bots=("random", "greedy")))


def test_a_directory_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada,")
    with pytest.raises(MatchError, match="contains other files"):
        MatchDirectory(tmp_path, plan(3))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt"]


def test_two_commands_do_not_play_one_match_at_once(tmp_path: Path) -> None:
    with MatchDirectory(tmp_path, plan(3)), pytest.raises(MatchError, match="Another command is playing"):
        MatchDirectory(tmp_path, plan(3))


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    reported: list[int] = []
    with MatchDirectory(tmp_path / "one", plan(8)) as one, MatchDirectory(tmp_path / "two", plan(8)) as two:
        play_missing(one, 1, lambda: False, lambda done: None)
        play_missing(two, 2, lambda: False, reported.append)
        assert [result.scores for result in one.done()] == [result.scores for result in two.done()]
    assert sorted(numbers(tmp_path / "two")) == list(range(8))
    assert reported[-1] == 8


def test_a_match_survives_being_killed(tmp_path: Path) -> None:
    words = ["arena", "planet", "--bots", "random,random:seed=3", "--seats", "2", "--games", "400", "--seed", "5"]
    command = [sys.executable, "-m", "terrarium.cli.main", *words, "--out", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not (
        (tmp_path / GAMES).exists() and (tmp_path / GAMES).read_bytes().count(b"\n") >= 3
    ):
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = numbers(tmp_path)
    assert 3 <= len(kept) < 400
    with MatchDirectory(tmp_path, plan(len(kept) + 3)) as match:
        play_missing(match, 1, lambda: False, lambda done: None)
    assert sorted(numbers(tmp_path)) == list(range(len(kept) + 3))


def test_a_game_that_does_not_end_is_cut_and_the_points_so_far_decide() -> None:
    short = MatchPlan(terrarium.game("earth", seats=2), ["random", "random:seed=3"], 2, 5, limit=40)
    result = play_game(short, 0)
    assert (result.cut, result.decisions) == (True, 40)
    position = Record.from_json(result.record).replay()
    assert not position.over()
    assert result.scores == position.scores()
    assert result.winners == [seat for seat in range(2) if result.scores[seat] == max(result.scores)]
    assert parse_result(result.to_json()) == result


def test_teams_are_led_by_their_points_together() -> None:
    assert leaders([9, 1, 4, 5], [[0, 1], [2, 3]]) == [0, 1]
    assert leaders([9, 1, 5, 5], [[0, 1], [2, 3]]) == [0, 1, 2, 3]
    assert leaders([3, 7, 7], []) == [1, 2]
