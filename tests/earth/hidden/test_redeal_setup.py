"""Islands, Climates, ecosystems and Gaia's cards in imagined worlds. (E04, E69, E74)"""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.earth.cards.box import FIRST_CLIMATE, FIRST_ISLAND, card_of_side
from terrarium.earth.position import EarthPosition
from terrarium.earth.state.setup_cards import CLIMATE, ECOSYSTEM, ISLAND
from tests.earth.answers import alone
from tests.earth.table import do, words

KINDS = [ISLAND, CLIMATE, ECOSYSTEM]


def advanced(seats: int = 3, **options: object) -> EarthPosition:
    """Return a game in which every seat is dealt two cards of each kind and nothing is chosen."""
    return cast(EarthPosition, terrarium.game("earth", seats=seats, mode="advanced", **options).start(1))


def rows(position: EarthPosition, viewer: int | None, kind: int) -> list[list[int]]:
    """Return all cards of a kind, in their places, in the worlds that a viewer imagines."""
    worlds = [cast(EarthPosition, position.imagine(viewer, seed)) for seed in range(20)]
    return [[int(card) for card in world.dealt_row(kind)] for world in worlds]


def choose(position: EarthPosition, seat: int) -> None:
    """Let a seat pick a side of each kind."""
    for _kind in KINDS:
        do(position, seat, words(position, seat)[0])


@pytest.mark.clause("E04", "E74")
@pytest.mark.parametrize("kind", KINDS)
def test_only_the_own_options_are_known_before_anything_is_chosen(kind: int) -> None:
    position = advanced()
    truth = [int(card) for card in position.dealt_row(kind)]
    found = rows(position, 1, kind)
    shared = len(position.shared) if kind == ECOSYSTEM else 0
    for place in range(len(truth)):
        possible = {row[place] for row in found}
        known = place in (2, 3) or 6 <= place < 6 + shared
        assert (possible == {truth[place]}) == known
    for row in found:
        assert sorted(row) == sorted(truth)


@pytest.mark.clause("E04", "E74")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("viewer", [0, None])
def test_imagined_options_are_in_the_order_of_a_real_deal(kind: int, viewer: int | None) -> None:
    for row in rows(advanced(5), viewer, kind):
        assert all(row[place] < row[place + 1] for place in (0, 2, 4, 6, 8))


@pytest.mark.clause("E04", "E74")
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_what_was_chosen_stays_among_the_owners_cards_and_the_other_option_is_hidden(side: int) -> None:
    position = advanced()
    for _kind in KINDS:
        do(position, 2, words(position, 2)[side])
    area = position.areas[2]
    chosen = [
        int(card_of_side(area.island - FIRST_ISLAND)),
        int(card_of_side(area.climate - FIRST_CLIMATE)),
        int(card_of_side(position.own_ecosystem(2))),
    ]
    for kind in KINDS:
        found = rows(position, 0, kind)
        assert all(chosen[kind] in row[4:6] for row in found)
        others = {card for row in found for card in row[4:6]} - {chosen[kind]}
        assert len(others) > 1


@pytest.mark.clause("E04", "E74")
def test_a_card_with_the_lowest_number_is_known_once_it_is_chosen() -> None:
    position = advanced()
    for kind in KINDS:
        cards = position.dealt_row(kind)[:]
        place = list(cards).index(0)
        cards[place], cards[4] = cards[4], 0
        position.set_dealt_row(kind, cards)
    area = position.areas[2]
    area.island, area.climate = FIRST_ISLAND, FIRST_CLIMATE
    position.set_own_ecosystem(2, 0)
    for kind in KINDS:
        assert all(0 in row[4:6] for row in rows(position, 0, kind))


@pytest.mark.clause("E69", "E74")
@pytest.mark.parametrize(("turned", "known"), [(0, 0), (1, 1), (4, 4), (6, 6), (7, 1), (12, 6)])
def test_gaias_cards_are_known_as_far_as_they_are_turned_over_in_this_pass(turned: int, known: int) -> None:
    position = alone("medium")
    position.gaia.turned = turned
    order = [int(card) for card in position.gaia.deck]
    worlds = [cast(EarthPosition, position.imagine(0, seed)) for seed in range(30)]
    decks = [[int(card) for card in world.gaia.deck] for world in worlds]
    assert all(sorted(deck) == sorted(order) for deck in decks)
    fixed = [place for place in range(6) if {deck[place] for deck in decks} == {order[place]}]
    assert fixed == list(range(known))
