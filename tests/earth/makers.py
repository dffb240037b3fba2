"""Makers of areas with exactly n of what an ecosystem or a fauna goal counts."""

from __future__ import annotations

from collections.abc import Callable

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import FLORA, TERRAIN
from terrarium.earth.state.area import Area
from tests.earth.areas import Wanted, events, lay, pick, spread

Maker = Callable[[int], Area]


def cards(wanted: Wanted, other: Wanted | None = None) -> Maker:
    """N flora or terrains that are as wanted and, if there is room, one that is not."""

    def make(n: int) -> Area:
        others = [] if n == 16 else pick(other or (lambda card: not wanted(card)), 1)
        return spread([*pick(wanted, n), *others])

    return make


def flora(wanted: Wanted) -> Maker:
    """N flora that are as wanted, and one that is not."""
    return cards(lambda card: card.kind == FLORA and wanted(card), lambda card: card.kind == FLORA and not wanted(card))


def of_type(type: str) -> Maker:
    """N flora of a type, and a card that is not of it."""
    return cards(lambda card: card.types == [type], lambda card: type not in card.types)


def colored(color: str) -> Maker:
    """N cards with one ability, of that colour, and one without the colour."""
    return cards(
        lambda card: [ability.color for ability in card.abilities] == [color],
        lambda card: not {color, "multicolor"} & {ability.color for ability in card.abilities},
    )


def habitat(name: str) -> Maker:
    """N cards of a habitat, and one of another."""
    return cards(lambda card: name in card.habitats)


def growing(least: int) -> Maker:
    """N flora with at least this growth, and one with less."""

    def make(n: int) -> Area:
        numbers = pick(lambda card: card.growth >= max(least, 2), n + 1)
        held: dict[int | str, int] = dict.fromkeys(numbers[:n], least)
        return spread(numbers, growth={**held, numbers[n]: least - 1})

    return make


def sprouting(least: int) -> Maker:
    """N flora with at least this number of sprouts, and one with fewer."""

    def make(n: int) -> Area:
        numbers = pick(lambda card: card.sprouts >= max(least, 2), n + 1)
        held: dict[int | str, int] = dict.fromkeys(numbers[:n], least)
        return spread(numbers, sprouts={**held, numbers[n]: least - 1})

    return make


def lines(row: bool) -> Maker:
    """N full rows or columns, and the others one short."""

    def make(n: int) -> Area:
        numbers = iter(pick(lambda card: card.kind == FLORA, 16))
        grid = [[next(numbers) if line < n or place < 3 else None for place in range(4)] for line in range(4)]
        if row:
            return lay(grid)
        return lay([[grid[column][line] for column in range(4)] for line in range(4)])

    return make


def diagonals(n: int) -> Area:
    """No, one or both diagonals full, and all the other cells too."""
    numbers = pick(lambda card: card.kind == FLORA, 16)
    if n < 2:
        numbers[3] = 0
    if n < 1:
        numbers[0] = 0
    return lay([[number or None for number in numbers[row : row + 4]] for row in range(0, 16, 4)])


def flora_with(color: str) -> Wanted:
    """Flora with one ability, of that colour."""
    return lambda card: card.kind == FLORA and [ability.color for ability in card.abilities] == [color]


def sets(n: int) -> Area:
    """N sets of red, blue, yellow, terrain and event, and all but the event of one more."""
    numbers = [number for color in ("red", "blue", "yellow") for number in pick(flora_with(color), n + 1)]
    numbers += pick(lambda card: card.kind == TERRAIN and [a.color for a in card.abilities] == ["brown"], n + 1)
    return spread(numbers, events=events(n))


def completely_full(n: int) -> Area:
    """N flora with every space filled, and one that lacks a sprout."""
    numbers = pick(lambda card: card.sprouts > 0 and card.growth > 0, n + 1)
    return _filled(numbers, n)


def _filled(numbers: list[int], n: int) -> Area:
    sprouts: dict[int | str, int] = {number: BOX.cards[number].sprouts for number in numbers}
    growth: dict[int | str, int] = {number: BOX.cards[number].growth for number in numbers}
    sprouts[numbers[n]] -= 1
    growth[numbers[n]] -= 1
    return spread(numbers, sprouts=sprouts, growth=growth)


