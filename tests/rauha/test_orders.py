"""The uses on offer reach exactly what all orders of all uses reach. (R26, R35)"""

from __future__ import annotations

import random

import pytest

from terrarium.rauha.cards import BOX, NAMED_ANIMAL, SPORES
from terrarium.rauha.position import RauhaPosition
from tests.rauha.tables import Source, at_activation, end_of, sources_of

#: Crystals, points, spores.
State = tuple[int, int, int]


def by_offers(position: RauhaPosition, seat: int) -> set[State]:
    """Every end that the offered actions lead to."""
    part = (position.totem, position.done)
    position.start_activation()
    ends: set[State] = set()
    seen: set[tuple[int, ...]] = set()
    waiting = [position]
    while waiting:
        here = waiting.pop()
        key = (
            *end_of(here, seat),
            int(here.used),
            int(here.asleep),
            int(here.pending),
            int(here.totem),
            int(here.done),
        )
        if key in seen:
            continue
        seen.add(key)
        if (here.totem, here.done) != part:
            ends.add(end_of(here, seat))
            continue
        for action in here.legal(seat):
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


@pytest.mark.clause("R26", "R28", "R30", "R31")
def test_a_turn_reaches_every_end_that_any_order_reaches() -> None:
    chance = random.Random(1)
    sizes = 0
    for _board in range(120):
        position, seat = at_activation(scoring=False)
        for cell in range(9):
            position.board[9 * seat + cell] = some_biome(chance)
        position.spores[seat] = chance.getrandbits(9) | chance.getrandbits(9)
        position.crystals[seat] = chance.randrange(8)
        position.held[seat] = chance.getrandbits(7) & chance.getrandbits(7)
        position.invited = int(position.held[seat]) & chance.getrandbits(7)
        expected = by_all_orders(position, seat, 0)
        assert by_offers(position, seat) == expected
        sizes += len(expected)
    assert sizes > 500


@pytest.mark.clause("R35", "R26")
def test_a_scoring_reaches_every_end_that_any_order_reaches() -> None:
    chance = random.Random(2)
    sizes = 0
    for _board in range(60):
        position, seat = at_activation(scoring=True)
        for cell in range(9):
            position.board[9 * seat + cell] = some_biome(chance)
            position.board[9 * (1 - seat) + cell] = 80 + cell
        cells = list(range(9))
        chance.shuffle(cells)
        # A biome that gets its spore in this scoring can be used in it, so few free cells or few spores to begin with.
        count = chance.choice([1, 2, 3, 7, 8])
        position.spores[seat] = sum(1 << cell for cell in cells[:count])
        if count > 3:
            for cell in cells[3:]:
                position.board[9 * seat + cell] = 82
        position.crystals[seat] = chance.randrange(6)
        position.held[seat] = chance.getrandbits(6) & chance.getrandbits(6) & chance.getrandbits(6)
        position.held[1 - seat] = 0
        water = sum(BOX.biomes[int(position.board[9 * seat + cell])].water for cell in range(9))
        gained = [0, 1, 3, 6, 10, 15][min(max(water - 1, 0), 5)]
        expected = by_all_orders(position, seat, gained)
        assert by_offers(position, seat) == expected
        sizes += len(expected)
    assert sizes > 500
