"""The count of all cards."""

from __future__ import annotations

from terrarium.earth.state.position import EarthState


def census(position: EarthState) -> dict[str, list[int]]:
    """Return the 283 Earth cards and everything else that was dealt, wherever it lies, ascending."""
    tops = [position.deck_top, position.discard_top, *position.tops_on_boards()]
    cards: list[int] = []
    for seat in range(position.seats):
        area = position.areas[seat]
        tops += [position.compost_top(seat), position.aside_top(seat)]
        cards += [int(card) for card in position.hand_cards(seat)]
        cards += [int(card) for card in area.cells if card != 0]
        cards += [int(card) for card in area.events]
    for top in tops:
        cards += [int(card) for card in position.pile(top)]
    if position.team_play:
        for board in position.team_boards.boards:
            cards += [int(card) for card in board.card_list()]
    return {
        "earth": sorted(cards),
        "islands": sorted(int(card) for card in position.islands),
        "climates": sorted(int(card) for card in position.climates),
        "ecosystems": sorted(int(card) for card in position.ecosystems),
        "fauna": sorted(int(side) for side in position.fauna),
    }
