"""Step 1, and what a seat may know: R10 to R13."""

from __future__ import annotations

import pytest

from terrarium.engine.errors import Refused
from tests.rauha.positions import choose_all, do, offered, play_until, seen, start


def keys(position_view: list[str] | None) -> list[str]:
    assert position_view is not None
    return position_view


@pytest.mark.clause("R10")
def test_everyone_sees_four_then_three_then_two_cards() -> None:
    position = start(4, seed=6)
    for totem, count in ((1, 4), (2, 3), (3, 2), (5, 4), (6, 3), (7, 2)):
        play_until(position, totem)
        assert position.actors() == [0, 1, 2, 3]
        assert [len(seen(position, seat)["offer"]) for seat in range(4)] == [count] * 4
        assert [len(position.legal(seat)) for seat in range(4)] == [count] * 4


@pytest.mark.clause("R10")
def test_what_is_not_kept_goes_back_to_the_same_satellite() -> None:
    position = start(3, seed=6)
    mine = [card["key"] for card in seen(position, 0)["offer"]]  # moon: satellite 1
    do(position, 0, f"keep {mine[2]}")
    for seat in (1, 2):
        position.play(seat, position.legal(seat)[0])
    play_until(position, 2)
    back = [card["key"] for card in seen(position, 1)["offer"]]  # star: satellite 1
    assert back == [mine[0], mine[1], mine[3]]


@pytest.mark.clause("R11")
def test_in_the_third_turn_the_other_card_leaves_the_game() -> None:
    position = start(2, seed=1)
    play_until(position, 3)
    assert [view["count"] for view in seen(position, 0)["satellites"]] == [2, 2]
    left = [[card["key"] for card in seen(position, seat)["offer"]][1] for seat in range(2)]
    choose_all(position)
    assert [view["count"] for view in seen(position, 0)["satellites"]] == [0, 0]
    play_until(position, 17)
    found = [look for seat in range(2) for look in seen(position, seat)["looks"] if look["round"] > 1]
    assert not any(card in look["cards"] for card in left for look in found)


@pytest.mark.clause("R12")
def test_a_choice_is_secret_and_can_be_changed_until_all_have_chosen() -> None:
    position = start(3, seed=2)
    cards = offered(position, 1)
    do(position, 1, cards[0])
    assert position.actors() == [0, 2]
    assert offered(position, 1) == cards[1:]
    assert seen(position, 1)["kept"] == seen(position, 1)["offer"][0]
    for other in (0, 2, None):
        assert seen(position, other)["kept"] is None
        assert seen(position, other)["chosen"] == [False, True, False]
    do(position, 1, cards[3])
    assert offered(position, 1) == cards[:3]
    with pytest.raises(Refused, match="is chosen already"):
        do(position, 1, cards[3])
    do(position, 0, offered(position, 0)[0])
    do(position, 2, offered(position, 2)[0])
    assert len(position.actors()) == 1
    assert seen(position, 1)["plays"][1] == [
        {"round": 1, "turn": 1, "card": cards[3].removeprefix("keep "), "state": "in hand"}
    ]
    assert seen(position, 0)["plays"][1] == [{"round": 1, "turn": 1, "card": None, "state": "in hand"}]
    with pytest.raises(Refused):
        do(position, 1, cards[0])


@pytest.mark.clause("R12")
def test_only_the_cards_of_the_own_satellite_can_be_chosen() -> None:
    position = start(3, seed=2)
    with pytest.raises(Refused, match="is not in the satellite you are choosing from"):
        do(position, 0, offered(position, 1)[0])
    with pytest.raises(Refused, match="Everyone chooses a card first"):
        do(position, 0, "place 1")


