"""What is shown to others, which ends undo; and windows that show by staying closed. (E46, E77)"""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.earth.cards.vocabulary import RED
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import game_flow, piles, windows
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.gaia_board import HER
from terrarium.earth.state.steps import COPY, EVENT_WINDOW, IN_TURN, PLANT, step
from terrarium.engine.errors import Refused
from terrarium.engine.playthrough import Playthrough
from tests.earth.answers import alone
from tests.earth.table import compost, discard, do, fetch, give, hand, lay, on_top, set_deck, table, told

HEATHER = 20
MUDPOT = 223  # event: 1 soil
DEAR = 196  # event: costs 3 growth


def shown_by(position: EarthPosition) -> int:
    """How often something was shown since `count_from_5`."""
    return int(position.reveals) - 5


def count_from_5(position: EarthPosition) -> EarthPosition:
    """Let the count begin at 5."""
    position.reveals = 5
    return position


@pytest.mark.clause("E04")
def test_a_side_that_is_picked_is_shown() -> None:
    position = count_from_5(cast(EarthPosition, terrarium.game("earth", seats=2, mode="standard").start(1)))
    position.play(0, position.legal(0)[0])
    assert shown_by(position) == 1
    position.play(0, position.legal(0)[0])
    assert shown_by(position) == 2


@pytest.mark.clause("E04")
def test_a_picked_side_can_be_taken_back_until_cards_are_drawn() -> None:
    playthrough = Playthrough(terrarium.game("earth", seats=2, mode="standard"), 1)
    sides = playthrough.position.legal(0)
    for _pick in range(2):
        playthrough.play(0, playthrough.position.legal(0)[0])
    for _pick in range(2):
        playthrough.undo(0)
    assert playthrough.position.legal(0) == sides
    for _pick in range(3):
        playthrough.play(0, playthrough.position.legal(0)[0])
    with pytest.raises(Refused):
        playthrough.undo(0)


@pytest.mark.clause("E04", "E19")
@pytest.mark.parametrize("open_planting", [True, False])
def test_what_a_seat_shows_of_its_own_does_not_end_its_undo(open_planting: bool) -> None:
    position = count_from_5(table(mode="standard", open_planting=open_planting))
    area = position.areas[0]
    assert position.reveals_to(0) == 5
    area.island = 1
    assert position.reveals_to(0) == 4
    area.climate = 1
    assert position.reveals_to(0) == 3
    position.set_own_ecosystem(0, 0)
    assert position.reveals_to(0) == 2
    area.planted = 1
    assert position.reveals_to(0) == (1 if open_planting else 2)
    assert position.reveals_to(1) == 5


@pytest.mark.clause("E19")
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"open_planting": True})])
def test_a_card_that_is_planted_openly_can_be_taken_back(seats: int, options: dict[str, bool]) -> None:
    game = terrarium.game("earth", seats=seats, **options)
    playthrough = Playthrough(game, 3)
    while game.action("plant") not in playthrough.position.legal(0):
        seat = playthrough.position.actors()[0]
        playthrough.play(seat, playthrough.position.legal(seat)[0])
    playthrough.play(0, game.action("plant"))
    before = playthrough.position.fingerprint()
    planting = next(action for action in playthrough.position.legal(0) if game.words(action).startswith("plant "))
    playthrough.play(0, planting)
    assert playthrough.position.fingerprint() != before
    playthrough.undo(0)
    assert playthrough.position.fingerprint() == before


@pytest.mark.clause("E46")
def test_every_card_that_is_drawn_is_shown_to_its_owner() -> None:
    position = count_from_5(table())
    on_top(position, 30, 40, 50)
    assert piles.draw(position, 0, 3) == 3
    assert hand(position, 0) == [30, 40, 50]
    assert shown_by(position) == 3


@pytest.mark.clause("E11")
def test_every_card_that_is_looked_at_is_shown_to_its_owner() -> None:
    position = count_from_5(table())
    piles.set_aside(position, 0, 4)
    assert shown_by(position) == 4
    assert position.aside_count(0) == 4
    piles.keep_aside(position, 0, int(position.aside_top(0)))
    assert position.aside_count(0) == 0
    assert position.discards == 3


@pytest.mark.clause("E45")
@pytest.mark.parametrize("there", [0, 1, 3])
def test_only_cards_that_are_there_are_drawn_or_composted(there: int) -> None:
    for number in (0, 1):
        position = table(journal=True)
        set_deck(position, [30, 40, 50][:there])
        if number == 0:
            assert piles.draw(position, 0, 5) == there
            assert len(hand(position, 0)) == there
        else:
            piles.compost_from_deck(position, 0, 5)
            assert len(compost(position, 0)) == there


@pytest.mark.clause("E37", "E75", "E77")
@pytest.mark.parametrize("packed", [step(PLANT, 2), step(EVENT_WINDOW, IN_TURN), step(COPY, mask=RED)])
def test_a_question_that_is_left_out_shows_something_of_the_hand(packed: int) -> None:
    position = count_from_5(table())
    position.push(0, packed)
    kind_at(packed).resolve(position, 0, packed)
    assert shown_by(position) == 1
    assert position.pending(0) == 1


