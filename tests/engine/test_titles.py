"""One registry of titles: the program's own, and those of other packages."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import terrarium
from terrarium.engine.errors import BadTitle, UnknownGame
from terrarium.engine.evaluation import LEVELS, Evaluation
from terrarium.engine.title import Title
from terrarium.title_registry import GROUP, TITLES, TitleRegistry, TitleWarning, load_part
from tests.testing.pebbles import pebbles_title

PEBBLES = pebbles_title()
NOT_A_TITLE = "a text"


def entry(name: str, attribute: str, module: str = __name__) -> EntryPoint:
    return EntryPoint(name, f"{module}:{attribute}", GROUP)


def registry(*entries: EntryPoint) -> TitleRegistry:
    return TitleRegistry(TITLES.built_in, lambda: entries)


@pytest.fixture
def broken_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    (tmp_path / "terrarium_broken.py").write_text("raise RuntimeError('no licence')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield "terrarium_broken"
    sys.modules.pop("terrarium_broken", None)


def test_the_program_s_titles_are_listed_in_one_place() -> None:
    assert [title.name for title in TITLES.built_in] == ["earth", "planet", "rauha"]
    assert terrarium.titles() == TITLES.names()
    assert terrarium.title("rauha") is TITLES.title("rauha")


def test_a_title_of_another_package_is_found_beside_them() -> None:
    found = registry(entry("pebbles", "PEBBLES"))
    assert found.names() == ["earth", "pebbles", "planet", "rauha"]
    assert found.title("pebbles") is PEBBLES


def test_other_packages_are_searched_only_when_needed_and_once() -> None:
    searched: list[int] = []

    def search() -> list[EntryPoint]:
        searched.append(1)
        return [entry("pebbles", "PEBBLES")]

    found = TitleRegistry(TITLES.built_in, search)
    found.title("planet")
    assert searched == []
    found.title("pebbles")
    found.names()
    assert searched == [1]


@pytest.mark.parametrize(
    ("name", "attribute", "reason"),
    [
        ("pond", "NOT_A_TITLE", "The game pond of the package .* its entry point must name a Title, not a str"),
        ("pond", "PEBBLES", "The game pond of the package .* its title calls itself pebbles"),
        ("pond", "MISSING", "The game pond of the package .* cannot be loaded: AttributeError: .*MISSING"),
    ],
)
def test_a_broken_title_is_named_with_the_reason_and_breaks_no_other(name: str, attribute: str, reason: str) -> None:
    found = registry(entry(name, attribute), entry("pebbles", "PEBBLES"))
    with pytest.warns(TitleWarning, match=reason):
        assert found.names() == ["earth", "pebbles", "planet", "rauha"]
    with pytest.raises(BadTitle, match=reason):
        found.title(name)
    assert found.title("pebbles").game(2, {}).start(1).actors() == [0, 1]


def test_a_package_that_fails_when_it_is_imported_is_named(broken_module: str) -> None:
    found = registry(entry("pond", "TITLE", broken_module))
    with pytest.warns(TitleWarning), pytest.raises(BadTitle, match="cannot be loaded: RuntimeError: no licence"):
        found.title("pond")


def test_a_title_with_the_name_of_one_of_the_program_is_refused() -> None:
    found = registry(entry("planet", "PEBBLES"))
    with pytest.warns(TitleWarning, match="The game planet of the package .* a game of that name exists already"):
        assert found.names() == ["earth", "planet", "rauha"]
    assert found.title("planet") is TITLES.title("planet")


def test_two_packages_cannot_share_a_name() -> None:
    found = registry(entry("pebbles", "PEBBLES"), entry("pebbles", "PEBBLES"))
    with pytest.warns(TitleWarning, match="The game pebbles of the package .* a game of that name exists already"):
        assert found.title("pebbles") is PEBBLES


def test_an_unknown_name_gets_the_list_of_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="no game called pond; choose from earth, pebbles, planet, rauha"):
        registry(entry("pebbles", "PEBBLES")).title("pond")


def test_a_title_can_be_added_to_a_process_but_not_twice() -> None:
    found = registry()
    found.add(PEBBLES)
    assert found.title("pebbles") is PEBBLES
    with pytest.raises(BadTitle, match="a game of that name exists already"):
        found.add(PEBBLES)


def test_a_title_that_stands_in_for_another_gives_the_name_back() -> None:
    real = TITLES.title("planet")
    with TITLES.temporarily(Title("planet", 9, 2, 2, [], lambda *_parts: real.game(2, {}))):
        assert terrarium.title("planet").version == 9
    assert terrarium.title("planet") is real


def test_a_title_with_nothing_but_its_rules_has_working_parts() -> None:
    game = PEBBLES.game(2, {})
    assert type(PEBBLES.evaluation(game)) is Evaluation
    assert list(PEBBLES.levels) == LEVELS
    assert PEBBLES.statistics() is None
    assert not PEBBLES.has_features()
    with pytest.raises(UnknownGame, match="pebbles has no features"):
        PEBBLES.features(game)


@pytest.mark.parametrize("name", ["earth", "planet", "rauha"])
def test_every_part_that_a_title_names_is_there(name: str) -> None:
    title = terrarium.title(name)
    game = title.game(title.max_seats, {})
    assert list(title.levels) == LEVELS
    assert type(title.evaluation(game)) is not Evaluation
    assert title.features(game).size > 0
    assert title.statistics() is not None
    assert callable(load_part(title.text_table))
    assert callable(load_part(title.referee))
    assert pickle.loads(pickle.dumps(game)).key() == game.key()
