"""``terrarium stats``: a folder of records as text, JSON, CSV and HTML, in three languages."""

from __future__ import annotations

import csv
import io
import json
import os
from pathlib import Path

import pytest

from terrarium.texts import LANGUAGES
from tests.cli.commands import run_command
from tests.review.games import random_record

RESULTS = {"en": "Results", "pl": "Wyniki", "fr": "Résultats"}
TREE = {"en": "Tree", "pl": "Drzewo", "fr": "Arbre"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games of Planet, one of Earth in a folder below, an unfinished record, and a file that is no record."""
    path = tmp_path_factory.mktemp("records")
    (path / "earth").mkdir()
    for number, (game, name) in enumerate([("planet", "a.txt"), ("planet", "b.json"), ("earth", "earth/c.txt")]):
        record = random_record(game, 2, 1 + number % 2)
        record.name_seats(["Ada", "tree 1"])
        file = path / name
        file.write_text(record.to_json() if name.endswith("json") else record.to_text(), encoding="utf-8")
        os.utime(file, (1_700_000_000 + number, 1_700_000_000 + number))
    record.moves.pop()
    record.reopen()
    (path / "unfinished.txt").write_text(record.to_text(), encoding="utf-8")
    (path / "notes.txt").write_text("Nothing to count.", encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_is_counted_in_words_and_as_one_page_with_plots(folder: Path, tmp_path: Path, language: str) -> None:
    path = tmp_path / "stats.html"
    done = run_command("stats", str(folder), "--html", str(path), "--lang", language)
    assert done.returncode == 0, done.stderr
    page = path.read_text(encoding="utf-8")
    for words in (RESULTS[language], TREE[language]):
        assert words in done.stdout
        assert words in page
    assert done.stdout.startswith("3 ")
    assert "unfinished.txt" in done.stdout
    assert "notes.txt" not in done.stdout
    assert "{" not in done.stdout
    assert f'<html lang="{language}">' in page
    assert page.count("<svg ") == 3  # the points of both games, and the cards of Earth
    assert "<script" not in page
    assert "http" not in page


def test_one_player_as_json_and_csv(folder: Path) -> None:
    counted = json.loads(run_command("stats", str(folder), "--player", "Ada", "--json").stdout)
    assert counted["results"] == 3
    assert [(one["game"], one["played"], one["opponents"]) for one in counted["oppositions"]] == [
        ("earth", 1, ["tree"]),
        ("planet", 2, ["tree"]),
    ]
    rows = list(csv.DictReader(io.StringIO(run_command("stats", str(folder), "--player", "Ada", "--csv").stdout)))
    assert [row["game"] for row in rows] == ["planet", "planet", "earth"]
    assert [row["score"] for row in rows] == [
        str(one["score"])
        for one in json.loads(run_command("stats", str(folder), "--player", "Ada", "--results").stdout)
    ]
    assert rows[0]["ended"] == "2023-11-14T22:13:20+00:00"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["nowhere"], "There is no folder nowhere."),
        (["--player", "Zoe"], "No finished record names the player Zoe; they name: Ada, tree 1."),
    ],
)
def test_what_cannot_be_counted_is_said(folder: Path, words: list[str], reason: str) -> None:
    given = words if words == ["nowhere"] else [str(folder), *words]
    done = run_command("stats", *given)
    assert (done.returncode, done.stderr.strip()) == (2, reason)


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    done = run_command("stats", str(tmp_path))
    assert done.returncode == 2
    assert str(tmp_path) in done.stderr.replace("\n", "")
