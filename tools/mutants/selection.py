"""Which tests are run for a mutant, and in which order."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

T = TypeVar("T")

#: A test that takes longer is not run first; the time of a mutant would be over before its other tests.
QUICK_SECONDS = 0.1

#: Lines of each module, as bits.
Lines = dict[str, int]


@dataclass
class TestLines:
    """A test with clause ids: its CPU time, and the lines of each module that it executes, as bits."""

    __test__ = False

    name: str
    seconds: float
    lines: dict[str, int]


@dataclass
class CoverageMap:
    """All tests that count, and the lines of each module that run at import or collection, as bits."""

    tests: list[TestLines]
    imported: dict[str, int]
    #: Third-party modules that the tests import; they are imported once for all mutants.
    preload: list[str] = field(default_factory=list)

    def runs_at_import(self, module: str, lines: Iterable[int]) -> bool:
        """Return whether one of the lines runs when modules are imported or tests collected."""
        return bool(self.imported.get(module, 0) & bits(lines))

    def executing(self, module: str, lines: Iterable[int]) -> list[TestLines]:
        """Return the tests that execute one of the lines, the quickest first."""
        wanted = bits(lines)
        return sorted((test for test in self.tests if test.lines.get(module, 0) & wanted), key=_speed)

    def mentioning(self, directly: Lines, indirectly: Lines) -> list[TestLines]:
        """Return the tests that execute a line that mentions what was changed; all if there are none.

        Quick tests come before slow ones, and tests of a line that names what was changed before those of a line with
        something that is computed from it. Among them, tests of a line that few tests execute come first, because
        they are likely to be about what was changed.
        """
        by_name = {test.name: test for test in self.tests}
        near = dict.fromkeys([*self._rare_first(directly), *self._rare_first(indirectly)])
        return sorted((by_name[name] for name in near), key=_is_slow) or sorted(self.tests, key=_speed)

    def _rare_first(self, mentions: Lines) -> Iterator[str]:
        lines = [(module, line) for module, mask in mentions.items() for line in lines_of(mask)]
        for names in sorted((self.executed_by[line] for line in lines if line in self.executed_by), key=len):
            yield from names

    @cached_property
    def executed_by(self) -> dict[tuple[str, int], list[str]]:
        """The names of the tests that execute each line of each module, the quickest first."""
        found: dict[tuple[str, int], list[str]] = defaultdict(list)
        for test in sorted(self.tests, key=_speed):
            for module, mask in test.lines.items():
                for line in lines_of(mask):
                    found[module, line].append(test.name)
        return dict(found)


def _is_slow(test: TestLines) -> bool:
    return test.seconds >= QUICK_SECONDS


def _speed(test: TestLines) -> tuple[float, str]:
    return test.seconds, test.name


def bits(lines: Iterable[int]) -> int:
    """Return line numbers as a mask."""
    mask = 0
    for line in lines:
        mask |= 1 << line
    return mask


def lines_of(mask: int) -> list[int]:
    """Return the line numbers of a mask."""
    return [line for line, bit in enumerate(reversed(f"{mask:b}")) if bit == "1"]


def lines_mentioning(source: str, names: set[str]) -> int:
    """Return the lines of a source that mention one of the names, as bits."""
    if not names:
        return 0
    word = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, names)))})\b")
    return bits(number for number, line in enumerate(source.splitlines(), 1) if word.search(line))


def most_promising_first(tests: list[TestLines], killers: list[str]) -> list[TestLines]:
    """Return the tests in the order in which they are run.

    Those that killed mutants nearby come first, in the order of the list, then the other cases of these test functions;
    then one case of every other test function in the order given, then a second case of each, and so on.
    """
    rank = {name: place for place, name in enumerate(killers)}
    functions = {_function(name) for name in killers}
    cases: Counter[str] = Counter()
    order: dict[str, tuple[int, bool, int]] = {}
    for test in tests:
        function = _function(test.name)
        order[test.name] = rank.get(test.name, len(rank)), function not in functions, cases[function]
        cases[function] += 1
    return sorted(tests, key=lambda test: order[test.name])


def _function(test: str) -> str:
    return test.partition("[")[0]


def sample(items: list[T], size: int, seed: int = 1) -> list[T]:
    """Return a random sample in the order of the items, the same for the same seed; all of them if size is 0."""
    if size == 0 or size >= len(items):
        return items
    return [items[place] for place in sorted(random.Random(seed).sample(range(len(items)), size))]
