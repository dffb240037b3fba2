"""A team's board from turn to turn: what may be put there, what is left there, and who may take it. (E72)"""

from __future__ import annotations

import pytest

from terrarium.earth.position import EarthPosition
from tests.earth.answers import end_turn, some_answer
from tests.earth.table import do, hand, lay, pieces, pile, table, words

#: Flora with 2 sprout spaces, with 5, and with 1; none is activated after blue actions.
BAOBAB, WALNUT, OLIVE_TREE = 4, 192, 143


def pairs() -> EarthPosition:
    """Four seats in teams, each with a flora that has room for pieces, seat 0 to choose an action."""
    position = table(4, teams=True)
    for seat, card in enumerate((BAOBAB, 190, WALNUT, 265)):
        lay(position, seat, card, 1, 1)
    return position


def go_on_with(position: EarthPosition, seat: int, word: str) -> None:
    """Answer what a seat is asked until it may do something."""
    while word not in words(position, seat):
        do(position, seat, some_answer(position, seat))


@pytest.mark.clause("E72")
def test_compost_cards_of_an_earlier_turn_cannot_be_put_on_the_board() -> None:
    position = pairs()
    do(position, 0, "compost")
    assert "put compost" in words(position, 0)
    end_turn(position)
    assert position.areas[0].compost == 2
    do(position, int(position.active), "grow")
    assert "put compost" not in words(position, 0)


@pytest.mark.clause("E72")
def test_cards_of_an_earlier_turn_cannot_be_put_on_the_board() -> None:
    position = pairs()
    do(position, 0, "grow")
    drawn = hand(position, 0)
    go_on_with(position, 0, f"put {drawn[0]}")
    end_turn(position)
    assert set(drawn) <= set(hand(position, 0))
    do(position, int(position.active), "compost")
    assert [word for word in words(position, 0) if word.startswith("put ")] == []


@pytest.mark.clause("E72")
@pytest.mark.parametrize(("giver", "partner"), [(1, 0), (2, 3), (3, 2)])
def test_what_is_left_on_either_board_is_gone_in_the_next_turn(giver: int, partner: int) -> None:
    position = pairs()
    do(position, 0, "compost")
    do(position, giver, "take soil", "put soil")
    assert "fetch soil" in words(position, partner)
    end_turn(position)
    assert position.areas[giver].soil == 1
    do(position, int(position.active), "grow")
    assert "fetch soil" not in words(position, partner)
    assert "fetch soil" not in words(position, giver)


@pytest.mark.clause("E72")
@pytest.mark.parametrize(("giver", "partner"), [(1, 0), (2, 3), (3, 2)])
def test_in_every_turn_those_who_could_take_something_are_asked_before_it_is_lost(giver: int, partner: int) -> None:
    position = pairs()
    for _turn in range(2):
        turn = int(position.turns)
        do(position, int(position.active), "compost")
        go_on_with(position, giver, "put soil")
        do(position, giver, "put soil")
        while others := [seat for seat in position.actors() if seat != partner]:
            do(position, others[0], some_answer(position, others[0]))
            if position.turns > turn:
                break
            if "take soil" in words(position, partner):
                do(position, partner, "take soil")
        assert position.turns == turn
        assert "fetch soil" in words(position, partner)
        end_turn(position)


@pytest.mark.clause("E72")
def test_cards_that_nobody_takes_go_to_the_discard_pile() -> None:
    position = pairs()
    do(position, 0, "grow")
    card = hand(position, 0)[0]
    go_on_with(position, 0, f"put {card}")
    do(position, 0, f"put {card}")
    end_turn(position)
    assert card in pile(position, position.discard_top)
    assert position.census()["earth"] == list(range(1, 284))


@pytest.mark.clause("E72")
def test_compost_cards_that_nobody_takes_go_to_the_discard_pile() -> None:
    position = pairs()
    do(position, 0, "compost", "put compost", "put compost")
    end_turn(position)
    assert position.areas[0].compost == 0
    assert position.discards == 2
    assert position.census()["earth"] == list(range(1, 284))


@pytest.mark.clause("E72")
def test_sprouts_for_which_the_one_who_takes_has_no_place_stay_for_the_other() -> None:
    position = table(4, teams=True)
    lay(position, 0, BAOBAB, 1, 1)
    lay(position, 1, OLIVE_TREE, 1, 1)
    do(position, 0, "water", "stop")
    do(position, 1, "fetch sprouts")
    assert pieces(position, 1)[0] == {OLIVE_TREE: 1}
    do(position, 0, "fetch sprouts")
    while 0 in position.actors() and "sprout 1 1" in words(position, 0):
        do(position, 0, "sprout 1 1")
    assert pieces(position, 0)[0] == {BAOBAB: 2}


@pytest.mark.clause("E71", "E72")
def test_nothing_passes_between_the_teams() -> None:
    position = pairs()
    do(position, 0, "compost", "put soil", "put compost")
    assert {"fetch soil", "fetch compost"} <= set(words(position, 1))
    for rival in (2, 3):
        assert not {"fetch soil", "fetch compost"} & set(words(position, rival))
