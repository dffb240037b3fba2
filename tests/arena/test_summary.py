"""The summary of a match: win shares, intervals, ratings and the report."""

from __future__ import annotations

import html.parser
import json
import re
from pathlib import Path

import pytest

import terrarium
from terrarium.arena.match_plan import MatchPlan
from terrarium.arena.match_play import GameResult
from terrarium.arena.ratings import places, ratings
from terrarium.arena.report import report_page
from terrarium.arena.statistics import Histogram, percentile
from terrarium.arena.summary import MatchSummary
from terrarium.arena.svg_charts import ticks
from terrarium.engine.lines import Line
from terrarium.engine.record import Record
from terrarium.texts import LANGUAGES, Texts
from tests.bots.scenes import finished
from tests.cli.commands import run_command


def result(number: int, bots: str, scores: list[int], winners: list[int]) -> GameResult:
    """A made-up result; the bots are letters."""
    sources = [{"planet-sheet-objective": 2, "planet-sheet-animal": score - 2} for score in scores]
    return GameResult(
        number, [NAMES[bot] for bot in bots], scores, winners, 24, [[100, 300] for _ in bots], sources, ""
    )


NAMES = {"a": "greedy", "b": "random", "c": "seedling"}


def plan(seats: int = 2) -> MatchPlan:
    return MatchPlan(terrarium.game("planet", seats=seats), ["greedy", "random", "seedling"], 6, 1)


def test_winners_come_first_and_equals_share_a_place() -> None:
    assert places(result(0, "abc", [9, 9, 4], [1])) == [2, 1, 3]
    assert places(result(0, "abc", [9, 9, 4], [0, 1])) == [1, 1, 3]
    assert places(result(0, "abc", [9, 4, 4], [0])) == [1, 2, 2]


def test_a_summary_counts_victories_scores_and_times() -> None:
    results = [
        result(0, "ab", [20, 10], [0]),
        result(1, "ba", [12, 12], [0, 1]),
        result(2, "ac", [8, 9], [1]),
    ]
    summary = MatchSummary(plan(), results)
    by_name = {standing.name: standing for standing in summary.standings}
    greedy = by_name["greedy"]
    assert greedy.played == 3
    assert greedy.win_share() == pytest.approx(1.5 / 3)
    assert greedy.scores.mean() == pytest.approx(40 / 3)
    assert greedy.sources["planet-sheet-animal"] == 34
    assert greedy.times == [100, 300] * 3
    assert summary.ahead_share("greedy", "random") == 0.75
    assert summary.ahead_share("random", "greedy") == 0.25
    assert summary.ahead_share("random", "seedling") is None
    assert summary.seat_share(0) == pytest.approx(1.5 / 3)


def test_the_mean_has_an_interval() -> None:
    low, high = Histogram([10, 20, 30, 40]).mean_interval()
    assert (low + high) / 2 == 25
    assert high - 25 == pytest.approx(1.96 * 12.91 / 2, abs=0.01)


def test_the_percentile_is_a_number_that_came_up() -> None:
    assert percentile(list(range(1, 101)), 0.99) == 99
    assert percentile([5.0], 0.99) == 5


def test_ratings_put_the_stronger_first_and_grow_surer() -> None:
    few = [result(number, "ab", [9, 3], [0]) for number in range(3)]
    many = [result(number, "ab", [9, 3], [0]) for number in range(60)]
    first, later = ratings(few, ["greedy", "random"]), ratings(many, ["greedy", "random"])
    assert first["greedy"].mean > first["random"].mean
    assert later["greedy"].deviation < first["greedy"].deviation
    assert later["greedy"].low > later["random"].high


def test_a_bot_in_two_seats_has_one_rating() -> None:
    rated = ratings([result(0, "aab", [9, 8, 3], [0])], ["greedy", "random"])
    assert rated["greedy"].mean > 25 > rated["random"].mean


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3, 47), (0.12, 0.19), (5, 5)])
def test_ticks_are_few_round_numbers_within_the_axis(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 1 <= len(found) <= 8
    assert all(low - 1e-9 <= value <= high + 1e-9 for value in found)


class Reading(html.parser.HTMLParser):
    """Checks that tags are closed in order and notes external resources."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []
        self.drawings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.drawings += tag == "svg"
        self.loaded += [f"{tag} {name}" for name, _value in attrs if name in ("src", "href", "xlink:href")]
        if tag in ("script", "link", "img", "iframe"):
            self.loaded.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert self.open, f"{tag} stands outside of everything"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_whole_and_needs_nothing_from_elsewhere(language: str) -> None:
    texts = Texts(language)
    results = [result(0, "ab", [20, 10], [0]), result(1, "bc", [12, 12], [0, 1]), result(2, "ca", [8, 9], [1])]
    written = report_page(MatchSummary(plan(), results), texts.say, language, "terrarium arena planet --bots a<b>")
    reading = Reading()
    reading.feed(written)
    assert reading.open == []
    assert reading.loaded == []
    assert reading.drawings == 7
    assert "url(" not in written
    assert "a&lt;b&gt;" in written
    assert not re.search(r"\d{5,}\.\d|nan|None", written)


def test_the_command_leaves_records_a_summary_and_a_report(tmp_path: Path) -> None:
    out = tmp_path / "match"
    words = ["arena", "planet", "--bots", "random,greedy:worlds=1", "--seats", "2", "--games", "4", "--out", str(out)]
    done = run_command(*words)
    assert done.returncode == 0, done.stderr
    assert "Planet: 4 games in the arena" in done.stdout
    assert "greedy:worlds=1" in done.stdout
    summary = json.loads((out / "summary.json").read_text("utf-8"))
    assert summary["games"] == 4
    assert [standing["bot"] for standing in summary["standings"]] == ["greedy:worlds=1", "random"]
    assert (out / "report.html").read_text("utf-8").startswith("<!doctype html>")
    records = sorted((out / "records").iterdir())
    assert [path.name for path in records] == [f"game-{number:06}.txt" for number in range(4)]
    assert Record.from_text(records[0].read_text("utf-8")).replay().over()
    again = run_command(*words)
    assert "4 of 4 games already played" in again.stderr


def test_the_command_says_what_is_wrong_with_a_bot() -> None:
    done = run_command("arena", "planet", "--bots", "gredy,random", "--games", "2")
    assert done.returncode == 2
    assert "no bot called gredy; choose from random, greedy, search" in done.stderr


@pytest.mark.parametrize("title", terrarium.titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(title: str, language: str) -> None:
    texts = Texts(language)
    for seed in range(3):
        position = finished(title, 2, seed)
        for rows in position.outcome().breakdown:
            for entry in rows:
                assert texts.say(Line(f"source-{entry.line.id}"))


def test_a_summary_says_how_many_games_were_cut() -> None:
    results = [result(0, "ab", [20, 10], [0]), result(1, "ba", [12, 12], [0, 1])]
    results[1].cut = True
    summary = MatchSummary(plan(), results)
    assert summary.data()["cut"] == 1
    texts = Texts("en")
    assert "1 game was not over after 10,000 decisions and decided by the points so far." in report_page(
        summary, texts.say, "en", "terrarium arena"
    )
