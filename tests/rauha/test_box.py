"""What lies in the box: the histograms of the printed cards, and what is wrong with a catalogue is said."""

from __future__ import annotations

from collections import Counter

import pytest

from terrarium.engine.card_files import read_catalogue
from terrarium.rauha.cards.box import COUNTED, CRYSTALS, PAID_POINTS, POINTS, SPORE, Biome
from terrarium.rauha.cards.loading import BOX, read_box
from tests.mistakes import mistakes

AGES = [BOX.biomes[:40], BOX.biomes[40:80]]
CARDS = BOX.biomes[:80]


def both(count: object) -> list[object]:
    """What a function finds in each age."""
    assert callable(count)
    return [count(age) for age in AGES]


@pytest.mark.clause("R05")
def test_there_are_two_ages_of_forty_different_cards() -> None:
    assert both(len) == [40, 40]
    faces = {(*card.biomes, "|", *card.animals, card.water, card.cost, *card.cells, *effect(card)) for card in CARDS}
    assert len(faces) == 80


def effect(card: Biome) -> tuple[int, int, int, int, int]:
    return card.effect.pay, card.effect.crystals, card.effect.points, card.effect.spores, card.effect.per


def test_every_biome_symbol_is_there_as_often_as_printed() -> None:
    symbols = both(lambda age: Counter(name for card in age for name in card.biomes))
    assert symbols == [{"crystal": 12, "forest": 12, "mushroom": 12, "mountain": 12}] * 2
    assert both(lambda age: Counter(len(card.biomes) for card in age)) == [{1: 32, 2: 8}] * 2
    one = both(lambda age: Counter(card.biomes[0] for card in age if len(card.biomes) == 1))
    assert one == [{"crystal": 8, "forest": 8, "mushroom": 8, "mountain": 8}] * 2


def test_pairs_of_biomes_are_those_printed() -> None:
    pairs = both(lambda age: Counter("+".join(card.biomes) for card in age if len(card.biomes) == 2))
    assert pairs == [
        {"crystal+forest": 1, "crystal+mountain": 1, "crystal+mushroom": 2,
         "forest+mountain": 2, "forest+mushroom": 1, "mushroom+mountain": 1},
        {"crystal+forest": 2, "crystal+mountain": 1, "crystal+mushroom": 1,
         "forest+mountain": 1, "forest+mushroom": 1, "mushroom+mountain": 2},
    ]  # fmt: skip


def test_animals_and_water_are_there_as_often_as_printed() -> None:
    animals = both(lambda age: Counter(name for card in age for name in card.animals))
    assert animals == [dict.fromkeys(["flying", "land", "marine"], count) for count in (12, 17)]
    shown = both(lambda age: Counter(len(card.animals) for card in age))
    assert shown == [{0: 10, 1: 24, 2: 6}, {0: 8, 1: 15, 2: 15, 3: 2}]
    assert both(lambda age: sum(card.water for card in age)) == [11, 13]
    assert both(lambda age: sum(card.water > 0 for card in age)) == [8, 8]
    assert all(card.biomes == ["mountain"] for card in CARDS if card.water)


def test_prices_and_restrictions_are_those_printed() -> None:
    assert both(lambda age: sum(card.restricted() for card in age)) == [8, 10]
    assert both(lambda age: sum(card.cost > 0 for card in age)) == [13, 22]
    assert both(lambda age: sum(not card.restricted() and card.cost == 0 for card in age)) == [19, 8]
    assert both(lambda age: (min(c.cost for c in age if c.cost), max(c.cost for c in age))) == [(1, 6), (2, 7)]


