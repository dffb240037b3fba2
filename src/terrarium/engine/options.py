"""The options of a title, chosen before a game starts."""

from __future__ import annotations

from terrarium.engine.data_checker import whole
from terrarium.engine.errors import BadOption


class Option:
    """An option of a title: name, kind and default.

    Kinds: ``flag`` (True or False), ``choice`` (one of `choices`), ``seat`` (a seat number, or None for a random one).
    An option that `needs` a flag has no effect without it, so people are asked for it only with that flag.
    """

    def __init__(
        self, name: str, kind: str, default: object, choices: list[str] | None = None, needs: str = ""
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices: list[str] = choices or []
        self.needs = needs

    def possible(self, seats: int) -> list[str]:
        """All values, as text."""
        if self.kind == "flag":
            return ["true", "false"]
        if self.kind == "seat":
            return ["random", *[str(seat) for seat in range(seats)]]
        return list(self.choices)

    def check(self, value: object, seats: int, title: str) -> object:
        """Return the value, or raise `BadOption` with the possible ones."""
        if self.kind == "flag":
            fits = isinstance(value, bool)
        elif self.kind == "seat":
            number = whole(value)
            fits = value is None or (number is not None and 0 <= number < seats)
        else:
            fits = isinstance(value, str) and value in self.choices
        if not fits:
            self._refuse(str(value), seats, title)
        return value

    def parse(self, text: str, seats: int, title: str) -> object:
        """Parse a value as typed on a command line or written in a record."""
        if text not in self.possible(seats):
            self._refuse(text, seats, title)
        if self.kind == "flag":
            return text == "true"
        if self.kind == "seat":
            return None if text == "random" else int(text)
        return text

    def text(self, value: object) -> str:
        """Format a value so that `parse` reads it back."""
        if self.kind == "flag":
            return "true" if value else "false"
        if self.kind == "seat":
            return "random" if value is None else str(value)
        return str(value)

    def _refuse(self, value: str, seats: int, title: str) -> None:
        possible = ", ".join(self.possible(seats))
        raise BadOption("option-value", game=title, option=self.name, value=value, possible=possible)

    def data(self) -> dict[str, object]:
        """The option as plain data."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "needs": self.needs,
        }
