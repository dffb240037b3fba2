"""Checks of storage: action words, records, packed positions, and reproducibility."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys

import terrarium
from terrarium.engine.game import Game
from terrarium.engine.record import Record
from terrarium.testing.child_process import child_environment
from terrarium.testing.random_game import RandomGame, full_state


def check_words(run: RandomGame) -> None:
    """Check that every action and setting change has unique words that parse back to it."""
    game = run.game
    known: dict[str, int] = {}
    for action in range(game.actions + 2 * len(game.settings)):
        words = game.words(action)
        run.expect(words not in known, f"actions {known.get(words)} and {action} are both called {words!r}")
        run.expect(words == " ".join(words.split()) and ";" not in words, f"{words!r} does not fit into a record")
        known[words] = action
        run.expect_equal(game.action(words), action, f"{words!r} names another action")


def check_record(run: RandomGame) -> None:
    """Check that a record survives both its forms and replays to the same position."""
    record = run.record()
    text, compact = record.to_text(), record.to_json()
    run.expect_equal(Record.from_text(text).to_text(), text, "the record's text after reading")
    run.expect_equal(Record.from_json(compact).to_json(), compact, "the record's JSON after reading")
    run.expect_equal(Record.from_json(compact).to_text(), text, "the record's text after JSON")
    box = run.game.box_data()
    again = Record.from_text(text).replay(box)
    run.expect_equal(again.fingerprint(), record.fingerprint, "the replayed position")
    half = record.copy()
    half.reopen()
    half.moves = half.moves[: len(half.moves) // 2]
    for position in run.walk():
        if run.decision == len(half.moves):
            reached = Record.from_text(half.to_text()).replay(box)
            run.expect_equal(reached.fingerprint(), position.fingerprint(), "the position replayed half-way")


def check_pack(run: RandomGame) -> None:
    """Check that a position survives packing and pickling, and plays on as before."""
    record = run.record()
    for position in run.sampled(journal=True):
        numbers = position.pack()
        run.expect(all(type(number) is int for number in numbers), "packed numbers are not all plain ints")
        heard = [repr(position.journal.lines(None))] if position.journal is not None else []
        for again in (run.game.unpack(numbers), pickle.loads(pickle.dumps(position))):
            run.expect_equal(full_state(again), full_state(position), "the position after packing")
            run.expect_equal(again.reveals, position.reveals, "reveals after packing")
            if again.journal is not None:
                run.expect_equal([repr(again.journal.lines(None))], heard, "the journal after pickling")
            for move in record.moves[run.decision :]:
                again.play(move.seat, move.action)
            run.expect_equal(again.fingerprint(), record.fingerprint, "the end of the game after packing")


def check_repeats(run: RandomGame) -> None:
    """Check that the same seed and actions give the same game."""
    run.expect_equal(fingerprints(run), fingerprints(run), "the same seed gave two different games")


def fingerprints(run: RandomGame) -> list[str]:
    """The fingerprint of each position of the game."""
    return [position.fingerprint() for position in run.walk()]


def check_hash_seed(game: Game, seed: int = 0, modules: tuple[str, ...] = ()) -> None:
    """Check that processes with other hash seeds play the same game.

    `modules` are imported there first; they register a game that does not come with the program.
    """
    run = RandomGame(game, seed)
    title = game.title
    asked = {
        "modules": modules,
        "game": game.name,
        "seats": game.seats,
        "options": {option.name: game.options[option.name] for option in title.options},
        "box": game.box_data(),
        "seed": seed,
    }
    here = fingerprints(run)
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "terrarium.testing.hash_seed_process"],
            input=json.dumps(asked),
            env=child_environment(PYTHONHASHSEED=hash_seed),
            capture_output=True,
            text=True,
            check=False,
        )
        run.expect(done.returncode == 0, f"the other process failed: {done.stderr[-400:]}")
        answer = json.loads(done.stdout)
        run.expect_equal(answer["package"], terrarium.__file__, "the other process imported another terrarium")
        there: list[str] = answer["fingerprints"]
        for run.decision, (one, other) in enumerate(zip(here, there, strict=False)):
            run.expect_equal(one, other, "another process with another hash seed gave another position")
        run.expect_equal(len(here), len(there), "another process gave a game of another length")
