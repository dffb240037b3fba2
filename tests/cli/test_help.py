"""Help, usage errors, the overview and the list of games, in three languages."""

from __future__ import annotations

import os
import pty
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import terrarium
from terrarium.bots.registry import known_bots
from terrarium.cli.ascii_output import spelled
from terrarium.cli.main import EXAMPLES, app
from terrarium.cli.output_style import wrapped
from terrarium.cli.text_tables.planet import PlanetTextTable
from terrarium.texts import Texts
from tests.cli.commands import environment, run_command

PROGRAM: Any = get_command(app)
COMMANDS = [
    [],
    *([name] for name in PROGRAM.commands),
    *(["tables", name] for name in PROGRAM.commands["tables"].commands),
]


def test_alone_it_says_what_can_be_done() -> None:
    done = run_command()
    assert (done.returncode, done.stderr) == (0, "")
    for example in EXAMPLES.values():
        assert f"\n  {example} " in done.stdout


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_has_help_in_three_languages(words: list[str]) -> None:
    texts = {language: run_command("--lang", language, *words, "--help").stdout for language in ("en", "pl", "fr")}
    assert [texts[language].split()[0] for language in ("en", "pl", "fr")] == ["Usage:", "Użycie:", "Utilisation"]
    english = {line.strip() for line in texts["en"].splitlines()}
    for language in ("pl", "fr"):
        same = {line.strip() for line in texts[language].splitlines()} & english
        assert {line for line in same if len(line.split()) > 3} == set()


def test_the_kinds_of_values_are_translated() -> None:
    shown = run_command("--lang", "fr", "play", "--help").stdout
    assert shown.startswith("Utilisation\u00a0: terrarium play [OPTIONS] [JEU]\n")
    assert {"  --seats LISTE ", "  --seed NOMBRE ", "  --option NOM=VALEUR "} <= set(
        re.findall(r"^  --\w+ [A-Z=]+ ", shown, flags=re.MULTILINE)
    )
    assert run_command("--lang", "pl", "simulate").stderr.startswith("Brakuje GRA: jedno z earth, planet, rauha.\n")


def test_help_names_the_choices() -> None:
    shown = " ".join(run_command("play", "--help").stdout.split())
    assert f"The game: {', '.join(terrarium.titles())}." in shown
    assert "seedling, sprout, sapling, tree, ancient, elder" in shown
    assert "--lang en|pl|fr" in shown


def test_the_games_are_listed_with_options_and_bots() -> None:
    shown = run_command("games").stdout
    for name in terrarium.titles():
        assert re.search(rf"^{name}: .* seats$", shown, flags=re.MULTILINE)
        for option in terrarium.title(name).options:
            assert f"--option {option.name}=" in shown
    assert all(name in shown for name in known_bots())
    assert "first=random|1|2|3|4\n" in shown
    assert "Side of the board that everyone uses: A or B. [default: A]\n" in shown
    assert shown.count("[default: ") == sum(len(terrarium.title(name).options) for name in terrarium.titles())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "There is no command dance; choose from serve, play, games, daily,"),
        (["play", "planet", "--colour"], "There is no option --colour here; possible: "),
        (["serve", "--port", "x"], "The value of --port does not fit; it must be a number from 0 to 65535."),
        (["serve", "--port"], "The option --port needs a value."),
        (["play", "planet", "--continue=3"], "The option --continue takes no value."),
        (["simulate"], "GAME is missing: one of earth, planet, rauha."),
        (["arena", "planet"], "--bots is missing: a text."),
        (["games", "planet"], "This is more than the command takes: planet."),
        (["games", "--lang", "de"], "The value of --lang does not fit; it must be one of en, pl, fr."),
        (["play"], "Name a game: earth, planet, rauha."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_usage_errors_are_sentences(words: list[str], sentence: str) -> None:
    done = run_command(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)


@pytest.mark.parametrize(
    ("language", "sentence", "hint"),
    [
        ("pl", "Nie ma polecenia dance; możliwe: ", '"terrarium --help" pokazuje możliwości.'),
        ("fr", "Il n’y a pas de commande dance\u00a0; au choix\u00a0: ", "«\u00a0terrarium --help\u00a0» montre"),
    ],
)
def test_usage_errors_are_translated(language: str, sentence: str, hint: str) -> None:
    done = run_command("--lang", language, "dance")
    assert done.stderr.startswith(sentence)
    assert f"\n{hint}" in done.stderr


def test_the_language_of_the_program_holds_for_its_commands() -> None:
    assert run_command("--lang", "pl", "games").stdout == run_command("games", "--lang", "pl").stdout


# -- the terminal --------------------------------------------------------------------------------------------------


def in_terminal(*words: str, columns: int = 80, code: int = 0, variables: dict[str, str] | None = None) -> str:
    """Run a command in a terminal of this width, which ends with this code; returns what it shows."""
    master, slave = pty.openpty()
    settings = {**environment(), "TERM": "xterm", "COLUMNS": str(columns), **(variables or {})}
    command = [sys.executable, "-m", "terrarium.cli.main", *words]
    running = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=settings)
    os.close(slave)
    shown = b""
    while True:
        try:
            chunk = os.read(master, 65536)
        except OSError:  # Linux: the other end is closed
            break
        if not chunk:
            break
        shown += chunk
    os.close(master)
    assert running.wait(60) == code
    return shown.decode().replace("\r\n", "\n")


