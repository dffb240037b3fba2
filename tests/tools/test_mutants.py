"""The parts of `make mutants` that need no mutation tester: what is skipped, which tests are chosen, keys, figures."""

from __future__ import annotations

import fnmatch
import os
import sys
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutants import config, keys, report
from tools.mutants.config import Skip
from tools.mutants.keys import Key, changed_lines
from tools.mutants.report import Result
from tools.mutants.run_lock import only_run
from tools.mutants.selection import CoverageMap, TestLines, bits, lines_mentioning, most_promising_first, sample
from tools.mutants.sites import Position, Sites

SKIP = Skip(frozenset({"__r*r__"}), frozenset({"Line"}), frozenset({"journal"}), frozenset({"telling"}))
SOURCE = textwrap.dedent(
    '''\
    """Points."""
    from typing import Final

    LIMIT: Final[list[int]] = [7]
    DOUBLE = [2 * n for n in LIMIT]


    def points(count: int, journal: list[str] | None) -> int:
        """At most five."""
        if journal is not None:
            journal.append(1)
        telling.told(2)
        name = Line("points", count=3)
        if count > 4:
            return (
                5
                + DOUBLE[0]
            )
        return 6


    class Table:
        seats = 8

        def next(self, seat: int = 9) -> int:
            def turned(by: int) -> int:
                return by + 10
            return turned(seat)

        def __repr__(self) -> str:
            return f"{11}"
    '''
)
SITES = Sites(SOURCE, SKIP)


def position_of(text: str) -> Position:
    line = next(number for number, line in enumerate(SOURCE.splitlines(), 1) if text in line)
    return line, SOURCE.splitlines()[line - 1].index(text)


def skipped(text: str) -> bool:
    line, column = position_of(text)
    return SITES.skips((line, column), (line, column + len(text)))


@pytest.mark.parametrize(
    "text", ["list[int]", "list[str] | None", "Points", "At most", "append(1)", "told(2)", "=3", "{11}"]
)
def test_annotations_docstrings_and_words_for_people_are_not_changed(text: str) -> None:
    assert skipped(text)


@pytest.mark.parametrize("text", ["7", "2 * n", "4:", "5", "6", "seats = 8", "9", "10"])
def test_rules_constants_and_tables_are_changed(text: str) -> None:
    assert not skipped(text)


def test_a_change_inside_a_function_belongs_to_it_and_to_the_outermost_one() -> None:
    inner = SITES.at(position_of("10"))
    assert (inner.function, inner.outermost) == ("Table.next.turned", "Table.next")
    assert SITES.at(position_of("6")).outermost == "points"


@pytest.mark.parametrize("text", ["7", "2 * n", "seats = 8", "9) -> int"])
def test_constants_class_bodies_and_defaults_happen_at_import(text: str) -> None:
    assert SITES.at(position_of(text)).outermost == ""


def test_the_lines_of_a_change_are_those_of_its_statement_without_its_body() -> None:
    first = position_of("5")[0] - 1
    assert SITES.at(position_of("+ DOUBLE")).lines == range(first, first + 4)
    line = position_of("count > 4")[0]
    assert SITES.at(position_of("count > 4")).lines == range(line, line + 1)


def test_a_constant_spreads_to_what_is_made_of_it_at_import() -> None:
    line = position_of("7")[0]
    assert SITES.statement(position_of("7")) == ({"LIMIT"}, range(line, line + 1))
    assert SITES.statement(position_of("8"))[0] == {"Table"}
    assert SITES.computed_from({"LIMIT"}, lambda lines: False) == {"LIMIT", "DOUBLE"}
    inside = position_of("+ DOUBLE")[0]
    assert SITES.computed_from({"DOUBLE"}, lambda lines: False) == {"DOUBLE"}
    assert SITES.computed_from({"DOUBLE"}, lambda lines: inside in lines) == {"DOUBLE", "points"}
    assert SITES.computed_from({"turned"}, lambda lines: position_of("return turned")[0] in lines) == {"Table"}


def test_a_mutant_faces_the_tests_that_execute_its_line_the_quickest_first() -> None:
    slow = TestLines("slow", 2.0, {"planet.life": bits([3, 4])})
    quick = TestLines("quick", 0.1, {"planet.life": bits([4])})
    other = TestLines("other", 0.0, {"planet.life": bits([9]), "planet.cards": bits([4])})
    tests = CoverageMap([slow, quick, other], {"planet.life": bits([1])})
    assert tests.executing("planet.life", [4]) == [quick, slow]
    assert tests.executing("planet.life", range(2, 4)) == [slow]
    assert tests.executing("planet.life", [5]) == []
    assert tests.runs_at_import("planet.life", [1, 2])
    assert not tests.runs_at_import("planet.life", [2])
    assert not tests.runs_at_import("planet.cards", [1])