@pytest.mark.clause("R13")
def test_a_seat_remembers_what_it_saw_and_nobody_else_knows() -> None:
    position = start(4, seed=9)
    four = [card["key"] for card in seen(position, 0)["offer"]]
    assert seen(position, 0)["satellites"][1]["cards"] == four
    assert [seen(position, 0)["satellites"][number]["cards"] for number in (0, 2, 3)] == [None] * 3
    assert [seen(position, other)["satellites"][1]["cards"] for other in (1, 2, 3, None)] == [None] * 4
    choose_all(position)
    while position.totem == 1:
        seat = position.actors()[0]
        do(position, seat, "discard" if "discard" in offered(position, seat) else "stop")
    view = seen(position, 0)
    assert view["satellites"][1] == {"left_of": 0, "right_of": 1, "count": 3, "cards": four[1:]}
    assert view["looks"][0] == {"round": 1, "turn": 1, "satellite": 1, "cards": four, "kept": four[0]}
    assert len(keys(view["satellites"][0]["cards"])) == 3
    # Seat 1 takes one of the three: which one, seat 0 sees when it looks again.
    do(position, 1, f"keep {four[2]}")
    for seat in (0, 2, 3):
        position.play(seat, position.legal(seat)[0])
    assert seen(position, 0)["satellites"][1] == {"left_of": 0, "right_of": 1, "count": 2, "cards": four[1:]}
    assert seen(position, 0)["plays"][1][-1]["card"] is None
    while position.totem == 2:
        seat = position.actors()[0]
        do(position, seat, "discard" if "discard" in offered(position, seat) else "stop")
    assert seen(position, 0)["satellites"][1]["cards"] == [four[1], four[3]]
    assert seen(position, 0)["plays"][1][-1] == {"round": 1, "turn": 2, "card": four[2], "state": "discarded"}
    assert seen(position, 2)["plays"][1][-1] == {"round": 1, "turn": 2, "card": None, "state": "discarded"}


@pytest.mark.clause("R13")
def test_imagined_worlds_keep_what_was_seen_and_vary_what_was_not() -> None:
    position = start(3, seed=4)
    four = [card["key"] for card in seen(position, 0)["offer"]]
    choose_all(position)
    while position.totem == 1:
        seat = position.actors()[0]
        do(position, seat, "discard" if "discard" in offered(position, seat) else "stop")
    choose_all(position)  # seat 1 keeps one of the three cards that seat 0 gave back
    worlds = [position.imagine(0, number) for number in range(60)]
    taken = [seen_card(world, 1) for world in worlds]
    assert set(taken) == set(four[1:])
    assert min(taken.count(card) for card in four[1:]) > 8
    unseen = {seen_card(world, 2) for world in worlds}
    assert len(unseen) > 15
    assert unseen.isdisjoint(four)
    assert all(world.view(0) == position.view(0) for world in worlds)


def seen_card(world: object, seat: int) -> str:
    from terrarium.rauha.position import RauhaPosition

    assert isinstance(world, RauhaPosition)
    card = seen(world, seat)["kept"]
    assert card is not None
    return card["key"]


@pytest.mark.clause("R13")
def test_two_players_know_the_first_piles_after_a_round_but_for_one_choice_each() -> None:
    position = start(2, seed=7)
    first = [card["key"] for card in seen(position, 0)["offer"]]
    play_until(position, 5, seed=3)
    for number in range(20):
        world = position.imagine(0, number)
        looks = [look["cards"] for look in seen(position, 0)["looks"]]
        assert isinstance(world, type(position))
        assert [look["cards"] for look in seen(world, 0)["looks"]] == looks
        assert looks[0] == first
        # What seat 0 gave back in turn 1 is what seat 1 saw in turn 2, in every world.
        kept = seen(position, 0)["looks"][0]["kept"]
        assert seen(world, 1)["looks"][1]["cards"] == [card for card in first if card != kept]


@pytest.mark.clause("R12", "R19")
def test_a_card_is_in_hand_from_the_last_choice_until_it_is_placed_or_discarded() -> None:
    for seed in range(4):
        position = start(3, seed=seed)
        deck = [int(card) for card in position.deck]
        position.play(0, position.legal(0)[0])
        assert not any(position.in_hand(card) for card in deck)
        for seat in (1, 2):
            position.play(seat, position.legal(seat)[seat])
        kept = {seat: int(position.chosen[seat]) for seat in range(3)}
        while position.totem == 1:
            seat = position.actors()[0]
            assert {card for card in deck if position.in_hand(card)} == set(kept.values())
            do(position, seat, position.game.words(position.legal(seat)[0]))
            if position.chosen[seat] < 0:
                kept.pop(seat, None)
        assert not any(position.in_hand(card) for card in deck)


@pytest.mark.clause("R12", "R14")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_next_seat_to_act_is_the_first_of_those_that_must(seats: int) -> None:
    position = start(seats, seed=8)
    waiting = set()
    while position.totem < 6:
        actors = position.actors()
        waiting.add(len(actors))
        assert position.next_actor() == actors[0]
        position.play(actors[0], position.legal(actors[0])[-1])
    assert waiting == set(range(1, seats + 1))
