"""The card files read and checked: counts, ranges, symmetries of the printed deck, and that the play knows every word.

Cards that can be part of an area share one numbering: 1 to 283 are the Earth cards as printed, 284 to 303 the sides of
the Islands ("285A" first), 304 to 323 the sides of the Climates; 0 is no card, with nothing on it. Ecosystems (0 to 63)
and fauna (0 to 45) are numbered by side on their own.
"""

from __future__ import annotations

from typing import Final

from terrarium.earth.cards.abilities import END_SCORING, START, Ability, read_ability, read_amounts
from terrarium.earth.cards.measures import BEST_PLAYER, IN_LINE, PATH_THROUGH_SELF, Rule, read_rule
from terrarium.earth.cards.vocabulary import COLORS, HABITATS, KINDS, TAGS, TYPES
from terrarium.engine.data_checker import Checker
from terrarium.engine.lines import Line

EARTH_CARDS: Final = 283
FIRST_ISLAND: Final = 284
FIRST_CLIMATE: Final = 304
CARDS: Final = 324
SIDES: Final = 20
ECOSYSTEMS: Final = 64
FAUNA: Final = 46

NO_CARD: Final = 0

PARTS: Final = ["flora", "terrain", "events", "islands", "climates", "ecosystems", "fauna"]

_EARTH_FIELDS: Final = [
    "number",
    "name",
    "latin",
    "types",
    "cost",
    "vp",
    "habitats",
    "sprouts",
    "growth",
    "canopy",
    "tags",
    "arrows",
]
_SIDE_FIELDS: Final = ["key", "name", "vp", "habitats", "start"]


class PrintedCard:
    """What every card has: a number, a key and names."""

    def __init__(self, number: int, key: str, name: str, latin: str) -> None:
        self.number = number
        #: What is printed on it: "107", or "294B" for a side.
        self.key = key
        self.name = name
        self.latin = latin
        self._line = Line(f"earth-card-{key.lower()}")

    def line(self) -> Line:
        """Return the card's name, always the same object."""
        return self._line


class Card(PrintedCard):
    """A card of an area: flora, terrain, event, or a side of an Island or Climate."""

    def __init__(self, number: int, key: str, kind: int, name: str, latin: str) -> None:
        super().__init__(number, key, name, latin)
        self.kind = kind
        self.cost = 0
        self.vp = 0
        self.habitats: list[str] = []
        self.types: list[str] = []
        self.sprouts = 0
        self.growth = 0
        self.canopy = 0
        self.tags: list[str] = []
        self.arrows = False
        self.abilities: list[Ability] = []
        #: A terrain's end scoring.
        self.rule: Rule | None = None
        #: An Island's start: cards to draw, cards of the hand to compost, soil.
        self.start: list[int] = [0, 0, 0]

    def ability(self, slot: int) -> Ability | None:
        """Return the first (0) or second (1) ability, or None if there is none."""
        return self.abilities[slot] if slot < len(self.abilities) else None

    def colors(self) -> int:
        """Return the colours that it counts as, as a mask. (E32, E33)"""
        mask = 0
        for ability in self.abilities:
            mask |= ability.mask
        return mask


class GoalCard(PrintedCard):
    """A side of an ecosystem or fauna card."""

    def __init__(self, number: int, key: str, name: str, latin: str, rule: Rule) -> None:
        super().__init__(number, key, name, latin)
        self.rule = rule


class Catalogue:
    """All cards that the card files describe."""

    def __init__(self, cards: list[Card], ecosystems: list[GoalCard], fauna: list[GoalCard]) -> None:
        #: By card number, 0 included.
        self.cards = cards
        self.ecosystems = ecosystems
        self.fauna = fauna


