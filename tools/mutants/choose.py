"""Which tests a mutant has to face, and in which order."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")


@dataclass
class Known:
    """A test with clause ids: how long it takes, and the lines of each module that it executes, as bits."""

    name: str
    seconds: float
    lines: dict[str, int]


@dataclass
class Map:
    """All tests that count, and the lines of each module that are executed before the first of them, as bits."""

    tests: list[Known]
    imported: dict[str, int]
    #: Other packages' modules that the tests need, to be imported once for all mutants.
    preload: list[str] = field(default_factory=list)

    def runs_at_import(self, module: str, lines: Iterable[int]) -> bool:
        """Whether one of the lines is executed when modules are imported or tests collected."""
        return bool(self.imported.get(module, 0) & bits(lines))

    def executing(self, module: str, lines: Iterable[int]) -> list[Known]:
        """The tests that execute one of the lines, the quickest first."""
        wanted = bits(lines)
        return sorted((test for test in self.tests if test.lines.get(module, 0) & wanted), key=_speed)

    def importing(self, mentions: dict[str, int]) -> list[Known]:
        """Every test, those first that execute a line that mentions what was changed, the quickest of them first."""

        def distance(test: Known) -> tuple[bool, float, str]:
            near = any(test.lines.get(module, 0) & lines for module, lines in mentions.items())
            return not near, *_speed(test)

        return sorted(self.tests, key=distance)


def _speed(test: Known) -> tuple[float, str]:
    return test.seconds, test.name


def bits(lines: Iterable[int]) -> int:
    """Line numbers as a mask."""
    mask = 0
    for line in lines:
        mask |= 1 << line
    return mask


def mentioning(source: str, names: set[str]) -> int:
    """The lines of a source that mention one of the names, as bits."""
    if not names:
        return 0
    word = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, names)))})\b")
    return bits(number for number, line in enumerate(source.splitlines(), 1) if word.search(line))


def ordered(tests: list[Known], killers: list[str]) -> list[Known]:
    """The same tests, those first that killed a neighbour, the latest killer before the others."""
    rank = {name: place for place, name in enumerate(killers)}
    return sorted(tests, key=lambda test: rank.get(test.name, len(rank)))


def sample(items: list[T], size: int, seed: int = 1) -> list[T]:
    """So many of the items, in their order, the same ones for the same seed; all of them if size is 0."""
    if size == 0 or size >= len(items):
        return items
    return [items[place] for place in sorted(random.Random(seed).sample(range(len(items)), size))]
