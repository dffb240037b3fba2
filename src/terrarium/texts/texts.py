"""The texts of one language: Fluent messages, formatted from lines and their figures."""

from __future__ import annotations

import functools
import importlib.resources
import re
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from terrarium.engine.lines import Line
from terrarium.title_registry import TITLES

#: The languages there are, the default first.
LANGUAGES = ("en", "pl", "fr")


class NoText(LookupError):
    """A line that the language has no text for, or a text that lacks a figure: a mistake in the program."""


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, as ``LANG=pl_PL.UTF-8`` does; English if it is unknown."""
    named = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = named.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def language_accepted(header: str) -> str:
    """Return the language that an ``Accept-Language`` header prefers; English if it accepts none of ours.

    >>> language_accepted("de, fr;q=0.8, en;q=0.5")
    'fr'
    """
    accepted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _sign, quality = part.partition(";q=")
        try:
            accepted.append((-float(quality or 1), tag.strip().partition("-")[0].lower()))
        except ValueError:
            continue
    accepted.sort(key=lambda language: language[0])  # stable: of equally good ones the first comes first
    return next((language for quality, language in accepted if quality and language in LANGUAGES), LANGUAGES[0])


def _sources(folder: Traversable) -> list[str]:
    """Read the Fluent files of a folder."""
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")]


def title_sources(language: str) -> list[str]:
    """Read the Fluent files of the titles of other packages; in English where a package lacks the language."""
    found: list[str] = []
    for title in TITLES.titles():
        if title.locales:
            folder = importlib.resources.files(title.locales).joinpath("locales")
            found += _sources(folder.joinpath(language)) or _sources(folder.joinpath(LANGUAGES[0]))
    return found


class Items(str):
    """Several figures in one: separated by spaces, or by `LIST` in a text as the language lists them."""

    parts: list[str]

    def __new__(cls, parts: list[str]) -> Items:
        """Keep the parts beside the text."""
        joined = super().__new__(cls, " ".join(parts))
        joined.parts = parts
        return joined


#: Where a message or a term begins in a Fluent file, and where a message names another one or a term.
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*)(?:\.[\w-]+)? *[(}]")


class Messages:
    """All messages of a language. A message is parsed when it is first used: parsing all of them takes a second."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        """Of messages with the same id, the first counts: a title cannot replace a text of the program."""
        self._bundle = FluentBundle([language], functions={"LIST": self._listed}, use_isolating=False)
        self._waiting: dict[str, str] = {}
        for source in sources:
            found = list(ENTRY.finditer(source))
            ends = [entry.start() for entry in found[1:]] + [len(source)]
            for entry, end in zip(found, ends, strict=True):
                self._waiting.setdefault(entry[1], source[entry.start() : end])

    def pattern(self, message: str) -> Any:
        """The pattern of a message; None if there is none."""
        self._parse(message)
        return self._bundle.get_message(message).value if self._bundle.has_message(message) else None

    def format(self, pattern: Any, figures: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text of a pattern with figures, and what is wrong with it."""
        text, errors = self._bundle.format_pattern(pattern, figures)
        return str(text), errors

    def listing(self, items: Sequence[str]) -> str:
        """Join items as the language lists them."""
        if len(items) < 2:
            return "".join(items)
        pattern = self.pattern("list-and")
        if pattern is None:
            raise NoText("There is no text 'list-and'.")
        return self.format(pattern, {"items": ", ".join(items[:-1]), "last": items[-1]})[0]

    def _listed(self, items: object) -> Any:
        return self.listing(items.parts) if isinstance(items, Items) else items

    def _parse(self, entry: str) -> None:
        source = self._waiting.pop(entry, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for reference in REFERENCE.findall(source):
                self._parse(reference)


@functools.cache
def _messages(language: str) -> Messages:
    """All messages of a language, with those of the titles of other packages."""
    own = importlib.resources.files("terrarium").joinpath("locales", language)
    return Messages(language, [*_sources(own), *title_sources(language)])


class Texts:
    """Formats lines as sentences of one language.

    >>> from terrarium.engine.lines import Line
    >>> Texts("en").say(Line("planet-won", seat=1, animal=Line("planet-animal-panda"), values="2 : 5"), ["Ada", "Ben"])
    'Panda: goes to Ben (2 : 5).'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise NoText(f"There are no texts in {language!r}; there are texts in {', '.join(LANGUAGES)}.")
        self.language = language
        self._messages = _messages(language)

    def say(self, line: Line, names: Sequence[str] = ()) -> str:
        """Format the line as a sentence, with the names of the seats where it speaks of seats."""
        pattern = self._messages.pattern(line.id)
        if pattern is None:
            raise NoText(f"There is no text {line.id!r} in {self.language!r}; it is needed for {line!r}.")
        figures = {name: self._figure(name, value, names) for name, value in line.figures.items()}
        text, errors = self._messages.format(pattern, figures)
        if errors:
            raise NoText(f"The text {line.id!r} in {self.language!r} does not fit {line!r}: {errors[0]}.")
        return text

    def listing(self, items: Sequence[str]) -> str:
        """Join the items as the language lists them: ``a, b and c``."""
        return self._messages.listing(items)

    def seat_name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return the name of a seat, or its number, counted from 1, if it has no name."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.say(Line("name-seat", number=seat + 1))

    def _figure(self, name: str, value: object, names: Sequence[str]) -> object:
        if isinstance(value, Line):
            return self.say(value, names)
        if isinstance(value, list):
            if name == "seats":
                return self.listing([self.seat_name(seat, names) for seat in value])
            return Items([str(self._figure("", item, names)) for item in value])
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.seat_name(value, names)
        return value if isinstance(value, (int, float, str)) else str(value)
