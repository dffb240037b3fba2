"""Gaia's cards, reactions and tracks, read and checked once. (E61 to E67)"""

from __future__ import annotations

from typing import Final

from terrarium.earth.cards.vocabulary import ACTION_NAMES
from terrarium.engine.card_files import read_catalogue
from terrarium.engine.data_checker import Checker, table, whole
from terrarium.engine.lines import Line

DIFFICULTIES: Final = ["beginner", "medium", "hard", "expert"]
BEGINNER: Final = 0
HARD: Final = 2
EXPERT: Final = 3

#: What Gaia gets: cards on her pile, cards from the deck on her compost, soil for her store, sprouts, growth.
GIFTS: Final = ["pile", "compost", "soil", "sprout", "growth"]
PILE: Final = 0
COMPOST: Final = 1
SOIL: Final = 2
SPROUT: Final = 3
#: What is counted for her.
COUNTERS: Final = ["", "blue_cards", "cards_drawn", "soil_gained", "cards_rejected"]
NOTHING: Final = 0
BLUE_CARDS: Final = 1
CARDS_DRAWN: Final = 2
SOIL_GAINED: Final = 3

#: The goals of a brown card: the two upper ones or the two lower ones of the fauna board.
ROWS: Final = ["upper", "lower"]
CARDS: Final = 6
NO_ACTION: Final = -1


class Gift:
    """Gaia's gains at one moment: an amount of each kind, and a counter that adds to it."""

    def __init__(self) -> None:
        self.amounts = [0] * len(GIFTS)
        self.counters = [NOTHING] * len(GIFTS)


class GaiaCard:
    """One of the six: an action that the player does first, or a leaf on one of two goals."""

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name
        self.action = NO_ACTION
        self.gift = Gift()
        #: Of a brown card: the first of its two goals, and what an expert's Gaia gets with the left and the right.
        self.first_goal = 0
        self.extras: list[Gift] = []

    def brown(self) -> bool:
        """Return whether it is one of the two that place a leaf. (E66)"""
        return self.action == NO_ACTION

    def line(self) -> Line:
        """Return its name."""
        return Line(f"earth-gaia-{self.key}")


class Gaia:
    """Everything that is printed for her."""

    def __init__(self) -> None:
        self.cards: list[GaiaCard] = []
        #: What she gets after the player's action: the easy row and the hard row, by action.
        self.reactions: list[list[Gift]] = []
        self.store_soil = 0
        self.store_compost = 0
        #: Height and points of each spot of the growth track.
        self.track: list[tuple[int, int]] = []
        self.passes = 0


class GaiaReader(Checker):
    """Reads what is printed for Gaia and collects the mistakes in it."""

    def gift(self, place: str, data: dict[str, object]) -> Gift:
        """Read what she gets."""
        found = Gift()
        for name, amount in table(data, "gives").items():
            if name in GIFTS:
                found.amounts[GIFTS.index(name)] = self.number(f"{place}.gives.{name}", amount, 1, 20)
            else:
                self.wrong(f"{place}.gives.{name}", amount, f"only {', '.join(GIFTS)}")
        for name, counter in table(data, "each").items():
            if name not in GIFTS or counter not in COUNTERS[1:]:
                self.wrong(f"{place}.each.{name}", counter, f"one of {', '.join(COUNTERS[1:])} for one of {GIFTS}")
            else:
                found.counters[GIFTS.index(name)] = COUNTERS.index(str(counter))
        return found

    def card(self, place: str, data: dict[str, object]) -> GaiaCard:
        """Read one card."""
        found = GaiaCard(str(data.get("key")), str(data.get("name")))
        if "goals" in data:
            self.only(place, data, ["key", "name", "goals", "left", "right"])
            if data["goals"] in ROWS:
                found.first_goal = 2 * ROWS.index(str(data["goals"]))
            else:
                self.wrong(f"{place}.goals", data["goals"], f"one of {', '.join(ROWS)}")
            for side in ("left", "right"):
                found.extras.append(self.gift(f"{place}.{side}", {"gives": data.get(side, {})}))
        else:
            self.only(place, data, ["key", "name", "action", "gives", "each"])
            if data.get("action") in ACTION_NAMES:
                found.action = ACTION_NAMES.index(str(data["action"]))
            else:
                self.wrong(f"{place}.action", data.get("action"), f"one of {', '.join(ACTION_NAMES)}")
            found.gift = self.gift(place, data)
        return found

    def read(self, data: dict[str, object]) -> Gaia:
        """Read the whole file."""
        found = Gaia()
        self.only("", data, ["cards", "easy", "hard", "board"])
        rows = data.get("cards")
        for place, row in enumerate(rows if isinstance(rows, list) else []):
            found.cards.append(self.card(f"cards[{place}]", row if isinstance(row, dict) else {}))
        keys = [card.key for card in found.cards]
        if keys != [str(360 + number) for number in range(CARDS)]:
            self.wrong("cards", ", ".join(keys), "the cards 360 to 365 in order")
        for name in ("easy", "hard"):
            row = table(data, name)
            self.only(name, row, ACTION_NAMES)
            found.reactions.append([self.gift(f"{name}.{action}", table(row, action)) for action in ACTION_NAMES])
        board = table(data, "board")
        store = table(board, "store")
        found.store_soil = self.number("board.store.soil", store.get("soil"), 1, 100)
        found.store_compost = self.number("board.store.compost", store.get("compost"), 1, 100)
        found.passes = self.number("board.passes", board.get("passes"), 1, 9)
        track = board.get("track")
        for spot in track if isinstance(track, list) else []:
            if isinstance(spot, list) and len(spot) == 2 and all(whole(number) is not None for number in spot):
                found.track.append((int(spot[0]), int(spot[1])))
        if [height for height, _points in found.track] != [5, 4, 3, 2, 1]:
            self.wrong("board.track", track, "spots of height 5, 4, 3, 2, 1 with their points")
        self.done("earth-cards-problems")
        return found


def read_gaia(data: dict[str, object]) -> Gaia:
    """Read what is printed for Gaia, from a file as plain data; report all mistakes together."""
    return GaiaReader().read(data)


GAIA: Final[Gaia] = read_gaia(read_catalogue("earth", "gaia"))


def growth_points(markers: int) -> int:
    """Return what her growth is worth: complete spots their points, the one under way 1 for each marker. (E67)"""
    total = 0
    while True:
        for height, points in GAIA.track:
            if markers < height:
                return total + markers
            total += points
            markers -= height
