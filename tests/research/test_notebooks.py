"""The notebooks run from the first cell to the last, and show what they promise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from terrarium.research.board_pictures import BOARD_HEIGHT, BOARD_WIDTH

NOTEBOOKS = Path(__file__).parents[2] / "examples" / "notebooks"


def run(name: str, instead: dict[str, str] | None = None) -> dict[str, Any]:
    """Execute all cells of code, some lines replaced; return what they have named."""
    names: dict[str, Any] = {"__name__": "notebook"}
    left = dict(instead or {})
    for cell in json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "notebooks are kept without outputs"
            source = "".join(cell["source"])
            for line in [line for line in left if line in source]:
                source = source.replace(line, left.pop(line))
            exec(compile(source, name, "exec"), names)
    assert not left
    return names


def test_every_notebook_is_tried_here() -> None:
    assert sorted(path.name for path in NOTEBOOKS.glob("*.ipynb")) == [
        "1_observe.ipynb",
        "2_learn.ipynb",
        "3_solve.ipynb",
    ]


def test_a_game_can_be_observed(capsys: pytest.CaptureFixture[str]) -> None:
    names = run("1_observe.ipynb")
    assert len(names["scores"]) == 2
    assert names["picture"].shape == (BOARD_HEIGHT, 2 * BOARD_WIDTH, 3)
    assert len(names["observations"]) == 3
    assert "tiles[a,1," in capsys.readouterr().out


def test_the_learner_moves_its_weights() -> None:
    names = run("2_learn.ipynb", {"batches = 60": "batches = 4"})
    assert len(names["curve"]) == 4
    assert all(0 < won < 1 for won in names["curve"])
    assert np.abs(names["weights"]).max() > 0


def test_the_small_game_is_solved() -> None:
    exploitable = run("3_solve.ipynb")["exploitable"]
    assert exploitable[-1] < exploitable[0] / 5
    assert exploitable[-1] < 0.01
