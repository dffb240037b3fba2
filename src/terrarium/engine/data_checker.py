"""Validation of files that people wrote: mistakes are collected with their places and reported together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.engine.errors import BadData
from terrarium.engine.lines import Line

#: The longest name of a seat.
NAME_LENGTH: Final = 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Checker:
    """Collects the mistakes in a file.

    >>> checker = Checker()
    >>> checker.wrong("tiles[3]", "OOX", "five letters")
    >>> checker.done("box-problems")
    Traceback (most recent call last):
    ...
    terrarium.engine.errors.BadData: Mistakes in the box (1): tiles[3] is OOX, expected five letters.
    """

    def __init__(self) -> None:
        self.problems: list[Line] = []

    def wrong(self, place: str, found: object, expected: str | Line) -> None:
        """Add one mistake. Lines are said in the reader's language; files of the program itself need none."""
        seen = Line("found-nothing") if found is None else found if isinstance(found, Line) else abbreviate(found)
        self.problems.append(Line("data-problem", place=place, found=seen, expected=expected))

    def only(self, place: str, item: dict[str, object], keys: list[str]) -> None:
        """Report each key of a table that is not among the allowed keys."""
        for key in item:
            if key not in keys:
                self.wrong(
                    f"{place}.{key}" if place else str(key), item[key], Line("expect-only", keys=", ".join(keys))
                )

    def number(self, place: str, value: object, least: int, most: int) -> int:
        """Return an integer in a range, or report a mistake and return `least`."""
        found = whole(value)
        if found is None or not least <= found <= most:
            self.wrong(place, value, Line("expect-number", least=least, most=most))
            return least
        return found

    def name(self, place: str, value: object, taken: list[str | None]) -> str | None:
        """Return the name of a seat, or None if it has none; report a name that is too long or taken."""
        if value is None:
            return None
        name = value.strip() if isinstance(value, str) else ""
        if not 1 <= len(name) <= NAME_LENGTH:
            self.wrong(place, value, Line("expect-name", most=NAME_LENGTH))
        elif name in taken:
            self.wrong(place, value, Line("expect-other-name"))
        return name

    def done(self, code: str) -> None:
        """Raise `BadData` with all mistakes, if there are any."""
        if self.problems:
            raise BadData(code, count=len(self.problems), problems=self.problems)


def abbreviate(value: object) -> str:
    """Format a value, cut to a length that fits in a sentence."""
    text = value if isinstance(value, str) else "nothing" if value is None else repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def whole(value: object) -> int | None:
    """The value if it is an integer, otherwise None."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def table(data: dict[str, object], key: str) -> dict[str, object]:
    """The table under a key, or an empty one."""
    value = data.get(key, {})
    return value if isinstance(value, dict) else {}
