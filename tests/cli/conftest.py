"""Commands of these tests keep unfinished games in a folder of their own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data directory of commands that a test runs."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TERRARIUM_DATA", str(folder))
    return folder