def test_help_has_colour_and_fits_a_narrow_terminal() -> None:
    shown = in_terminal("play", "--help", columns=50)
    assert "\033[" in shown
    plain = re.sub(r"\033\[[0-9;]*m", "", shown)
    assert max(map(len, plain.splitlines())) <= 50


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_there_is_no_colour_where_it_is_not_wanted(variables: dict[str, str]) -> None:
    assert "\033[" not in in_terminal("play", "--help", variables=variables)


@pytest.mark.parametrize(("words", "code"), [(["games"], 0), ([], 0), (["dance"], 2), (["play", "go"], 2)])
def test_lists_and_errors_are_wrapped(words: list[str], code: int) -> None:
    assert max(map(len, in_terminal("--lang", "fr", *words, columns=60, code=code).splitlines())) <= 60


@pytest.mark.parametrize(("columns", "rows"), [(50, 6), (80, 3)])
def test_the_halves_of_a_planet_are_below_each_other_in_a_narrow_terminal(
    columns: int, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    game = terrarium.game("planet", seats=2)
    shown = PlanetTextTable(game, Texts("en"), ["Ada", "Ben"]).show(game.start(seed=7).view(0))
    drawn = [line for line in shown if "....." in line]
    assert len(drawn) == 2 * rows
    assert max(map(len, drawn)) < columns


def test_a_long_line_is_broken_between_words() -> None:
    assert wrapped("  ab cd ef", 8) == ["  ab cd", "      ef"]
    assert wrapped("short", 8) == ["short"]


@pytest.mark.parametrize(
    ("text", "ascii_text"), [("Żółw", "Zolw"), ("« été »", '" ete "'), ("3 × 2 → œuf…", "3 x 2 -> oeuf...")]
)
def test_texts_are_spelled_in_ascii(text: str, ascii_text: str) -> None:
    assert spelled(text) == ascii_text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["games"], "Boty, od najslabszego do najsilniejszego: "),
        (["play", "--help"], "Uzycie: terrarium play [OPCJE] [GRA]\n"),
        (["tables"], "Uzycie: terrarium tables [OPCJE] POLECENIE ...\n"),
        (["dance"], "Nie ma polecenia dance; mozliwe: "),
        (["play", "chess"], "Nie ma gry chess; do wyboru: "),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_an_ascii_terminal_gets_readable_text(words: list[str], sentence: str) -> None:
    settings = {**environment(), "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "terrarium.cli.main", "--lang", "pl", *words]
    done = subprocess.run(command, capture_output=True, env=settings, check=False, timeout=60)
    shown = (done.stdout + done.stderr).decode("ascii")
    assert sentence in shown
    assert "?" not in shown.replace(" ? ", " ")  # the help of `play` names the key ?


# -- completion ----------------------------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_completion_installs_and_completes(tmp_path: Path) -> None:
    settings = {**environment(), "HOME": str(tmp_path)}
    call = f"{sys.executable} -m terrarium.cli.main"
    subprocess.run(["bash", "-c", f"{call} --install-completion; true"], env=settings, check=True, timeout=60)
    script = tmp_path / ".bash_completions/terrarium.sh"
    assert f"source '{script}'" in (tmp_path / ".bashrc").read_text()
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
    asked = {"_TERRARIUM_COMPLETE": "complete_bash", "COMP_CWORD": "2"}
    for words, offered in {"terrarium play pl": ["planet"], "terrarium play --s": ["--seats", "--seed"]}.items():
        done = subprocess.run(
            [sys.executable, "-m", "terrarium.cli.main"],
            env={**settings, **asked, "COMP_WORDS": words},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert done.stdout.split() == offered
