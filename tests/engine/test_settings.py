"""Settings: changed at any time, recorded, not affected by undo."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.engine.batch import Batch
from terrarium.engine.errors import BadOption, BadRecord, Refused
from terrarium.engine.game import Game
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.record import Record
from tests.testing.careful_pebbles import (
    CAREFUL,
    CAREFUL_OFF,
    CAREFUL_ON,
    QUIET,
    QUIET_ON,
    SETTINGS,
    careful_pebbles,
)
from tests.testing.pebbles import PEBBLES, POLISH


def play_first(played: Playthrough, seat: int) -> None:
    played.play(seat, played.position.legal(seat)[0])


def numbers(played: Playthrough) -> list[tuple[int, int]]:
    return [(move.seat, move.action) for move in played.record.moves]


def test_a_setting_has_two_numbers_behind_the_actions_and_words() -> None:
    with careful_pebbles() as game:
        assert game.settings == SETTINGS
        assert game.actions == PEBBLES + 1
        changes = [game.setting_change(name, on) for name in SETTINGS for on in (False, True)]
        assert changes == [PEBBLES + 1, PEBBLES + 2, PEBBLES + 3, PEBBLES + 4]
        assert [game.words(change) for change in changes] == ["careful off", "careful on", "quiet off", "quiet on"]
        assert [game.action(game.words(change)) for change in changes] == changes
        assert game.action("  Careful  ON ") == CAREFUL_ON
        assert [number for number in range(-1, PEBBLES + 6) if game.is_setting_change(number)] == changes
        assert [game.check_action(change) for change in changes] == changes
        for number in (-1, PEBBLES + 5):
            with pytest.raises(Refused, match="There is no action"):
                game.check_action(number)
        for words in ("careful", "careful maybe", "careful on on", "brave on"):
            with pytest.raises(terrarium.engine.errors.BadWords):
                game.action(words)
        with pytest.raises(BadOption, match="pebbles has no setting brave; its settings: careful, quiet"):
            game.setting_change("brave", True)


def test_a_game_without_settings_has_no_such_numbers() -> None:
    game = terrarium.game("planet")
    assert game.settings == []
    assert not game.is_setting_change(game.actions)
    assert not game.start(1).setting(0, 0)
    with pytest.raises(Refused):
        game.start(1).play(0, game.actions)


def test_a_seat_changes_its_settings_without_owing_an_action() -> None:
    with careful_pebbles() as game:
        position = game.start(1)
        position.play(0, position.legal(0)[0])
        assert position.actors() == [1, 2]
        position.play(0, CAREFUL_ON)
        assert position.actors() == [1, 2]
        assert position.legal(0) == []
        assert [position.setting(seat, CAREFUL) for seat in range(3)] == [True, False, False]
        assert not position.setting(0, QUIET)
        position.play(0, CAREFUL_OFF)
        assert position.legal(0) == [POLISH]
        with pytest.raises(Refused, match="There is no seat 3"):
            position.play(3, CAREFUL_ON)


def test_nothing_is_changed_after_the_end() -> None:
    with careful_pebbles() as game:
        played = finished(game)
        before = played.record.to_text()
        refusal = played.position.play_refusal(0, CAREFUL_ON)
        assert refusal is not None
        assert refusal.code == "game-over"
        with pytest.raises(Refused, match="The game is over"):
            played.play(0, CAREFUL_ON)
        assert played.record.to_text() == before


def finished(game: Game) -> Playthrough:
    played = Playthrough(game, seed=2)
    played.play(1, QUIET_ON)
    while not played.position.over():
        seat = played.position.actors()[0]
        play_first(played, seat)
        if not played.position.over() and len(played.record.moves) % 5 == 0:
            played.play(2, CAREFUL_ON if len(played.record.moves) % 2 else CAREFUL_OFF)
    return played


def test_records_keep_changes_in_both_forms() -> None:
    with careful_pebbles() as game:
        record = finished(game).record
        text, compact = record.to_text(), record.to_json()
        assert "\n1. seat 1: quiet on\n" in text
        assert ". seat 2: careful on\n" in text
        assert Record.from_text(text).to_text() == text
        assert Record.from_json(compact).to_json() == compact
        assert Record.from_json(compact) == Record.from_text(text) == record
        assert record.replay().fingerprint() == record.fingerprint
        again = Playthrough.resume(record)
        assert again.position.setting(1, QUIET)
        assert again.position.fingerprint() == record.fingerprint


def test_reading_refuses_numbers_behind_the_last_setting() -> None:
    with careful_pebbles() as game:
        record = Record.of(game, 1)
        record.add(0, PEBBLES + 5)
        with pytest.raises(BadRecord, match=f"an action from 0 to {PEBBLES + 4}"):
            Record.from_json(record.to_json())
        record.moves.clear()
        record.add(0, CAREFUL_ON)
        text = record.to_text().replace("careful on", "brave on")
        with pytest.raises(BadRecord, match='"brave on" is not an action'):
            Record.from_text(text)


def test_undo_takes_back_the_latest_action_and_keeps_later_changes() -> None:
    with careful_pebbles() as game:
        played = Playthrough(game, seed=1)
        assert played.can_undo(0) == 0
        played.play(0, QUIET_ON)
        refusal = played.undo_refusal(0)
        assert refusal is not None
        assert refusal.code == "undo-nothing"
        played.play(0, POLISH)
        played.play(0, CAREFUL_ON)
        assert played.can_undo(0) == 1
        played.undo(0)
        assert numbers(played) == [(0, QUIET_ON), (0, CAREFUL_ON)]
        assert played.position.setting(0, CAREFUL)
        assert played.position.setting(0, QUIET)
        assert POLISH not in played.position.legal(0)
        assert played.record.replay().fingerprint() == played.position.fingerprint()


def test_a_change_never_blocks_anybodys_undo() -> None:
    with careful_pebbles() as game:
        played = Playthrough(game, seed=1)
        first = played.position.legal(0)[0]
        played.play(0, first)
        played.play(1, CAREFUL_ON)
        second = played.position.legal(1)[0]
        played.play(1, second)
        played.play(0, CAREFUL_ON)
        played.play(1, CAREFUL_OFF)
        assert [played.can_undo(seat) for seat in range(3)] == [1, 1, 0]
        played.undo(0)
        assert numbers(played) == [(1, CAREFUL_ON), (1, second), (0, CAREFUL_ON), (1, CAREFUL_OFF)]
        played.undo(1)
        assert numbers(played) == [(1, CAREFUL_ON), (0, CAREFUL_ON), (1, CAREFUL_OFF)]
        assert [played.position.setting(seat, CAREFUL) for seat in range(3)] == [True, False, False]


def test_a_change_does_not_move_the_checkpoint() -> None:
    with careful_pebbles() as game:
        played = Playthrough(game, seed=1)
        for seat in (0, 1, 2):
            play_first(played, seat)
        shown = len(played.record.moves)
        play_first(played, 0)
        played.play(0, QUIET_ON)
        assert played.can_undo(0) == 1
        assert played._revealed_at[0] == shown
        for seat in (1, 2):
            play_first(played, seat)
        played.play(0, CAREFUL_ON)
        refusal = played.undo_refusal(0)
        assert refusal is not None
        assert refusal.code == "undo-revealed"


def test_the_journal_says_nothing_of_a_change_by_itself() -> None:
    with careful_pebbles() as game:
        played = Playthrough(game, seed=1)
        journal = played.position.journal
        assert journal is not None
        before = len(journal.all_lines())
        played.play(0, CAREFUL_ON)
        assert len(journal.all_lines()) == before


def test_a_batch_refuses_numbers_that_are_no_actions() -> None:
    game = terrarium.game("planet", seats=2)
    game.settings = ["careful"]
    batch = Batch(game, game.title.features(game), 1, 1)
    with pytest.raises(Refused, match=f"There is no action {game.actions + 1}"):
        batch.step((game.actions + 1).to_bytes(8, "little"), batch.masks())
