"""Bot specs: a bot's name with typed parameters, written as ``search:iterations=2000,seed=4``, that round-trips."""

from __future__ import annotations

import math

from terrarium.engine.errors import TerrariumError

#: How a parameter is written: a whole number, or any number.
WHOLE = "whole"
NUMBER = "number"


class BadBot(TerrariumError):
    """A bot that there is not, or that cannot do what was asked of it."""


class Parameter:
    """One number that a bot can be told: its name, kind, default and range."""

    def __init__(self, name: str, kind: str, default: float, least: float, most: float) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.least = least
        self.most = most

    def __reduce__(self) -> tuple[object, ...]:
        return (Parameter, (self.name, self.kind, self.default, self.least, self.most))

    def parse(self, bot: str, text: str) -> float:
        """The value that a text stands for."""
        value = _number(text, self.kind)
        if value is None or not self.least <= value <= self.most:
            raise BadBot(
                f"bot-parameter-{self.kind}",
                bot=bot,
                parameter=self.name,
                value=text,
                least=self.text(self.least),
                most=self.text(self.most),
            )
        return value

    def text(self, value: float) -> str:
        """The value as `parse` reads it."""
        return str(round(value)) if self.kind == WHOLE else repr(float(value))


def _number(text: str, kind: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    if not math.isfinite(value) or (kind == WHOLE and not text.isdecimal()):
        return None
    return value


class Spec:
    """A bot's name and every parameter with its value. Its text names only what differs from the defaults.

    >>> from terrarium.bots.registry import parse
    >>> str(parse("search:iterations=2000,jobs=1"))
    'search:iterations=2000'
    """

    def __init__(self, name: str, parameters: list[Parameter], values: dict[str, float]) -> None:
        self.name = name
        self.parameters = parameters
        self.values = values

    def number(self, name: str) -> float:
        """The value of a parameter."""
        return self.values[name]

    def whole(self, name: str) -> int:
        """The value of a parameter that is a whole number."""
        return round(self.values[name])

    def __str__(self) -> str:
        told = [
            f"{parameter.name}={parameter.text(self.values[parameter.name])}"
            for parameter in self.parameters
            if self.values[parameter.name] != parameter.default
        ]
        return f"{self.name}:{','.join(told)}" if told else self.name

    def __repr__(self) -> str:
        return f"<Spec {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spec) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return (Spec, (self.name, self.parameters, self.values))


def read_spec(text: str, known: dict[str, list[Parameter]]) -> Spec:
    """The spec that a text describes, given the parameters of every bot by name."""
    name, _colon, rest = text.strip().partition(":")
    name = name.strip().lower()
    if name not in known:
        raise BadBot("bot-unknown", bot=name, possible=", ".join(known))
    parameters = {parameter.name: parameter for parameter in known[name]}
    values = {parameter.name: parameter.default for parameter in known[name]}
    for part in rest.split(",") if rest.strip() else []:
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if key not in parameters or not equals:
            raise BadBot("bot-no-such-parameter", bot=name, parameter=key, possible=", ".join(parameters))
        values[key] = parameters[key].parse(name, value)
    return Spec(name, known[name], values)


def split_specs(text: str) -> list[str]:
    """The specs of a list such as ``greedy,search:iterations=500,seed=4,random``: parameters stay with their bot."""
    found: list[str] = []
    for part in text.split(","):
        name = part.partition(":")[0]
        if found and "=" in name:
            found[-1] += f",{part.strip()}"
        else:
            found.append(part.strip())
    return found
