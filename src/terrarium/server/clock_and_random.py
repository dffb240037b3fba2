"""The clock and the random numbers of a server; tests replace them."""

from __future__ import annotations

import secrets
import time

from terrarium.engine.rng import SEED_LIMIT

#: Letters and digits that are not easily confused.
CLEAR_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class ClockAndRandom:
    """The real time, and cryptographic random numbers."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def real_seconds(self, milliseconds: int) -> float:
        """How many real seconds to wait for these milliseconds of this clock."""
        return milliseconds / 1000

    def random_below(self, limit: int) -> int:
        """An unpredictable number from 0 to limit - 1."""
        return secrets.randbelow(limit)

    def seed(self) -> int:
        """A seed for a game or a bot."""
        return self.random_below(SEED_LIMIT)

    def random_word(self, letters: int) -> str:
        """A random word that is easy to read aloud, with almost five bits per letter."""
        return "".join(CLEAR_LETTERS[self.random_below(len(CLEAR_LETTERS))] for _letter in range(letters))
