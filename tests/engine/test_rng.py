"""The random generator."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrarium.engine.errors import BadSeed
from terrarium.engine.rng import SEED_LIMIT, Rng, make_rng
from terrarium.engine.vec_operations import filled, range_vec

seeds = st.integers(0, SEED_LIMIT - 1)
#: No deadline: a busy machine is not a fault.
calm = settings(max_examples=50, deadline=None)


@calm
@given(seeds, st.integers(1, 2**31))
def test_below_stays_in_range(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _draw in range(20))


@calm
@given(seeds, st.integers(0, 60))
def test_a_shuffle_keeps_every_item(seed: int, count: int) -> None:
    items = range_vec(count)
    Rng(seed).shuffle(items)
    assert sorted(int(item) for item in items) == list(range(count))


@calm
@given(seeds, st.integers(0, 30))
def test_a_packed_generator_goes_on_alike(seed: int, drawn: int) -> None:
    rng = Rng(seed)
    for _draw in range(drawn):
        rng.word()
    again = Rng(1)
    again.unpack(rng.pack())
    twins = [rng, again, rng.copy(), pickle.loads(pickle.dumps(rng))]
    assert len({tuple(int(twin.word()) for _draw in range(5)) for twin in twins}) == 1


@calm
@given(seeds)
def test_a_generator_gives_seeds_for_others(seed: int) -> None:
    assert 0 <= Rng(seed).seed() < SEED_LIMIT


def test_all_numbers_below_a_limit_are_about_equally_likely() -> None:
    rng = Rng(5)
    counts = [0] * 6
    for _draw in range(12_000):
        counts[int(rng.below(6))] += 1
    assert all(1850 < count < 2150 for count in counts)


def test_every_order_comes_up() -> None:
    rng = Rng(5)
    orders = set()
    for _draw in range(400):
        items = range_vec(4)
        rng.shuffle(items)
        orders.add(tuple(int(item) for item in items))
    assert len(orders) == 24


def test_the_stream_never_changes() -> None:
    """The reference stream of xoshiro128++, of this state and seeding, written down once."""
    rng = Rng()
    rng.unpack([1, 2, 3, 4])
    assert [int(rng.word()) for _draw in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


def test_near_seeds_give_far_streams() -> None:
    assert len({int(Rng(seed).word()) for seed in range(200)}) == 200


@calm
@given(seeds)
def test_a_source_may_be_a_seed_a_generator_or_python_s_own(seed: int) -> None:
    assert make_rng(seed).pack() == Rng(seed).pack()
    rng = Rng(seed)
    assert make_rng(rng) is rng
    assert make_rng(random.Random(seed)).pack() == make_rng(random.Random(seed)).pack()


def test_nothing_else_is_a_source_or_a_seed() -> None:
    with pytest.raises(BadSeed, match="A str cannot generate random numbers"):
        make_rng("dice")
    for seed in (-1, SEED_LIMIT):
        with pytest.raises(BadSeed, match="is not a seed"):
            Rng(seed)


def test_rows() -> None:
    assert [int(number) for number in filled(3, 7)] == [7, 7, 7]
    assert [int(number) for number in range_vec(3)] == [0, 1, 2]