def test_a_constant_faces_the_tests_that_execute_a_line_with_its_name_or_all_if_none_does() -> None:
    far = TestLines("far", 0.1, {"planet.life": bits([1])})
    near = TestLines("near", 2.0, {"planet.life": bits([2])})
    nearer = TestLines("nearer", 1.0, {"planet.life": bits([1, 2])})
    lines = lines_mentioning("total = 0\ntotal += LIMIT\nLIMITED = 3\n", {"LIMIT"})
    assert lines == bits([2])
    tests = CoverageMap([far, near, nearer], {})
    assert tests.mentioning({"planet.life": lines}, {}) == [nearer, near]
    assert tests.mentioning({"planet.life": 0}, {}) == [far, nearer, near]


def test_quick_tests_of_a_rarely_executed_line_with_the_name_come_first() -> None:
    rare = TestLines("rare", 0.05, {"planet.life": bits([2, 3])})
    common = TestLines("common", 0.01, {"planet.life": bits([2])})
    slow = TestLines("slow", 0.5, {"planet.life": bits([4])})
    tests = CoverageMap([slow, common, rare], {})
    assert tests.mentioning({}, {"planet.life": bits([2, 3, 4])}) == [rare, common, slow]
    assert tests.mentioning({"planet.life": bits([2])}, {"planet.life": bits([3])}) == [common, rare]


def test_what_killed_a_neighbour_comes_first() -> None:
    tests = [TestLines(name, 0.0, {}) for name in "abc"]
    assert [test.name for test in most_promising_first(tests, ["c", "x", "b"])] == ["c", "b", "a"]


def test_one_case_of_every_test_function_comes_before_a_second_case() -> None:
    times = {"a[1]": 0.1, "a[2]": 0.2, "a[3]": 0.3, "b": 1.0}
    tests = [TestLines(name, seconds, {}) for name, seconds in times.items()]
    assert [test.name for test in most_promising_first(tests, [])] == ["a[1]", "b", "a[2]", "a[3]"]
    assert [test.name for test in most_promising_first(tests, ["b"])] == ["b", "a[1]", "a[2]", "a[3]"]


def test_all_cases_of_a_test_that_killed_a_neighbour_come_first() -> None:
    tests = [TestLines(name, 0.1, {}) for name in ("b", "a[1]", "a[2]", "a[3]")]
    assert [test.name for test in most_promising_first(tests, ["a[3]"])] == ["a[3]", "a[1]", "a[2]", "b"]


def test_a_sample_keeps_the_order_and_is_the_same_each_time() -> None:
    some = sample(list(range(100)), 10)
    assert some == sorted(some) == sample(list(range(100)), 10)
    assert len(set(some)) == 10
    assert sample([1, 2], 0) == sample([1, 2], 5) == [1, 2]


def test_a_key_is_the_changed_line_before_and_after() -> None:
    before = "def f(a):\n    if a < 3:\n        return 1\n"
    after = "def f(a):\n    if a <=  3:\n        return 1\n"
    assert changed_lines(before, after) == ("if a < 3:", "if a <= 3:")
    assert changed_lines("@a\n@b\nx\n", "@b\nx\n") == ("@a", "")


def test_a_survivor_is_explained_by_module_function_and_both_lines() -> None:
    text = textwrap.dedent(
        """
        [[survivor]]
        module = "planet.life"
        function = "taker"
        before = "while seat < seats:"
        after = ["while seat != seats:", "while seat is not seats:"]
        reason = "The seat goes up one by one."
        """
    )
    explained = keys.parse(text)
    key = Key("planet.life", "taker", "while seat < seats:", "while seat != seats:")
    assert explained.reason(key) == "The seat goes up one by one."
    assert explained.reason(key.numbered(2)) is None
    assert len(explained.reasons) == 2
    with pytest.raises(ValueError, match="listed twice"):
        keys.parse(text + text)
    with pytest.raises(ValueError, match="no reason"):
        keys.parse(text.replace("The seat goes up one by one.", " "))


def results() -> tuple[list[Result], keys.Explained]:
    known = Key("planet.life", "taker", "a < b", "a != b")
    new = Key("planet.life", "taker", "a < b", "a <= b")
    dead = Key("planet.cards", "", "A = 1", "A = 2")
    stuck = Key("planet.life", "f", "x += 1", "x -= 1")
    found = [
        Result(dead, "rules", 3, "killed", "tests/t.py::t", 1, 0.5),
        Result(known, "scoring", 8, "survived", "", 12, 1.0),
        Result(new, "scoring", 8, "survived", "", 12, 1.0),
        Result(stuck, "scoring", 9, "timeout", "tests/t.py::t", 1, 2.0),
    ]
    return found, keys.Explained({known: "Same.", dead: "Wrong by now."})


GOALS = {"scoring": 95.0, "rules": 90.0, "hidden": 90.0}


