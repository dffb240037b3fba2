"""What Gaia counts and gets, on a board of her own. (E61 to E66)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX, first_ability
from terrarium.earth.cards.gaia_cards import GAIA, Gift
from terrarium.earth.cards.vocabulary import BLUE, EVENT
from terrarium.earth.modes import gaia
from terrarium.earth.position import EarthPosition
from terrarium.earth.state.gaia_board import PLAYER
from terrarium.engine.vec_operations import from_list
from tests.earth.areas import pick
from tests.earth.state.positions import blank


def alone(difficulty: int = 1, deck: tuple[int, ...] = ()) -> EarthPosition:
    """A player against Gaia with nothing but a deck."""
    position = blank(1)
    gaia.start(position, difficulty)
    position.set_deck(from_list([*deck]))
    return position


def given(counters: dict[int, int] | None = None, **amounts: int) -> Gift:
    """A gift of amounts and counters."""
    gift = Gift()
    for kind, name in enumerate(("pile", "compost", "soil", "sprout", "growth")):
        gift.amounts[kind] = amounts.get(name, 0)
        gift.counters[kind] = (counters or {}).get(kind, 0)
    return gift


@pytest.mark.clause("E61", "E69")
def test_gaias_six_cards_are_shuffled_at_the_start() -> None:
    position = alone(3)
    assert (sorted(position.gaia.deck), position.gaia.difficulty) == (list(range(6)), 3)


@pytest.mark.clause("E64", "E65")
def test_gaia_counts_only_in_games_against_her() -> None:
    position = alone()
    gaia.note_soil(position, 3)
    gaia.note_soil(position, 2)
    gaia.note_cards(position, 4)
    gaia.note_cards(position, 1)
    assert (position.gaia.soil_seen, position.gaia.cards_seen) == (5, 5)
    gaia.take(position, given({2: 3, 3: 2, 4: 2}))
    assert (position.gaia.soil, position.gaia.sprouts, position.gaia.growth) == (5, 5, 5)


@pytest.mark.clause("E64")
def test_actions_and_abilities_count_events_and_what_islands_give_for_them_do_not() -> None:
    event = next(card.number for card in BOX.cards if card.kind == EVENT)
    assert gaia.counts(0)  # an action
    assert gaia.counts(first_ability(pick(lambda card: True, 1)[0]))
    assert not gaia.counts(first_ability(event))
    for card in BOX.cards:
        for slot, ability in enumerate(card.abilities):
            if card.kind != EVENT:
                assert gaia.counts(first_ability(card.number) + slot) == (ability.effect != 14)


@pytest.mark.clause("E62")
def test_a_gift_of_one_or_nothing_is_taken_as_it_is() -> None:
    position = alone(deck=(1, 2, 3, 4, 5, 6))
    gaia.take(position, given())
    board = position.gaia
    assert (board.soil, board.sprouts, board.growth, board.compost, board.pile_top) == (0, 0, 0, 0, 0)
    gaia.take(position, given(soil=1, sprout=1, growth=1, compost=1, pile=1))
    assert (board.soil, board.sprouts, board.growth, board.compost, board.pile_top) == (1, 1, 1, 1, 1)
    gaia.take(position, given(compost=9))
    assert (board.compost, [*position.pile(board.compost_top)]) == (6 - 1, [6, 5, 4, 3, 2])


@pytest.mark.clause("E62")
def test_blue_cards_are_counted_in_the_grid_on_the_island_and_on_the_climate() -> None:
    blue = pick(lambda card: card.colors() & BLUE != 0, 3)
    sides = [card for card in BOX.cards if card.kind in (4, 5)]
    island = next(card.number for card in sides if card.kind == 4 and card.colors() & BLUE)
    climate = next(card.number for card in sides if card.kind == 5 and card.colors() & BLUE)
    for with_island, with_climate in ((0, 0), (island, 0), (0, climate), (island, climate)):
        position = alone()
        area = position.areas[0]
        area.island, area.climate = with_island, with_climate
        for count, card in enumerate(blue):
            area.cells[5 * count] = card
        area.cells[1] = pick(lambda card: card.colors() & BLUE == 0, 1)[0]
        assert gaia.blue_cards(position) == 3 + (with_island > 0) + (with_climate > 0)
    assert PLAYER == 0


@pytest.mark.clause("E63", "E66", "E74")
def test_a_card_that_gaia_turns_over_or_lays_open_is_shown_once() -> None:
    position = alone(deck=(1, 2, 3))
    position.reveals = 4
    position.gaia.chosen_goal = 2
    card = gaia.turn_over(position)
    assert (position.reveals, position.gaia.turned, position.gaia.chosen_goal) == (5, 1, 0)
    assert card is GAIA.cards[position.gaia.deck[0]]
    gaia.take_open(position, 2)
    assert (position.reveals, [*position.pile(position.gaia.pile_top)]) == (7, [2, 1])
    assert [int(position.knows[number]) for number in (1, 2)] == [31, 31]
