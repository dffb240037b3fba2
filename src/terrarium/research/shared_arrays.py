"""Arrays in shared memory, which several processes read and write."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

#: Arrays begin at multiples of this, so that no two share a cache line.
ALIGNMENT = 64


class Shape(NamedTuple):
    """What an array is: the numbers on each axis, and the type of its numbers."""

    axes: tuple[int, ...]
    dtype: str

    def size(self) -> int:
        """The number of bytes."""
        return int(np.prod(self.axes)) * np.dtype(self.dtype).itemsize

    def room(self) -> int:
        """The number of bytes up to the next array."""
        return -(-self.size() // ALIGNMENT) * ALIGNMENT


class SharedArrays:
    """Arrays by name in one block of shared memory; the process that made it removes it with `close`."""

    def __init__(self, shapes: dict[str, Shape], name: str | None = None) -> None:
        self._own = name is None
        room = sum(shape.room() for shape in shapes.values())
        self._memory = SharedMemory(name, create=True, size=max(room, 1)) if name is None else SharedMemory(name)
        self.name = self._memory.name
        self.arrays: dict[str, NDArray[Any]] = {}
        start = 0
        for key, shape in shapes.items():
            self.arrays[key] = np.ndarray(shape.axes, shape.dtype, self._memory.buf, start)
            start += shape.room()

    def close(self) -> None:
        """Give the memory back; arrays that are still in use keep theirs until they are gone."""
        self.arrays = {}
        try:
            self._memory.close()
        except BufferError:  # somebody still holds an array; the memory goes with the last one
            self._memory._buf = None  # type: ignore[attr-defined]
            self._memory._mmap = None  # type: ignore[attr-defined]
        if self._own:
            self._memory.unlink()
            self._own = False
