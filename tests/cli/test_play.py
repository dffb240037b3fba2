"""A game at the text table, typed into a pipe or a terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from terrarium.engine.record import Record
from tests.cli.commands import Done, environment, process, run_command

#: Every tile for every face in turn: legal inputs are played and the others refused, until twelve rounds are full.
WHOLE_GAME = "".join(f"{slot} {face} 0\n" for face in range(1, 13) for slot in "abcde")
ALONE = ("play", "planet", "--seed", "7", "--lang", "en", "--option", "first=1")


def answers(result: Done) -> list[str]:
    """The first line of output after each line typed."""
    lines = result.stdout.splitlines()
    return [lines[n + 1] for n, line in enumerate(lines[:-1]) if line.startswith("> ")]


@pytest.mark.parametrize(
    ("language", "begins", "prompt", "ends"),
    [
        ("en", "At the table: Seat 1 (you), Seat 2 (random) and Seat 3 (random).", "Which tile?", "Winner: "),
        ("pl", "Przy stole: Gracz 1 (ty), Gracz 2 (random) i Gracz 3 (random).", "Która płytka?", "Wygrywa "),
        (
            "fr",
            "À la table\u00a0: Joueur 1 (vous), Joueur 2 (random) et Joueur 3 (random).",
            "Quelle tuile\u00a0?",
            "Victoire\u00a0: ",
        ),
    ],
)
def test_a_whole_game_in_each_language(tmp_path: Path, language: str, begins: str, prompt: str, ends: str) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "planet", "--seats", "you,random,random", "--seed", "7", "--lang", language)
    result = process(*words, typed=f"{WHOLE_GAME}s {file}\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert begins in result.stdout
    assert result.stdout.count(prompt) == 12
    assert f"\n{ends}" in result.stdout
    record = Record.from_text(file.read_text(encoding="utf-8"))
    assert len(record.moves) == 36
    assert record.replay().outcome().scores == record.scores
    replayed = process("replay", str(file), "--lang", language)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert f"\n{ends}" in replayed.stdout


def test_the_same_seed_and_the_same_input_give_the_same_output() -> None:
    first = run_command(*ALONE, "--seats", "you,random", typed=WHOLE_GAME)
    assert first.returncode == 0
    assert run_command(*ALONE, "--seats", "you,random", typed=WHOLE_GAME).stdout == first.stdout


def test_bots_alone_play_to_the_end_without_input() -> None:
    result = run_command("play", "planet", "--seats", "random,random", "--seed", "1", "--lang", "en")
    assert result.returncode == 0
    assert "Winner" in result.stdout
    assert "Which tile?" not in result.stdout


def test_without_a_seed_one_is_chosen_and_told() -> None:
    assert " Seed " in run_command("play", "planet", "--lang", "en").stdout


def test_the_environment_chooses_the_language() -> None:
    words = [sys.executable, "-m", "terrarium.cli.main", "play", "planet", "--seed", "7"]
    polish = {**environment(), "LC_ALL": "pl_PL.UTF-8"}
    result = subprocess.run(words, input="", capture_output=True, encoding="utf-8", check=False, env=polish)
    assert "Która płytka?" in result.stdout


def test_variants_are_played() -> None:
    result = run_command(*ALONE, "--option", "mystery=true", "--option", "beginner=true")
    assert "a mystery animal, face down" in result.stdout
    assert "objective" not in result.stdout


def test_an_owner_sees_the_names_from_the_box(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[names]\n" + "".join(f'{key} = "Beast {key}"\n' for key in ("panda", "beaver")), encoding="utf-8")
    assert "Beast beaver, largest forest not touching any desert" in run_command(*ALONE, "--box", str(box)).stdout


# -- what is typed ---------------------------------------------------------------------------------------------


def test_an_action_is_chosen_step_by_step() -> None:
    result = run_command(*ALONE, typed="c\n7\n2\n")
    assert answers(result)[:2] == ["Which face?", "How many fifths clockwise?"]
    assert "Seat 1 (you) takes a tile and lays it as MMOOF on face 7." in result.stdout


@pytest.mark.parametrize("typed", ["c 7 2", "C 7 2", "tile c face 7 turn 2", "c\n7 2", "c 7\n2"])
def test_an_action_is_named_in_several_ways(typed: str) -> None:
    assert "lays it as MMOOF on face 7." in run_command(*ALONE, typed=f"{typed}\n").stdout


def test_a_step_shows_what_lies_across_each_side() -> None:
    # Seat 1 has put MMOOF on face 7, whose side 1 touches side 1 of face 12, and chooses again in round 2.
    typed = "c 7 2\na 1 0\na 2 0\nb\n"
    lines = run_command(*ALONE, "--seats", "you,you", typed=typed).stdout.splitlines()
    face = next(line for line in lines[::-1] if line.startswith("  12  next to"))
    assert face == "  12  next to 7M  11.  10.  9.  8."


def test_a_step_can_be_taken_back() -> None:
    assert answers(run_command(*ALONE, typed="c\n7\n-\n-\n"))[2:] == ["Which face?", "Which tile?"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("z", '"z" is not among the choices: a, b, c, d, e. Type ? for help.'),
        ("c 13 0", '"13" is not among the choices: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12. Type ? for help.'),
        ("c 7 9", '"9" is not among the choices: 0, 1, 2, 3, 4. Type ? for help.'),
        ("tile c face 7", '"tile c face 7" is not among the choices: a, b, c, d, e. Type ? for help.'),
        ("\x1b[A\x00\ufffd", '"\x1b[a\x00\ufffd" is not among the choices: a, b, c, d, e. Type ? for help.'),
        ("s", "Type a file name after the s, as in: s game.txt"),
        ("u", "Seat 1 (you) has nothing to undo."),
    ],
)
def test_bad_input_gets_a_sentence(typed: str, answer: str) -> None:
    result = run_command(*ALONE, typed=f"{typed}\n")
    assert result.returncode == 0
    assert answers(result)[0].lower() == answer.lower()


def test_a_refused_action_gets_the_reason() -> None:
    result = run_command(*ALONE, "--seats", "you,you", typed="c 7 2\nc 7 2\n")
    assert "The tile in slot c has been taken." in answers(result)


def test_help_names_every_command_and_the_options_in_force() -> None:
    output = run_command(*ALONE, typed="?\n").stdout
    for start in ("- ", "l ", "+ ", "u ", "s FILE", "q "):
        assert f"\n{start}" in output
    assert "Option first is 1." in output


@pytest.mark.parametrize(
    ("lang", "figures"),
    [
        ("en", ["50 of 50 tiles", "21 of 25 objective rungs", "34 of 45 animal cards"]),
        ("pl", ["50 z 50 płytek", "21 z 25 progów", "34 z 45 kart"]),
        ("fr", ["50 tuiles sur 50", "21 paliers d’objectifs sur 25", "34 cartes Animal sur 45"]),
    ],
)
def test_help_says_what_is_reconstructed_and_how_to_enter_the_own_box(lang: str, figures: list[str]) -> None:
    output = run_command(*ALONE, "--lang", lang, typed="?\n").stdout
    assert [figure for figure in figures if figure not in output] == []
    assert "docs/box.md" in output
    assert "terrarium play planet --box my-box.toml" in output


def test_help_counts_the_box_in_use(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[names]\npuma = "Cougar"\n[[objectives.ocean]]\nareas = 15\npoints = 2\n', encoding="utf-8")
    output = run_command(*ALONE, "--box", str(box), typed="?\n").stdout
    assert "50 of 50 tiles, 16 of 21 objective rungs" in output
    assert "33 of 45 animal cards" in output


def test_help_of_a_game_whose_cards_are_known_says_nothing_of_the_kind() -> None:
    assert "docs/box.md" not in run_command("play", "rauha", "--seed", "1", typed="?\n").stdout


def test_people_in_turn_are_told_whose_turn_it_is_and_see_their_own_objective_only() -> None:
    output = run_command(*ALONE, "--seats", "you,you", typed="c 7 2\n").stdout
    first, second = output.split("Seat 2 to play.")
    assert first.count("Your secret objective: ") == second.count("Your secret objective: ") == 1
    assert first.split("Your secret objective: ")[1][:6] != second.split("Your secret objective: ")[1][:6]


def test_an_action_that_nobody_acted_on_is_taken_back() -> None:
    result = run_command(*ALONE, "--seats", "you,you", typed="c 7 2\nu\nc 8 2\n")
    assert "Seat 1 has undone the last action." in result.stdout
    assert "Seat 1 takes a tile and lays it as MMOOF on face 8." in result.stdout


def test_what_others_acted_on_stays() -> None:
    result = run_command(*ALONE, "--seats", "you,random", typed="c 7 2\nu\n")
    assert answers(result)[-1] == "Seat 1 (you) cannot undo this: something hidden has been revealed since."


@pytest.mark.parametrize("typed", ["", "q\n", "quit\n", "exit\n", "c 7\nq\n"])
def test_leaving_is_always_possible(typed: str) -> None:
    result = run_command(*ALONE, typed=typed)
    assert result.returncode == 0
    assert result.stdout.endswith("You leave the table after 0 actions. The seed was 7.\n")


def test_a_person_at_a_terminal_is_asked_before_secrets_are_shown() -> None:
    main, other = pty.openpty()
    words = [sys.executable, "-m", "terrarium.cli.main", *ALONE, "--seats", "you,you"]
    with subprocess.Popen(
        words, stdin=other, stdout=other, stderr=other, env={**environment(), "TERM": "dumb"}
    ) as table:
        os.close(other)
        output = ""
        for wanted, typed in (("press Enter when nobody else", "\n"), ("Which tile?", "q\n"), ("The seed was 7.", "")):
            while wanted not in output:
                output += os.read(main, 4096).decode("utf-8", errors="replace")
            if typed == "\n":
                assert "objective" not in output
            os.write(main, typed.encode())
        assert table.wait(timeout=30) == 0
    os.close(main)


# -- saving ----------------------------------------------------------------------------------------------------


def test_an_unfinished_game_is_saved_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert f"The record was written to {file}." in run_command(*ALONE, typed=f"c 7 2\ns {file}\n").stdout
    assert file.read_text(encoding="utf-8").endswith("\nunfinished\n")
    replayed = run_command("replay", str(file), "--lang", "en")
    assert "Seat 1 takes a tile and lays it as MMOOF on face 7." in replayed.stdout
    assert "The game was not finished" in replayed.stdout


def test_who_saves_a_finished_game_is_told_how_to_review_it(tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    whole = "".join(f"{slot} {face} 0\n" for face in range(1, 13) for slot in "abcde")
    shown = run_command(*ALONE, typed=f"{whole}s {file}\n\n").stdout
    assert (
        f"\nThe record was written to {file}.\nWhat would have been better in it: terrarium review '{file}'\n" in shown
    )


def test_saving_into_a_folder_that_does_not_exist_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    result = run_command(*ALONE, typed=f"s {tmp_path}/none/game.txt\nc 7 2\n")
    assert answers(result)[0].startswith(f"{tmp_path}/none/game.txt cannot be written: No such file or directory")
    assert "on face 7." in result.stdout


def test_a_full_disk_is_told_and_the_game_goes_on() -> None:
    result = run_command(*ALONE, typed="s /dev/full\nc 7 2\n")
    assert answers(result)[0].startswith("There is no room left to write /dev/full")
    assert "on face 7." in result.stdout


def test_a_full_disk_under_the_output_ends_with_a_sentence() -> None:
    words = [sys.executable, "-m", "terrarium.cli.main", *ALONE]
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            words, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
            env=environment(),
        )  # fmt: skip
    assert result.returncode == 1
    assert result.stderr == "The answer cannot be written: No space left on device.\n"


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    script = f"{sys.executable} -m terrarium.cli.main play planet --seats random,random --seed 1 | head -n 1"
    result = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False, env=environment())
    assert result.stdout.startswith("Planet. At the table:")
    assert result.stderr == ""


@pytest.mark.parametrize("game", ["earth", "rauha"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_box_is_refused_by_games_that_have_no_own_cards(command: str, game: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[names]\nfox = "Arctic fox"\n')
    done = run_command(command, game, "--box", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{game} is played with its own cards; an owner’s box cannot replace them.\n"


# -- what cannot be --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game called chess; choose from earth, planet, rauha."),
        (["planet", "--seats", "you,random,random,random,random"], "planet is for 2 to 4 seats, not 5."),
        (["planet", "--seats", "you"], "planet is for 2 to 4 seats, not 1."),
        (["planet", "--seats", "you,dragon"], 'There is no player "dragon"; choose from you, random, greedy,'),
        (["planet", "--seats", ""], 'There is no player ""; choose from you, random, greedy,'),
        (["planet", "--seed", "-1"], "-1 is not a seed; a seed is a whole number from 0 to below 9007199254740992."),
        (["planet", "--option", "mystery"], '"mystery" is not an option'),
        (["planet", "--option", "mystery=perhaps"], "The option mystery of planet cannot be perhaps"),
        (["planet", "--option", "dice=6"], "planet has no option dice; its options: beginner, mystery, first."),
        (["planet", "--box", "none.toml"], "There is no file none.toml."),
        (["planet", "--lang", "de"], "The value of --lang does not fit; it must be one of en, pl, fr."),
        (["planet", "--seed", "seven"], "The value of --seed does not fit; it must be a whole number."),
    ],
)
def test_what_cannot_be_is_one_sentence(words: list[str], sentence: str) -> None:
    result = run_command("play", *words)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stdout


def test_a_refusal_in_a_process_of_its_own_is_in_the_language_of_the_user() -> None:
    result = process("play", "planet", "--seats", "you", "--lang", "pl")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "planet to gra dla 2–4 graczy; podano: 1.\n"


def test_a_wrong_box_is_refused_with_every_place(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[tiles]\npatterns = ["OOX"]\n[names]\nunicorn = "U"\n', encoding="utf-8")
    result = run_command("play", "planet", "--box", str(box))
    assert result.returncode == 2
    assert [line.split(" ")[2] for line in result.stderr.splitlines()[1:]] == [
        "tiles.patterns[0]", "tiles.patterns", "names.unicorn",
    ]  # fmt: skip
