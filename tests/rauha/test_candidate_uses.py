"""What is legal allows every order of uses, and the candidates reach every end that these reach. (R26, R35)"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from terrarium.rauha.cards.box import NAMED_ANIMAL, SPORES
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.actions import REST, TARGET, USE
from terrarium.rauha.rules.turns import start_activation
from tests.rauha.positions import Source, at_activation, end_of, sources_of

#: Crystals, points, spores.
State = tuple[int, int, int]
#: What a seat is to try at a position.
Listing = Callable[[RauhaPosition, int], list[int]]


def by_legal(position: RauhaPosition, seat: int) -> list[int]:
    """What the rules allow."""
    return position.legal(seat)


def by_candidates(position: RauhaPosition, seat: int) -> list[int]:
    """What bots consider."""
    return [int(action) for action in position.candidates(seat)]


def part_of(position: RauhaPosition) -> tuple[int, int]:
    """What changes when a seat's part is over."""
    return int(position.totem), int(position.seats_done)


def ends_of(position: RauhaPosition, seat: int, part: tuple[int, int], listed: Listing) -> set[State]:
    """Every end of a seat's part that the listed actions lead to from here."""
    ends: set[State] = set()
    seen: set[tuple[int, ...]] = set()
    waiting = [position]
    while waiting:
        here = waiting.pop()
        key = (
            *end_of(here, seat),
            int(here.used),
            int(here.suppressed),
            int(here.pending),
            int(here.totem),
            int(here.seats_done),
        )
        if key in seen:
            continue
        seen.add(key)
        if part_of(here) != part:
            ends.add(end_of(here, seat))
            continue
        for action in listed(here, seat):
            there = here.copy()
            there.play(seat, action)
            waiting.append(there)
    return ends


def by_all_orders(position: RauhaPosition, seat: int, water: int) -> set[State]:
    """Every end by the words of the rules: any source that is left, in any order, and an end at any time."""
    sources = sources_of(position, seat)
    ends: set[State] = set()
    seen: set[tuple[State, frozenset[Source]]] = set()
    waiting: list[tuple[State, frozenset[Source]]] = [(end_of(position, seat), frozenset())]
    while waiting:
        state, used = waiting.pop()
        if (state, used) in seen:
            continue
        seen.add((state, used))
        crystals, points, spores = state
        ends.add((crystals, points + water, spores))
        for source in sources:
            if source in used or not source.within_reach(spores):
                continue
            effect = source.effect
            if crystals < effect.pay:
                continue
            after = used | {source}
            paid = crystals - effect.pay
            if effect.spores:
                for cell in range(9):
                    if not spores >> cell & 1:
                        waiting.append(((paid, points, spores | 1 << cell), after))
            elif effect.per == NAMED_ANIMAL:
                for animal in range(3):
                    waiting.append(((paid, points + source.counts[animal], spores), after))
            else:
                count = (
                    1 if effect.per < 0 else spores.bit_count() if effect.per == SPORES else source.counts[effect.per]
                )
                waiting.append(((paid + effect.crystals, points + effect.points * count, spores), after))
    return ends


def some_biome(chance: random.Random) -> int:
    """Any biome, but the rare effects, whose order matters, more often than in the box."""
    paid = [number for number, biome in enumerate(BOX.biomes) if biome.effect.pay or biome.effect.per == SPORES]
    return chance.choice(paid) if chance.random() < 0.6 else chance.randrange(98)


def some_turn(chance: random.Random) -> tuple[RauhaPosition, int]:
    """A seat that is about to activate the totem's line, on any board."""
    position, seat = at_activation(scoring=False)
    for cell in range(9):
        position.set_biome(seat, cell, some_biome(chance))
    position.spores[seat] = chance.getrandbits(9) | chance.getrandbits(9)
    position.crystals[seat] = chance.randrange(8)
    position.entities[seat] = chance.getrandbits(7) & chance.getrandbits(7)
    position.invited = int(position.entities[seat]) & chance.getrandbits(7)
    return position, seat


@pytest.mark.clause("R26", "R28", "R30", "R31")
@pytest.mark.parametrize("listed", [by_legal, by_candidates])
def test_a_turn_reaches_every_end_that_any_order_reaches(listed: Listing) -> None:
    chance = random.Random(1)
    sizes = 0
    for _board in range(120):
        position, seat = some_turn(chance)
        expected = by_all_orders(position, seat, 0)
        part = part_of(position)
        start_activation(position)
        assert ends_of(position, seat, part, listed) == expected
        sizes += len(expected)
    assert sizes > 500