@pytest.mark.clause("E44", "E58")
def test_the_last_window_and_the_end_are_shown() -> None:
    position = count_from_5(table(journal=True))
    game_flow.open_window(position)
    assert shown_by(position) == 1
    game_flow.end_game(position)
    assert shown_by(position) == 2
    assert position.over()
    assert not [line for line in told(position, None) if "gaia" in line]


@pytest.mark.clause("E77")
def test_a_window_that_stays_closed_shows_something_of_a_hand_with_cards() -> None:
    position = count_from_5(table())
    windows.pass_over(position, 0)
    assert shown_by(position) == 0  # everybody sees that the hand is empty
    give(position, 0, HEATHER)
    windows.pass_over(position, 0)
    assert shown_by(position) == 1
    give(position, 0, 30)
    windows.pass_over(position, 0)
    assert shown_by(position) == 2


@pytest.mark.clause("E77")
@pytest.mark.parametrize(("cards", "shown"), [([], [0, 0, 0]), ([DEAR], [1, 2, 3])])
def test_a_careful_seat_without_a_playable_event_is_not_asked_between_activations(
    cards: list[int], shown: list[int]
) -> None:
    position = table()
    lay(position, 1, 157, 1, 1)  # red: 3 soil
    lay(position, 1, 160, 1, 2)  # red: 3 soil
    give(position, 1, *cards)
    do(position, 1, "careful on")
    do(position, 0, "compost")
    do(position, 1, "take compost")
    count_from_5(position)
    found = []
    for amount in (
        "amount 2",
        "amount 3",
        "amount 3",
    ):  # the action, then both cards: three windows stay closed
        do(position, 1, amount)
        found.append(shown_by(position))
    assert found == shown
    assert position.active == 1


@pytest.mark.clause("E77")
def test_only_a_careful_seat_is_asked_between_activations() -> None:
    position = table()
    assert not windows.asks_between(position, 0)
    do(position, 0, "careful on")
    assert windows.asks_between(position, 0)
    position.silence(0)
    assert not windows.asks_between(position, 0)


def after_run(position: EarthPosition) -> tuple[int, int]:
    """End a run of seat 0; return how many windows opened and how often something was shown."""
    count_from_5(position)
    before = int(position.pending(0))
    windows.end_run(position, 0)
    return int(position.pending(0)) - before, shown_by(position)


@pytest.mark.clause("E77")
def test_a_run_ends_with_a_window_for_an_event_that_was_drawn() -> None:
    position = table()
    assert after_run(position) == (0, 0)
    give(position, 0, MUDPOT)
    assert after_run(position) == (0, 0)  # held before
    position.gain_card(0, fetch(position, DEAR))
    assert after_run(position) == (0, 1)  # drawn, but not playable: no window, which shows that
    position.gain_card(0, fetch(position, 220))
    assert after_run(position) == (1, 0)


@pytest.mark.clause("E77")
def test_a_run_of_a_careful_seat_ends_with_a_window_for_any_event() -> None:
    position = table()
    do(position, 0, "careful on")
    give(position, 0, DEAR)
    assert after_run(position) == (0, 1)
    give(position, 0, MUDPOT)
    assert after_run(position) == (1, 0)


@pytest.mark.clause("E77")
def test_alone_the_own_turn_has_one_window_at_its_end_and_gaias_turn_has_one_after_the_run() -> None:
    position = alone()
    position.gain_card(0, fetch(position, MUDPOT))
    assert after_run(position) == (0, 0)
    position.active = HER
    assert after_run(position) == (1, 0)
    assert not windows.end_own_turn(position)
    position.active = 0
    assert windows.end_own_turn(position)
    assert not windows.end_own_turn(position)  # once in a turn


@pytest.mark.clause("E77")
def test_there_is_no_window_at_the_end_of_the_turn_without_an_event_or_with_others() -> None:
    position = count_from_5(alone())
    give(position, 0, HEATHER)
    assert not windows.end_own_turn(position)
    assert shown_by(position) == 1
    others = table()
    give(others, 0, MUDPOT)
    assert not windows.end_own_turn(others)


@pytest.mark.clause("E79")
def test_a_round_has_cards_to_draw_if_a_turn_begins_with_one_or_one_is_discarded() -> None:
    for cards, expected in (([], False), ([30], True), ([30, 40], True)):
        position = table()
        set_deck(position, cards)
        position.round_stocked = False
        game_flow.start_turn(position)
        assert position.round_stocked == expected
    position = table()
    position.round_stocked = False
    discard(position, 50)
    assert position.round_stocked


@pytest.mark.clause("E79")
def test_a_planting_sets_the_count_of_rounds_to_zero() -> None:
    position = table()
    position.rounds_unplanted = position.rounds_drained = 2
    position.round_planted = True
    assert not game_flow._cannot_be_completed(position)
    assert (position.rounds_unplanted, position.rounds_drained) == (0, 0)


@pytest.mark.clause("E62", "E63")
def test_the_turn_of_the_player_and_the_turn_of_gaia_are_counted() -> None:
    position = alone()
    on_top(position, 30, 40, 50, 60)
    do(position, 0, "water")
    assert (position.turns, position.active) == (2, 0)  # on Gaia's turn nothing was asked
    do(position, 0, "plant", "keep 30")
    assert (position.turns, position.active) == (3, HER)  # her Grow asks
