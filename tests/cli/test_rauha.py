"""Rauha at the text table and in simulate."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terrarium.engine.record import Record
from tests.cli.commands import Done, process, run_command

#: Legal inputs are played and the others refused; forty repetitions are more than a game.
WHOLE_GAME = "1\n5\ndiscard\nrest\nstop\n" * 40
ALONE = ("play", "rauha", "--seats", "you,random", "--seed", "7", "--lang", "en")


def after(result: Done, typed: str) -> list[str]:
    """The lines after the first occurrence of a typed text."""
    lines = result.stdout.splitlines()
    return lines[lines.index(f"> {typed}") + 1 :]


@pytest.mark.parametrize(
    ("language", "prompt", "ends"),
    [
        ("en", "Choose a card from the satellite on your left (moon).", "Winner"),
        ("pl", "Wybierz kartę biomu z satelity po twojej lewej stronie (księżyc).", "Wygrywa"),
        ("fr", "Choisissez une carte du satellite à votre gauche (lune).", "Victoire"),
    ],
)
def test_a_whole_game_in_each_language(tmp_path: Path, language: str, prompt: str, ends: str) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "rauha", "--seats", "you,random,random", "--seed", "7", "--lang", language)
    result = process(*words, typed=f"{WHOLE_GAME}s {file}\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert prompt in result.stdout
    assert f"\n{ends}" in result.stdout


def test_the_table_shows_boards_satellites_and_entities() -> None:
    shown = run_command(*ALONE).stdout.splitlines()
    assert "Round 1 of 4, turn 1 of 3. First player: Seat 2 (random)." in shown
    assert "Entities in the middle: Taivas, Maa, Meri, Kiteet, Metsat, Sienet and Vuori." in shown
    assert "Satellite between Seat 2 (random) and Seat 1 (you): 4 cards." in shown
    own = shown[shown.index("Your board:") + 1 :]
    assert [" ".join(line.split()) for line in own[:3]] == [
        "[1 D +1c] 2 F +1p 3 D", "[4 C +1c] 5 D +1c 6 U 3c>s", "[7 D +1p] 8 M 1w 9 D +1p",
    ]  # fmt: skip
    goods = "0 points, 4 crystals; flying 0, land 0, marine 0; water 1, which would score 0 now."
    assert own[3].strip() == goods


def test_a_card_is_chosen_placed_and_activated() -> None:
    result = run_command(*ALONE, typed="1-29\n5\nrest\n")
    assert "You choose a card: 1-29." in after(result, "1-29")
    placed = after(result, "5")
    assert "Seat 1 (you) places 1-29 (mountain) on cell 5." in placed
    assert "  rest  Take every free effect that gains nothing by waiting: 2 crystals, 1 point" in placed
    assert "Seat 1 (you) scores 1 point (A7 on cell 7)." in after(result, "rest")


@pytest.mark.clause("R26")
def test_the_totems_line_is_used_in_any_order() -> None:
    result = run_command(*ALONE, typed="1-29\n5\nuse 7\nuse 1\n4\n")
    used = [line for line in result.stdout.splitlines() if line.startswith("Seat 1 (you)") and " on cell " in line]
    assert used[1:] == [
        "Seat 1 (you) scores 1 point (A7 on cell 7).",
        "Seat 1 (you) takes 1 crystal (A1 on cell 1).",
        "Seat 1 (you) takes 1 crystal (A4 on cell 4).",
    ]


def test_a_spore_is_asked_for_in_two_steps_or_typed_at_once() -> None:
    for typed in ("1\nspore\n3\n", "1\nspore 3\n", "1\ndiscard spore 3\n"):
        result = run_command(*ALONE, typed=typed)
        assert "Seat 1 (you) discards the card and puts a spore on cell 3." in result.stdout


def test_help_explains_the_signs() -> None:
    output = after(run_command(*ALONE, typed="?\n"), "?")
    assert any(line.startswith("Rauha: type the number of a card") for line in output)
    assert any("3c>s pay 3 crystals for a spore" in line for line in output)
    assert any("Side of the board that everyone uses" in line for line in output)


def test_simulate_counts_cards_spores_entities_and_points() -> None:
    done = run_command("simulate", "rauha", "--games", "5", "--seed", "1", "--seats", "3", "--json")
    assert done.returncode == 0
    figures = json.loads(done.stdout)["figures"]
    assert figures["placed"]["value"] + figures["discarded"]["value"] == pytest.approx(36)
    shares = [figures[f"points-{origin}"]["share"] for origin in ("biomes", "entities", "water")]
    assert sum(shares) == pytest.approx(1)


def test_a_record_of_rauha_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run_command(*ALONE, typed=f"{WHOLE_GAME}s {file}\n")
    record = Record.from_text(file.read_text(encoding="utf-8"))
    assert record.replay().outcome().scores == record.scores
    output = run_command("replay", str(file), "--lang", "en")
    assert output.returncode == 0
    assert "Scoring of round 4." in output.stdout
