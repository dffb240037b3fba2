"""Dealing anew while planting is hidden. (E19)

The others are set back to where planting began, and those who are done plant again at random: from outside that looks
the same. A card that they have paid since, and that came to the viewer's side out of a new deck, is theirs no longer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.box import EARTH_CARDS
from terrarium.earth.hidden.known_cards import knows, mark_open, unplaced
from terrarium.earth.rules import piles, turn_actions
from terrarium.earth.state import hands
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.seat_fields import ASIDE_TOP, COMPOST_TOP, MARKS, PENDING
from terrarium.earth.state.steps import DEPTH
from terrarium.earth.state.team_board import MATES, PLACES, TEAMS, TOP_THERE
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import sort_stretch
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def set_back(position: EarthPosition, before: EarthPosition, viewer: i64) -> vec[i64]:
    """Put the other seats back to where planting began; the answer is who of them is done with it."""
    done = vec[i64]()
    own = vec[i64]([0] * (EARTH_CARDS + 1))
    composts: list[vec[i64]] = []
    seat: i64 = 0
    while seat < position.seats:
        own_side = position.sees(viewer, seat)
        source = position if own_side else before
        composts.append(piles.chain(source.below, source.marks[MARKS * seat + COMPOST_TOP]))
        if own_side:
            mark_open(position, seat, True, own)
            for card in piles.chain(position.below, position.marks[MARKS * seat + COMPOST_TOP]):
                own[card] = 1
            for card in piles.chain(position.below, position.marks[MARKS * seat + ASIDE_TOP]):
                own[card] = 1
        else:
            if position.pending(seat) == 0:
                done = append(done, seat)
            position.areas[seat] = before.areas[seat].copy()
            _copy_row(position.marks, before.marks, MARKS * seat, MARKS)
            _copy_row(position.stack, before.stack, DEPTH * seat, DEPTH)
            _copy_row(position.hands, before.hands, hands.WORDS * seat, hands.WORDS)
            _copy_row(position.fresh, before.fresh, hands.WORDS * seat, hands.WORDS)
            turn_actions.start_action(position, seat)
        seat += 1
    _clear_boards(position, viewer, own)
    _hand_over(position, viewer, own, composts)
    _collect(position, before, viewer, own, composts)
    return done


def _clear_boards(position: EarthPosition, viewer: i64, own: vec[i64]) -> None:
    """Nothing lies on a team's board when planting begins; what lies on one's own now is noted."""
    team: i64 = 0
    while position.team_play and team < TEAMS:
        if position.sees(viewer, MATES * team):
            for card in hands.cards_of(position.lying, team, SETS.all):
                own[card] = 1
            for card in piles.chain(position.below, position.board[PLACES * team + TOP_THERE]):
                own[card] = 1
        else:
            hands.empty(position.lying, team)
            place: i64 = 0
            while place < PLACES:
                position.board[PLACES * team + place] = 0
                place += 1
        team += 1


def _hand_over(position: EarthPosition, viewer: i64, own: vec[i64], composts: list[vec[i64]]) -> None:
    """Take from the others, set back as they are, what has come to the viewer's side since."""
    seat: i64 = 0
    while seat < position.seats:
        if not position.sees(viewer, seat):
            kept = vec[i64]()
            for card in composts[seat]:
                if own[card] == 0:
                    kept = append(kept, card)
            composts[seat] = kept
            position.areas[seat].compost = len(kept)
            for card in hands.cards_of(position.hands, seat, SETS.all):
                if own[card] == 1:
                    hands.take(position.hands, seat, card)
                    position.areas[seat].hand -= 1
        seat += 1


def _collect(
    position: EarthPosition, before: EarthPosition, viewer: i64, own: vec[i64], composts: list[vec[i64]]
) -> None:
    """Link all piles so that every card lies somewhere once; what is unknown of them is dealt anew after this."""
    lies = own[:]
    seat: i64 = 0
    while seat < position.seats:
        if not position.sees(viewer, seat):
            mark_open(position, seat, True, lies)
            for card in composts[seat]:
                lies[card] = 1
        seat += 1
    known = _known_discards(position, position, viewer, lies, vec[i64]())
    known = _known_discards(position, before, viewer, lies, known)
    sort_stretch(known, 0, len(known))
    rest = unplaced(lies)
    fewer = before.discards - len(known)
    number: i64 = 0
    deck = vec[i64]()
    while number < len(rest):
        position.knows[rest[number]] = 0
        if number < fewer:
            known = append(known, rest[number])
        else:
            deck = append(deck, rest[number])
        number += 1
    position.certain = 0
    position.discard_top = piles.linked(position.below, known)
    position.discards = len(known)
    position.deck_top = piles.linked(position.below, deck)
    position.deck = len(deck)
    seat = 0
    while seat < position.seats:
        if not position.sees(viewer, seat):
            for card in composts[seat]:
                position.knows[card] = before.knows[card]
        position.marks[MARKS * seat + COMPOST_TOP] = piles.linked(position.below, composts[seat])
        seat += 1


def _known_discards(
    position: EarthPosition, source: EarthPosition, viewer: i64, lies: vec[i64], known: vec[i64]
) -> vec[i64]:
    """The cards that the viewer knows to be in a discard pile and that lie nowhere else, added to those known."""
    for card in piles.chain(source.below, source.discard_top):
        if lies[card] == 0 and knows(source, viewer, card):
            known = append(known, card)
            lies[card] = 1
            position.knows[card] = source.knows[card]
    return known


def _copy_row(target: vec[i64], source: vec[i64], start: i64, count: i64) -> None:
    place: i64 = start
    while place < start + count:
        target[place] = source[place]
        place += 1


def snapshot(position: EarthPosition, before: EarthPosition, viewer: i64) -> EarthPosition:
    """How planting began, as far as the viewer can know: everyone as they were, with the others' cards as imagined."""
    world = position.copy()
    world.before = None
    seat: i64 = 0
    while seat < position.seats:
        _copy_row(world.stack, before.stack, DEPTH * seat, DEPTH)
        world.areas[seat] = before.areas[seat].copy()
        if position.sees(viewer, seat):
            compost = world.marks[MARKS * seat + COMPOST_TOP]  # its cards are linked as they lie now
            _copy_row(world.marks, before.marks, MARKS * seat, MARKS)
            world.marks[MARKS * seat + COMPOST_TOP] = compost
        else:
            world.marks[MARKS * seat + PENDING] = before.marks[MARKS * seat + PENDING]
        seat += 1
    world.board = before.board[:]
    world.lying = before.lying[:]
    return world


def plant_again(position: EarthPosition, done: vec[i64], rng: Rng) -> None:
    """Let the seats that are done plant at random until they are done again."""
    number: i64 = 0
    while number < len(done):
        seat = done[number]
        position.run(seat)
        while position.pending(seat) > 0:
            answers = position.answers(seat)
            position.answer(seat, answers[rng.below(len(answers))])
            position.run(seat)
        number += 1
