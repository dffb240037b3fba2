"""Worlds imagined while somebody plants: what the others planted stays unknown. (E19, E46, E74)"""

from __future__ import annotations

from typing import cast

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import FLORA
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import piles
from tests.earth.table import (
    compost,
    deck,
    discard,
    do,
    fetch,
    fill_compost,
    fill_grid,
    give,
    give_turn,
    hand,
    lay,
    pile,
    table,
    words,
)

FREE, BASIL, HEATHER = 33, 14, 20  # prices 0, 2 and 2
PAYS_COMPOST = 221  # an event: 2 compost cards for 2 cards


def imagined(position: EarthPosition, viewer: int | None, count: int = 12) -> list[EarthPosition]:
    """Return worlds that are possible for a viewer; each must have every card once and look the same."""
    worlds = [cast(EarthPosition, position.imagine(viewer, seed)) for seed in range(count)]
    for world in worlds:
        assert world.census() == position.census() | {"earth": list(range(1, 284))}
        assert world.view(viewer) == position.view(viewer)
    return worlds


def same_without_the_truth(position: EarthPosition, viewer: int | None) -> None:
    """Check that worlds that a viewer cannot tell apart give it the same imagined world."""
    expected = position.imagine(viewer, 99).pack()
    for seed in range(6):
        assert position.imagine(viewer, seed).imagine(viewer, 99).pack() == expected


@pytest.mark.clause("E19", "E74")
def test_with_open_planting_the_card_that_another_seat_is_about_to_place_is_unknown() -> None:
    position = table(3)
    give(position, 1, FREE, HEATHER)
    lay(position, 1, BASIL, 2, 2)
    do(position, 0, "plant")
    do(position, 1, f"plant {FREE}")
    assert all(word.startswith("at ") for word in words(position, 1))
    for world in imagined(position, 1):
        assert words(world, 1) == words(position, 1)
    for viewer in (0, 2, None):
        worlds = imagined(position, viewer)
        assert all(not any(word.startswith("at ") for word in words(world, 1)) for world in worlds)
        assert len({tuple(hand(world, 1)) for world in worlds}) > 6


