"""The random generator that a position owns: small, copyable, the same on every machine.

The algorithm is xoshiro128++ (Blackman and Vigna), whose state is four 32-bit words. Every step stays far below
2**63, so compiled and interpreted runs give the same numbers.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from terrarium.engine.data_checker import whole
from terrarium.engine.errors import BadSeed
from terrarium.engine.vecs import vec

WORD: Final = 0xFFFFFFFF
#: Seeds lie below this, so that a seed fits any database and any language's integers.
SEED_LIMIT: Final = 2**53


def check_seed(seed: int) -> int:
    """Return the seed if it is valid; otherwise raise `BadSeed`."""
    number = whole(seed)
    if number is None or not 0 <= number < SEED_LIMIT:
        raise BadSeed("seed-out-of-range", seed=str(seed), limit=str(SEED_LIMIT))
    return seed


def seed_from_text(text: str) -> int:
    """A seed made from a text, the same in every process."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 11


def _splitmix64(value: int) -> int:
    """One step of splitmix64, which turns similar seeds into different states."""
    value = (value + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return value ^ (value >> 31)


class Rng:
    """A seeded random generator.

    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, seed: int = 0) -> None:
        # The state of seed 0 is written out, because every copy starts from it and must be fast.
        self.a: i64 = 0xE220A839
        self.b: i64 = 0x7B1DCDAF
        self.c: i64 = 0xA706DD2F
        self.d: i64 = 0x4D197E6F
        if seed != 0:
            first = _splitmix64(check_seed(seed))
            second = _splitmix64(first)
            self.a = first >> 32
            self.b = first & WORD
            self.c = second >> 32
            self.d = second & WORD

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.d) & 0xFFFFFFFF
        answer: i64 = ((((total << 7) | (total >> 25)) & 0xFFFFFFFF) + self.a) & 0xFFFFFFFF
        shifted: i64 = (self.b << 9) & 0xFFFFFFFF
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) | (self.d >> 21)) & 0xFFFFFFFF
        return answer

    def below(self, limit: i64) -> i64:
        """A uniform number from 0 to limit - 1; limit is at most 2**31."""
        product: i64 = self.word() * limit
        if (product & 0xFFFFFFFF) < limit:
            # Lemire's method: only here is a rejection needed to keep the numbers equally likely.
            floor: i64 = 0x100000000 % limit
            while (product & 0xFFFFFFFF) < floor:
                product = self.word() * limit
        return product >> 32

    def seed(self) -> int:
        """A seed for another generator."""
        return (int(self.word()) << 21) | (int(self.word()) >> 11)

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle the items in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1

    def copy(self) -> Rng:
        """A copy in the same state."""
        twin = Rng()
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def pack(self) -> list[int]:
        """The state as four integers."""
        return [self.a, self.b, self.c, self.d]

    def unpack(self, numbers: list[int]) -> None:
        """Restore a state from `pack`."""
        self.a, self.b, self.c, self.d = numbers[0], numbers[1], numbers[2], numbers[3]

    def __reduce__(self) -> tuple[object, ...]:
        return (unpack_rng, (self.pack(),))


def unpack_rng(numbers: list[int]) -> Rng:
    """The generator with a state from `Rng.pack`."""
    rng = Rng()
    rng.unpack(numbers)
    return rng


def make_rng(source: object) -> Rng:
    """Return an `Rng` as it is, or make one from a seed or a ``random.Random``."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, int):
        return Rng(source)
    bits = getattr(source, "getrandbits", None)
    if bits is None:
        raise BadSeed("not-a-generator", kind=type(source).__name__)
    return Rng(bits(53))
