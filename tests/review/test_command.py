"""``terrarium review``: text, JSON and HTML, in three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema_rs
import pytest

from terrarium.engine.record import Record
from terrarium.texts import LANGUAGES
from tests.cli.commands import run_command
from tests.review.games import random_record


@pytest.fixture(scope="module")
def record() -> Record:
    """A game with many mistakes."""
    found = random_record("planet", 2, 1)
    found.name_seats(["Ada", "Ben & Co"])
    return found


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory, record: Record) -> str:
    path = tmp_path_factory.mktemp("review") / "game.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    return str(path)


SCHEMA = Path(__file__).parents[2] / "docs/views.schema.json"
#: What the text says about a turning point, in each language.
BETTER = {"en": "Better: ", "pl": "Lepiej: ", "fr": "Mieux\N{NO-BREAK SPACE}: "}
KNOWN = {"en": "could be known then", "pl": "można było wtedy wiedzieć", "fr": "pouvait savoir alors"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_turning_points_are_told_and_written_to_one_file_with_a_graph(file: str, tmp_path: Path, language: str) -> None:
    path = tmp_path / "review.html"
    done = run_command("review", file, "--worlds", "8", "--html", str(path), "--lang", language)
    assert done.returncode == 0, done.stderr
    page = path.read_text(encoding="utf-8")
    for words in (KNOWN[language], BETTER[language]):
        assert words in done.stdout
        assert words in page
    assert "Ada: " in done.stdout
    assert "{" not in done.stdout
    assert str(path) in done.stdout
    assert f'<html lang="{language}">' in page
    assert page.count("<polyline ") == 2
    assert "Ben &amp; Co" in page
    assert "<script" not in page
    assert "http" not in page
    targets = re.findall(r'href="#(move-\d+)"', page)
    assert targets, "a game at random has turning points"
    assert all(f'id="{target}"' in page for target in targets)


def test_json_follows_the_schema(file: str, record: Record) -> None:
    done = run_command("review", file, "--json", "--worlds", "8", "--seed", "3")
    data = json.loads(done.stdout)
    schema = {"$ref": "#/$defs/Review", "$defs": json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]}
    jsonschema_rs.validate(schema, data)
    assert any(found["turning_points"] for found in data["by_seat"])
    assert (data["game"], data["scores"], data["seed"], data["worlds"]) == ("planet", record.scores, 3, 8)
    assert len(data["chances"]) == len(record.moves) + 1
    assert run_command("review", file, "--json", "--worlds", "8", "--seed", "3").stdout == done.stdout


def test_a_running_game_is_refused(tmp_path: Path, record: Record) -> None:
    running = record.copy()
    running.moves.pop()
    running.reopen()
    path = tmp_path / "game.txt"
    path.write_text(running.to_text(), encoding="utf-8")
    done = run_command("review", str(path))
    assert done.returncode == 2
    assert "only finished games can be reviewed" in done.stderr
    assert done.stdout == ""
