"""Names of people: cleaned, short, and different from each other at a table."""

from __future__ import annotations

import unicodedata

from terrarium.server.refusals import ServerRefusal

MAX_NAME_LENGTH = 24


def clean_text(text: str, longest: int) -> str:
    """The text on one line without invisible characters, cut to a length."""
    composed = unicodedata.normalize("NFKC", text)
    seen = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else _space(letter) for letter in composed)
    return " ".join(seen.split())[:longest].strip()


def _space(letter: str) -> str:
    """A blank stays a blank, whatever its kind; control and format characters go."""
    return " " if unicodedata.category(letter)[0] == "Z" or letter in "\t\n\r" else ""


def clean_name(text: str) -> str:
    """A name fit to be shown, or a refusal."""
    name = clean_text(text, MAX_NAME_LENGTH)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise ServerRefusal("name-empty", longest=MAX_NAME_LENGTH)
    return name


def unique_name(name: str, taken: list[str]) -> str:
    """The name, with a number behind it if somebody at the table is called so already."""
    used = {_comparable(name) for name in taken}
    if _comparable(name) not in used:
        return name
    number = 2
    while _comparable(f"{name[: MAX_NAME_LENGTH - 4]} {number}") in used:
        number += 1
    return f"{name[: MAX_NAME_LENGTH - 4]} {number}"


def _comparable(name: str) -> str:
    return name.casefold().replace(" ", "")
