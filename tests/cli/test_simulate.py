"""``terrarium simulate``: reproducible games in any number of processes, in constant memory."""

from __future__ import annotations

import json
import math
import os
import signal
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import terrarium
from terrarium.arena.statistics import Histogram, interval
from terrarium.cli.progress import format_duration
from terrarium.cli.simulation import SimulationSummary, game_seeds, play_games, simulate_games
from terrarium.cli.simulation_report import figures
from terrarium.engine.outcome import Outcome
from terrarium.engine.playout import playout
from terrarium.engine.rng import Rng
from terrarium.planet.position import PlanetPosition
from terrarium.planet.statistics import PlanetStatistics
from tests.cli.commands import Done, environment, process, run_command
from tests.testing.pebbles import pebbles

BOX = str(Path(__file__).parents[2] / "docs/examples/my-box.toml")


def simulated(*words: str, run: Callable[..., Done] = run_command) -> dict[str, Any]:
    """The JSON that the command prints."""
    done = run("simulate", "planet", "--json", *words)
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert isinstance(data, dict)
    return data


# -- sums --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("numbers", [[4], [1, 2], [3, 9, 3, 5], [0, -2, 7, 7, 7]])
def test_a_histogram_knows_mean_spread_and_median(numbers: list[int]) -> None:
    histogram = Histogram(numbers)
    assert histogram.mean() == pytest.approx(statistics.mean(numbers))
    assert histogram.median() == statistics.median(numbers)
    assert histogram.deviation() == pytest.approx(statistics.stdev(numbers) if len(numbers) > 1 else 0)


def test_a_shared_victory_is_split() -> None:
    summary = SimulationSummary(3)
    summary.add(Outcome([5, 5, 1], [0, 1], [[], [], []]), 10)
    summary.add(Outcome([5, 1, 1], [0], [[], [], []]), 12)
    assert [summary.win_share(seat) for seat in range(3)] == [0.75, 0.25, 0]
    assert summary.shared_victories() == 1
    assert summary.decisions == Counter({10: 1, 12: 1})


def test_the_interval_holds_the_share_and_narrows_with_more_games() -> None:
    low, high = interval(0.25, 1000)
    assert low == pytest.approx(0.2241, abs=0.0005)
    assert high == pytest.approx(0.2778, abs=0.0005)
    assert interval(0.0, 10)[0] == 0.0
    assert 0.2 < interval(0.0, 10)[1] < 0.3
    assert interval(1.0, 10)[1] == pytest.approx(1)


def test_every_game_has_seeds_of_its_own() -> None:
    seeds = [seed for number in range(500) for seed in game_seeds(1, number)]
    assert len(set(seeds)) == 1000
    assert game_seeds(1, 0) != game_seeds(10, 0)


def test_parts_add_up_to_the_whole() -> None:
    game = terrarium.game("planet", seats=2)
    whole, _seconds = play_games(game, 3, 0, 12, [])
    parts = SimulationSummary(2)
    for start, count in ((7, 5), (0, 4), (4, 3)):
        parts.merge(play_games(game, 3, start, count, [])[0])
    assert vars(parts) == vars(whole)


def test_a_stop_keeps_the_games_that_are_done() -> None:
    heard: list[int] = []
    summary = simulate_games(terrarium.game("planet", seats=2), 3, 10_000, 1, lambda: len(heard) == 4, heard.append)
    assert summary.games == heard[-1] < 10_000
    assert vars(summary) == vars(play_games(terrarium.game("planet", seats=2), 3, 0, summary.games, [])[0])


def test_memory_holds_different_scores_not_games() -> None:
    summary, _seconds = play_games(terrarium.game("planet", seats=2), 1, 0, 60, [])
    for _ in range(14):  # as many games as a long evening has
        summary.merge(summary)
    assert summary.games == 60 * 2**14
    assert sum(len(scores) for scores in summary.scores) < 80


# -- Planet's own figures ----------------------------------------------------------------------------------------


@pytest.mark.clause("P20")
def test_planets_statistics_count_kinds_carry_overs_and_boxed_cards() -> None:
    game = terrarium.game("planet", seats=3)
    counted = PlanetStatistics()
    won = boxed = carried = 0
    for seed in range(8):
        position = game.start(seed, journal=True)
        playout(position, Rng(seed))
        assert isinstance(position, PlanetPosition)
        assert position.journal is not None
        said = Counter(line.id for line in position.journal.all_lines())
        won += said["planet-won"] + said["planet-won-by-next"]
        boxed += said["planet-boxed"]
        carried += said["planet-carried"]
        counted.finish(position)
    rows = {row.key: row for row in counted.figures(8)}
    assert sum(rows[f"won-{kind}"].value for kind in ("most", "touching", "not-touching")) == won / 8
    assert rows["won"].share == won / 160
    assert rows["boxed"].value == boxed / 8
    assert rows["carried-per-card"].value == carried / 160
    assert carried > 0


def test_a_game_without_statistics_has_no_figures() -> None:
    with pebbles() as game:
        assert figures(game, simulate_games(game, 1, 2, 1, lambda: False, lambda _done: None)) == []


