"""The example package is installed as anybody would, and Pond is played everywhere without a change to the program."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from terrarium.testing.child_process import child_environment
from terrarium.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "pond-title"
LEARNERS = """
import random
import gymnasium, pyspiel
from pettingzoo.test import api_test
import terrarium.research.gym, terrarium.research.spiel
from terrarium.research import env

api_test(env("pond", seats=3), num_cycles=200)
single = gymnasium.make("terrarium/Pond-v0", seats=2, opponents="greedy")
observation, _info = single.reset(seed=1)
assert observation["observation"].sum() > 0
assert single.action_space.n == 24
state = pyspiel.load_game("python_pond(players=2,leaf=False)").new_initial_state()
chance = random.Random(1)
while not state.is_terminal():
    state.apply_action(chance.choice(state.legal_actions()))
assert abs(sum(state.returns())) < 1e-9
print("learned")
"""
CONTRACT = """
import terrarium
from terrarium.testing import check_game, check_hash_seed

for seats in (2, 3, 4):
    check_game(terrarium.game("pond", seats=seats), games=4, limit=100)
    check_game(terrarium.game("pond", seats=seats, leaf=False), games=2, limit=100)
check_hash_seed(terrarium.game("pond", seats=4))
print("kept", terrarium.titles())
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it, as pip installs it."""
    folder = tmp_path_factory.mktemp("pond")
    shutil.copytree(EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    there = ["--no-build-isolation", "--no-deps", "--no-index", "--target", str(folder / "site")]
    done = subprocess.run([*pip, *there, str(folder / "source")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "site"


def run(site: Path, *words: str, typed: str = "") -> str:
    """Run Python where the package is installed; return what it printed."""
    settings = child_environment(PYTHONUTF8="1", LC_ALL="en_GB.UTF-8")
    settings["PYTHONPATH"] += f":{site}"
    done = subprocess.run(
        [sys.executable, "-W", "error", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        input=typed,
        env=settings,
        cwd=ROOT,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


def command(site: Path, *words: str, typed: str = "") -> str:
    return run(site, "-m", "terrarium.cli.main", *words, typed=typed)


def test_the_program_does_not_know_the_game() -> None:
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.ts")]:
        if ".test." not in path.name:
            assert re.search(r"\bpond\b", path.read_text(encoding="utf-8"), re.IGNORECASE) is None, path


def test_its_rules_are_short() -> None:
    assert len((EXAMPLE / "terrarium_pond" / "rules.py").read_text(encoding="utf-8").splitlines()) <= 300


def test_it_keeps_the_contract(site: Path) -> None:
    assert run(site, "-c", CONTRACT) == "kept ['earth', 'planet', 'pond', 'rauha']\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Lay a frog for the fly worth", "catches the fly with frog", "Flies"]),
        ("pl", ["Wyłóż żabę po muchę o wartości", "łapie muchę żabą", "Muchy"]),
        ("fr", ["Posez une grenouille pour la mouche de valeur", "attrape la mouche avec la grenouille", "Mouches"]),
    ],
)
def test_it_is_played_in_the_terminal(site: Path, language: str, said: list[str]) -> None:
    shown = command(
        site, "play", "pond", "--seats", "you,greedy,sprout", "--seed", "3", "--lang", language,
        typed="?\n" + "1\n" * 6 + "q\n",
    )  # fmt: skip
    assert [sentence for sentence in said if sentence not in shown] == []
    assert "pond-" not in shown.replace("pond-title", "")


def test_bots_meet_in_the_arena(site: Path, tmp_path: Path) -> None:
    match = ["--bots", "greedy,random", "--games", "8", "--seats", "2", "--out", str(tmp_path)]
    shown = command(site, "arena", "pond", *match)
    assert "Pond" in shown
    assert "greedy" in shown
    report = next(tmp_path.rglob("*.html")).read_text(encoding="utf-8")
    assert "Flies" in report


def test_many_games_are_counted(site: Path) -> None:
    found: dict[str, Any] = json.loads(command(site, "simulate", "pond", "--seats", "3", "--games", "40", "--json"))
    assert (found["games"], found["cut"], found["decisions"]["mean"]) == (40, 0, 18)
    assert found["figures"]["leaves"]["value"] == 6
    total = sum(seat["score"]["mean"] for seat in found["by_seat"])
    assert total == pytest.approx(sum(figure["value"] for figure in found["figures"].values()))


def test_people_play_it_on_a_server_which_gives_its_texts_to_the_page(site: Path, tmp_path: Path) -> None:
    found: dict[str, Any] = json.loads(run(site, "-m", "tests.titles.on_server", str(tmp_path)))
    assert (found["title"]["min_seats"], found["title"]["max_seats"]) == (2, 4)
    assert found["moves"] == 18
    assert sum(found["scores"]) >= 6
    for language in LANGUAGES:
        texts = found["texts"][language]
        assert texts == (EXAMPLE / "terrarium_pond" / "locales" / language / "pond.ftl").read_text(encoding="utf-8")
        assert {line["id"] for line in found["heard"]} <= {line.split(" = ")[0] for line in texts.splitlines()}


def test_learners_play_it(site: Path) -> None:
    assert "learned" in run(site, "-W", "ignore", "-c", LEARNERS)
