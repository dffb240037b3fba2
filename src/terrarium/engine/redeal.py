"""Playing on from a moment of a game with what a seat knew then: all that it could not know is dealt again."""

from __future__ import annotations

from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, seed_text


class Redeal:
    """After a number of moves, all that a seat could not know is dealt again from a seed or key.

    All chance after it comes from the same seed or key. So what follows depends on what the seat knew, on the seed and
    on the later moves, but not on what was hidden before.
    """

    def __init__(self, after: int, seat: int, seed: int) -> None:
        self.after = after
        self.seat = seat
        self.seed = seed

    def apply(self, position: Position) -> Position:
        """The position dealt again, with the same journal."""
        source = Rng(self.seed)
        world = position.imagine(self.seat, source)
        world.rng = source
        world.observer, world.journal = position.observer, position.journal
        if world.journal is not None:
            world.journal.tell(Line("dealt-again", seat=self.seat))
        return world

    def words(self) -> str:
        """The redeal as a text record writes it, after the number of moves."""
        return f"seat {self.seat} seed {seed_text(self.seed)}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Redeal) and _fields(other) == _fields(self)

    def __hash__(self) -> int:
        return hash(_fields(self))

    def __repr__(self) -> str:
        return f"Redeal({self.after}, {self.seat}, {self.seed})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Redeal, _fields(self))


def _fields(redeal: Redeal) -> tuple[int, int, int]:
    return (redeal.after, redeal.seat, redeal.seed)
