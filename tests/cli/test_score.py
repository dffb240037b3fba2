"""``terrarium score``: the documented table judged in words and for machines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import process, run_command

EXAMPLES = Path(__file__).parents[2] / "docs/examples"
TOML, JSON, BOX = (str(EXAMPLES / name) for name in ("planet-table.toml", "planet-table.json", "my-box.toml"))


@pytest.mark.clause("P22", "P23", "P27")
def test_the_documented_table_in_words() -> None:
    done = process("score", "planet", TOML)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    assert "Planet of Ada, 12 faces covered: its regions" in lines
    assert "forest ocean, mountain, desert, glacier 5" in lines
    fox = "12 Fox largest forest touching a glacier Ben wins it by the next largest regions (9 : 9+5) 9 9"
    assert fox in lines
    assert "12 Blue whale most ocean regions Ada wins it 8 3" in lines
    assert "Objective glacier, 11 areas: 2" in lines
    assert [line for line in lines if line.startswith(("Ada:", "Ben:"))] == [
        "Ada: 10 points", "Ben: 9 points", "Ada: 13 points", "Ben: 10 points",
    ]  # fmt: skip


def test_toml_and_json_give_the_same_ruling_for_machines() -> None:
    from_toml, from_json = (run_command("score", "planet", file, "--json") for file in (TOML, JSON))
    assert from_toml.stdout == from_json.stdout
    ruling = json.loads(from_toml.stdout)
    assert [seat["name"] for seat in ruling["seats"]] == ["Ada", "Ben"]
    takers = {animal["key"]: animal["taker"] for animal in ruling["animals"]}
    assert takers == {"fox": 1, "blue-whale": 0, "reindeer": 0}
    assert ruling["sheet_after"]["scores"] == [13, 10]


@pytest.mark.parametrize(("lang", "animal", "verdict"), [("pl", "Lis", "zdobywa Ben"), ("fr", "Renard", "par Ben")])
def test_other_languages(lang: str, animal: str, verdict: str) -> None:
    done = run_command("score", "planet", TOML, "--lang", lang)
    assert done.returncode == 0
    assert any(animal in line and verdict in line for line in done.stdout.splitlines())


def test_an_owners_box_gives_names_and_rungs() -> None:
    done = run_command("score", "planet", TOML, "--box", BOX)
    assert "Arctic fox" in done.stdout


@pytest.mark.clause("P20", "P21")
def test_what_becomes_of_an_animal_that_nobody_takes(tmp_path: Path) -> None:
    def verdicts(round_number: int) -> list[str]:
        file = tmp_path / f"{round_number}.json"
        animals = [{"key": "panda", "round": round_number}, {"key": "fox", "round": round_number}]
        planets = [{"name": "Ada", "faces": {"1": "FOOOO"}}, {"faces": {"1": "FOOOO"}}]
        file.write_text(json.dumps({"round": round_number, "planets": planets, "animals": animals}))
        done = run_command("score", "planet", str(file))
        assert done.returncode == 0
        assert "The score sheet needs every objective; missing: Ada and Seat 2." in done.stdout
        return [line.split(" forest regions ")[-1].split(" touching a glacier ")[-1].strip()
                for line in done.stdout.splitlines() if "Panda" in line or "Fox" in line]  # fmt: skip

    assert [line.split("   ")[0] for line in verdicts(5)] == [
        "tie between Ada and Seat 2: it moves to round 6",
        "no planet meets the requirement: it moves to round 6",
    ]
    assert [line.split("   ")[0] for line in verdicts(12)] == [
        "tie between Ada and Seat 2: it returns to the box",
        "no planet meets the requirement: it returns to the box",
    ]


def test_all_mistakes_of_a_table_are_told_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text('{"round": 13, "planets": [{}, {"faces": {"5": "OOX"}}]}')
    done = run_command("score", "planet", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        "Mistakes in the description of the table (2):",
        "  round is 13, expected the current round, from 1 to 12.",
        '  planets[1].faces.5 is OOX, expected a tile such as "OOFMM 2" or { tile = "OOFMM", turn = 2 }, '
        'or "" for a free face.',
    ]


def test_what_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("round = \n")
    box = tmp_path / "box.toml"
    box.write_text("[names]\nunicorn = 'Horse'\n")
    for words, sentence in [
        (("planet", str(tmp_path / "none.toml")), "There is no file"),
        (("planet", str(broken)), "broken.toml, line 1, column 9: Invalid value."),
        (("chess", TOML), "There is no game called chess"),
        (("planet", TOML, "--box", str(box)), "names.unicorn is Horse, expected one of the 45 keys of animals"),
    ]:
        done = run_command("score", *words)
        assert (done.returncode, done.stdout) == (2, "")
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pl", ["foo: jest 2, powinno być: tylko round, beginner, planets, animals.",
                "round: jest nic, powinno być: obecna runda, od 1 do 12.",
                "planets: jest planet: 1, powinno być: lista od 2 do 4 planet."]),
        ("fr", ["foo\u00a0: on trouve 2, on attend seulement round, beginner, planets, animals.",
                "round\u00a0: on trouve rien, on attend le tour en cours, de 1 à 12.",
                "planets\u00a0: on trouve 1 planètes, on attend une liste de 2 à 4 planètes."]),
    ],
)  # fmt: skip
def test_mistakes_are_told_in_the_language_of_the_reader(lang: str, said: list[str], tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"foo": 2, "planets": [{}]}))
    done = run_command("score", "planet", str(file), "--lang", lang)
    assert [line.strip() for line in done.stderr.splitlines()[1:]] == said
