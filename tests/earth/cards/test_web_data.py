"""What the browser takes from the rules of Earth is current."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[3] / "web" / "src" / "earth"


@pytest.mark.parametrize("name", ["catalogue.json", "samples.json"])
def test_the_files_are_what_the_rules_give_now(name: str) -> None:
    texts = runpy.run_path(str(WEB / "data.py"))["texts"]()
    assert (WEB / name).read_text(encoding="utf-8") == texts[name], "run: python web/src/earth/data.py"
