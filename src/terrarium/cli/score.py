"""``terrarium score``: a referee for a game on a real table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import BoxFile, Lang, chosen_texts, complaints
from terrarium.cli.files import read_data
from terrarium.cli.referees import referee_of


def score(
    game: Annotated[str, typer.Argument(help="Which game, such as planet.")],
    file: Annotated[Path, typer.Argument(help="The table in TOML or JSON: docs/score.md.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of words.")] = False,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Judge a game on a real table: regions, who takes which animal now, and the sheet."""
    texts = chosen_texts(lang)
    with complaints(texts):
        answer = referee_of(game)(read_data(file), None if box is None else read_data(box))
        if as_json:
            print(json.dumps(answer.data(), indent=2, ensure_ascii=False))
        else:
            answer.show(texts)
