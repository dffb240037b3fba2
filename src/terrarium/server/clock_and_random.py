"""What a server takes from outside: the time and chance. Tests bring their own."""

from __future__ import annotations

import secrets
import time

from terrarium.engine.rng import SEED_LIMIT

#: Letters and figures that cannot be taken for one another.
CLEAR_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class ClockAndRandom:
    """The real time and real chance."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def real_seconds(self, milliseconds: int) -> float:
        """How many real seconds to wait for so many milliseconds of this clock."""
        return milliseconds / 1000

    def random_below(self, limit: int) -> int:
        """A number that nobody can foresee."""
        return secrets.randbelow(limit)

    def seed(self) -> int:
        """A seed for a game or a bot."""
        return self.random_below(SEED_LIMIT)

    def random_word(self, letters: int) -> str:
        """A random word, easy to read out: each letter is worth almost five bits."""
        return "".join(CLEAR_LETTERS[self.random_below(len(CLEAR_LETTERS))] for _letter in range(letters))
