"""docs/research.md agrees with the code."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from terrarium.research.encoding import Encoder
from tests.docs.code_blocks import code_blocks
from tests.research.games import TITLES, game_of

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("title", TITLES)
def test_the_tables_of_spaces_are_those_of_the_encoders(title: str) -> None:
    encoder = Encoder(game_of(title, 4))
    text = DOCS.read_text(encoding="utf-8")
    assert encoder.table() in text
    assert f"**{title.capitalize()}**, 4 seats: {encoder.size:,} numbers, {encoder.game.actions:,} actions" in text


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (4, {"teams": True})], ids=["alone", "teams"])
def test_the_page_names_the_blocks_that_are_only_there_alone_or_in_teams(
    seats: int, options: dict[str, object]
) -> None:
    encoder = Encoder(game_of("earth", seats, **options))
    usual = {block.name for block in Encoder(game_of("earth", 2)).blocks()}
    rows = [row for row in encoder.table().splitlines() if row.split(" | ")[0].removeprefix("| ") not in usual]
    text = DOCS.read_text(encoding="utf-8")
    assert "\n".join(rows) in text
    assert f"{encoder.size:,} numbers" in text


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    random.seed(1)
    names: dict[str, Any] = {}
    first, *others = code_blocks("docs/research.md", "python")
    exec(compile(first, str(DOCS), "exec"), names)
    assert names["env"].position.over()
    for block in others:
        exec(compile(block, str(DOCS), "exec"), names)
        printed = capsys.readouterr().out
        for shown in re.findall(r"^print\(.*  # (.*)$", block, flags=re.MULTILINE):
            assert shown in printed
    assert names["many"].num_envs == 64
    assert names["game"].num_players() == 3
