"""Checks of keeping: words, records, packed positions, and the same game again."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys

import terrarium
from terrarium.engine.game import Game
from terrarium.engine.record import Record
from terrarium.testing.child_process import same_tree
from terrarium.testing.random_game import RandomGame, everything


def check_words(trial: RandomGame) -> None:
    """Every action and every change of a setting has its own words, and these name it again."""
    game = trial.game
    known: dict[str, int] = {}
    for action in range(game.actions + 2 * len(game.settings)):
        words = game.words(action)
        trial.expect(words not in known, f"actions {known.get(words)} and {action} are both called {words!r}")
        trial.expect(words == " ".join(words.split()) and ";" not in words, f"{words!r} does not fit into a record")
        known[words] = action
        trial.same(game.action(words), action, f"{words!r} names another action")


def check_record(trial: RandomGame) -> None:
    """A record survives both its forms and replays to the same position."""
    record = trial.record()
    text, compact = record.to_text(), record.to_json()
    trial.same(Record.from_text(text).to_text(), text, "the record's text after reading")
    trial.same(Record.from_json(compact).to_json(), compact, "the record's JSON after reading")
    trial.same(Record.from_json(compact).to_text(), text, "the record's text after JSON")
    box = trial.game.box_data()
    again = Record.from_text(text).replay(box)
    trial.same(again.fingerprint(), record.fingerprint, "the replayed position")
    half = record.copy()
    half.reopen()
    half.moves = half.moves[: len(half.moves) // 2]
    for position in trial.walk():
        if trial.decision == len(half.moves):
            reached = Record.from_text(half.to_text()).replay(box)
            trial.same(reached.fingerprint(), position.fingerprint(), "the position replayed half-way")


def check_pack(trial: RandomGame) -> None:
    """A position survives packing and pickling, and goes on as before."""
    record = trial.record()
    for position in trial.sampled(journal=True):
        numbers = position.pack()
        trial.expect(all(type(number) is int for number in numbers), "packed numbers are not all plain ints")
        heard = [repr(position.journal.lines(None))] if position.journal is not None else []
        for again in (trial.game.unpack(numbers), pickle.loads(pickle.dumps(position))):
            trial.same(everything(again), everything(position), "the position after packing")
            trial.same(again.reveals, position.reveals, "reveals after packing")
            if again.journal is not None:
                trial.same([repr(again.journal.lines(None))], heard, "the journal after pickling")
            for move in record.moves[trial.decision :]:
                again.play(move.seat, move.action)
            trial.same(again.fingerprint(), record.fingerprint, "the end of the game after packing")


def check_repeats(trial: RandomGame) -> None:
    """The same seed and the same actions give the same game."""
    trial.same(trace(trial), trace(trial), "the same seed gave two different games")


def trace(trial: RandomGame) -> list[str]:
    """The fingerprints of every moment."""
    return [position.fingerprint() for position in trial.walk()]


def check_hash_seed(game: Game, seed: int = 0, modules: tuple[str, ...] = ()) -> None:
    """The same game in another process, whose sets and dicts have another order.

    `modules` are imported there first, if the game is not one of those that come with the program.
    """
    trial = RandomGame(game, seed)
    title = game.title
    asked = {
        "modules": modules,
        "game": game.name,
        "seats": game.seats,
        "options": {option.name: game.options[option.name] for option in title.options},
        "box": game.box_data(),
        "seed": seed,
    }
    here = trace(trial)
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "terrarium.testing.other_process"],
            input=json.dumps(asked),
            env=same_tree(PYTHONHASHSEED=hash_seed),
            capture_output=True,
            text=True,
            check=False,
        )
        trial.expect(done.returncode == 0, f"the other process failed: {done.stderr[-400:]}")
        answer = json.loads(done.stdout)
        trial.same(answer["package"], terrarium.__file__, "the other process imported another terrarium")
        there: list[str] = answer["trace"]
        for trial.decision, (one, other) in enumerate(zip(here, there, strict=False)):
            trial.same(one, other, "another process with another hash seed gave another position")
        trial.same(len(here), len(there), "another process gave a game of another length")