@pytest.mark.clause("E19", "E74")
def test_the_own_last_card_of_a_full_table_is_planted_in_every_world() -> None:
    position = table(2, open_planting=False)
    fill_grid(position, 0, 16)
    flora = [card for card in deck(position) if BOX.cards[card].kind == FLORA and card != FREE]
    for cell, card in enumerate(flora[:15]):
        lay(position, 1, card, cell // 4 + 1, cell % 4 + 1)
    give(position, 1, FREE)
    give_turn(position, 1, turns_over=1)
    do(position, 1, "plant", f"plant {FREE}")
    assert position.before is not None
    assert position.areas[1].planted == 16
    assert all(world.areas[1].planted == 16 for world in imagined(position, 1))


@pytest.mark.clause("E19", "E46", "E74")
def test_what_a_seat_discarded_itself_stays_known_to_it_while_planting_is_hidden() -> None:
    position = table(3, open_planting=False)
    known = [60, 80, 90]
    for card in known:
        piles.discard(position, fetch(position, card), 1 << 1)
    discard(position, *[card for card in deck(position) if card not in known][:4])
    give(position, 0, FREE)
    give(position, 1, 3)
    do(position, 0, "plant")
    assert position.before is not None
    for world in imagined(position, 1):
        assert set(known) <= set(pile(world, world.discard_top))
        assert all(world.knows_card(1, card) for card in known)
    places = [set(pile(world, world.discard_top)) for world in imagined(position, 2)]
    assert not any(all(card in cards for cards in places) for card in known)
    for viewer in (1, 2, None):
        same_without_the_truth(position, viewer)


@pytest.mark.clause("E19", "E46")
def test_the_order_of_known_cards_in_the_discard_pile_is_not_used() -> None:
    packed = set()
    for order in ([60, 80, 90], [80, 90, 60], [90, 60, 80]):
        position = table(2, open_planting=False)
        for card in order:
            piles.discard(position, fetch(position, card), 1 << 1)
        give(position, 0, FREE)
        do(position, 0, "plant")
        assert position.before is not None
        packed.add(tuple(position.imagine(1, 5).pack()))
    assert len(packed) == 1


@pytest.mark.clause("E46", "E74")
def test_known_cards_of_a_new_deck_lie_anywhere_in_it() -> None:
    position = table(2)
    known = [90, 60, 120, 80, 30]
    for card in known:
        piles.discard(position, fetch(position, card), 1 << 0)
    rest = deck(position)
    for card in rest[:-4]:
        piles.lay_on_compost(position, 1, fetch(position, card), 0)
    discard(position, *deck(position))
    piles.reshuffle(position)
    for world in imagined(position, 0):
        assert set(known) <= set(deck(world))
    assert len({tuple(card for card in deck(world) if card in known) for world in imagined(position, 0)}) > 6
    same_without_the_truth(position, 0)


@pytest.mark.clause("E19", "E46", "E74")
@pytest.mark.parametrize(("viewer", "known"), [(1, True), (0, False), (None, False)])
def test_a_compost_card_that_its_owner_put_there_stays_known_to_it_only(viewer: int | None, known: bool) -> None:
    position = table(3, open_planting=False)
    fill_compost(position, 1, 100, 101)
    piles.lay_on_compost(position, 1, fetch(position, 102), 1 << 1)
    give(position, 0, FREE)
    give(position, 1, 3)
    do(position, 0, "plant")
    assert position.before is not None
    worlds = imagined(position, viewer)
    assert all((compost(world, 1)[0] == 102) == known for world in worlds[:1])
    assert ({compost(world, 1)[0] for world in worlds} == {102}) == known
    for world in worlds:
        known_to = [int(world.knows[card]) for card in compost(world, 1)]
        assert known_to == [1 << 1, 0, 0]
    same_without_the_truth(position, viewer)


@pytest.mark.clause("E19", "E46", "E74")
def test_compost_that_another_seat_has_paid_since_is_imagined_as_it_lay_before() -> None:
    position = table(3, open_planting=False)
    piles.lay_on_compost(position, 1, fetch(position, 100), 1 << 0)
    piles.lay_on_compost(position, 1, fetch(position, 101), 1 << 0)
    give(position, 1, PAYS_COMPOST, FREE)
    give(position, 0, 3)
    do(position, 0, "plant")
    do(position, 1, f"event {PAYS_COMPOST}")
    for viewer in (0, 2, None):
        for world in imagined(position, viewer):
            assert world.before is not None
            assert world.areas[1].events == position.areas[1].events
        same_without_the_truth(position, viewer)


@pytest.mark.clause("E19", "E46")
def test_what_became_known_of_anothers_compost_while_planting_is_hidden_is_not_used() -> None:
    position = table(3, open_planting=False)
    fill_compost(position, 1, 100, 101)
    give(position, 0, FREE)
    do(position, 0, "plant")
    assert position.before is not None
    position.knows[100] = 1 << 1  # as if seat 1 had drawn it and put it back
    for viewer in (0, 2):
        for world in imagined(position, viewer):
            assert [int(world.knows[card]) for card in compost(world, 1)] == [0, 0]


@pytest.mark.clause("E19", "E47", "E74")
def test_the_others_do_not_see_in_an_imagined_world_what_the_viewer_earned_while_planting_is_hidden() -> None:
    position = table(3, open_planting=False)
    give(position, 0, FREE)
    do(position, 0, "plant")
    assert position.before is not None
    position.note_earned(0, 2)
    for world in imagined(position, 0):
        for other in (1, 2, None):
            assert world.view(other)["goals"] == position.view(other)["goals"]
            assert world.view(other)["areas"] == position.view(other)["areas"]


@pytest.mark.clause("E19", "E72", "E73")
def test_cards_on_the_own_teams_board_stay_there_in_every_world() -> None:
    position = table(4, teams=True, mode="standard", open_planting=False)
    give(position, 0, FREE)
    give(position, 2, 3)
    do(position, 0, "plant")
    assert position.before is not None
    board = position.board_of(0)
    board.add_card(fetch(position, 70))
    for viewer in (0, 1):
        for world in imagined(position, viewer):
            assert [int(card) for card in world.board_of(0).card_list()] == [70]
