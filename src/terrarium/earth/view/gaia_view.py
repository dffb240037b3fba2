"""Gaia's board as everybody may know it, as plain data. (E61 to E69)"""

from __future__ import annotations

from typing import TypedDict

from terrarium.earth.cards.gaia_cards import DIFFICULTIES, GAIA, growth_points
from terrarium.earth.modes import gaia, gaia_scoring
from terrarium.earth.rules import fauna
from terrarium.earth.state.position import EarthState


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


def gaia_view(position: EarthState) -> GaiaView:
    """Return Gaia's board."""
    board = position.gaia
    leaves: list[int | None] = []
    for place in range(fauna.GOALS):
        step = board.leaf_step(place)
        leaves.append(int(fauna.worth(position, step)) if step > 0 else None)
    turned = [GAIA.cards[card].key for card in board.open_cards()]
    return {
        "difficulty": DIFFICULTIES[board.difficulty],
        "passes": board.current_pass(),
        "turned": turned,
        "turns": int(board.turned),
        "card": turned[-1] if position.her_turn() else None,
        "skips": board.skips,
        "sprouts": int(board.sprouts),
        "growth": int(board.growth),
        "growth_points": growth_points(int(board.growth)),
        "soil": int(board.soil),
        "store": GAIA.store_soil,
        "compost": int(board.compost),
        "pile": gaia_scoring.pile(position)[::-1],
        "pile_points": gaia_scoring.pile_points(position),
        "leaves": leaves,
        "soil_gained": int(board.soil_seen),
        "cards_drawn": int(board.cards_seen),
        "blue_cards": int(gaia.blue_cards(position)),
        "points": int(gaia_scoring.points(position)),
    }
