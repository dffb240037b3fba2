"""Whether the order of Island, Climate and grid can matter, found a second time with words for bits. (E30, E76)"""

from __future__ import annotations

import random

import pytest

from terrarium.earth.cards.abilities import COPY, COSTS, GAINS, PLACE_ON_ADJACENT, PLACE_ON_EACH_IN_LINE, Ability
from terrarium.earth.cards.box import BOX, first_ability
from terrarium.earth.cards.vocabulary import PIECES
from terrarium.earth.rules import ability_interactions
from terrarium.earth.rules.ability_interactions import INTERPLAY, Side, order_matters, shows_first

EVERYTHING = {"soil", "sprout", "growth", "hand", "compost", "news", "question"}
#: The bit of each word in the tables of the rules.
BITS = {word: int(getattr(ability_interactions, f"_{word.upper()}")) for word in EVERYTHING}
ABILITIES = {
    first_ability(card.number) + slot: ability for card in BOX.cards for slot, ability in enumerate(card.abilities)
}
#: What each gain brings; cards of the deck are news, and where something goes is a question.
BRINGS = {
    "soil": {"soil"},
    "draw": {"hand", "news"},
    "deck": {"compost"},
    "sprout": {"sprout", "question"},
    "growth": {"growth", "question"},
    "hand": {"compost", "question"},
}


def named(amounts: list[int], names: list[str]) -> set[str]:
    """The names of what there is some of."""
    return {name for name, amount in zip(names, amounts, strict=True) if amount > 0}


def taken_by(ability: Ability) -> set[str]:
    """What an ability uses up: what it costs, and the cards that are composted from the hand."""
    if ability.effect == COPY:
        return EVERYTHING
    return named(ability.costs, COSTS) | ({"hand"} & named(ability.gains, GAINS))


def given_by(ability: Ability) -> set[str]:
    """What an ability brings, and whether it asks something."""
    if ability.effect == COPY:
        return EVERYTHING
    costs = named(ability.costs, COSTS)
    found = {word for gain in named(ability.gains, GAINS) for word in BRINGS[gain]}
    if costs:
        found.add("question")
    if "hand" in costs:
        found.add("compost")
    if ability.effect in (PLACE_ON_ADJACENT, PLACE_ON_EACH_IN_LINE):
        found |= {"question", PIECES[ability.piece]}
    return found


class Words:
    """The abilities of one side, as words."""

    def __init__(self, abilities: list[Ability], has_soil: bool, joins_pieces: bool) -> None:
        self.takes = {word for ability in abilities for word in taken_by(ability)} - ({"soil"} if has_soil else set())
        self.gives = {word for ability in abilities for word in given_by(ability)}
        self.costs_soil = any("soil" in named(ability.costs, COSTS) for ability in abilities)
        self.abilities = len(abilities)
        if joins_pieces:
            self.takes = joined(self.takes)


def joined(words: set[str]) -> set[str]:
    """Sprouts and growth as one."""
    return words | {"sprout", "growth"} if words & {"sprout", "growth"} else words


def matters(side: Words, other: Words) -> bool:
    """Whether one side takes what the other takes or gives, or shows cards before the other asks."""
    if not side.abilities or not other.abilities:
        return False
    if side.takes & (other.takes | other.gives) or other.takes & side.gives:
        return True
    return any("news" in one.gives and "question" in two.gives for one, two in ((side, other), (other, side)))


def needs(side: Words) -> set[str]:
    """What a side takes, however much soil there is, with sprouts and growth as one."""
    return joined(side.takes | ({"soil"} if side.costs_soil else set()))


def is_best_first(side: Words, other: Words) -> bool:
    """Whether a side shows cards, and neither side touches what the other needs."""
    if "news" not in side.gives or "news" in other.gives or "compost" in other.takes:
        return False
    return not any(
        needs(one) & (two.takes | two.gives | ({"soil"} if two.costs_soil else set()))
        for one, two in ((side, other), (other, side))
    )


def both_ways(numbers: list[int], has_soil: bool, joins_pieces: bool) -> tuple[Side, Words]:
    """Some abilities as the rules see them, and as words."""
    side = Side()
    for number in numbers:
        side.add(number)
    if has_soil:
        side.has_soil()
    if joins_pieces:
        side.joins_pieces()
    return side, Words([ABILITIES[number] for number in numbers], has_soil, joins_pieces)


def bits(words: set[str]) -> int:
    """The bits of some words together."""
    return sum(BITS[word] for word in words)


@pytest.mark.clause("E30")
def test_each_word_has_a_bit_of_its_own() -> None:
    assert all(bit.bit_count() == 1 for bit in BITS.values())
    assert len({*BITS.values()}) == len(EVERYTHING)
    assert bits(EVERYTHING) == ability_interactions._EVERYTHING
    assert bits({"sprout", "growth"}) == ability_interactions._PIECES


@pytest.mark.clause("E30")
def test_the_tables_say_what_each_ability_takes_and_gives() -> None:
    for number, ability in ABILITIES.items():
        assert INTERPLAY.takes[number] == bits(taken_by(ability)), ability
        assert INTERPLAY.gives[number] == bits(given_by(ability)), ability


@pytest.mark.clause("E30")
def test_a_side_takes_and_gives_what_all_its_abilities_do() -> None:
    side = Side()
    assert (side.takes, side.gives, side.soil) == (0, 0, 0)
    chance = random.Random(1)
    for _time in range(30):
        numbers = chance.sample(list(ABILITIES), 3)
        side, words = both_ways(numbers, False, False)
        assert (side.takes, side.gives) == (bits(words.takes), bits(words.gives))
        assert side.soil == sum(ABILITIES[number].costs[COSTS.index("soil")] for number in numbers)
        side, words = both_ways(numbers, True, True)
        assert side.takes == bits(words.takes)


@pytest.mark.clause("E30", "E76")
@pytest.mark.parametrize("seed", range(4))
def test_the_order_of_two_sides_matters_as_their_words_say(seed: int) -> None:
    chance = random.Random(seed)
    sides = [both_ways(chance.sample(list(ABILITIES), amount), chance.random() < 0.5, chance.random() < 0.3)
             for amount in (0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3)]  # fmt: skip
    for side, words in sides:
        for other, others in sides:
            assert order_matters(side, other) == matters(words, others)
            assert shows_first(side, other) == is_best_first(words, others)


@pytest.mark.clause("E30", "E76")
def test_the_order_matters_where_a_side_touches_what_the_other_takes_or_shows_cards_before_a_question() -> None:
    chance = random.Random(3)
    kinds = {
        (frozenset(taken_by(ability)), frozenset(given_by(ability)), ability.effect): number
        for number, ability in ABILITIES.items()
    }
    every = list(kinds.values())
    sides = [both_ways([number], has_soil, False) for number in every for has_soil in (False, True)]
    sides += [both_ways(chance.choices(every, k=amount), chance.random() < 0.5, chance.random() < 0.5)
              for amount in (0, 1, 1, 1, 2, 2, 2, 2, 3, 3) * 6]  # fmt: skip
    for side, words in sides:
        assert side.shows_cards() == ("news" in words.gives)
        assert side.only_gives() == (not words.takes and not words.gives & {"question", "compost"})
        for other, others in sides:
            assert order_matters(side, other) == matters(words, others)
            assert shows_first(side, other) == is_best_first(words, others)