def bare(n: int) -> Area:
    """N flora without pieces, and one with a sprout."""
    numbers = pick(lambda card: card.sprouts > 0, n + 1)
    return spread(numbers, sprouts={numbers[n]: 1})


def sprouts_in_all(n: int) -> Area:
    """N sprouts, split over flora."""
    return _in_all(n, "sprouts")


def growth_in_all(n: int) -> Area:
    """So much growth, canopies included."""
    return _in_all(n, "growth")


def _in_all(n: int, piece: str) -> Area:
    numbers = pick(lambda card: (card.sprouts if piece == "sprouts" else card.growth) > 3, 8)
    held: dict[int | str, int] = {}
    for number in numbers:
        spaces = BOX.cards[number].sprouts if piece == "sprouts" else BOX.cards[number].growth
        held[number] = min(n, spaces)
        n -= held[number]
    assert n == 0
    return spread(numbers, sprouts=held) if piece == "sprouts" else spread(numbers, growth=held)


def tagged(tag: str) -> Maker:
    """N flora whose name carries a tag."""
    return flora(lambda card: tag in card.tags)


#: How to make n of what each fauna goal counts, and the number that it needs.
FAUNA: dict[str, tuple[int, Maker]] = {
    "337A": (4, growing(3)),
    "337B": (7, growing(1)),
    "338A": (6, sprouting(4)),
    "338B": (9, sprouting(1)),
    "339A": (20, lambda n: lay(soil=n)),
    "339B": (15, lambda n: lay(compost=n)),
    "340A": (20, lambda n: lay(hand=n)),
    "340B": (4, lambda n: lay(events=events(n))),
    "341A": (8, habitat("rocky")),
    "341B": (8, habitat("sunny")),
    "342A": (8, habitat("wet")),
    "342B": (8, habitat("cold")),
    "343A": (4, of_type("tree")),
    "343B": (4, of_type("bush")),
    "344A": (4, of_type("herb")),
    "344B": (4, of_type("mushroom")),
    "345A": (6, colored("red")),
    "345B": (6, colored("blue")),
    "346A": (6, colored("yellow")),
    "346B": (3, colored("black")),
    "347A": (2, lines(row=False)),
    "347B": (2, lines(row=True)),
    "348A": (2, diagonals),
    "348B": (4, cards(lambda card: card.arrows)),
    "349A": (7, cards(lambda card: len(card.habitats) < 2)),
    "349B": (10, cards(lambda card: len(card.habitats) > 1)),
    "350A": (6, cards(lambda card: card.vp > 3)),
    "350B": (11, cards(lambda card: card.vp < 4)),
    "351A": (6, cards(lambda card: card.cost > 3)),
    "351B": (9, cards(lambda card: card.cost < 4)),
    "352A": (2, sets),
    "352B": (5, cards(lambda card: len(card.abilities) == 2)),
    "353A": (2, colored("multicolor")),
    "353B": (3, tagged("geographic")),
    "354A": (3, tagged("animal")),
    "354B": (3, tagged("color")),
    "355A": (3, cards(lambda card: "green" in [ability.color for ability in card.abilities])),
    "355B": (5, colored("brown")),
    "356A": (4, flora(lambda card: card.sprouts == 6)),
    "356B": (6, flora(lambda card: card.sprouts < 4)),
    "357A": (4, flora(lambda card: card.growth > 3)),
    "357B": (7, flora(lambda card: card.growth < 3)),
    "358A": (4, completely_full),
    "358B": (8, bare),
    "359A": (7, cards(lambda card: card.vp % 2 == 1)),
    "359B": (10, cards(lambda card: card.vp % 2 == 0)),
}

