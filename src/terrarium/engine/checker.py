"""Checking data that people wrote: every mistake is noted with its place, then all are reported at once."""

from __future__ import annotations

from terrarium.engine.errors import BadData
from terrarium.engine.lines import Line


class Checker:
    """Notes what is wrong with a file, place by place.

    >>> checker = Checker()
    >>> checker.wrong("tiles[3]", "OOX", "five letters")
    >>> checker.done("box-problems")
    Traceback (most recent call last):
    ...
    terrarium.engine.errors.BadData: Mistakes in the box (1): tiles[3] is OOX, expected five letters.
    """

    def __init__(self) -> None:
        self.problems: list[Line] = []

    def wrong(self, place: str, found: object, expected: str) -> None:
        """Note one mistake."""
        self.problems.append(Line("data-problem", place=place, found=short(found), expected=expected))

    def done(self, code: str) -> None:
        """Raise what was noted, all of it at once, if anything was."""
        if self.problems:
            raise BadData(code, count=len(self.problems), problems=self.problems)


def short(value: object) -> str:
    """A value as it was written, cut to a length that fits a sentence."""
    text = value if isinstance(value, str) else "nothing" if value is None else repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def whole(value: object) -> int | None:
    """The value if it is a whole number."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def table(data: dict[str, object], key: str) -> dict[str, object]:
    """The table under a key; empty if there is none."""
    value = data.get(key, {})
    return value if isinstance(value, dict) else {}
