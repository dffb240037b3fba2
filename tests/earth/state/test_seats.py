"""What a position keeps for each seat: hands, goals, leaves, planted cards and wishes. (E13, E20, E47, E72, E77)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import EVENT, FLORA
from terrarium.engine.vec_operations import from_list
from tests.earth.areas import pick
from tests.earth.state.positions import blank


@pytest.mark.clause("E72", "E77")
def test_the_cards_gained_in_this_turn_are_known_apart() -> None:
    position = blank()
    cards = [1, 30, 59, 60, 61, 119, 120, 179, 180, 239, 240, 283]
    for card in cards:
        position.put_in_hand(1, card)
    assert [*position.hand_cards(1)] == cards
    assert (position.areas[1].hand, position.has_gained_cards(1)) == (12, False)
    for card in (29, 88, 89, 90, 149, 241):
        position.gain_card(1, card)
        assert position.has_gained_cards(1)
        assert ([*position.gained_cards(1)], position.is_gained(1, card)) == ([card], True)
        assert not any(position.has_gained_cards(seat) for seat in (0, 2))
        position.take_from_hand(1, card)
        assert not position.has_gained_cards(1)
        position.forget_gained_card(1, card)
    flora = pick(lambda card: card.kind == FLORA, 3)
    position.replace_hand(2, from_list(flora), 1)
    assert ([*position.hand_cards(2)], [*position.gained_cards(2)]) == (flora, flora[:1])


@pytest.mark.clause("E13", "E41")
def test_a_hand_has_events_and_cards_that_can_be_planted() -> None:
    position = blank()
    for card in range(1, 284):
        position.put_in_hand(2, card)
    events = [card.number for card in BOX.cards if card.kind == EVENT]
    assert ([*position.hand_cards(2)], [*position.event_cards(2)]) == (list(range(1, 284)), events)
    assert [*position.plantable_cards(2)] == [card for card in range(1, 284) if card not in events]
    assert [*position.hand_cards(1)] == []


@pytest.mark.clause("E47", "E48")
def test_goals_and_leaves_are_kept_by_seat() -> None:
    position = blank()
    position.note_earned(1, 0)
    position.note_earned(1, 3)
    assert [position.has_earned(1, place) for place in range(4)] == [True, False, False, True]
    assert [position.has_earned(seat, 0) for seat in range(3)] == [False, True, False]
    position.place_leaf(1, 2, 5)
    position.place_leaf(1, 0, 1)
    position.place_leaf(2, 2, 3)
    assert [int(position.leaf_step(1, place)) for place in range(4)] == [1, 0, 5, 0]
    assert [position.has_leaf(seat) for seat in range(3)] == [False, True, True]
    assert [int(position.leaves_on(place)) for place in range(4)] == [1, 0, 2, 0]


@pytest.mark.clause("E20")
def test_the_two_cards_planted_in_a_turn_are_known_until_it_ends() -> None:
    position = blank()
    position.note_planted(1, 5)
    position.note_planted(1, 6)
    assert (position.first_planted(1), position.second_planted(1)) == (5, 6)
    assert [position.has_planted(seat) for seat in range(3)] == [False, True, False]
    position.forget_planted(1)
    assert (position.first_planted(1), position.second_planted(1), position.has_planted(1)) == (0, 0, False)


@pytest.mark.clause("E76", "E77")
def test_what_a_seat_wants_to_be_asked_is_kept_by_seat() -> None:
    position = blank()
    position.set_careful(1, True)
    assert [position.careful(seat) for seat in range(3)] == [False, True, False]
    position.set_careful(1, False)
    assert [int(number) for number in position.marks] == [0] * 45
    position.silence(1)
    assert (position.silenced(1), position.asked_at_end(1), position.silenced(2)) == (True, False, False)
    position.note_asked_at_end(1)
    assert (position.silenced(1), position.asked_at_end(1), position.asked_at_end(0)) == (True, True, False)
    position.reset_windows(1)
    position.note_asked_at_end(1)
    assert (position.silenced(1), position.asked_at_end(1)) == (False, True)
    position.silence(1)
    assert (position.silenced(1), position.asked_at_end(1)) == (True, True)


@pytest.mark.clause("E25", "E52")
def test_the_pieces_that_an_ecosystem_rather_does_without_are_kept_by_kind() -> None:
    position = blank()
    for sprouts in (False, True):
        for growth in (False, True):
            position.set_delicate(1, sprouts, growth)
            assert [position.is_delicate(1, piece) for piece in (0, 1)] == [sprouts, growth]
    assert not position.is_delicate(0, 0)
    position.set_cards_in_run(1, 3)
    assert [int(position.cards_in_run(seat)) for seat in range(3)] == [0, 3, 0]


@pytest.mark.clause("E04")
def test_the_cards_that_a_seat_was_dealt_lie_side_by_side() -> None:
    position = blank(3, mode="advanced")
    position.islands = from_list([1, 2, 3, 4, 5, 6, 7])
    assert [[int(position.dealt_card(seat, 0, place)) for place in (0, 1)] for seat in range(3)] == [
        [1, 2],
        [3, 4],
        [5, 6],
    ]
    position.set_own_ecosystem(1, 0)
    assert [int(position.own_ecosystem(seat)) for seat in range(3)] == [-1, 0, -1]
