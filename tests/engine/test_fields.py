"""A position's fields: copied, packed and unpacked from one list."""

from mypy_extensions import i64

from terrarium.engine.fields import COPY, CopyFields, Fields, PackFields, UnpackFields
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import filled, range_vec
from terrarium.engine.vecs import vec


class Garden:
    def __init__(self) -> None:
        self.round: i64 = 0
        self.open = False
        self.plots: vec[i64] = filled(0, 0)
        self.dealt: vec[i64] = filled(0, 0)
        self.seeds: vec[i64] = filled(0, 0)
        self.rules: vec[i64] = filled(0, 0)
        self.rng = Rng()

    def transfer(self, source: "Garden", fields: Fields) -> None:
        self.round = fields.number(source.round)
        self.open = fields.flag(source.open)
        self.plots = fields.row(source.plots, 3)
        self.dealt = fields.fixed_row(source.dealt, 2)
        self.seeds = fields.long_row(source.seeds)
        self.rules = fields.long_fixed_row(source.rules)
        self.rng = fields.generator(source.rng)


def garden() -> Garden:
    made = Garden()
    made.round, made.open = 7, True
    made.plots, made.dealt, made.seeds = range_vec(3), filled(2, 9), filled(1, -4)
    made.rules, made.rng = filled(2, 8), Rng(3)
    return made


def packed(one: Garden) -> list[int]:
    numbers: list[int] = []
    one.transfer(one, PackFields(numbers))
    return numbers


def test_fields_are_packed_in_order() -> None:
    assert packed(garden()) == [7, 1, 0, 1, 2, 9, 9, 1, -4, 2, 8, 8, *Rng(3).pack()]


def test_unpacking_reverses_packing() -> None:
    numbers = packed(garden())
    again = Garden()
    again.transfer(again, UnpackFields(numbers))
    assert packed(again) == numbers
    assert again.open is True


def test_a_copy_has_rows_of_its_own_but_shares_fixed_ones() -> None:
    one, twin = garden(), Garden()
    twin.transfer(one, CopyFields())
    assert packed(twin) == packed(one)
    twin.plots[0] = 50
    twin.seeds[0] = 60
    assert list(one.plots) == [0, 1, 2]
    assert list(one.seeds) == [-4]
    one.dealt[0] = 70
    assert list(twin.dealt) == [70, 9]
    one.rules[0] = 80
    assert list(twin.rules) == [80, 8]


def test_a_copy_draws_the_same_numbers_on_its_own() -> None:
    one, twin = garden(), Garden()
    twin.transfer(one, COPY)
    drawn = [one.rng.below(1000) for _ in range(5)]
    assert [twin.rng.below(1000) for _ in range(5)] == drawn


def test_an_unpacked_generator_goes_on_from_the_same_point() -> None:
    one, again = garden(), Garden()
    one.rng.below(1000)
    again.transfer(again, UnpackFields(packed(one)))
    assert again.rng.below(1000) == one.rng.below(1000)


def test_only_a_copy_is_copying() -> None:
    assert COPY.copying
    assert not PackFields([]).copying
    assert not UnpackFields([]).copying
