"""Which tests are run for a mutant, and in which order."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")


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

    def mentioning(self, mentions: dict[str, int]) -> list[TestLines]:
        """Return the tests that execute a line that mentions what was changed; all if there are none."""
        near = [
            test for test in self.tests if any(test.lines.get(module, 0) & lines for module, lines in mentions.items())
        ]
        return sorted(near or self.tests, key=_speed)


def _speed(test: TestLines) -> tuple[float, str]:
    return test.seconds, test.name


def bits(lines: Iterable[int]) -> int:
    """Return line numbers as a mask."""
    mask = 0
    for line in lines:
        mask |= 1 << line
    return mask


def lines_mentioning(source: str, names: set[str]) -> int:
    """Return the lines of a source that mention one of the names, as bits."""
    if not names:
        return 0
    word = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, names)))})\b")
    return bits(number for number, line in enumerate(source.splitlines(), 1) if word.search(line))


def most_promising_first(tests: list[TestLines], killers: list[str]) -> list[TestLines]:
    """Return the tests in the order in which they are run.

    Those that killed mutants nearby come first, in the order of the list; then one case of every test function, the
    quickest first, then a second case of each, and so on.
    """
    rank = {name: place for place, name in enumerate(killers)}
    cases: Counter[str] = Counter()
    order: dict[str, tuple[int, int]] = {}
    for test in sorted(tests, key=_speed):
        function = test.name.partition("[")[0]
        order[test.name] = rank.get(test.name, len(rank)), cases[function]
        cases[function] += 1
    return sorted(tests, key=lambda test: (*order[test.name], *_speed(test)))


def sample(items: list[T], size: int, seed: int = 1) -> list[T]:
    """Return a random sample in the order of the items, the same for the same seed; all of them if size is 0."""
    if size == 0 or size >= len(items):
        return items
    return [items[place] for place in sorted(random.Random(seed).sample(range(len(items)), size))]
