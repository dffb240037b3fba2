"""The view of cards: satellites, looks into them, and what seats did with their cards. (R10 to R13, R19)"""

from __future__ import annotations

from typing import TypedDict

from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.hidden.seen_cards import knows_who_chose, last_look, may_be_there, turns_begun, was_there
from terrarium.rauha.state.phases import CHOOSING, ROUNDS
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.state.satellites import (
    NOT_CHOSEN,
    PILE,
    is_discarded,
    is_placed,
    pile_start,
    satellite_of,
    totem_at,
    turn_chosen,
)


class SatelliteView(TypedDict):
    """A satellite: how many cards lie there, and which these can be as far as the seat has seen them."""

    left_of: int
    right_of: int
    count: int
    #: None if the seat has not looked into it in this round; as many as `count` if it knows exactly.
    cards: list[str] | None


class LookView(TypedDict):
    """One look of the seat into a satellite: the cards it saw and the one it kept."""

    round: int
    turn: int
    satellite: int
    cards: list[str]
    kept: str | None


class PlayView(TypedDict):
    """A seat's card in a turn and what it did with it; the card is None where the viewer cannot know it."""

    round: int
    turn: int
    card: str | None
    #: "in hand", "placed" or "discarded"
    state: str


def _keys(cards: list[int]) -> list[str]:
    return [BOX.biomes[card].key for card in cards]


def satellite_view(position: RauhaState, seat: int | None, satellite: int) -> SatelliteView:
    """Return a satellite of this round with the cards that the seat saw there and that can still lie there."""
    seats = int(position.seats)
    start = int(pile_start(seats, satellite, position.round()))
    count = sum(1 for slot in range(start, start + PILE) if position.fates[slot] == NOT_CHOSEN)
    if position.over() or position.turn() == 4 or (position.turn() == 3 and position.step != CHOOSING):
        count = 0  # R11: the card that nobody chose is out of the game
    cards: list[str] | None = None
    last = 0 if seat is None else int(last_look(position, seat, position.round(), satellite))
    if last > 0:
        there = [slot for slot in range(start, start + PILE) if may_be_there(position.fates[slot], last)]
        cards = _keys([int(position.deck[slot]) for slot in there]) if count else []
    return {"left_of": (satellite - 1) % seats, "right_of": satellite, "count": count, "cards": cards}


def look_views(position: RauhaState, seat: int) -> list[LookView]:
    """List every look of a seat into a satellite. (R13)"""
    found: list[LookView] = []
    for number in range(1, ROUNDS + 1):
        for turn in range(1, int(turns_begun(position, number)) + 1):
            satellite = int(satellite_of(position.seats, seat, totem_at(number, turn)))
            start = int(pile_start(position.seats, satellite, number))
            slots = [slot for slot in range(start, start + PILE) if was_there(position.fates[slot], turn)]
            chosen = [int(position.deck[slot]) for slot in slots if turn_chosen(position.fates[slot]) == turn]
            cards = _keys([int(position.deck[slot]) for slot in slots])
            key = BOX.biomes[chosen[0]].key if chosen else None
            found.append({"round": number, "turn": turn, "satellite": satellite, "cards": cards, "kept": key})
    return found


def play_views(position: RauhaState, viewer: int | None, seat: int) -> list[PlayView]:
    """List what a seat did with the cards that it chose."""
    found: list[PlayView] = []
    for number in range(1, ROUNDS + 1):
        for turn in range(1, int(turns_begun(position, number)) + 1):
            satellite = satellite_of(position.seats, seat, totem_at(number, turn))
            start = int(pile_start(position.seats, satellite, number))
            for slot in range(start, start + PILE):
                fate = position.fates[slot]
                if turn_chosen(fate) == turn:
                    known = is_placed(fate) or (viewer is not None and knows_who_chose(position, viewer, slot))
                    card = BOX.biomes[int(position.deck[slot])].key if known else None
                    state = "placed" if is_placed(fate) else "discarded" if is_discarded(fate) else "in hand"
                    found.append({"round": number, "turn": turn, "card": card, "state": state})
    return found


def offered(position: RauhaState, seat: int) -> list[int]:
    """List the cards that a seat may choose from now. (R10)"""
    if position.step != CHOOSING or position.over():
        return []
    start = int(position.pile(seat))
    return [int(position.deck[slot]) for slot in range(start, start + PILE) if position.fates[slot] == NOT_CHOSEN]


def rest_to(position: RauhaState, seat: int) -> int | None:
    """Return who looks next at the satellite of a seat; nobody after the third turn. (R10, R11)"""
    if position.over() or position.turn() >= 3:
        return None
    own = satellite_of(position.seats, seat, position.totem)
    others = range(int(position.seats))
    return next(other for other in others if satellite_of(position.seats, other, position.totem + 1) == own)