#: How to make n of what an ecosystem counts, and the points for some numbers; lines and paths have their own tests.
ECOSYSTEMS: dict[str, tuple[Maker, dict[int, int]]] = {
    "305A": (of_type("tree"), {0: 0, 1: 0, 2: 4, 3: 8, 4: 13, 5: 23, 6: 28, 7: 30, 8: 30}),
    "306A": (of_type("bush"), {0: 0, 1: 0, 2: 4, 3: 8, 4: 13, 5: 23, 6: 28, 7: 30, 8: 30}),
    "319A": (of_type("mushroom"), {0: 0, 1: 0, 2: 4, 3: 8, 4: 13, 5: 23, 6: 28, 7: 30, 8: 30}),
    "320A": (of_type("herb"), {0: 0, 1: 0, 2: 4, 3: 8, 4: 13, 5: 23, 6: 28, 7: 30, 8: 30}),
    "307A": (habitat("rocky"), {1: 0, 2: 3, 5: 6, 16: 24}),
    "307B": (habitat("wet"), {1: 0, 2: 3, 5: 6, 16: 24}),
    "308A": (habitat("sunny"), {1: 0, 2: 3, 5: 6, 16: 24}),
    "308B": (habitat("cold"), {1: 0, 2: 3, 5: 6, 16: 24}),
    "309A": (colored("black"), {1: 0, 2: 9, 5: 18}),
    "309B": (lambda n: lay(soil=n), {0: 0, 1: 2, 12: 24, 13: 24, 99: 24}),
    "310A": (lambda n: lay(hand=n), {5: 0, 6: 6, 23: 18, 24: 24, 60: 24}),
    "310B": (lambda n: lay(compost=n), {3: 0, 4: 3, 31: 21, 32: 24, 99: 24}),
    "311A": (cards(lambda card: card.cost > 3), {1: 0, 2: 5, 7: 15}),
    "311B": (cards(lambda card: card.cost < 4), {1: 0, 2: 3, 7: 9}),
    "312A": (sprouting(4), {1: 0, 2: 5, 3: 5}),
    "312B": (growing(3), {0: 0, 1: 3, 4: 12}),
    "313A": (colored("red"), {0: 0, 1: 2, 7: 14}),
    "313B": (lambda n: lay(events=events(n)), {1: 0, 2: 5, 9: 20, 10: 25, 14: 25}),
    "314A": (colored("yellow"), {0: 0, 1: 2, 7: 14}),
    "314B": (colored("blue"), {0: 0, 1: 2, 7: 14}),
    "317A": (cards(lambda card: card.vp > 3), {1: 0, 2: 5, 5: 10}),
    "317B": (cards(lambda card: card.vp < 4), {7: 0, 8: 12, 16: 24}),
    "318A": (cards(lambda card: card.arrows), {1: 0, 2: 7, 5: 14}),
    "321A": (cards(lambda card: len(card.habitats) > 1), {2: 0, 3: 4, 8: 8}),
    "321B": (cards(lambda card: len(card.habitats) < 2), {1: 0, 2: 4, 5: 8}),
    "324A": (sprouts_in_all, {4: 0, 5: 3, 14: 6}),
    "324B": (growth_in_all, {2: 0, 3: 2, 11: 6}),
    "325A": (sets, {0: 0, 1: 6, 2: 12}),
    "325B": (cards(lambda card: len(card.abilities) == 2), {1: 0, 2: 5, 5: 10}),
    "329A": (tagged("geographic"), {1: 0, 2: 9, 4: 18, 5: 18}),
    "329B": (tagged("color"), {1: 0, 2: 9, 4: 18}),
    "330A": (tagged("animal"), {1: 0, 2: 9, 4: 18}),
    "330B": (colored("multicolor"), {1: 0, 2: 11, 4: 22}),
    "331A": (flora(lambda card: card.sprouts == 6), {1: 0, 2: 7, 5: 14}),
    "331B": (flora(lambda card: card.sprouts < 4), {1: 0, 2: 5, 5: 10}),
    "332A": (flora(lambda card: card.growth > 3), {1: 0, 2: 8, 5: 16}),
    "332B": (flora(lambda card: card.growth < 3), {1: 0, 2: 4, 5: 8}),
    "333A": (cards(lambda card: card.vp % 2 == 0), {2: 0, 3: 4, 8: 8}),
    "333B": (cards(lambda card: card.vp % 2 == 1), {1: 0, 2: 4, 5: 8}),
    "334A": (flora(lambda card: card.canopy > 4), {1: 0, 2: 6, 5: 12}),
    "334B": (flora(lambda card: card.canopy < 5), {0: 0, 1: 2, 5: 10}),
    "335A": (completely_full, {0: 0, 1: 2, 5: 10}),
    "335B": (completely_full, {0: 0, 1: 2, 5: 10}),
    "336A": (colored("brown"), {1: 0, 2: 5, 5: 10}),
    "336B": (cards(lambda card: "green" in [ability.color for ability in card.abilities]), {1: 0, 2: 10, 5: 20}),
}