def test_a_game_that_is_given_up_adds_nothing_to_the_figures() -> None:
    game = terrarium.game("earth", seats=2)
    longest = 400
    decisions = [playout(game.start(game_seeds(6, number)[0]), Rng(game_seeds(6, number)[1])) for number in range(3)]
    assert min(decisions) < longest < max(decisions), "choose another limit"
    finished = [number for number, count in enumerate(decisions) if count <= longest]
    summary, _seconds = play_games(game, 6, 0, 3, [], longest)
    alone = SimulationSummary(2)
    for number in finished:
        alone.merge(play_games(game, 6, number, 1, [])[0])
    assert (summary.games, summary.cut) == (len(finished), 3 - len(finished))
    assert summary.counts == alone.counts
    assert summary.counts["run-answers"] > 0


# -- the command -------------------------------------------------------------------------------------------------


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    words = ("--games", "60", "--seed", "5", "--jobs")
    alone, shared = simulated(*words, "1"), simulated(*words, "2", run=process)
    assert (alone.pop("timing")["jobs"], shared.pop("timing")["jobs"]) == (1, 2)
    assert alone == shared
    assert simulated("--games", "60", "--seed", "6")["by_seat"] != alone["by_seat"]


def test_json_says_everything() -> None:
    data = simulated("--games", "40", "--seats", "3", "--seed", "2", "--option", "mystery=true", "--box", BOX)
    assert (data["games"], data["asked"], data["interrupted"]) == (40, 40, False)
    assert data["options"] == {"beginner": "false", "mystery": "true", "first": "random"}
    assert data["box"] != ""
    assert data["decisions"] == {"mean": 36, "deviation": 0, "min": 36, "median": 36, "max": 36}
    assert math.isclose(sum(seat["win_share"]["share"] for seat in data["by_seat"]), 1)
    for seat in data["by_seat"]:
        score = seat["score"]
        assert sum(score["histogram"].values()) == 40
        assert score["min"] <= score["median"] <= score["max"]
        assert seat["win_share"]["low"] <= seat["win_share"]["share"] <= seat["win_share"]["high"]
    assert data["figures"]["won"]["value"] + data["figures"]["boxed"]["value"] == pytest.approx(20)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Planet: 20 games at random", "95 % interval", "carry-overs per card", "Decisions in a game: 24"]),
        ("pl", ["Planet: 20 losowych partii", "mediana", "karty, które wróciły do pudełka"]),
        ("fr", ["Planet\u00a0: 20 parties jouées au hasard", "écart type", "reports par carte"]),
    ],
)
def test_tables_in_three_languages(lang: str, words: list[str]) -> None:
    done = run_command("simulate", "planet", "--seats", "2", "--games", "20", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    for word in words:
        assert word in done.stdout


@pytest.mark.parametrize("bots", [(), ("--bots", "random")])
@pytest.mark.clause("E45", "E56")
def test_a_game_that_does_not_end_is_given_up_and_told(bots: tuple[str, ...]) -> None:
    """No clause ends a game of Earth in which no seat fills its grid, so a simulation must stop it."""
    words = ("simulate", "earth", "--seats", "2", "--games", "3", *bots)
    done = run_command(*words, "--limit", "30")
    assert done.returncode == 0, done.stderr
    assert "3 games were not over after 30 decisions and abandoned; the figures below exclude them." in done.stdout
    data = json.loads(run_command(*words, "--limit", "30", "--json").stdout)
    assert (data["games"], data["cut"], data["limit"], data["interrupted"]) == (0, 3, 30, False)
    assert json.loads(run_command(*words, "--json").stdout)["cut"] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game called chess; choose from earth, planet, rauha."),
        (["planet", "--seats", "5"], "planet is for 2 to 4 seats, not 5."),
        (["planet", "--seed", "-1"], "-1 is not a seed"),
        (["planet", "--option", "mystery"], '"mystery" is not an option'),
        (["planet", "--option", "moon=true"], "planet has no option moon"),
        (["planet", "--option", "mystery=maybe"], "cannot be maybe; possible: true, false."),
        (["planet", "--box", "none.toml"], "There is no file none.toml."),
        (["planet", "--games", "0"], "--games"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: list[str], sentence: str) -> None:
    done = run_command("simulate", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_gives_the_result_so_far(jobs: str) -> None:
    """As on a terminal, the whole process group gets the signal."""
    words = [sys.executable, "-m", "terrarium.cli.main", "simulate", "planet", "--games", "1000000", "--json"]
    with subprocess.Popen(
        [*words, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        env=environment(),
    ) as running:
        assert running.stderr is not None
        assert " of 1,000,000 games, " in running.stderr.readline()
        os.killpg(running.pid, signal.SIGINT)
        output, rest = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "Traceback" not in rest
    data = json.loads(output)
    assert data["interrupted"]
    assert 0 < data["games"] < data["asked"] == 1_000_000
    assert sum(data["by_seat"][0]["score"]["histogram"].values()) == data["games"]


def test_time_left_is_written_as_a_clock() -> None:
    assert [format_duration(seconds) for seconds in (0, 75, 3725)] == ["0:00:00", "0:01:15", "1:02:05"]


def test_only_games_for_one_seat_are_simulated_alone() -> None:
    done = run_command("simulate", "planet", "--solo", "hard")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "planet cannot be played alone; --solo is for earth.\n"
