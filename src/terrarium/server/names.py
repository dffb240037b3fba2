"""Names of people: cleaned, short, and unique at a table."""

from __future__ import annotations

import unicodedata

from terrarium.server.refusals import ServerRefusal

MAX_NAME_LENGTH = 24


def clean_text(text: str, longest: int) -> str:
    """The text in one line, without invisible characters, cut to a length."""
    composed = unicodedata.normalize("NFKC", text)
    seen = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else _space(letter) for letter in composed)
    return " ".join(seen.split())[:longest].strip()


def _space(letter: str) -> str:
    """A space for any kind of blank; nothing for control and format characters."""
    return " " if unicodedata.category(letter)[0] == "Z" or letter in "\t\n\r" else ""


def clean_name(text: str) -> str:
    """The cleaned name; raise if nothing readable is left."""
    name = clean_text(text, MAX_NAME_LENGTH)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise ServerRefusal("name-empty", longest=MAX_NAME_LENGTH)
    return name


def unique_name(name: str, taken: list[str]) -> str:
    """The name, followed by a number if another person at the table has it."""
    used = {_comparable(name) for name in taken}
    if _comparable(name) not in used:
        return name
    number = 2
    while _comparable(f"{name[: MAX_NAME_LENGTH - 4]} {number}") in used:
        number += 1
    return f"{name[: MAX_NAME_LENGTH - 4]} {number}"


def _comparable(name: str) -> str:
    return name.casefold().replace(" ", "")
