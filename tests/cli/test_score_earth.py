"""``terrarium score earth``: the documented table judged in words and for machines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import process, run_command

TABLE = str(Path(__file__).parents[2] / "docs/examples/earth-table.toml")


@pytest.mark.clause("E60")
def test_the_documented_table_in_words() -> None:
    done = process("score", "earth", TABLE)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    assert "Ada: 191 points" in lines
    assert "Terrain Impoverished Land (13): 13" in lines
    assert "339B Earthworm 15 or more cards in your compost yes 15 of 15 11" in lines
    assert "339A European Mole 20 or more soil in your reserve not yet 3 of 20 15" in lines


def test_the_documented_table_for_machines() -> None:
    ruling = json.loads(run_command("score", "earth", TABLE, "--json").stdout)
    assert [(seat["name"], seat["total"]) for seat in ruling["seats"]] == [("Ada", 191), ("Ben", 79)]
    assert ruling["winners"] == [0]


@pytest.mark.parametrize(
    ("lang", "row"),
    [("pl", "Teren Zubożała ziemia (13): 13"), ("fr", "Terrain Terre appauvrie (13) : 13")],
)
def test_other_languages(lang: str, row: str) -> None:
    done = run_command("score", "earth", TABLE, "--lang", lang)
    assert row in [" ".join(line.split()) for line in done.stdout.splitlines()]


def test_without_ecosystems_all_are_shown(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"areas": [{"soil": 7}]}))
    lines = [" ".join(line.split()) for line in run_command("score", "earth", str(file)).stdout.splitlines()]
    assert "309B The Great Plains 7 14" in lines
    assert len([line for line in lines if line[:3].isdigit()]) == 64 + 46


def test_mistakes_are_told_with_their_places(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"areas": [{"grid": [["Cat Grass", 1, 1, 7], ["Beach", 1, 1]]}]}))
    done = run_command("score", "earth", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert "areas[0].grid[0]" in done.stderr
    assert "areas[0].grid[1]" in done.stderr


def test_there_is_no_own_box(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("")
    done = run_command("score", "earth", TABLE, "--box", str(box))
    assert done.returncode == 2
    assert "owner’s box cannot replace them" in done.stderr
