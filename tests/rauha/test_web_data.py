"""What the browser takes from the rules of Rauha is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.page_data import rauha

WEB = Path(__file__).parents[2] / "web" / "src" / "rauha"


@pytest.mark.parametrize("name", ["box.json", "samples.json"])
def test_the_files_are_what_the_rules_give_now(name: str) -> None:
    assert (WEB / name).read_text(encoding="utf-8") == rauha.files()[name], "run: python -m tools.page_data"
