"""Freeing objects inside a deep structure leaves the memory of others alone."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import terrarium
from terrarium.engine.rng import KEY_START

# Below 50 levels Python delays freeing. It then writes into a header that classes of mypyc with `acyclic=True` do not
# have, so no class may use it. The allocator for debugging checks the memory around each object.
DEEP_CHAIN = """
import terrarium
from terrarium.engine.rng import Rng
position = terrarium.game("{title}").start(seed={seed})
chain = None
for _ in range(300):
    copies = [position.copy(), position.copy(), Rng({seed}), Rng({seed})]
    chain = (copies, chain)
del copies
del chain
print("freed")
"""


@pytest.mark.parametrize("seed", [7, KEY_START + 7])
@pytest.mark.parametrize("title", terrarium.titles())
def test_deep_structures_of_positions_are_freed(title: str, seed: int) -> None:
    result = subprocess.run(
        [sys.executable, "-c", DEEP_CHAIN.format(title=title, seed=seed)],
        env={**os.environ, "PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stdout) == (0, "freed\n"), result.stderr
