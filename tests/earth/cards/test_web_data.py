"""What the browser takes from the rules of Earth is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.page_data import earth

WEB = Path(__file__).parents[3] / "web" / "src" / "earth"


@pytest.mark.parametrize("name", ["catalogue.json", "samples.json"])
def test_the_files_are_what_the_rules_give_now(name: str) -> None:
    assert (WEB / name).read_text(encoding="utf-8") == earth.files()[name], "run: python -m tools.page_data"
