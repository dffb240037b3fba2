"""Playing and undoing: possible until something is revealed or another seat acts on it."""

from __future__ import annotations

import random

import pytest

import terrarium
from terrarium.engine.errors import BadRecord, Refused
from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough
from tests.testing.pebbles import POLISH, pebbles


def planet(seats: int = 3) -> Playthrough:
    return Playthrough(terrarium.game("planet", seats=seats, first=0), seed=3)


def play_first(played: Playthrough, seat: int) -> None:
    played.play(seat, played.position.legal(seat)[0])


def journal_lines(played: Playthrough, seat: int) -> list[Line]:
    assert played.position.journal is not None
    return played.position.journal.lines(seat)


def refusal_code(played: Playthrough, seat: int) -> str:
    before = (played.position.fingerprint(), played.record.to_text())
    with pytest.raises(Refused) as caught:
        played.undo(seat)
    assert (played.position.fingerprint(), played.record.to_text()) == before
    assert "{ $" not in str(caught.value)
    return caught.value.code


def test_an_illegal_action_leaves_position_and_record_alone() -> None:
    played = planet()
    before = played.position.fingerprint()
    for seat, action in ((1, 0), (0, 300), (0, -1), (7, 0)):
        with pytest.raises(Refused):
            played.play(seat, action)
    assert played.position.fingerprint() == before
    assert played.record.moves == []


def test_a_bad_remark_leaves_position_and_record_alone() -> None:
    played = planet()
    before = played.position.fingerprint()
    with pytest.raises(BadRecord):
        played.play(0, played.position.legal(0)[0], "two\nlines")
    assert played.position.fingerprint() == before
    assert played.record.moves == []


def test_my_tile_may_be_taken_back_until_the_next_seat_acts() -> None:
    played = planet()
    start, lines_before = played.position.fingerprint(), journal_lines(played, 0)
    play_first(played, 0)
    assert played.can_undo(0) == 1
    assert played.can_undo(1) == 0
    play_first(played, 1)
    assert played.can_undo(0) == 0
    assert refusal_code(played, 0) == "undo-built-on"
    played.undo(1)
    played.undo(0)
    assert played.position.fingerprint() == start
    assert journal_lines(played, 0) == lines_before
    assert played.record.moves == []


def test_the_last_tile_of_a_round_turns_up_new_ones_and_stays() -> None:
    played = planet()
    for seat in (0, 1, 2):
        play_first(played, seat)
    assert [played.can_undo(seat) for seat in range(3)] == [0, 0, 0]
    assert refusal_code(played, 2) == "undo-revealed"


def test_my_tile_can_be_taken_back_with_the_answers_of_bots_but_not_of_people() -> None:
    played = planet()
    start, lines_before = played.position.fingerprint(), journal_lines(played, 0)
    play_first(played, 0)
    play_first(played, 1)
    assert refusal_code(played, 0) == "undo-built-on"
    assert played.undo_refusal(0, {2}) is not None
    played.undo(0, {1, 2})
    assert played.position.fingerprint() == start
    assert journal_lines(played, 0) == lines_before
    assert played.record.moves == []


def test_a_placed_card_of_rauha_can_be_taken_back_until_something_new_is_shown_to_its_owner() -> None:
    played = Playthrough(terrarium.game("rauha", seats=2), seed=4)
    chance = random.Random(4)
    taken_back = 0
    while not played.position.over():
        seat = played.position.actors()[0]
        places = [action for action in played.position.legal(seat) if played.game.words(action).startswith("place")]
        before, other = played.position.fingerprint(), 1 - seat
        shown = [played.position.reveals_to(viewer) for viewer in (seat, other)]
        if not places:
            played.play(seat, chance.choice(played.position.legal(seat)))
            continue
        played.play(seat, chance.choice(places))
        if played.position.actors() == [seat] and played.position.reveals_to(seat) == shown[0]:
            assert played.position.reveals_to(other) > shown[1]
            assert played.can_undo(seat) == 1
            tried = played.copy()
            tried.undo(seat)
            assert tried.position.fingerprint() == before
            assert tried.position.legal(seat)
            taken_back += 1
    assert taken_back > 3


