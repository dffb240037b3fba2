"""The Fluent files of the program as syntax trees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import terrarium

SOURCE = Path(terrarium.__file__).parent


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by id; a second one of the same id is a mistake."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def parts(node: object) -> Iterator[object]:
    """A syntax node and everything in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from parts(value)
    elif isinstance(node, list):
        for item in node:
            yield from parts(item)


def variables(message: ftl.Message) -> set[str]:
    """The figures in a message."""
    return {part.id.name for part in parts(message) if isinstance(part, ftl.VariableReference)}


def selectors(message: ftl.Message) -> Iterator[tuple[str, set[str]]]:
    """Every selection in a message: the figure and the keys of its variants."""
    for part in parts(message):
        if isinstance(part, ftl.SelectExpression) and isinstance(part.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in part.variants}
            yield part.selector.id.name, keys


def written(message: ftl.Message) -> list[str]:
    """The words of a message as written, figures and selections left out."""
    return [part.value for part in parts(message) if isinstance(part, ftl.TextElement)]


def pattern(message: ftl.Message) -> str:
    """Everything after the id, without differences in spaces."""
    return " ".join(FluentSerializer().serialize_entry(message).partition("=")[2].split())