class Reader(Checker):
    """Reads the card files and collects their mistakes."""

    def earth_card(self, place: str, kind: int, data: dict[str, object]) -> Card:
        """Read a flora, terrain or event."""
        number = self.number(f"{place}.number", data.get("number"), 1, EARTH_CARDS)
        card = Card(number, str(number), kind, str(data.get("name", "")), str(data.get("latin", "")))
        if KINDS[kind] != "event":
            card.cost = self.number(f"{place}.cost", data.get("cost"), 0, 15)
            card.habitats = self.words(f"{place}.habitats", data.get("habitats"), HABITATS)
        card.vp = self.number(f"{place}.vp", data.get("vp"), -9 if KINDS[kind] == "event" else 0, 19)
        if KINDS[kind] == "flora":
            card.types = self.words(f"{place}.types", data.get("types"), TYPES)
            card.sprouts = self.number(f"{place}.sprouts", data.get("sprouts"), 0, 6)
            card.growth = self.number(f"{place}.growth", data.get("growth"), 0, 8)
            card.canopy = self.number(f"{place}.canopy", data.get("canopy", 0), 0, 19)
            card.tags = self.words(f"{place}.tags", data.get("tags", []), TAGS)
            if (card.growth > 0) != ("canopy" in data):
                self.wrong(f"{place}.canopy", data.get("canopy"), "a canopy exactly with growth spaces")
        card.arrows = data.get("arrows") is True
        self.read_abilities(place, card, data, _EARTH_FIELDS)
        return card

    def side(self, place: str, kind: int, number: int, data: dict[str, object]) -> Card:
        """Read a side of an Island or Climate."""
        card = Card(number, str(data.get("key")), kind, str(data.get("name", "")), "")
        card.vp = self.number(f"{place}.vp", data.get("vp"), 0, 10)
        card.habitats = self.words(f"{place}.habitats", data.get("habitats"), HABITATS)
        if KINDS[kind] == "island":
            card.start = read_amounts(
                self, f"{place}.start", _without_zeros(data.get("start")), ["draw", "hand", "soil"]
            )
            card.abilities.append(Ability("black", START))
        self.read_abilities(place, card, data, _SIDE_FIELDS)
        return card

    def read_abilities(self, place: str, card: Card, data: dict[str, object], fields: list[str]) -> None:
        """Read the abilities, in print order, by colour."""
        for color, box in data.items():
            if color in COLORS and isinstance(box, dict):
                if "count" in box:
                    card.rule = read_rule(self, f"{place}.{color}", box, [])
                    if card.rule.measure == PATH_THROUGH_SELF and card.rule.habitat not in card.habitats:
                        self.wrong(
                            f"{place}.habitats", card.habitats, f"{card.rule.habitat} among them, for its own path"
                        )
                    card.abilities.append(Ability(color, END_SCORING))
                else:
                    card.abilities.append(read_ability(self, f"{place}.{color}", color, box))
            elif color not in fields:
                self.wrong(f"{place}.{color}", box, "a field of the card or a colour")
        if not 1 <= len(card.abilities) <= 2:
            self.wrong(place, f"{len(card.abilities)} abilities", "one or two abilities")
        elif len(card.abilities) == 2 and card.abilities[0].mask & card.abilities[1].mask:
            self.wrong(place, "abilities of overlapping colours", "different colours")

    def goal_card(self, place: str, number: int, data: dict[str, object], goal: bool) -> GoalCard:
        """Read a side of an ecosystem or fauna card."""
        rule = read_rule(self, place, data, ["key", "name", "latin"])
        if IN_LINE <= rule.measure <= BEST_PLAYER:
            self.wrong(f"{place}.count", rule.name, "something that needs no place in the grid and no other player")
        if (rule.need > 0) != goal:
            self.wrong(f"{place}.need", data.get("need"), "a number on fauna only")
        return GoalCard(number, str(data.get("key")), str(data.get("name", "")), str(data.get("latin", "")), rule)

    def words(self, place: str, value: object, known: list[str]) -> list[str]:
        """Read a list of different words out of those known."""
        words = [str(word) for word in value] if isinstance(value, list) else []
        if not isinstance(value, list) or len(set(words)) != len(words) or any(word not in known for word in words):
            self.wrong(place, value, f"different words out of {', '.join(known)}")
            return []
        return words

    def rows(self, part: str, value: object) -> list[dict[str, object]]:
        """Read the lines of a file."""
        rows = value.get(part) if isinstance(value, dict) else None
        if not isinstance(rows, list):
            self.wrong(part, rows, "a list of cards")
            return []
        return [row for row in rows if isinstance(row, dict)]