@pytest.mark.clause("R35", "R26")
@pytest.mark.parametrize("listed", [by_legal, by_candidates])
def test_a_scoring_reaches_every_end_that_any_order_reaches(listed: Listing) -> None:
    chance = random.Random(2)
    sizes = 0
    for _board in range(60):
        position, seat = at_activation(scoring=True)
        for cell in range(9):
            position.set_biome(seat, cell, some_biome(chance))
            position.set_biome(1 - seat, cell, 80 + cell)
        cells = list(range(9))
        chance.shuffle(cells)
        # A biome that gets its spore in this scoring can be used in it, so few free cells or few spores to begin with.
        count = chance.choice([1, 2, 3, 7, 8])
        position.spores[seat] = sum(1 << cell for cell in cells[:count])
        if count > 3:
            for cell in cells[3:]:
                position.set_biome(seat, cell, 82)
        position.crystals[seat] = chance.randrange(6)
        position.entities[seat] = chance.getrandbits(6) & chance.getrandbits(6) & chance.getrandbits(6)
        position.entities[1 - seat] = 0
        water = sum(BOX.biomes[int(position.biome_at(seat, cell))].water for cell in range(9))
        gained = [0, 1, 3, 6, 10, 15][min(max(water - 1, 0), 5)]
        expected = by_all_orders(position, seat, gained)
        part = part_of(position)
        start_activation(position)
        assert ends_of(position, seat, part, listed) == expected
        sizes += len(expected)
    assert sizes > 500


@pytest.mark.clause("R26")
def test_every_use_that_the_rules_allow_is_legal_after_any_other() -> None:
    chance = random.Random(3)
    asked = 0
    for _board in range(60):
        position, seat = some_turn(chance)
        sources = sources_of(position, seat)
        part = part_of(position)
        start_activation(position)
        used: set[int] = set()
        while part_of(position) == part:
            crystals, _points, spores = end_of(position, seat)
            if position.pending < 0:
                usable = {one.index for one in sources if one.index not in used and one.does(crystals, spores)}
                legal = {action - USE for action in position.legal(seat) if USE <= action < TARGET}
                assert legal == usable
                asked += 1
            action = chance.choice([action for action in position.legal(seat) if action < REST] or position.legal(seat))
            if USE <= action < TARGET:
                used.add(action - USE)
            position.play(seat, action)
    assert asked > 150


@pytest.mark.clause("R26", "R35")
@pytest.mark.parametrize("scoring", [False, True])
def test_the_candidates_use_everything_after_any_first_use(scoring: bool) -> None:
    chance = random.Random(4)
    pruned = out_of_order = 0
    for _board in range(150):
        position, seat = some_turn(chance)
        if scoring:
            position.totem, position.scoring, position.invited = 4, True, 0
        part = part_of(position)
        start_activation(position)
        while part_of(position) == part:
            legal, candidates = by_legal(position, seat), by_candidates(position, seat)
            assert candidates
            assert set(candidates) <= set(legal)
            left_out = [action for action in legal if action not in candidates]
            if position.pending < 0:
                # What is left out is taken with the rest.
                assert all(int(position.rest) >> (action - USE) & 1 for action in left_out)
                assert REST in candidates or not left_out
            pruned += len(left_out)
            action = chance.choice([action for action in legal if action < REST] or legal)
            strayed = action in left_out and USE <= action < TARGET
            position.play(seat, action)
            if strayed and position.pending < 0 and not scoring:
                out_of_order += 1
                assert ends_of(position, seat, part, by_candidates) == ends_of(position, seat, part, by_legal)
    assert pruned > 100
    assert scoring or out_of_order > 30


def test_the_candidates_are_far_fewer_than_all_orders() -> None:
    position, seat = at_activation(scoring=False)
    for cell, key in ((0, "1-15"), (3, "1-25"), (6, "1-03")):
        position.set_biome(seat, cell, next(n for n, biome in enumerate(BOX.biomes) if biome.key == key))
    position.entities[seat] = position.invited = 0b0101000  # Kiteet, Sienet
    start_activation(position)
    assert (rows_of(position, seat, by_legal), rows_of(position, seat, by_candidates)) == (412, 62)


def rows_of(position: RauhaPosition, seat: int, listed: Listing) -> int:
    """How many rows of actions lead through the activation."""
    if position.seats_done != 0:
        return 1
    count = 0
    for action in listed(position, seat):
        there = position.copy()
        there.play(seat, action)
        count += rows_of(there, seat, listed)
    return count
