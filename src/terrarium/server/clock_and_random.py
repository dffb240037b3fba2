"""The clock and the random numbers of a server; tests replace them."""

from __future__ import annotations

import secrets
import time

from terrarium.engine.rng import KEY_START, SEED_LIMIT

#: Letters and digits that are not easily confused.
CLEAR_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class ClockAndRandom:
    """The time, and cryptographic random numbers.

    The time never jumps: it is that of the system's clock when the server started, plus the seconds since then. If
    somebody sets the clock, bots and move clocks go on as before.
    """

    def __init__(self) -> None:
        self._offset_ns = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (time.monotonic_ns() + self._offset_ns) // 1_000_000

    def seconds_behind(self) -> float:
        """How far the system's clock has been set forward since the server started; negative: set back."""
        return (time.time_ns() - time.monotonic_ns() - self._offset_ns) / 1e9

    def real_seconds(self, milliseconds: int) -> float:
        """How many real seconds to wait for these milliseconds of this clock."""
        return milliseconds / 1000

    def random_below(self, limit: int) -> int:
        """An unpredictable number from 0 to limit - 1."""
        return secrets.randbelow(limit)

    def deal_key(self) -> int:
        """A key of 128 bits for all shuffles and draws of a game."""
        return KEY_START + self.random_below(KEY_START)

    def seed(self) -> int:
        """A seed for a bot or an imagined position."""
        return self.random_below(SEED_LIMIT)

    def random_word(self, letters: int) -> str:
        """A random word that is easy to read aloud, with almost five bits per letter."""
        return "".join(CLEAR_LETTERS[self.random_below(len(CLEAR_LETTERS))] for _letter in range(letters))
