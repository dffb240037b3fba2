"""What every bot is: someone who is shown a position from one seat and chooses."""

from __future__ import annotations

import hashlib
import json

from mypy_extensions import mypyc_attr

from terrarium.bots.spec import BadBot, Spec
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions for a seat that must act.

    A bot knows what the seat may know and nothing else, and its chance comes from its own seed and from what it
    sees: the same sight gives the same choice, in any process (unless a clock sets the budget).
    """

    def __init__(self, spec: Spec, seed: int) -> None:
        self.spec = spec
        self.seed = check_seed(seed)

    def choose(self, position: Position, seat: int) -> int:
        """The action that the seat should do now."""
        if seat not in position.actors():
            raise BadBot("bot-not-acting", number=str(seat))
        options = self.options(position, seat)
        if len(options) == 1:
            return options[0]
        return self.think(position, seat, options)

    def options(self, position: Position, seat: int) -> list[int]:
        """The actions to choose from: the position's candidates."""
        return [int(action) for action in position.candidates(seat)]

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Choose one of several options; what a bot of a kind gives."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of helpers, such as other processes; the bot can still be used."""

    def __repr__(self) -> str:
        return f"terrarium.bots.bot({str(self.spec)!r}, seed={self.seed})"


def chance_for(seed: int, position: Position, seat: int) -> Rng:
    """The generator for one decision, made from the bot's seed and what the seat sees."""
    sight = json.dumps(position.view(seat), sort_keys=True, separators=(",", ":"))
    digest = hashlib.blake2b(f"{seed} {seat} {sight}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(digest, "big") >> 11)
