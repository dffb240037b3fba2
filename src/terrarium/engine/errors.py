"""Errors: a reason code, its figures, and an English sentence for tracebacks.

The sentences come from ``locales/en/reasons.ftl``, the names in them from the other files there. The code and the
figures travel with the exception, so that it can be shown in the reader's language.
"""

from __future__ import annotations

import importlib.resources
import re

from terrarium.engine.lines import Line


def _sentences() -> dict[str, str]:
    found: dict[str, str] = {}
    for file in importlib.resources.files("terrarium").joinpath("locales/en").iterdir():
        text = file.read_text(encoding="utf-8") if file.name.endswith(".ftl") else ""
        found.update(re.findall(r"^([a-z][a-z0-9-]*) = (.+)$", text, flags=re.MULTILINE))
    return found


_SENTENCES = _sentences()


def sentence(line: Line) -> str:
    """Format a reason as an English sentence."""
    text = _SENTENCES.get(line.id)
    if text is None:
        return repr(line)
    return re.sub(r"\{ \$([a-z_0-9]+) \}", lambda found: _figure_in_sentence(line, found[1], found.start() == 0), text)


def _figure_in_sentence(line: Line, name: str, first: bool) -> str:
    """Format a figure; seats have no names here, so they are numbered."""
    value = line.figures.get(name, f"{{ ${name} }}")
    if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
        return f"{'Seat' if first else 'seat'} {value}"
    return _figure(value)


def _figure(value: object) -> str:
    if isinstance(value, Line):
        return sentence(value)
    if isinstance(value, list):
        return " ".join(_figure(item) for item in value)
    return str(value)


class TerrariumError(ValueError):
    """The base class of all errors; `code` names the reason and `figures` holds its values."""

    def __init__(self, code: str, **figures: object) -> None:
        self.line = Line(code, **figures)
        super().__init__(sentence(self.line))

    @property
    def code(self) -> str:
        """The reason's id, the same in every language."""
        return self.line.id

    @property
    def figures(self) -> dict[str, object]:
        """The values in the sentence by name."""
        return self.line.figures

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.line))


def _rebuild(kind: type[TerrariumError], line: Line) -> TerrariumError:
    return kind(line.id, **line.figures)


class UnknownGame(TerrariumError):
    """No game of that name is registered."""


class BadTitle(TerrariumError):
    """A title of another package that cannot be used."""


class BadSeats(TerrariumError):
    """A number of seats that the game does not support, or a seat that does not exist."""


class BadOption(TerrariumError):
    """An unknown option, or a value that it does not allow."""


class BadSeed(TerrariumError):
    """A seed outside the allowed range."""


class Refused(TerrariumError):
    """The rules forbid the action; the position has not changed."""


class BadWords(TerrariumError):
    """Text that names no action of the game."""


class BadRecord(TerrariumError):
    """A record that cannot be parsed or does not replay; `figures` names the line."""


class BadData(TerrariumError):
    """An invalid file with cards or with the state of a table; `figures` names the place."""


class NotOver(TerrariumError):
    """The outcome of a game that is not over."""
