"""Puzzles are found where one answer is best and greedy play misses it, and nowhere else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from terrarium.engine.errors import BadData
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.puzzles import (
    Demands,
    Generation,
    Puzzle,
    check_position,
    find_in_record,
    find_puzzles,
    finding,
    generating,
    read_puzzles,
)
from terrarium.puzzles.finding import equal_answers
from terrarium.puzzles.generating import OtherRun
from terrarium.puzzles.loading import puzzle_data, read_puzzle, write_puzzles
from terrarium.puzzles.searching import Found, level_without_clock, search_position, search_spec
from terrarium.title_registry import TITLES
from tests.puzzles.seeds import CRUMB, PICK, SOW, record_after, seeds

DEMANDS = Demands(screen=100, search=200, check=2000, margin=0.02)


@pytest.fixture
def game() -> Iterator[Game]:
    with seeds() as found:
        yield found


def puzzle_after(game: Game, *actions: int) -> Puzzle | None:
    record, position = record_after(game, *actions)
    return check_position(record, position, position.actors()[0], 7, DEMANDS)


def test_an_answer_that_pays_later_is_a_puzzle(game: Game) -> None:
    puzzle = puzzle_after(game)
    assert puzzle is not None
    assert puzzle.answers == ["sow"]
    assert next(iter(puzzle.chances)) == "sow"
    assert puzzle.best - puzzle.second >= DEMANDS.margin
    assert not puzzle.levels["sapling"]  # it is greedy
    assert puzzle.levels["tree"]  # it searches
    assert puzzle.levels["ancient"]
    assert puzzle.grade == list(puzzle.levels.values()).count(False)


def test_what_greedy_play_finds_is_no_puzzle(game: Game) -> None:
    assert puzzle_after(game, PICK, PICK, PICK, PICK) is None  # the last turn: picking is best


def test_what_all_answers_give_alike_is_no_puzzle(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.puzzles.seeds.POINTS", (0, 0, 0))
    assert puzzle_after(game, PICK, PICK, PICK, PICK) is None


@pytest.mark.parametrize("disagreeing", ["first", "second", "third"])
def test_a_search_that_disagrees_rejects_the_puzzle(
    game: Game, monkeypatch: pytest.MonkeyPatch, disagreeing: str
) -> None:
    def disagree(position: Position, seat: int, seed: int, purpose: str, iterations: int) -> Found:
        found = search_position(position, seat, seed, purpose, iterations)
        return Found(found.chances[1:]) if purpose == disagreeing else found

    assert puzzle_after(game) is not None
    monkeypatch.setattr(finding, "search_position", disagree)
    assert puzzle_after(game) is None


def test_a_puzzle_is_verified_again_in_other_worlds(game: Game) -> None:
    puzzle = puzzle_after(game)
    assert puzzle is not None
    assert finding.still_verified(puzzle, 99, DEMANDS)
    wrong = Puzzle(puzzle.record, puzzle.seat, ["pick"], puzzle.chances, puzzle.levels)
    assert not finding.still_verified(wrong, 99, DEMANDS)
    greater = Demands(DEMANDS.screen, DEMANDS.search, DEMANDS.check, margin=0.9)
    assert not finding.still_verified(puzzle, 99, greater)


def test_the_same_game_gives_the_same_puzzles(game: Game) -> None:
    found = [find_puzzles("seeds", 3, number, DEMANDS) for number in range(3)]
    assert [list(map(puzzle_data, puzzles)) for puzzles in found] == [
        list(map(puzzle_data, find_puzzles("seeds", 3, number, DEMANDS))) for number in range(3)
    ]
    assert any(found)
    for puzzle in (one for puzzles in found for one in puzzles):
        assert puzzle.record.scores is None
        assert puzzle.position().actors() == [puzzle.seat]


def test_a_game_of_ones_own_gives_puzzles_too(game: Game) -> None:
    record, _position = record_after(game, CRUMB, PICK, SOW, SOW, PICK, PICK)
    record.name_seats(["Ada", "Ben"])
    shares: list[float] = []
    found = list(find_in_record(record, 7, DEMANDS, lambda: False, shares.append))
    # Not in the last turns, and not where a search tries no second answer.
    assert [len(puzzle.record.moves) for puzzle in found] == [0, 1, 2]
    assert {tuple(puzzle.answers) for puzzle in found} == {("sow",)}
    assert all(puzzle.record.names == [] and puzzle.record.scores is None for puzzle in found)
    assert shares[-1] == 1.0
    assert record.scores is not None
    assert list(find_in_record(record, 7, DEMANDS, lambda: True, shares.append)) == []


def test_equal_answers_lead_to_the_same_position(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    _record, position = record_after(game)
    assert equal_answers(position, 0, SOW, 1) == [SOW]
    monkeypatch.setattr("tests.puzzles.seeds.POINTS", (1, 1, 0))
    assert equal_answers(position, 0, PICK, 1) == [PICK, CRUMB]


def test_levels_have_no_clock() -> None:
    for name in ("planet", "rauha", "earth"):
        title = TITLES.title(name)
        for level in title.levels:
            assert "time" not in level_without_clock(title, level)
        assert "explore=0.3" in search_spec(title)
        assert "iterations" not in search_spec(title)
    assert "iterations=3000" in level_without_clock(TITLES.title("planet"), "ancient")


# -- runs ------------------------------------------------------------------------------------------------------


def test_a_run_is_continued_and_finds_the_same(game: Game, tmp_path: Path) -> None:
    whole = Generation("seeds", 3, 4, tmp_path / "whole.jsonl", DEMANDS)
    assert whole.run(1, lambda: False, lambda _count: None)
    assert not whole.unfinished.exists()

    games: list[int] = []
    first = Generation("seeds", 3, 4, tmp_path / "parts.jsonl", DEMANDS)
    assert not first.run(1, lambda: len(first.by_game) >= 1, games.append)
    with open(first.unfinished, "a", encoding="utf-8") as file:
        file.write('{"number": 1, "puzz')  # the process died while it wrote
    second = Generation("seeds", 3, 4, tmp_path / "parts.jsonl", DEMANDS)
    assert list(second.by_game) == [0]
    assert second.run(1, lambda: False, lambda _count: None)
    assert (tmp_path / "parts.jsonl").read_text() == (tmp_path / "whole.jsonl").read_text()
    assert len(read_puzzles((tmp_path / "parts.jsonl").read_text())) == 4


def test_a_run_with_other_parameters_does_not_go_on(game: Game, tmp_path: Path) -> None:
    Generation("seeds", 3, 4, tmp_path / "one.jsonl", DEMANDS)
    with pytest.raises(OtherRun, match="another seed"):
        Generation("seeds", 4, 4, tmp_path / "one.jsonl", DEMANDS)


def test_games_without_puzzles_do_not_end_a_run(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_after(game)
    assert puzzle is not None
    monkeypatch.setattr(generating, "find_puzzles", lambda _title, _seed, number, _demands: [puzzle] * (number == 2))
    run = Generation("seeds", 3, 1, tmp_path / "one.jsonl", DEMANDS)
    assert run.run(1, lambda: False, lambda _count: None)
    assert list(run.by_game) == [0, 1, 2]


# -- files -----------------------------------------------------------------------------------------------------


def test_the_easiest_come_first(game: Game, tmp_path: Path) -> None:
    found = puzzle_after(game)
    assert found is not None
    hard = Puzzle(found.record, found.seat, found.answers, found.chances, {**found.levels, "tree": False})
    run = Generation("seeds", 3, 2, tmp_path / "two.jsonl", DEMANDS)
    run.by_game = {0: [hard], 1: [found]}
    assert [puzzle.grade for puzzle in run.puzzles()] == [found.grade, hard.grade]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seat": 2}, "seat is 2, expected a whole number from 0 to 1"),
        ({"answers": []}, "answers is"),
        ({"answers": ["crumb"]}, "chances is crumb, expected the answer with the highest chance"),
        ({"answers": ["nothing"]}, "expected chances of the answer and of another one"),
        ({"chances": {"sow": 1.5, "pick": 0.1}}, "expected chances to win from 0 to 1"),
        ({"chances": {"sow": 0.5}}, "expected chances of the answer and of another one"),
        ({"levels": {}}, "expected levels, and whether they find the answer"),
        ({"more": 1}, "more is 1"),
    ],
)
def test_a_bad_puzzle_is_refused_with_its_mistake(game: Game, change: dict[str, object], problem: str) -> None:
    puzzle = puzzle_after(game)
    assert puzzle is not None
    data = puzzle_data(puzzle)
    assert puzzle_data(read_puzzle(data)) == data
    with pytest.raises(BadData, match="Mistakes in the puzzle") as refused:
        read_puzzle({**data, **change})
    assert problem in str(refused.value)


def test_a_bad_line_of_a_file_is_named(game: Game, tmp_path: Path) -> None:
    puzzle = puzzle_after(game)
    assert puzzle is not None
    write_puzzles(tmp_path / "one.jsonl", [puzzle])
    text = (tmp_path / "one.jsonl").read_text()
    with pytest.raises(BadData, match="Line 2 is not a puzzle: This is not JSON"):
        read_puzzles(text + "nothing\n")
    finished = json.loads(text)
    finished["record"]["scores"], finished["record"]["fingerprint"] = [1, 2], "0" * 32
    with pytest.raises(BadData, match="Line 1 is not a puzzle"):
        read_puzzles(json.dumps(finished))
