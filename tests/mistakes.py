"""What a reader of data says is wrong with some."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from terrarium.engine.errors import BadData, sentence
from terrarium.engine.lines import Line


def mistakes(code: str, read: Callable[[object], object], data: object) -> list[tuple[object, object, object]]:
    """Place, what was found and what was expected, for each mistake in the data."""
    with pytest.raises(BadData) as caught:
        read(data)
    assert caught.value.code == code
    problems = caught.value.figures["problems"]
    assert isinstance(problems, list)
    assert caught.value.figures["count"] == len(problems)
    return [(p.figures["place"], in_english(p.figures["found"]), in_english(p.figures["expected"])) for p in problems]


def in_english(figure: object) -> object:
    """A figure, as a sentence if it is a line."""
    return sentence(figure) if isinstance(figure, Line) else figure
