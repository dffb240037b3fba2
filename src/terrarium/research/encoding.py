"""Observations and action masks as numpy arrays, and the names of their numbers."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from terrarium.engine.features import Block, mask_of
from terrarium.engine.game import Game
from terrarium.engine.position import Position

Floats = NDArray[np.float32]
Counts = NDArray[np.uint8]
Mask = NDArray[np.int8]
#: ``observation`` and ``action_mask``, as PettingZoo's classic environments call them.
Observation = dict[str, NDArray[np.generic]]


#: What observations can consist of: ``float32`` from 0 to 1, or ``uint8`` counts.
DTYPES = ("float32", "uint8")


def check_dtype(name: str) -> str:
    """Return the name of a type of observations, or raise `ValueError`."""
    if name not in DTYPES:
        raise ValueError(f"Observations cannot be {name!r}; possible: {', '.join(DTYPES)}.")
    return name


class Feature(NamedTuple):
    """One number of an observation: its name, the count that becomes 1.0, and its meaning."""

    name: str
    highest: int
    about: str


class Encoder:
    """Encodes the observations of one game; each number is a count divided by its highest value, at most 1.

    >>> import terrarium
    >>> encoder = Encoder(terrarium.game("planet", seats=2))
    >>> encoder.describe()[12].name
    'areas[own,ocean,13]'
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.features = game.title.features(game)
        self.size = int(self.features.size)
        self._highest = np.concatenate([np.full(b.size(), b.highest, np.uint8) for b in self.features.blocks])
        self._scale = (1 / self._highest).astype(np.float32)

    def blocks(self) -> list[Block]:
        """The blocks of the observation."""
        return self.features.blocks

    def describe(self) -> list[Feature]:
        """Describe each number of an observation."""
        return [Feature(name, block.highest, block.about) for block in self.blocks() for name in block.names()]

    def table(self) -> str:
        """The blocks as a Markdown table, as docs/research.md shows them."""
        lines = ["| block | shape | highest | what it says |", "| --- | --- | ---: | --- |"]
        for block in self.blocks():
            shape = " x ".join(str(length) for length in block.shape()) or "1"
            lines.append(f"| {block.name} | {shape} | {block.highest} | {block.about} |")
        return "\n".join(lines)

    def planes(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The observation (or a batch of them) as one array for each block, in the block's own shape."""
        lead = observation.shape[:-1]
        return {
            block.name: observation[..., block.start : block.start + block.size()].reshape((*lead, *block.shape()))
            for block in self.blocks()
        }

    def scaled(self, counts: NDArray[Any], out: NDArray[Any] | None = None) -> Floats:
        """Convert counts, a row or a batch of rows, to numbers from 0 to 1."""
        scaled: Floats = np.multiply(np.minimum(counts, self._highest), self._scale, out=out, dtype=np.float32)
        return scaled

    def counts(self, rows: bytes) -> Counts:
        """The numbers of concatenated feature rows, one row for each; what `scaled` converts."""
        return np.frombuffer(rows, np.uint8).reshape(-1, self.size)

    def observation(self, position: Position, seat: int) -> Floats:
        """What the seat may know."""
        return self.scaled(np.frombuffer(self.features.row(position, seat), np.uint8))

    def mask(self, position: Position, seat: int) -> Mask:
        """The action mask: 1 for each legal action of the seat."""
        return np.frombuffer(mask_of(position, seat), np.int8).copy()

    def no_mask(self) -> Mask:
        """The mask of a seat that cannot act."""
        return np.zeros(self.game.actions, np.int8)

    def observation_space(self, dtype: str = "float32") -> spaces.Space[Any]:
        """The space of observations with their masks: numbers from 0 to 1, or with ``uint8`` the counts themselves."""
        numbers = (
            spaces.Box(0.0, 1.0, (self.size,), np.float32)
            if dtype == "float32"
            else spaces.Box(0, 255, (self.size,), np.uint8)
        )
        return spaces.Dict(
            {
                "observation": numbers,
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Space[Any]:
        """The space of actions."""
        return spaces.Discrete(self.game.actions)

    def __reduce__(self) -> tuple[object, ...]:
        return (Encoder, (self.game,))
