"""Messages of the engine as data: a message id and its figures, which a locale turns into a sentence."""

from __future__ import annotations

#: The figures of a line: numbers, strings, further lines, or lists of these.
Figures = dict[str, object]


class Line:
    """A message id with figures, such as ``Line("planet-took", seat=2, tile="OOFMM")``.

    A figure may be a number, a string, another `Line` (a habitat's name, say) or a list of those. Figures named
    ``seat`` or ending in ``_seat`` are seat numbers and ``seats`` is a list of them; shown as names.
    """

    def __init__(self, id: str, **figures: object) -> None:
        self.id = id
        self.figures: Figures = figures

    def data(self) -> dict[str, object]:
        """The line as plain data."""
        return {"id": self.id, **{name: _plain(value) for name, value in self.figures.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and other.id == self.id and other.figures == self.figures

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        figures = "".join(f", {name}={value!r}" for name, value in self.figures.items())
        return f"Line({self.id!r}{figures})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_line, (self.id, self.figures))


def _line(id: str, figures: Figures) -> Line:
    return Line(id, **figures)


def _plain(value: object) -> object:
    if isinstance(value, Line):
        return value.data()
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def line_from_data(data: dict[str, object]) -> Line:
    """The line whose `Line.data` this is."""
    return Line(str(data["id"]), **{name: _from_plain(value) for name, value in data.items() if name != "id"})


def _from_plain(value: object) -> object:
    if isinstance(value, dict):
        return line_from_data(value)
    if isinstance(value, list):
        return [_from_plain(item) for item in value]
    return value
