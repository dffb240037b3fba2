"""ChaCha20 (RFC 8439): a stream of random words that nobody can predict without its key.

Words stay below 2**32 and sums below 2**63, so compiled and interpreted runs give the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import vec

#: The first four words of every block: "expand 32-byte k".
CONSTANTS: Final = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
KEY_WORDS: Final = 8
BLOCK_WORDS: Final = 16
#: Double rounds: one over the columns and one over the diagonals.
DOUBLE_ROUNDS: Final = 10


def _mix(state: vec[i64], sum_place: i64, addend: i64, turned: i64, bits: i64) -> None:
    """Add one word to another, and turn a third, combined with the sum, by a number of bits."""
    total: i64 = (state[sum_place] + state[addend]) & 0xFFFFFFFF
    state[sum_place] = total
    word: i64 = state[turned] ^ total
    state[turned] = ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF


def quarter_round(state: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """The quarter round of RFC 8439, section 2.1, on four words of a state."""
    _mix(state, a, b, d, 16)
    _mix(state, c, d, b, 12)
    _mix(state, a, b, d, 8)
    _mix(state, c, d, b, 7)


def block(key: vec[i64], counter: i64, nonce: vec[i64]) -> vec[i64]:
    """The sixteen words of a block of RFC 8439, section 2.3: of eight key words, a counter and three nonce words."""
    start = filled(BLOCK_WORDS, 0)
    place: i64
    for place in range(4):
        start[place] = CONSTANTS[place]
    for place in range(KEY_WORDS):
        start[4 + place] = key[place]
    start[12] = counter & 0xFFFFFFFF
    for place in range(3):
        start[13 + place] = nonce[place]
    state = start[:]
    for _round in range(DOUBLE_ROUNDS):
        quarter_round(state, 0, 4, 8, 12)
        quarter_round(state, 1, 5, 9, 13)
        quarter_round(state, 2, 6, 10, 14)
        quarter_round(state, 3, 7, 11, 15)
        quarter_round(state, 0, 5, 10, 15)
        quarter_round(state, 1, 6, 11, 12)
        quarter_round(state, 2, 7, 8, 13)
        quarter_round(state, 3, 4, 9, 14)
    for place in range(BLOCK_WORDS):
        state[place] = (state[place] + start[place]) & 0xFFFFFFFF
    return state


class KeyStream:
    """The words of all blocks of a key in order, from block 0 with a nonce of zeros."""

    def __init__(self, key: vec[i64]) -> None:
        self.key = key
        #: How many words were drawn.
        self.drawn: i64 = 0
        #: The block of the next word; valid unless the next word is the first of its block. Never changed in place.
        self._block: vec[i64] = vec[i64]()

    def word(self) -> i64:
        """The next 32 random bits."""
        place: i64 = self.drawn % BLOCK_WORDS
        if place == 0 or len(self._block) == 0:
            self._block = block(self.key, self.drawn // BLOCK_WORDS, filled(3, 0))
        self.drawn += 1
        return self._block[place]

    def copy(self) -> KeyStream:
        """A copy in the same state."""
        twin = KeyStream(self.key)
        twin.drawn = self.drawn
        twin._block = self._block
        return twin
