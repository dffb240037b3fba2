"""What everybody may know of Gaia, as plain data. (E61 to E69)"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from terrarium.earth.cards.gaia_cards import CARDS, DIFFICULTIES, GAIA, growth_points
from terrarium.earth.modes import gaia, gaia_scoring
from terrarium.earth.rules import fauna
from terrarium.earth.state import gaia_board

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


class GaiaView(TypedDict):
    """Gaia's board, all of it public but the order of her cards and her compost. (E61 to E69)"""

    difficulty: str
    #: The pass through her six cards, 1 or 2; the numbers of those turned over in it, the latest last.
    passes: int
    turned: list[str]
    #: Her turns in all.
    turns: int
    #: The card of her turn that is under way, None on the player's own turn.
    card: str | None
    #: Whether her next turn is skipped.
    skips: bool
    sprouts: int
    growth: int
    growth_points: int
    #: Soil in her store, and how much of it becomes compost.
    soil: int
    store: int
    compost: int
    #: The cards of her score pile, the latest last, and what they are worth.
    pile: list[int]
    pile_points: int
    #: What her leaf on each goal is worth.
    leaves: list[int | None]
    #: What the player gained in this turn as she counts it.
    soil_gained: int
    cards_drawn: int
    blue_cards: int
    points: int


def gaia_view(position: EarthPosition) -> GaiaView:
    """Gaia's board."""
    board = position.gaia
    turns = int(board[gaia_board.TURNED])
    leaves: list[int | None] = []
    for place in range(fauna.GOALS):
        on_step = gaia_board.leaf_on(position, place)
        leaves.append(int(fauna.worth(position, on_step)) if on_step > 0 else None)
    begun = (turns + CARDS - 1) // CARDS
    turned = [GAIA.cards[board[gaia_board.DECK + number]].key for number in range(turns - CARDS * max(begun - 1, 0))]
    return {
        "difficulty": DIFFICULTIES[board[gaia_board.DIFFICULTY]],
        "passes": max(begun, 1),
        "turned": turned,
        "turns": turns,
        "card": turned[-1] if position.active == gaia_board.HER else None,
        "skips": board[gaia_board.SKIPS] == 1,
        "sprouts": int(board[gaia_board.SPROUTS]),
        "growth": int(board[gaia_board.GROWTH_MARKERS]),
        "growth_points": growth_points(int(board[gaia_board.GROWTH_MARKERS])),
        "soil": int(board[gaia_board.STORE]),
        "store": GAIA.store_soil,
        "compost": int(board[gaia_board.COMPOSTED]),
        "pile": gaia_scoring.pile(position)[::-1],
        "pile_points": gaia_scoring.pile_points(position),
        "leaves": leaves,
        "soil_gained": int(board[gaia_board.SOIL_SEEN]),
        "cards_drawn": int(board[gaia_board.CARDS_SEEN]),
        "blue_cards": int(gaia.blue_cards(position)),
        "points": int(gaia_scoring.points(position)),
    }