def test_the_summary_counts_by_class_game_and_module_and_lists_unexplained_survivors_only() -> None:
    found, explained = results()
    rows = report.table(found, explained, GOALS, {})
    assert rows[1:] == [
        ["all scoring", "3", "3", "1", "33.3 %", "95 %", "2", "1", "1", "4"],
        ["planet scoring", "3", "3", "1", "33.3 %", "95 %", "2", "1", "1", "4"],
        ["all rules", "1", "1", "1", "100.0 %", "90 %", "0", "0", "0", "0"],
        ["planet rules", "1", "1", "1", "100.0 %", "90 %", "0", "0", "0", "0"],
        ["planet.cards", "1", "1", "1", "100.0 %", "rules", "0", "0", "0", "0"],
        ["planet.life", "3", "3", "1", "33.3 %", "scoring", "2", "1", "1", "4"],
    ]
    text = report.text(found, explained, GOALS, {})
    assert "Unexplained survivors: 1\n  line 8, 12 tests: planet.life taker: `a < b` -> `a <= b`\n" in text
    assert "a != b" not in text
    assert report.stale_reasons(found, explained) == [Key("planet.cards", "", "A = 1", "A = 2")]


def test_the_rate_of_a_sample_has_an_interval_and_weighs_modules_by_their_mutants() -> None:
    found, explained = results()
    every = [replace(result, kind="rules") for result in found]
    figures = report.figures(every, explained, {"planet.life": 3, "planet.cards": 13})
    assert (figures.mutants, figures.run, figures.killed) == (20, 4, 2)
    assert figures.rate == pytest.approx(100.0 * (6 / 20 * 1 / 3 + 14 / 20))
    variance = (6 / 20) ** 2 * (1 - 3 / 6) * (2 / 5) * (3 / 5) / 3 + (14 / 20) ** 2 * (1 - 1 / 14) * (2 / 3) * (1 / 3)
    assert figures.margin == pytest.approx(196.0 * variance**0.5)
    rows = report.table(every, explained, GOALS, {"planet.life": 3})
    assert rows[-1][:5] == ["planet.life", "6", "3", "1", "33.3 ± 39.2 %"]
    assert report.figures(every, explained, {}).margin == 0.0


def test_the_page_has_every_mutant_and_says_which_survivors_are_new() -> None:
    found, explained = results()
    page = report.page(found, explained, GOALS, {})
    assert page.count('<li class="new">') == page.count('<li class="explained">') == 1
    assert page.count('<li class="killed">') == 2
    assert "<code>a &lt; b</code>" in page


def test_the_documents_parts_are_replaced_between_their_marks() -> None:
    document = "a\n<!-- figures -->\nold\n<!-- end of figures -->\nb\n"
    assert report.between(document, "figures", "new\n") == "a\n<!-- figures -->\nnew\n<!-- end of figures -->\nb\n"
    with pytest.raises(ValueError, match="marks"):
        report.between(document, "survivors", "")


def test_a_second_run_is_refused_while_one_holds_the_session(tmp_path: Path) -> None:
    path = tmp_path / "session" / "lock"
    refused = pytest.raises(SystemExit, match=rf"Process {os.getpid()} is running mutants")
    with only_run(path), refused, only_run(path):
        pass
    with only_run(path):
        assert path.read_text("ascii") == f"{os.getpid()}\n"


def test_the_configuration_names_modules_that_exist_each_once() -> None:
    found = config.load()
    assert {module.game for module in found.modules} == {"planet", "rauha", "earth"}
    assert config.chosen(found, ["planet"], ["scoring"], []) == [
        module for module in found.modules if module.game == "planet" and module.kind == "scoring"
    ]
    with pytest.raises(SystemExit, match=r"planet\.nowhere"):
        config.chosen(found, [], [], ["planet.nowhere"])


def test_every_module_of_the_games_is_listed_or_excluded() -> None:
    found = config.load()
    assert config.unlisted(found) == []
    without = replace(found, modules=[module for module in found.modules if module.name != "earth.rules.steps.turn"])
    assert config.unlisted(without) == ["earth.rules.steps.turn"]
    assert "earth.state.census" in config.unlisted(replace(found, excluded={}))


def test_an_exclusion_matches_a_module_that_is_not_listed() -> None:
    found = config.load()
    left = config.unlisted(replace(found, excluded={}))
    for pattern, reason in found.excluded.items():
        assert reason.strip()
        assert fnmatch.filter(left, pattern), pattern
        assert not fnmatch.filter([module.name for module in found.modules], pattern), pattern


def test_every_explained_survivor_is_about_a_line_that_is_there() -> None:
    """An entry whose line no longer exists is removed from the list."""
    sources = {
        module.name: [" ".join(line.split()) for line in module.path.read_text("utf-8").splitlines()]
        for module in config.load().modules
    }
    for key in keys.load(config.EXPLAINED).reasons:
        assert key.module in sources, key
        assert key.before in sources[key.module], key


def test_the_document_lists_exactly_the_explained_survivors() -> None:
    document = (config.ROOT / "docs" / "mutants.md").read_text("utf-8")
    assert report.between(document, "survivors", report.listing(keys.load(config.EXPLAINED))) == document


def test_none_of_this_needs_the_mutation_tester() -> None:
    assert "cosmic_ray" not in sys.modules
