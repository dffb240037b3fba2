"""Events: when, at what cost, and where they go."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.abilities import COSTS, GAINS, PLAIN
from terrarium.earth.cards.box import BOX
from terrarium.earth.rules import windows
from terrarium.earth.state.stages import WINDOW
from tests.earth.table import (
    board,
    compost,
    deck,
    do,
    fill_compost,
    fill_grid,
    give,
    give_turn,
    hand,
    lay,
    pieces,
    table,
    words,
)

EVENTS = [card.number for card in BOX.cards if card.kind == 3]
BAOBAB, BLACK_FLORA, MORE_BLACK = 4, 192, 265


@pytest.mark.clause("E41", "E42")
@pytest.mark.parametrize("event", [card for card in EVENTS if BOX.cards[card].abilities[0].effect == PLAIN])
def test_each_event_is_paid_in_full_and_gives_its_gains(event: int) -> None:
    ability = BOX.cards[event].abilities[0]
    costs, gains = dict(zip(COSTS, ability.costs, strict=True)), dict(zip(GAINS, ability.gains, strict=True))
    position = table()
    area = position.areas[1]
    give(position, 1, event)
    area.soil = costs["soil"]
    fill_compost(position, 1, *[card for card in deck(position) if BOX.cards[card].kind == 2][: costs["compost"]])
    lay(position, 1, BLACK_FLORA, 1, 1, sprouts=min(costs["sprout"], 5), growth=min(costs["growth"], 4))
    more_sprouts, more_growth = costs["sprout"] - min(costs["sprout"], 5), costs["growth"] - min(costs["growth"], 4)
    lay(position, 1, MORE_BLACK, 1, 2, sprouts=more_sprouts, growth=more_growth)
    lay(position, 1, BAOBAB, 1, 3)
    room = {"sprout": 5 + 6 + 2 - costs["sprout"], "growth": 4 + 2 + 5 - costs["growth"]}
    do(position, 1, f"event {event}")
    while 1 in position.actors():
        do(position, 1, next(word for word in words(position, 1) if word not in ("stop", "exchange")))
    sprouts, growth = pieces(position, 1)
    assert area.soil == gains["soil"]
    assert area.compost == gains["deck"]
    assert area.hand == gains["draw"]
    assert sum(sprouts.values()) == min(gains["sprout"], room["sprout"] + costs["sprout"])
    assert sum(growth.values()) == min(gains["growth"], room["growth"] + costs["growth"])
    assert [int(card) for card in area.events] == [event]
    assert event not in hand(position, 1)
    assert position.actors() == [0]


@pytest.mark.clause("E41")
@pytest.mark.parametrize("event", [card for card in EVENTS if sum(BOX.cards[card].abilities[0].costs)])
def test_an_event_that_cannot_be_paid_cannot_be_played(event: int) -> None:
    position = table()
    give(position, 0, event)
    refused = position.refusal(0, position.game.action(f"event {event}"))
    assert refused is not None
    assert refused.code == "earth-event-cost"


@pytest.mark.clause("E41")
def test_an_event_may_be_played_between_two_activations_but_not_while_placing() -> None:
    position = table()
    give(position, 0, 223, 40)
    lay(position, 0, 11, 1, 1)  # Penny Bun, red: a card from hand for 2 soil
    do(position, 0, "compost")
    assert "event 223" in words(position, 0)
    do(position, 0, "event 223")
    assert position.areas[0].soil == 6
    assert position.prompt(0).id == "earth-prompt-ability"
    other = table()
    give(other, 0, 223)
    lay(other, 0, BLACK_FLORA, 1, 1)
    lay(other, 0, MORE_BLACK, 1, 2)
    do(other, 0, "water")
    assert not any(word.startswith("event") for word in words(other, 0))


@pytest.mark.clause("E41")
def test_an_event_is_not_played_inside_another_event() -> None:
    position = table()
    give(position, 0, 222, 223)
    lay(position, 0, BLACK_FLORA, 1, 1)
    lay(position, 0, MORE_BLACK, 1, 2)
    do(position, 0, "event 222")
    assert words(position, 0) == ["stop", "sprout 1 1", "sprout 1 2"]


@pytest.mark.clause("E41")
def test_an_ability_that_an_event_has_made_impossible_is_dropped() -> None:
    # Penny Bun would be paid with the only other card in hand, which is the event.
    position = table()
    give(position, 0, 223)
    lay(position, 0, 11, 1, 1)
    do(position, 0, "compost")
    do(position, 0, "event 223")
    assert 0 not in position.actors()


@pytest.mark.clause("E42")
def test_an_event_lies_outside_the_grid_and_touches_nobody_else() -> None:
    position = table()
    give(position, 1, 223)
    do(position, 1, "event 223")
    assert (position.areas[1].planted, position.areas[1].compost) == (0, 0)
    assert position.areas[0].soil == 0
    view = position.view(0)["areas"]
    assert isinstance(view, list)
    assert view[1]["events"] == [223]


@pytest.mark.clause("E43")
def test_the_points_of_events_count_even_below_zero() -> None:
    position = table()
    give(position, 1, 208)
    lay(position, 1, 191, 1, 1, sprouts=1)
    before = position.scores()[1]
    do(position, 1, "event 208")
    assert position.scores()[1] == before - 2 - 1  # its points, and the sprout that it costs


@pytest.mark.clause("E41")
@pytest.mark.parametrize(("island", "soil", "cards"), [("285B", 1, 0), ("291B", 0, 1)])
def test_an_island_gives_something_for_each_event(island: str, soil: int, cards: int) -> None:
    position = table()
    board(position, 1, island=island)
    give(position, 1, 220, 223)
    do(position, 1, "event 220", "event 223")
    assert position.areas[1].soil == 2 * soil + 1
    assert len(hand(position, 1)) == 2 * cards


@pytest.mark.clause("E41", "E46")
def test_one_of_the_top_three_compost_cards_is_taken_back_and_the_order_of_the_others_stays() -> None:
    position = table()
    give(position, 0, 262)
    assert not windows.playable(position, 0, 262)
    fill_compost(position, 0, 30, 40, 50, 60)
    do(position, 0, "event 262")
    assert words(position, 0) == ["stop", "keep 40", "keep 50", "keep 60"]
    do(position, 0, "keep 50")
    assert compost(position, 0) == [60, 40, 30]
    assert position.areas[0].compost == 3
    assert hand(position, 0) == [50]


@pytest.mark.clause("E41")
def test_with_a_single_compost_card_there_is_nothing_to_choose() -> None:
    position = table()
    give(position, 0, 262)
    fill_compost(position, 0, 30)
    do(position, 0, "event 262")
    assert (compost(position, 0), hand(position, 0)) == ([], [30])


@pytest.mark.clause("E44")
def test_after_the_last_turn_there_is_a_last_window_for_those_who_have_something_to_do() -> None:
    position = table(seats=3)
    fill_grid(position, 0, 16)
    position.bonus = 0
    give(position, 1, 223)
    give_turn(position, 2, turns_over=2)
    do(position, 2, "compost")
    for seat in (0, 1):
        do(position, seat, "take soil")
    assert position.stage == WINDOW
    assert position.actors() == [1]
    assert words(position, 1) == ["stop", "event 223"]
    do(position, 1, "event 223")
    assert position.over()
    assert position.areas[1].soil == 3


@pytest.mark.clause("E44")
def test_the_last_window_may_be_left_without_using_it() -> None:
    position = table()
    fill_grid(position, 0, 16)
    position.bonus = 0
    lay(position, 1, MORE_BLACK, 1, 1, sprouts=6)
    give_turn(position, 1)
    do(position, 1, "compost")
    do(position, 0, "take soil")
    assert words(position, 1) == ["stop", "exchange"]
    do(position, 1, "exchange", "stop")
    assert position.over()
    assert pieces(position, 1)[0] == {MORE_BLACK: 3}
