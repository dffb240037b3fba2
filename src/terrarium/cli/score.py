"""``terrarium score``: score a game on a real table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import BoxFile, Lang, RequiredGameName, errors_reported, texts_for
from terrarium.cli.files import read_box, read_data
from terrarium.cli.referees import referee_of


def score(
    game: RequiredGameName,
    file: Annotated[Path, typer.Argument()],
    as_json: Annotated[bool, typer.Option("--json")] = False,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Judge a game on a real table: regions, who takes which animal now, and the sheet."""
    texts = texts_for(lang)
    with errors_reported(texts):
        answer = referee_of(game)(read_data(file), read_box(box))
        if as_json:
            print(json.dumps(answer.data(), indent=2, ensure_ascii=False))
        else:
            answer.show(texts)