def _without_zeros(value: object) -> object:
    return {name: amount for name, amount in value.items() if amount != 0} if isinstance(value, dict) else value


def read_cards(files: dict[str, dict[str, object]]) -> Catalogue:
    """Return the cards from the files as plain data; report all mistakes together."""
    reader = Reader()
    cards = [Card(NO_CARD, "", 0, "", "") for _ in range(CARDS)]
    for kind, part in ((1, "flora"), (2, "terrain"), (3, "events")):
        for place, row in enumerate(reader.rows(part, files.get(part))):
            card = reader.earth_card(f"{part}[{place}]", kind, row)
            if cards[card.number].number != NO_CARD:
                reader.wrong(f"{part}[{place}].number", card.number, "a number that no other card has")
            cards[card.number] = card
    for kind, part, first, printed in ((4, "islands", FIRST_ISLAND, 285), (5, "climates", FIRST_CLIMATE, 295)):
        rows = reader.rows(part, files.get(part))
        _check_keys(reader, part, rows, printed, SIDES)
        for place, row in enumerate(rows[:SIDES]):
            cards[first + place] = reader.side(f"{part}[{place}]", kind, first + place, row)
    goals: list[list[GoalCard]] = []
    for part, printed, sides in (("ecosystems", 305, ECOSYSTEMS), ("fauna", 337, FAUNA)):
        rows = reader.rows(part, files.get(part))
        _check_keys(reader, part, rows, printed, sides)
        goals.append(
            [reader.goal_card(f"{part}[{place}]", place, row, part == "fauna") for place, row in enumerate(rows)]
        )
    _check_symmetries(reader, cards)
    reader.done("earth-cards-problems")
    return Catalogue(cards, goals[0], goals[1])


def _check_keys(reader: Reader, part: str, rows: list[dict[str, object]], printed: int, sides: int) -> None:
    wanted = [f"{printed + side // 2}{'AB'[side % 2]}" for side in range(sides)]
    found = [str(row.get("key")) for row in rows]
    if found != wanted:
        reader.wrong(part, f"{len(found)} sides", f"the sides {wanted[0]} to {wanted[-1]} in order")


def _check_symmetries(reader: Reader, cards: list[Card]) -> None:
    """Check what is known to hold for the printed deck."""
    earth = cards[1 : EARTH_CARDS + 1]
    flora = [card for card in earth if KINDS[card.kind] == "flora"]
    terrain = [card for card in earth if KINDS[card.kind] == "terrain"]
    events = [card for card in earth if KINDS[card.kind] == "event"]
    climates = cards[FIRST_CLIMATE : FIRST_CLIMATE + SIDES]
    counts = [
        ("flora", len(flora), 179),
        ("terrain", len(terrain), 66),
        ("events", len(events), 38),
        ("wild flora", sum(1 for card in flora if len(card.types) == 4), 3),
        ("cards with multicolor", _with_color(earth, "multicolor"), 20),
        ("flora with two abilities", sum(1 for card in flora if len(card.abilities) == 2), 31),
        ("terrains with two abilities", sum(1 for card in terrain if len(card.abilities) == 2), 18),
        ("flora with arrows", sum(1 for card in flora if card.arrows), 22),
        ("terrains with arrows", sum(1 for card in terrain if card.arrows), 21),
        ("terrains that score", sum(1 for card in earth if card.rule is not None), 40),
        ("names", len({card.name for card in earth}), EARTH_CARDS),
    ]
    counts += [(f"flora of type {word}", sum(1 for card in flora if card.types == [word]), 44) for word in TYPES]
    counts += [(f"cards with {word}", sum(1 for card in earth if word in card.habitats), 116) for word in HABITATS]
    counts += [(f"flora named {word}", sum(1 for card in flora if word in card.tags), 34) for word in TAGS]
    for color in ("red", "yellow", "blue"):
        counts += [(f"cards with {color}", _with_color(earth, color), 59)]
        counts += [(f"climates with {color}", _with_color(climates, color), 7)]
    for what, found, wanted in counts:
        if found != wanted:
            reader.wrong(what, found, str(wanted))


def _with_color(cards: list[Card], color: str) -> int:
    return sum(1 for card in cards for ability in card.abilities if ability.color == color)
