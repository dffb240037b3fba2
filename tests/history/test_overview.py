"""Statistics of results: groups, periods, cards, CSV and JSON."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from terrarium.history import Result, opponents_of, overview, points_by_source, result_of_record
from terrarium.history.export import results_csv, results_json
from terrarium.history.overview import CARDS, PERIODS
from terrarium.history.result import kind_from_name
from tests.review.games import random_record


def result(score: int = 10, won: bool = False, **others: object) -> Result:
    """A result of Planet against a bot."""
    given: dict[str, object] = {"game": "planet", "seats": 2, "opponents": ("tree",), "ended": None, "sources": {}}
    return Result(score=score, won=won, **{**given, **others})  # type: ignore[arg-type]


def test_results_are_grouped_by_game_seats_and_opponents() -> None:
    results = [result(12, True), result(9), result(5, seats=3, opponents=("people", "tree")), result(game="rauha")]
    found = overview(results)
    assert found.results == 4
    assert [
        (one.game, one.seats, one.opponents, one.played, one.won, one.best, one.mean) for one in found.oppositions
    ] == [
        ("planet", 2, ["tree"], 2, 1, 12, 10.5),
        ("planet", 3, ["people", "tree"], 1, 0, 5, 5.0),
        ("rauha", 2, ["tree"], 1, 0, 10, 10.0),
    ]


def test_the_others_are_named_once_and_the_seat_itself_not() -> None:
    assert opponents_of(["people", "tree", "tree", "sprout"], 0) == ("sprout", "tree")
    assert opponents_of(["people", "tree"], 1) == ("people",)
    assert opponents_of(["people"], 0) == ()
    assert opponents_of(["people", "sapling:seed=1", "sapling:seed=2"], 0) == ("sapling",)
    assert opponents_of(["people", "search:time=1,seed=5"], 0) == ("search:time=1",)


@pytest.mark.parametrize(
    ("name", "kind"),
    [("tree 1", "tree"), ("search:iterations=5 0", "search:iterations=5"), ("Ada 2", "people"), ("tree", "people")],
)
def test_records_name_bots_by_their_spec(name: str, kind: str) -> None:
    assert kind_from_name(name) == kind


def test_points_are_added_up_by_source() -> None:
    rows = [{"id": "a", "points": 3, "round": 1}, {"id": "b", "points": -1}, {"id": "a", "points": 2, "round": 2}]
    assert points_by_source(rows) == {"a": 5, "b": -1}


def test_periods_have_the_same_number_of_games_and_the_means_of_theirs() -> None:
    games = 2 * PERIODS + 1
    results = [result(number, ended=number, sources={"a": number, "b": 1}) for number in range(games)]
    (trend,) = overview(results).trends
    assert trend.sources == ["a", "b"]
    assert [period.games for period in trend.periods] == [3] * 27
    assert (trend.periods[1].first, trend.periods[1].last) == (3, 5)
    assert trend.periods[1].sources == {"a": 4.0, "b": 1.0}
    assert trend.periods[1].score == 4.0
    assert sum(period.games for period in trend.periods) == games


def test_results_without_sources_are_in_no_trend() -> None:
    assert overview([result()]).trends == []


def test_cards_are_counted_and_the_most_planted_come_first() -> None:
    results = [result(8, True, planted=("x", "y")), result(4, planted=("y",))]
    found = overview(results).cards
    assert [(card.card, card.games, card.won, card.mean) for card in found] == [("y", 2, 1, 6.0), ("x", 1, 1, 8.0)]
    many = overview([result(planted=tuple(f"c{number}" for number in range(CARDS + 5)))])
    assert len(many.cards) == CARDS


def test_csv_has_a_column_for_every_source_and_no_formulas() -> None:
    results = [
        result(3, True, ended=86_400_000, sources={"a": 3}, player="=1+1", planted=("c1", "c2")),
        result(4, sources={"b": 4}),
    ]
    first, second = csv.DictReader(io.StringIO(results_csv(results)))
    assert first == {
        "game": "planet", "seats": "2", "opponents": "tree", "player": "'=1+1", "score": "3", "won": "1",
        "ended": "1970-01-02T00:00:00+00:00", "a": "3", "b": "", "planted": "c1 c2",
    }  # fmt: skip
    assert (second["a"], second["b"], second["ended"], second["won"]) == ("", "4", "", "0")


def test_json_has_an_object_for_every_result() -> None:
    (found,) = json.loads(results_json([result(3, sources={"a": 3}, player="Ada")]))
    assert (found["player"], found["score"], found["sources"], found["ended"]) == ("Ada", 3, {"a": 3}, None)


def test_a_record_gives_the_results_of_all_seats_with_their_cards() -> None:
    record = random_record("earth", 2, 1)
    record.name_seats(["Ada", "tree 1"])
    position = record.replay(journal=False)
    ada, bot = result_of_record(record)
    assert [ada.score, bot.score] == position.outcome().scores
    assert (ada.opponents, bot.opponents) == (("tree",), ("people",))
    assert sum(ada.sources.values()) == ada.score
    view: Any = position.view(0)
    grid = view["areas"][1]["grid"]
    assert grid
    assert sorted(bot.planted) == sorted(f"earth-card-{cell['card']}" for cell in grid)
