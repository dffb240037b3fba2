"""Dealing anew while planting is hidden. (E19)

The others are set back to where planting began, and those who are done plant again at random: from outside that looks
the same. A card that they have paid since, and that came to the viewer's side out of a new deck, is theirs no longer.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.hidden.known_cards import PlacedCards
from terrarium.earth.rules import turn_actions
from terrarium.earth.state.piles import UNKNOWN_TO_ALL
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.team_board import MATES, TEAMS
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import sort_range
from terrarium.engine.vecs import append, vec


def set_back(position: EarthState, before: EarthState, viewer: i64) -> vec[i64]:
    """Put the other seats back to where planting began; return those of them that are done with it."""
    own = _cards_of_own_side(position, viewer)
    done = vec[i64]()
    composts: list[vec[i64]] = []
    seat: i64
    for seat in range(position.seats):
        if position.sees(viewer, seat):
            composts.append(position.pile(position.compost_top(seat)))
        else:
            composts.append(_without(before.pile(before.compost_top(seat)), own))
            if position.pending(seat) == 0:
                done = append(done, seat)
            _set_seat_back(position, before, seat)
            _give_up(position, seat, own)
            position.areas[seat].compost = len(composts[seat])
    _clear_other_boards(position, viewer)
    _link_piles(position, before, viewer, own, composts)
    return done


def _cards_of_own_side(position: EarthState, viewer: i64) -> PlacedCards:
    """Return the cards that lie now on the side of the viewer: its own, and those of its partner and their board."""
    own = PlacedCards()
    seat: i64
    for seat in range(position.seats):
        if position.sees(viewer, seat):
            own.add_area(position, seat)
            own.add_all(position.hand_cards(seat))
            own.add_all(position.pile(position.compost_top(seat)))
            own.add_all(position.pile(position.aside_top(seat)))
            if position.team_play:
                own.add_all(position.board_of(seat).card_list())
                own.add_all(position.pile(position.board_of(seat).compost_top))
    return own


def _set_seat_back(position: EarthState, before: EarthState, seat: i64) -> None:
    """Set a seat back to where planting began."""
    position.areas[seat] = before.areas[seat].copy()
    position.copy_marks(seat, before)
    position.copy_steps(seat, before)
    position.copy_hand(seat, before)
    turn_actions.start_action(position, seat)


def _give_up(position: EarthState, seat: i64, own: PlacedCards) -> None:
    """Take the cards out of a hand that have come to the viewer's side since."""
    for card in position.hand_cards(seat):
        if own.has(card):
            position.take_from_hand(seat, card)


def _without(cards: vec[i64], own: PlacedCards) -> vec[i64]:
    """Return a pile without the cards that have come to the viewer's side since."""
    kept = vec[i64]()
    for card in cards:
        if not own.has(card):
            kept = append(kept, card)
    return kept


def _clear_other_boards(position: EarthState, viewer: i64) -> None:
    """Clear the board of the other team: nothing lies on it when planting begins."""
    if not position.team_play:
        return
    team: i64
    for team in range(TEAMS):
        if not position.sees(viewer, MATES * team):
            position.team_boards.clear(team)


def _link_piles(
    position: EarthState, before: EarthState, viewer: i64, own: PlacedCards, composts: list[vec[i64]]
) -> None:
    """Link all piles so that every card lies somewhere once; what is unknown of them is dealt anew after this."""
    placed = own.copy()
    seat: i64
    for seat in range(position.seats):
        if not position.sees(viewer, seat):
            placed.add_area(position, seat)
            placed.add_all(position.hand_cards(seat))
            placed.add_all(composts[seat])
    _link_stock(position, before, viewer, placed)
    for seat in range(position.seats):
        if not position.sees(viewer, seat):
            for card in composts[seat]:
                position.knows[card] = before.knows[card]
        position.set_compost_top(seat, position.link(composts[seat]))


def _link_stock(position: EarthState, before: EarthState, viewer: i64, placed: PlacedCards) -> None:
    """Make a discard pile as high as before, of the cards known to be in it and others, and a deck of the rest."""
    discards = _add_known_discards(position, position, viewer, placed, vec[i64]())
    discards = _add_known_discards(position, before, viewer, placed, discards)
    sort_range(discards, 0, len(discards))
    deck = vec[i64]()
    for card in placed.others():
        position.knows[card] = UNKNOWN_TO_ALL
        if len(discards) < before.discards:
            discards = append(discards, card)
        else:
            deck = append(deck, card)
    position.certain = UNKNOWN_TO_ALL
    position.set_discards(discards)
    position.set_deck(deck)


def _add_known_discards(
    position: EarthState, source: EarthState, viewer: i64, placed: PlacedCards, known: vec[i64]
) -> vec[i64]:
    """Append the cards that the viewer knows to be in a discard pile and that lie nowhere else."""
    for card in source.pile(source.discard_top):
        if not placed.has(card) and source.knows_card(viewer, card):
            known = append(known, card)
            placed.add(card)
            position.knows[card] = source.knows[card]
    return known


def snapshot(position: EarthState, before: EarthState, viewer: i64) -> EarthState:
    """Return the start of planting as far as the viewer can know: all as they were, with the others' imagined cards."""
    world = position.copy()
    world.before = None
    seat: i64
    for seat in range(position.seats):
        world.copy_steps(seat, before)
        world.areas[seat] = before.areas[seat].copy()
        if position.sees(viewer, seat):
            compost = world.compost_top(seat)  # its cards are linked as they lie now
            world.copy_marks(seat, before)
            world.set_compost_top(seat, compost)
    world.team_boards = before.team_boards.copy() if before.team_play else before.team_boards
    return world


def plant_again(position: EarthState, done: vec[i64], rng: Rng) -> None:
    """Let the seats that are done plant at random until they are done again."""
    for seat in done:
        position.run(seat)
        while position.pending(seat) > 0:
            answers = position.answers(seat)
            position.answer(seat, answers[rng.below(len(answers))])
            position.run(seat)