def test_there_may_be_nothing_to_take_back() -> None:
    played = planet()
    assert refusal_code(played, 1) == "undo-nothing"
    assert refusal_code(played, 5) == "no-such-seat"


def test_after_taking_back_another_action_may_be_played() -> None:
    played = planet()
    play_first(played, 0)
    played.undo(0)
    other = played.position.legal(0)[-1]
    played.play(0, other)
    assert [move.action for move in played.record.moves] == [other]
    assert played.record.replay().fingerprint() == played.position.fingerprint()


def test_the_end_of_the_game_stays() -> None:
    played = planet(seats=2)
    while not played.position.over():
        play_first(played, played.position.actors()[0])
    assert played.record.scores == played.position.outcome().scores
    assert refusal_code(played, 0) == "undo-revealed"


def test_without_a_journal_the_same_may_be_taken_back() -> None:
    played = Playthrough(terrarium.game("planet", seats=3, first=0), seed=3, journal=False)
    play_first(played, 0)
    assert played.can_undo(0) == 1
    played.undo(0)
    assert played.position.journal is None


def test_acting_together_others_may_have_acted_since() -> None:
    with pebbles() as game:
        played = Playthrough(game, seed=1)
        for seat in (0, 1):
            play_first(played, seat)
        lines_before = journal_lines(played, 1)
        assert played.can_undo(0) == 1
        played.undo(0)
        assert [move.seat for move in played.record.moves] == [1]
        assert played.position.actors() == [0, 2]
        assert journal_lines(played, 1) == lines_before[1:]
        assert played.record.replay().fingerprint() == played.position.fingerprint()


def test_several_own_actions_are_taken_back_one_by_one() -> None:
    with pebbles() as game:
        played = Playthrough(game, seed=1)
        start = played.position.fingerprint()
        played.play(0, POLISH)
        play_first(played, 1)
        play_first(played, 0)
        assert played.can_undo(0) == 2
        played.undo(0)
        assert played.can_undo(0) == 1
        played.undo(0)
        assert played.can_undo(1) == 1
        played.undo(1)
        assert played.position.fingerprint() == start


def test_acting_together_nothing_is_taken_back_once_it_was_shown() -> None:
    with pebbles() as game:
        played = Playthrough(game, seed=1)
        for seat in (0, 1, 2):
            play_first(played, seat)
        assert [played.can_undo(seat) for seat in range(3)] == [0, 0, 0]
        assert refusal_code(played, 0) == "undo-revealed"


def test_a_saved_game_goes_on() -> None:
    played = planet(seats=2)
    chance = random.Random(1)
    for _decision in range(9):
        seat = played.position.actors()[0]
        played.play(seat, chance.choice(played.position.legal(seat)), "thought about it")
    again = Playthrough.resume(played.record)
    assert again.record == played.record
    assert again.position.fingerprint() == played.position.fingerprint()
    assert journal_lines(again, 0) == journal_lines(played, 0)
    assert [again.can_undo(seat) for seat in range(2)] == [played.can_undo(seat) for seat in range(2)]


def test_a_copy_goes_its_own_way() -> None:
    played = planet()
    play_first(played, 0)
    before = (played.position.fingerprint(), played.record.to_text(), journal_lines(played, 0))
    tried = played.copy()
    assert (tried.position.fingerprint(), tried.record.to_text(), journal_lines(tried, 0)) == before
    play_first(tried, 1)
    tried.undo(1)
    tried.undo(0)
    for seat in (0, 1, 2):
        play_first(tried, seat)  # the last one turns up new tiles, which nobody can undo
    assert (played.position.fingerprint(), played.record.to_text(), journal_lines(played, 0)) == before
    assert (played.can_undo(0), tried.can_undo(0)) == (1, 0)
    played.undo(0)
    assert len(tried.record.moves) == 3
