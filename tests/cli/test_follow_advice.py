"""Answering as advised at the text table."""

from __future__ import annotations

from random import Random

import terrarium
from terrarium.cli.play import TextGame
from terrarium.cli.saved_games import SavedGame
from terrarium.cli.terminal import Terminal
from terrarium.engine.playthrough import Playthrough
from terrarium.texts import Texts
from tests.cli.commands import run_command


def test_a_game_without_advice_leaves_the_choice_to_the_person() -> None:
    said = run_command("play", "planet", "--seed", "7", "--lang", "en", "--seats", "you,random", typed="r\nq\n")
    assert said.returncode == 0
    assert "\n> r\nThere is no advice for this choice.\n" in said.stdout


def test_only_games_with_advice_name_its_key() -> None:
    key = "r follows the advice"
    for game, named in (("planet", False), ("earth", True)):
        assert (key in run_command("play", game, "--seed", "7", typed="?\nq\n").stdout) is named


def test_one_answer_goes_through_an_activation_and_no_further() -> None:
    saved = SavedGame.create("earth", ["you", "you"], None)
    table = TextGame(Playthrough(terrarium.game("earth", seats=2), 5), saved, Terminal(Texts("en")))
    chance = Random(5)
    longest = 0
    for _ in range(600):
        position = table.played.position
        if position.over():
            break
        seat = position.actors()[0]
        view = position.view(seat)
        if view["run"] is None or not view["advice"]:
            table.played.play(seat, chance.choice(position.legal(seat)))
            continue
        moves = len(table.played.record.moves)
        table.follow_advice(seat)
        done = table.played.record.moves[moves:]
        assert {move.seat for move in done} == {seat}
        after = table.played.position.view(seat)
        assert table.played.position.over() or after["run"] is None or not after["advice"]
        longest = max(longest, len(done))
    assert longest > 3  # several answers in one
