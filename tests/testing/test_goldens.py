"""The golden playthroughs agree with the rules; ``python -m terrarium.testing.golden --write`` rewrites them."""

from __future__ import annotations

from pathlib import Path

import pytest

import terrarium
from terrarium.testing import golden

FOLDER = Path(__file__).resolve().parent.parent / "golden"
NAMES = [variant.name for variant in golden.VARIANTS]


@pytest.mark.parametrize("variant", golden.VARIANTS, ids=NAMES)
def test_the_game_is_played_as_ever(variant: golden.Variant) -> None:
    found = golden.differences(variant, FOLDER)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("variant", golden.VARIANTS, ids=NAMES)
def test_a_golden_is_short_enough_to_read(variant: golden.Variant) -> None:
    assert variant.file(FOLDER).stat().st_size < 60_000


@pytest.mark.parametrize("name", terrarium.titles())
def test_every_title_has_a_golden_for_each_number_of_seats_and_each_option(name: str) -> None:
    title = terrarium.title(name)
    variants = [variant for variant in golden.VARIANTS if variant.game == name]
    assert {variant.seats for variant in variants} == set(range(title.min_seats, title.max_seats + 1))
    assert {option for variant in variants for option in variant.options} == {option.name for option in title.options}


def test_no_golden_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == sorted(NAMES)


def test_a_changed_golden_is_shown(tmp_path: Path) -> None:
    variant = golden.VARIANTS[0]
    kept = golden.playthrough(variant)
    variant.file(tmp_path).write_text(kept.replace("\nwinners ", "\nlosers "), encoding="utf-8")
    found = golden.differences(variant, tmp_path)
    assert [line[:7] for line in found if line.startswith(("-", "+"))][2:] == ["-losers", "+winner"]
    assert len(found) <= golden.MAX_DIFF_LINES


def test_the_command_writes_and_then_agrees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "VARIANTS", golden.VARIANTS[:2])
    assert golden.main(["--folder", str(tmp_path)]) == 1
    assert golden.main(["--write", "--folder", str(tmp_path)]) == 0
    assert golden.main(["--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out.endswith("2 playthroughs, 0 changed\n")
