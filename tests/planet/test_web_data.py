"""What the browser takes from the rules of Planet is current."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terrarium.planet.cards.loading import STANDARD
from tools.page_data import planet

WEB = Path(__file__).parents[2] / "web" / "src" / "planet"


@pytest.mark.parametrize("name", ["geometry.json", "samples.json"])
def test_the_files_are_what_the_rules_give_now(name: str) -> None:
    assert (WEB / name).read_text(encoding="utf-8") == planet.files()[name], "run: python -m tools.page_data"


def test_every_animal_has_a_drawing_and_no_drawing_lacks_its_animal() -> None:
    marks = json.loads((WEB / "marks.json").read_text(encoding="utf-8"))
    assert sorted(marks) == sorted(animal.key for animal in STANDARD.animals)
