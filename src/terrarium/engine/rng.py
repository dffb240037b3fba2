"""The random generator that a position owns: small, copyable, the same on every machine.

The algorithm is xoshiro128++ (Blackman and Vigna), whose state is four 32-bit words. Every step stays far below
2**63, so compiled and interpreted runs give the same numbers.

What players see of a deal could reveal the state of that algorithm, and so the rest. Where that matters, the seed is a
key of 128 bits, and all words come from ChaCha20 instead. A key is a number too, with a bit in front of its 128 bits.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from terrarium.engine.chacha20 import KeyStream
from terrarium.engine.data_checker import whole
from terrarium.engine.errors import BadSeed
from terrarium.engine.vec_operations import from_list
from terrarium.engine.vecs import vec

WORD: Final = 0xFFFFFFFF
#: Seeds lie below this, so that a seed fits any database and any language's integers.
SEED_LIMIT: Final = 2**53
#: Keys lie from this to below its double.
KEY_START: Final = 2**128
#: How a key starts in texts; its 128 bits follow as 32 hexadecimal digits.
KEY_PREFIX: Final = "key-"


def check_seed(seed: int) -> int:
    """Return the seed or key if it is valid; otherwise raise `BadSeed`."""
    number = whole(seed)
    if number is None or not (0 <= number < SEED_LIMIT or is_key(number)):
        raise BadSeed("seed-out-of-range", seed=str(seed), limit=str(SEED_LIMIT))
    return seed


def is_key(seed: int) -> bool:
    """Return whether the seed is a key."""
    return KEY_START <= seed < 2 * KEY_START


def seed_text(seed: int) -> str:
    """The seed or key as records write it."""
    return f"{KEY_PREFIX}{seed - KEY_START:032x}" if is_key(seed) else str(seed)


def parse_key(text: str) -> int | None:
    """The key that `seed_text` wrote; None if the text is no key."""
    digits = text[len(KEY_PREFIX) :]
    if not text.startswith(KEY_PREFIX) or len(digits) != 32 or digits.strip("0123456789abcdef"):
        return None
    return KEY_START + int(digits, 16)


def parse_seed(text: str) -> int:
    """The seed or key that `seed_text` wrote."""
    key = parse_key(text)
    return int(text) if key is None else key


def _key_stream(key: int) -> KeyStream:
    """The stream of a key, whose bits are stretched to the 256 that ChaCha20 needs."""
    digest = hashlib.blake2b((key - KEY_START).to_bytes(16, "big"), digest_size=32).digest()
    return KeyStream(from_list([int.from_bytes(digest[at : at + 4], "little") for at in range(0, 32, 4)]))


def seed_from_text(text: str) -> int:
    """A seed made from a text, the same in every process."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 11


def _splitmix64(value: int) -> int:
    """One step of splitmix64, which turns similar seeds into different states."""
    value = (value + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return value ^ (value >> 31)


@mypyc_attr(free_list_len=1)  # every copy of a position has one of its own
class Rng:
    """A seeded random generator; with a key, a cryptographic one.

    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    """

    def __init__(self, seed: int = 0) -> None:
        # The state of seed 0 is written out, because every copy starts from it and must be fast.
        self.a: i64 = 0xE220A839
        self.b: i64 = 0x7B1DCDAF
        self.c: i64 = 0xA706DD2F
        self.d: i64 = 0x4D197E6F
        #: The stream and the key from which all words come, if `a` is negative; otherwise None and 0. The sign is what
        #: `word` looks at, because it reads `a` anyway.
        self.stream: KeyStream | None = None
        self.key: int = 0
        if seed != 0:
            if is_key(check_seed(seed)):
                self._set_key(seed, 0)
                return
            first = _splitmix64(check_seed(seed))
            second = _splitmix64(first)
            self.a = first >> 32
            self.b = first & WORD
            self.c = second >> 32
            self.d = second & WORD

    def _set_key(self, key: int, drawn: int) -> None:
        """Draw from a key, after a number of words."""
        self.key, self.a = key, -1
        self.stream = _key_stream(key)
        self.stream.drawn = drawn

    def _keyed_word(self) -> i64:
        assert self.stream is not None
        return self.stream.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.a < 0:
            return self._keyed_word()
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
        last: i64
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def copy(self) -> Rng:
        """A copy in the same state."""
        twin = Rng()
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        if self.a < 0 and self.stream is not None:
            twin.key, twin.stream = self.key, self.stream.copy()
        return twin

    def pack(self) -> list[int]:
        """The state as four integers; with a key, the first two are the key and how many words were drawn."""
        if self.stream is not None:
            return [self.key, self.stream.drawn, 0, 0]
        return [self.a, self.b, self.c, self.d]

    def unpack(self, numbers: list[int]) -> None:
        """Restore a state from `pack`."""
        if is_key(numbers[0]):
            self._set_key(numbers[0], numbers[1])
            return
        self.key, self.stream = 0, None
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