def test_effects_are_there_as_often_as_printed() -> None:
    def kinds(age: list[Biome]) -> dict[str, int]:
        names = {CRYSTALS: "crystals", SPORE: "spore", PAID_POINTS: "paid", POINTS: "points"}
        return Counter("per" if card.effect.per >= 0 else names.get(card.effect.kind(), "none") for card in age)

    assert both(kinds) == [
        {"none": 9, "crystals": 9, "points": 5, "per": 11, "paid": 2, "spore": 4},
        {"none": 4, "crystals": 4, "points": 12, "per": 15, "paid": 2, "spore": 3},
    ]
    counted = Counter(COUNTED[card.effect.per] for card in CARDS if card.effect.per >= 0)
    assert counted == {"flying": 7, "land": 7, "marine": 7, "water": 3, "spore": 2}


def test_both_sides_have_five_deserts_one_of_each_biome_and_one_water() -> None:
    for side in (BOX.biomes[80:89], BOX.biomes[89:98]):
        found = Counter(name for space in side for name in space.biomes)
        assert found == {"desert": 5, "crystal": 1, "forest": 1, "mushroom": 1, "mountain": 1}
        assert sum(space.water for space in side) == 1


@pytest.mark.clause("R09")
def test_the_totem_passes_every_cell_four_times() -> None:
    passed = Counter(cell for place in BOX.track for cell in place.cells())
    assert passed == dict.fromkeys(range(9), 4)
    assert "".join(place.satellite[:1] or "." for place in BOX.track) == "msm.sms.msm.sms."


@pytest.mark.clause("R22")
def test_every_symbol_but_desert_has_an_entity() -> None:
    assert {entity.key: entity.symbol for entity in BOX.entities} == {
        "taivas": "flying", "maa": "land", "meri": "marine",
        "kiteet": "crystal", "metsat": "forest", "sienet": "mushroom", "vuori": "mountain",
    }  # fmt: skip


@pytest.mark.clause("R32")
def test_only_vuori_has_water_of_its_own() -> None:
    assert {entity.key: entity.water for entity in BOX.entities if entity.water} == {"vuori": 2}


@pytest.mark.parametrize(
    ("change", "place", "expected"),
    [
        ({"id": "1-99"}, "cards.list[0].id", "1-01"),
        ({"biomes": "swamp"}, "cards.list[0].biomes", "up to 2 of crystal, forest, mushroom, mountain"),
        ({"animals": "cow"}, "cards.list[0].animals", "up to 3 of flying, land, marine"),
        ({"water": 4}, "cards.list[0].water", "a whole number from 0 to 3"),
        ({"cost": -1}, "cards.list[0].cost", "a whole number from 0 to 7"),
        ({"cells": "XX"}, "cards.list[0].cells", "three rows of three X or ., such as X../.X./..X"),
        ({"cells": "X../.../..."}, "cards.list[0]", "a cost or a restriction, not both"),
        ({"effect": {"points": 1, "per": "cow"}}, "cards.list[0].effect.per", f"one of {', '.join(COUNTED)}"),
        ({"effect": {"pay": 1, "points": 1, "per": "land"}}, "cards.list[0].effect.per", "only with free points"),
        ({"effect": {"pay": 2}}, "cards.list[0].effect", "crystals, points, or a payment for points or for a spore"),
        ({"price": 2}, "cards.list[0].price", "only id, biomes, animals, water, cost, cells, effect"),
    ],
)
def test_a_wrong_card_is_named_with_its_place(change: dict[str, object], place: str, expected: str) -> None:
    data = read_catalogue("rauha")
    cards = data["cards"]
    assert isinstance(cards, dict)
    cards["list"][0].update(change)
    said = mistakes("box-problems", lambda _data: read_box(data), data)
    assert (place, expected) in [(where, wanted) for where, _found, wanted in said]


def test_everything_that_is_missing_is_reported_at_once() -> None:
    said = mistakes("box-problems", lambda _data: read_box({}), {})
    assert [place for place, _found, _expected in said] == [
        "cards.list", "board.A", "board.B", "entities.list", "totem.track",
        "start.crystals", "start.discard_crystals", "water.points",
    ]  # fmt: skip
