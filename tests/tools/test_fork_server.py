"""How `make mutants` puts a change into effect without touching a file, and sees how that ends."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

import pytest

from tools.mutants.config import ROOT
from tools.mutants.fork_server import (
    MutantFinder,
    MutantLoader,
    cache_card_files,
    code_of,
    forget_game,
    functions,
    replace_code,
)
from tools.mutants.pytest_plugins import direct_arguments

SOURCE = """
LIMIT = 3


def below(number):
    return any(number == other for other in range(LIMIT))


class Counter:
    def up(self, by=1):
        def added(start):
            return start + by

        return added(10)
"""


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module with rules of its own."""
    path = tmp_path / "pebbles_to_change.py"
    path.write_text(SOURCE, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "pebbles_to_change", raising=False)
    return path


def test_the_code_of_a_function_is_found_by_its_qualified_name() -> None:
    code = compile(SOURCE, "pebbles.py", "exec")
    for name in ("below", "Counter.up", "Counter.up.<locals>.added"):
        found = code_of(code, name)
        assert found is not None
        assert found.co_qualname == name
    assert code_of(code, "above") is None


def test_a_function_gets_other_code_wherever_it_is_known(pebbles: Path) -> None:
    module = importlib.import_module("pebbles_to_change")
    kept = module.Counter().up
    text = SOURCE.replace("start + by", "start - by")
    assert kept() == 11
    assert replace_code(functions(), str(pebbles), "Counter.up", text)
    assert kept() == 9
    assert not replace_code(functions(), str(pebbles), "Counter.down", text)
    assert pebbles.read_text("utf-8") == SOURCE


def test_a_module_is_imported_with_other_text(pebbles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finder = MutantFinder(MutantLoader("pebbles_to_change", str(pebbles), SOURCE.replace("LIMIT = 3", "LIMIT = 4")))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    module = importlib.import_module("pebbles_to_change")
    assert (module.below(3), module.below(4)) == (True, False)
    assert module.__file__ == str(pebbles)


@pytest.mark.parametrize(
    ("work", "outcome", "test"),
    [
        ("report('first'); report('second')", "survived", "second"),
        ("report('first'); os._exit(1)", "killed", "first"),
        ("report('first'); os.abort()", "killed", "first"),
        ("report('first'); raise MemoryError", "killed", "first"),
        ("raise fork_server.FunctionNotFound", "not found", ""),
        ("report('first'); raise ValueError('nothing fits')", "error", "ValueError: nothing fits"),
        ("report('first'); signal.setitimer(signal.ITIMER_PROF, 0.05)\nwhile True: pass", "timeout", "first"),
        ("report('first'); time.sleep(60)", "timeout", "first"),
    ],
)
def test_how_a_copy_of_the_process_ends_is_told(work: str, outcome: str, test: str) -> None:
    script = (
        "import json, os, signal, time\nfrom tools.mutants import fork_server\ndef work(report):\n"
        + textwrap.indent(work, "    ")
        + "\nprint(json.dumps(fork_server.run_in_child(work, 2.0)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    assert (answer["outcome"], answer["test"]) == (outcome, test)
    assert answer["ran"] == len(
        [word for word in ("report('first')", "report('second')", "ValueError") if word in work]
    )


def test_toml_is_parsed_once_and_each_caller_gets_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def parse(text: str, /, *, parse_float: object = float) -> dict[str, list[int]]:
        calls.append(text)
        return {"cards": [1, 2]}

    monkeypatch.setattr(tomllib, "loads", parse)
    cache_card_files()
    tomllib.loads("cards = [1, 2]")["cards"].append(3)
    assert tomllib.loads("cards = [1, 2]") == {"cards": [1, 2]}
    assert calls == ["cards = [1, 2]"]


def test_a_game_is_imported_again_but_neither_the_engine_nor_the_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["terrarium", "terrarium.engine.rng", "terrarium.earth.game", "terrarium.planet.game", "terrarium.bots"]
    modules = dict.fromkeys([*names, "tests.earth", "hypothesis"])
    monkeypatch.setattr(sys, "modules", modules)
    forget_game("earth")
    assert list(modules) == ["terrarium.engine.rng", "terrarium.planet.game", "hypothesis"]


EXAMPLES = """
import pytest

@pytest.fixture(params=[5])
def seats(request):
    return request.param + 1

def test_plain():
    pass

@pytest.mark.parametrize(("a", "b"), [(1, 2)])
def test_numbers(a, b):
    pass

def test_with_a_fixture(seats):
    pass

@pytest.mark.parametrize("seats", [7], indirect=True)
def test_indirect(seats):
    pass

class TestGroup:
    def test_in_a_class(self):
        pass
"""


def test_only_tests_without_fixtures_are_called_directly(tmp_path: Path) -> None:
    path = tmp_path / "test_examples.py"
    path.write_text(EXAMPLES, "utf-8")
    found: dict[str, dict[str, object] | None] = {}

    class Plugin:
        def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
            found.update((item.name, direct_arguments(item)) for item in items)

    options = ["--collect-only", "-q", "--rootdir", str(tmp_path), "-c", os.devnull, "-pno:faker"]
    pytest.main([str(path), *options], plugins=[Plugin()])
    assert found == {
        "test_plain": {},
        "test_numbers[1-2]": {"a": 1, "b": 2},
        "test_with_a_fixture[5]": None,
        "test_indirect[7]": None,
        "test_in_a_class": None,
    }
