"""Errors: a reason code, its figures, and an English sentence for whoever reads a traceback.

The sentences are those of ``locales/en/reasons.ftl``, which every other layer translates; the code and the
figures travel with the exception, so a screen can say the same in the reader's language.
"""

from __future__ import annotations

import importlib.resources
import re

from terrarium.engine.lines import Line


def _sentences() -> dict[str, str]:
    text = importlib.resources.files("terrarium").joinpath("locales/en/reasons.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][a-z0-9-]*) = (.+)$", text, flags=re.MULTILINE))


_SENTENCES = _sentences()


def sentence(line: Line) -> str:
    """The English sentence of a reason."""
    text = _SENTENCES.get(line.id)
    if text is None:
        return repr(line)
    return re.sub(r"\{ \$([a-z_0-9]+) \}", lambda found: _placed(line, found[1], found.start() == 0), text)


def _placed(line: Line, name: str, first: bool) -> str:
    """A figure as it stands in a sentence; here nobody has a name, so seats go by their numbers."""
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
    """Something that was asked for cannot be; `code` says why and `figures` by how much."""

    def __init__(self, code: str, **figures: object) -> None:
        self.line = Line(code, **figures)
        super().__init__(sentence(self.line))

    @property
    def code(self) -> str:
        """The reason's id, the same in every language."""
        return self.line.id

    @property
    def figures(self) -> dict[str, object]:
        """The figures of the sentence by name."""
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
    """The game is not for so many seats, or there is no such seat."""


class BadOption(TerrariumError):
    """An option that the game does not have, or a value that it cannot take."""


class BadSeed(TerrariumError):
    """A seed outside the allowed range."""


class Refused(TerrariumError):
    """The rules forbid the action; the position has not changed."""


class BadWords(TerrariumError):
    """Words that name no action of the game."""


class BadRecord(TerrariumError):
    """A record that cannot be read or does not replay; `figures` names the line."""


class BadData(TerrariumError):
    """A file with cards, tiles or a table's state that does not hold together; `figures` names the place."""


class NotOver(TerrariumError):
    """An outcome was asked for before the end."""
