"""Random tableaus for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from terrarium.earth.cards.box import BOX, FIRST_CLIMATE, FIRST_ISLAND, SIDES
from terrarium.earth.cards.vocabulary import EVENT, FLORA, TERRAIN
from terrarium.earth.state.area import Area

PLANTABLE = [card.number for card in BOX.cards if card.kind in (FLORA, TERRAIN)]
EVENTS = [card.number for card in BOX.cards if card.kind == EVENT]
#: Few cards, so that lines and paths with something in common are likely.
SPECIAL = [280, 281, 282, *(card.number for card in BOX.cards if card.rule is not None)]


@st.composite
def tableaus(draw: st.DrawFn) -> Area:
    """An area with some cards and pieces anywhere in the grid."""
    area = Area()
    size = draw(st.sampled_from([0, 1, 4, 8, 12, 14, 15, 16]))
    special = draw(st.integers(0, size))
    cards = draw(st.permutations(SPECIAL))[:special]
    cards += draw(st.permutations([number for number in PLANTABLE if number not in cards]))[: size - special]
    for cell, number in zip(draw(st.permutations(range(16)))[:size], draw(st.permutations(cards)), strict=True):
        area.cells[cell] = number
        area.planted += 1
        card = BOX.cards[number]
        area.sprouts[cell] = draw(st.integers(0, card.sprouts))
        area.growth[cell] = draw(st.integers(0, card.growth))
    area.island = draw(st.integers(FIRST_ISLAND, FIRST_ISLAND + SIDES - 1))
    area.climate = draw(st.integers(FIRST_CLIMATE, FIRST_CLIMATE + SIDES - 1))
    for event in draw(st.lists(st.sampled_from(EVENTS), unique=True, max_size=6)):
        area.play_event(event)
    area.soil = draw(st.integers(0, 40))
    area.hand = draw(st.integers(0, 40))
    area.compost = draw(st.integers(0, 60))
    return area
