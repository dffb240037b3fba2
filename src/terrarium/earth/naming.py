"""Finding a card by what people call it: its number, or an unambiguous part of its name in any of the languages."""

from __future__ import annotations

import unicodedata

from terrarium.earth.cards import BOX, Card, GoalCard


def plain(name: str) -> str:
    """A name without capitals, accents and extra spaces, as people type it."""
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


def _card(card: Card) -> Named:
    return Named(card.number, card.key, [card.name, card.pl, card.fr, card.latin])


def _goal(goal: GoalCard) -> Named:
    return Named(goal.number, goal.key, [goal.name, goal.pl, goal.fr, goal.latin])


class Register:
    """All cards of some kinds, to be found by what they are called."""

    def __init__(self, cards: list[Named], what: str) -> None:
        self.cards = cards
        self.what = what

    def find(self, called: str) -> list[Named]:
        """The cards that may be meant: one if it is clear. A number comes before a name, a whole name before a part."""
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
        self.grid = Register([_card(card) for card in BOX.cards if card.kind in (1, 2)], "a flora or terrain")
        self.events = Register([_card(card) for card in BOX.cards if card.kind == 3], "an event")
        self.islands = Register([_card(card) for card in BOX.cards if card.kind == 4], "a side of an Island")
        self.climates = Register([_card(card) for card in BOX.cards if card.kind == 5], "a side of a Climate")
        self.ecosystems = Register([_goal(goal) for goal in BOX.ecosystems], "a side of an ecosystem")
        self.fauna = Register([_goal(goal) for goal in BOX.fauna], "a side of a fauna card")
