"""Checking data that people wrote: every mistake is noted with its place, then all are reported at once."""

from __future__ import annotations

from typing import Final

from terrarium.engine.errors import BadData
from terrarium.engine.lines import Line

#: How long the name of a seat may be.
NAME_LENGTH: Final = 40


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

    def only(self, place: str, item: dict[str, object], keys: list[str]) -> None:
        """Note every key of a table that has no business there."""
        for key in item:
            if key not in keys:
                self.wrong(f"{place}.{key}" if place else str(key), item[key], f"only {', '.join(keys)}")

    def number(self, place: str, value: object, least: int, most: int) -> int:
        """A whole number in a range; the least one if it is none."""
        found = whole(value)
        if found is None or not least <= found <= most:
            self.wrong(place, value, f"a whole number from {least} to {most}")
            return least
        return found

    def name(self, place: str, value: object, taken: list[str | None]) -> str | None:
        """The name of a seat, which no other seat has; None if there is none."""
        if value is None:
            return None
        name = value.strip() if isinstance(value, str) else ""
        if not 1 <= len(name) <= NAME_LENGTH:
            self.wrong(place, value, f"a name of 1 to {NAME_LENGTH} letters")
        elif name in taken:
            self.wrong(place, value, "a name that no other seat has")
        return name

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
