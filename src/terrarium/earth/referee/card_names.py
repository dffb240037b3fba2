"""Finding a card by what people call it: its number, or an unambiguous part of its name in any of the languages."""

from __future__ import annotations

import importlib.resources
import re
import unicodedata

from terrarium.earth.cards.box import BOX, GoalCard
from terrarium.earth.cards.vocabulary import CLIMATE, EVENT, FLORA, ISLAND, TERRAIN
from terrarium.engine.lines import Line


def translated(language: str) -> dict[str, str]:
    """Return the names of cards in a language, by what is printed on them in small letters."""
    text = importlib.resources.files("terrarium").joinpath(f"locales/{language}/earth-names.ftl").read_text("utf-8")
    return dict(re.findall(r"^earth-card-([0-9]+[ab]?) = (.+)$", text, flags=re.MULTILINE))


def plain(name: str) -> str:
    """Return a name without capitals, accents and extra spaces, as people type it."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l").replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


class Named:
    """A card that can be called by name, and its number in the tables."""

    def __init__(self, number: int, key: str, names: list[str]) -> None:
        self.number = number
        self.key = key
        #: What it is called, as people type it.
        self.names = [plain(name) for name in names if name]
        self.shown = f"{names[0]} ({key})"


class Register:
    """All cards of some kinds, to be found by what they are called."""

    def __init__(self, cards: list[Named], kind: Line) -> None:
        self.cards = cards
        #: What kind of card it is, in words.
        self.kind = kind

    def find(self, called: str) -> list[Named]:
        """Return the cards that a text can mean: by number, else by whole name, else by a part of it."""
        wanted = plain(called)
        exact = [card for card in self.cards if plain(card.key) == wanted]
        if not exact and wanted:
            exact = [card for card in self.cards if wanted in card.names]
        if exact or not wanted:
            return exact
        return [card for card in self.cards if any(wanted in name for name in card.names)]


class Registers:
    """The cards by what they can be on the table."""

    def __init__(self) -> None:
        self.languages = [translated(language) for language in ("pl", "fr")]
        self.grid = Register(self.cards([FLORA, TERRAIN]), Line("expect-kind-grid"))
        self.events = Register(self.cards([EVENT]), Line("expect-kind-event"))
        self.islands = Register(self.cards([ISLAND]), Line("expect-kind-island"))
        self.climates = Register(self.cards([CLIMATE]), Line("expect-kind-climate"))
        self.ecosystems = Register(self.goals(BOX.ecosystems), Line("expect-kind-ecosystem"))
        self.fauna = Register(self.goals(BOX.fauna), Line("expect-kind-fauna"))

    def cards(self, kinds: list[int]) -> list[Named]:
        """Return the cards of some kinds."""
        return [
            Named(card.number, card.key, [card.name, card.latin, *self.others(card.key)])
            for card in BOX.cards
            if card.kind in kinds
        ]

    def goals(self, goals: list[GoalCard]) -> list[Named]:
        """Return the ecosystems or fauna."""
        return [Named(goal.number, goal.key, [goal.name, goal.latin, *self.others(goal.key)]) for goal in goals]

    def others(self, key: str) -> list[str]:
        """Return a card's names in the other languages."""
        return [names.get(key.lower(), "") for names in self.languages]
