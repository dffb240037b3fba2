"""What is asked, how much is offered, and what one answer means for the next questions."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.abilities import CANNOT_CHOOSE, COSTS, PLAIN
from terrarium.earth.cards.box import BOX, first_ability
from terrarium.earth.cards.vocabulary import BLUE, CELLS, RED
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.actions import BOARD_FIRST, GRID_FIRST, SKIP, USE, USE_ALL
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.steps import (
    ABILITY,
    ACTIVATE,
    GRID_IS_FIRST,
    LISTING,
    ORDER,
    ORDER_IS_OPEN,
    START,
    USING_ALL,
    mark_of,
    step,
)
from tests.earth.abilities import plain
from tests.earth.table import (
    activate,
    asked,
    board,
    compost,
    do,
    fill_compost,
    fill_grid,
    give,
    hand,
    lay,
    on_top,
    pieces,
    set_deck,
    table,
    told,
    words,
)

BASIL, HEATHER, ACACIA, MUDPOT, SHOOTING_STAR = 14, 20, 151, 223, 262
FLORA = [card.number for card in BOX.cards if card.sprouts == 6 and card.growth == 3][:2]


def with_cost(resource: str, amount: int) -> tuple[int, int]:
    """A flora or terrain with a plain ability of one colour that costs exactly this, and that colour."""
    return next(
        (card.number, ability.mask)
        for card in BOX.cards
        if card.kind in (1, 2) and card.number not in FLORA
        for ability in card.abilities
        if ability.color in ("red", "blue", "yellow")
        and ability.effect == PLAIN
        and ability.costs == [amount if name == resource else 0 for name in COSTS]
        and ability.gains[0] + ability.gains[1] > 0
    )


@pytest.mark.clause("E31")
@pytest.mark.parametrize("piece", ["sprout", "growth"])
@pytest.mark.parametrize("amount", [1, 2])
def test_an_ability_is_used_with_the_first_piece_and_takes_exactly_its_cost(piece: str, amount: int) -> None:
    card, color = with_cost(piece, amount)
    position = table()
    lay(position, 0, FLORA[0], 1, 1, sprouts=3, growth=2)
    lay(position, 0, FLORA[1], 1, 2, sprouts=3, growth=2)
    lay(position, 0, card, 1, 3)
    activate(position, 0, color)
    for paid in range(amount):
        assert asked(position, 0) == ("ability" if paid == 0 else f"pay-{piece}s".replace("growths", "growth"))
        do(position, 0, f"remove {piece} 1 {paid + 1}")
    left = {FLORA[0]: 3, FLORA[1]: 3} if piece == "sprout" else {FLORA[0]: 2, FLORA[1]: 2}
    left[FLORA[0]] -= 1
    left[FLORA[1]] -= amount - 1
    assert pieces(position, 0)[piece == "growth"] == {number: count for number, count in left.items() if count}


@pytest.mark.clause("E31")
def test_a_price_of_the_whole_hand_is_paid_without_asking() -> None:
    card, color = next(
        (card.number, ability.mask)
        for card in BOX.cards
        for ability in card.abilities
        if card.kind in (1, 2)
        and ability.color in ("red", "blue", "yellow")
        and ability.costs == [0, 0, 0, 1, 0]
        and ability.gains[0] > 0
    )
    position = table()
    lay(position, 0, card, 1, 1)
    give(position, 0, HEATHER)
    activate(position, 0, color)
    do(position, 0, "use")
    assert hand(position, 0) == []
    assert compost(position, 0) == [HEATHER]


@pytest.mark.clause("E30")
@pytest.mark.parametrize(("action", "mark"), [(BOARD_FIRST, 0), (GRID_FIRST, GRID_IS_FIRST)])
def test_the_chosen_order_is_the_order_of_the_run(action: int, mark: int) -> None:
    position = table()
    position.push(0, step(ACTIVATE, mask=RED))
    position.push(0, step(ORDER, mask=RED))
    kind = kind_at(position.top(0))
    assert kind.allows_events(position.top(0))
    assert list(kind.answers(position, 0, position.top(0))) == [BOARD_FIRST, GRID_FIRST]
    kind.apply(position, 0, position.top(0), action)
    assert position.top(0) == step(ACTIVATE, mark=mark, mask=RED)


@pytest.mark.clause("E30")
@pytest.mark.parametrize(("action", "expected"), [(SKIP, LISTING), (USE, LISTING), (USE_ALL, USING_ALL)])
def test_the_first_answer_settles_the_order(action: int, expected: int) -> None:
    position = table()
    position.pop(0)
    position.areas[0].soil = 1
    position.push(0, step(ACTIVATE, mark=LISTING | ORDER_IS_OPEN, mask=RED))
    packed = step(ABILITY, 1, plain({"soil": 1}))
    position.push(0, packed)
    kind_at(packed).apply(position, 0, packed, action)
    assert mark_of(position.bottom(0)) == expected


@pytest.mark.clause("E31")
def test_paying_with_a_piece_answers_for_one_ability_only() -> None:
    card, color = with_cost("sprout", 1)
    position = table()
    position.pop(0)
    lay(position, 0, FLORA[0], 1, 1, sprouts=3)
    lay(position, 0, FLORA[1], 1, 2, sprouts=3)
    position.push(0, step(ACTIVATE, mask=color))
    slot = [ability.mask for ability in BOX.cards[card].abilities].index(color)
    packed = step(ABILITY, 1, first_ability(card) + slot)
    position.push(0, packed)
    kind_at(packed).apply(position, 0, packed, position.game.action("remove sprout 1 1"))
    assert mark_of(position.bottom(0)) == 0


def copying(soil: int) -> EarthPosition:
    """Seat 0 may copy 157 (3 soil) and, after an exchange, Acacia (1 soil for 2 cards)."""
    copier = next(card for card in (280, 281, 282) if BOX.match[2 * card] == RED)
    position = table()
    lay(position, 0, copier, 1, 1)
    lay(position, 0, ACACIA, 1, 2)
    lay(position, 0, 265, 1, 3, sprouts=3)
    lay(position, 0, 157, 1, 4)
    position.areas[0].soil = soil
    activate(position, 0, RED)
    return position


@pytest.mark.clause("E37", "E77")
def test_a_copy_offers_no_end_of_windows_while_something_can_be_copied() -> None:
    position = copying(0)
    assert asked(position, 0) == "copy"
    assert words(position, 0) == ["skip", "copy 1 4", "exchange"]
    do(position, 0, "copy 1 4")
    assert not position.silenced(0)
    assert position.areas[0].soil >= 3


@pytest.mark.clause("E76")
def test_the_only_compost_card_is_kept_without_asking_unless_the_seat_is_careful() -> None:
    for careful in (False, True):
        position = table()
        give(position, 0, SHOOTING_STAR)
        fill_compost(position, 0, 30)
        if careful:
            do(position, 0, "careful on")
        do(position, 0, f"event {SHOOTING_STAR}")
        if careful:
            assert asked(position, 0) == "keep-compost"
            assert words(position, 0) == ["stop", "keep 30"]
            do(position, 0, "keep 30")
        assert hand(position, 0) == [30]
        assert compost(position, 0) == []
        assert asked(position, 0) == "action"


@pytest.mark.clause("E76")
@pytest.mark.parametrize("careful", [False, True])
def test_one_of_several_compost_cards_is_asked_for(careful: bool) -> None:
    position = table()
    give(position, 0, SHOOTING_STAR)
    fill_compost(position, 0, 30, 40, 50, 60)
    if careful:
        do(position, 0, "careful on")
    do(position, 0, f"event {SHOOTING_STAR}")
    assert words(position, 0) == ["stop", "keep 40", "keep 50", "keep 60"]
    do(position, 0, "stop")
    assert compost(position, 0) == [60, 50, 40, 30]


@pytest.mark.clause("E41")
def test_an_event_is_possible_while_a_card_is_kept_and_beside_the_gain_of_an_action() -> None:
    position = table()
    give(position, 0, MUDPOT)
    do(position, 0, "plant")
    while asked(position, 0) != "keep":
        do(position, 0, "stop")
    assert f"event {MUDPOT}" in words(position, 0)
    other = table()
    give(other, 0, MUDPOT)
    do(other, 0, "careful on", "grow")
    assert asked(other, 0) == "amount-draw"
    assert f"event {MUDPOT}" in words(other, 0)


@pytest.mark.clause("E41")
def test_an_event_is_not_possible_within_an_ability() -> None:
    position = table()
    lay(position, 0, 157, 1, 1)  # red: 3 soil
    give(position, 0, MUDPOT)
    do(position, 0, "careful on")
    activate(position, 0, RED)
    do(position, 0, "stop")  # the window before it
    assert asked(position, 0) == "amount-soil-of"
    assert words(position, 0) == ["amount 0", "amount 1", "amount 2", "amount 3"]


@pytest.mark.clause("E76")
@pytest.mark.parametrize(
    ("action", "benefit", "mine", "theirs"),
    [
        ("compost", "take soil", "amount-soil", "amount-soil"),
        ("compost", "take compost", "amount-soil", "amount-deck"),
        ("water", "take soil", "amount-soil", "amount-soil"),
        ("grow", "take cards", "amount-draw", "amount-draw"),
        ("plant", "", "keep", "amount-draw"),
    ],
)
def test_a_careful_seat_is_asked_for_the_gains_of_an_action(action: str, benefit: str, mine: str, theirs: str) -> None:
    position = table()
    do(position, 0, "careful on")
    do(position, 1, "careful on")
    do(position, 0, action)
    if benefit:
        do(position, 1, benefit)
    assert (asked(position, 0), asked(position, 1)) == (mine, theirs)


@pytest.mark.clause("E45", "E76")
def test_a_careful_seat_is_not_asked_for_cards_that_are_not_there() -> None:
    position = table()
    set_deck(position, [])
    do(position, 0, "careful on", "grow")
    assert position.pending(0) == 0 or not asked(position, 0).startswith("amount")


@pytest.mark.clause("E11", "E12")
def test_the_active_player_may_plant_two_cards_and_the_others_one() -> None:
    position = table()
    for seat, card in enumerate((HEATHER, BASIL)):
        give(position, seat, card)
        position.areas[seat].soil = 9
    do(position, 0, "plant")
    assert [position.prompt(seat).figures["count"] for seat in (0, 1)] == [2, 1]


@pytest.mark.clause("E10")
def test_players_draw_clockwise_from_the_active_player() -> None:
    position = table(3)
    on_top(position, 30, 40, 50, 60, 70, 80)
    do(position, 0, "plant")
    assert [hand(position, seat) for seat in range(3)] == [[], [70], [80]]


@pytest.mark.clause("E08")
def test_if_every_action_were_forbidden_all_are_possible() -> None:
    owners = [card.number for card in BOX.cards[1:] if any(one.effect == CANNOT_CHOOSE for one in card.abilities)]
    position = table()
    for number, card in enumerate(owners):
        lay(position, 0, card, number // 4 + 1, number % 4 + 1)
    forbidden = {one.match for card in owners for one in BOX.cards[card].abilities if one.effect == CANNOT_CHOOSE}
    actions = ["plant", "compost", "water", "grow"]
    allowed = [action for place, action in enumerate(actions) if 1 << place not in forbidden]
    assert words(position, 0) == (allowed or actions)


@pytest.mark.clause("E14")
def test_nothing_is_planted_on_a_full_grid() -> None:
    position = table()
    fill_grid(position, 0, CELLS)
    give(position, 0, HEATHER)
    position.areas[0].soil = 20
    do(position, 0, "plant")
    assert f"plant {HEATHER}" not in words(position, 0)


@pytest.mark.clause("E47", "E76")
def test_pieces_that_fit_in_one_way_are_asked_for_if_a_goal_wants_flora_without_pieces() -> None:
    for sprouts, growth, is_asked in ((0, 0, True), (1, 1, False), (0, 1, False)):
        position = table(goals=["358B", "339B", "340A", "340B"])
        lay(position, 0, FLORA[0], 1, 1, sprouts=sprouts, growth=growth)
        do(position, 0, "water")
        assert (position.pending(0) > 0 and asked(position, 0) == "sprouts") == is_asked


@pytest.mark.clause("E17")
def test_a_price_that_is_paid_is_not_asked_about_again() -> None:
    position = table()
    lay(position, 0, FLORA[0], 1, 1, sprouts=3, growth=2)
    give(position, 0, 194, 30, 40)  # Giant Bearded Fig, price 1
    position.areas[0].soil = 1
    do(position, 0, "plant", "plant 194", "at 1 2")
    assert asked(position, 0) == "price"
    other = next(word for word in words(position, 0) if word != "pay soil")
    do(position, 0, other)
    assert position.areas[0].soil == 1
    assert asked(position, 0) != "price"


@pytest.mark.clause("E31")
def test_an_ability_that_draws_takes_no_soil_and_nothing_of_the_deck() -> None:
    position = table(journal=True)
    lay(position, 0, BASIL, 1, 1)  # red: draw 1 card
    before = len(told(position, 0))
    activate(position, 0, RED)
    assert len(hand(position, 0)) == 1
    assert not {"earth-soil", "earth-composted"} & {*told(position, 0)[before:]}


@pytest.mark.clause("E36")
def test_pieces_for_a_line_go_on_the_flora_of_its_type_in_that_line() -> None:
    # Potato Plant: a sprout on each herb of its column; the herb in the first cell is in another one.
    herbs = [card.number for card in BOX.cards if card.types == ["herb"] and card.sprouts > 1 and card.number != 83]
    position = table()
    lay(position, 0, herbs[0], 1, 1)
    lay(position, 0, herbs[1], 1, 2)
    lay(position, 0, 83, 2, 2)
    activate(position, 0, BLUE)
    assert pieces(position, 0)[0] == {herbs[1]: 1, 83: 1}


@pytest.mark.clause("E05")
@pytest.mark.parametrize(("island", "composted"), [("287B", 0), ("289B", 1), ("285B", 3)])
def test_the_island_says_how_many_cards_are_composted_at_the_start(island: str, composted: int) -> None:
    position = table()
    board(position, 0, island)
    packed = step(START)
    position.push(0, packed)
    pending = int(position.pending(0))
    kind_at(packed).resolve(position, 0, packed)
    assert position.pending(0) == pending - (composted == 0)
    if composted:
        assert position.prompt(0).figures["count"] == composted
