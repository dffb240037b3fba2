"""A table of Earth arranged by hand, for tests of play."""

from __future__ import annotations

from typing import cast

import terrarium
from terrarium.earth.cards.box import BOX, card_number, goal_number
from terrarium.earth.cards.vocabulary import BLUE, GREEN, RED, YELLOW
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import deal, piles
from terrarium.earth.state.stages import ACTING, OVER, SETUP
from terrarium.earth.state.steps import CHOOSE_ACTION, RUN, step
from terrarium.engine.vec_operations import from_list

#: Goals that nothing meets by chance in a test: 20 soil, 15 compost cards, 20 cards in hand, 4 events.
QUIET = ["339A", "339B", "340A", "340B"]


def table(seats: int = 2, journal: bool = False, goals: list[str] | None = None, **options: object) -> EarthPosition:
    """A game after its setup with seat 0 to choose an action, and nothing on the table but the deck and the goals."""
    chosen: dict[str, object] = {"mode": "beginner", "first": 0, "open_planting": True, **options}
    position = cast(EarthPosition, terrarium.game("earth", seats=seats, **chosen).start(1, journal=journal))
    while position.stage == SETUP:
        seat = position.actors()[0]
        position.play(seat, position.legal(seat)[0])
    for seat in range(seats):
        area = position.areas[seat]
        area.island = area.climate = area.soil = 0
        for card in hand(position, seat):
            position.take_from_hand(seat, card)
            under_deck(position, card)
        for card in compost(position, seat):
            under_deck(position, card)
        position.set_compost_top(seat, 0)
        position.set_own_ecosystem(seat, -1)
        position.set_delicate(seat, False, False)
        area.hand = area.compost = 0
    for place, key in enumerate(goals or QUIET):
        position.fauna[place] = goal_number(key)
    deal.prepare(position)
    return position


def pile(position: EarthPosition, top: int) -> list[int]:
    """A pile from the top."""
    return [int(card) for card in position.pile(top)]


def deck(position: EarthPosition) -> list[int]:
    """The deck from the top."""
    return pile(position, position.deck_top)


def compost(position: EarthPosition, seat: int) -> list[int]:
    """A compost from the top."""
    return pile(position, position.compost_top(seat))


def hand(position: EarthPosition, seat: int) -> list[int]:
    """The cards in a hand."""
    return [int(card) for card in position.hand_cards(seat)]


def set_deck(position: EarthPosition, cards: list[int]) -> None:
    """Make these cards the deck, from the top."""
    position.set_deck(from_list(cards))


def under_deck(position: EarthPosition, card: int) -> None:
    """Put a card at the bottom of the deck."""
    set_deck(position, [*deck(position), card])


def on_top(position: EarthPosition, *cards: int) -> None:
    """Put cards of the deck on top of it, the first one uppermost."""
    set_deck(position, [*cards, *[card for card in deck(position) if card not in cards]])


def fetch(position: EarthPosition, card: int) -> int:
    """Take a card out of the deck."""
    cards = deck(position)
    cards.remove(card)
    set_deck(position, cards)
    return card


def give(position: EarthPosition, seat: int, *cards: int) -> None:
    """Put cards of the deck into a hand."""
    for card in cards:
        position.put_in_hand(seat, fetch(position, card))


def fill_compost(position: EarthPosition, seat: int, *cards: int) -> None:
    """Put cards of the deck on a compost, the last one on top, unknown to all."""
    for card in cards:
        piles.lay_on_compost(position, seat, fetch(position, card), 0)


def discard(position: EarthPosition, *cards: int) -> None:
    """Put cards of the deck on the discard pile."""
    for card in cards:
        piles.discard(position, fetch(position, card), 0)


def lay(position: EarthPosition, seat: int, card: int, row: int, column: int, sprouts: int = 0, growth: int = 0) -> int:
    """Put a card of the deck into a grid, with pieces on it; rows and columns from 1."""
    area = position.areas[seat]
    cell = 4 * (row - 1) + column - 1
    area.cells[cell] = fetch(position, card)
    area.sprouts[cell] = sprouts
    area.growth[cell] = growth
    area.planted += 1
    area.rows = max(int(area.rows), row)
    area.columns = max(int(area.columns), column)
    return cell


def fill_grid(position: EarthPosition, seat: int, count: int, besides: tuple[int, ...] = ()) -> None:
    """Put the first n plantable cards without abilities on the free cells of a grid, in order."""
    quiet = [card for card in deck(position) if card in QUIET_CARDS and card not in besides]
    cells = [cell for cell in range(16) if position.areas[seat].cells[cell] == 0]
    for card, cell in list(zip(quiet, cells, strict=False))[:count]:
        lay(position, seat, card, cell // 4 + 1, cell % 4 + 1)


#: Terrains that only score at the end.
QUIET_CARDS = [
    card.number
    for card in BOX.cards
    if card.kind == 2 and [ability.color for ability in card.abilities] == ["brown"] and card.rule is not None
]


def board(position: EarthPosition, seat: int, island: str = "", climate: str = "") -> None:
    """Give a seat an Island and a Climate."""
    position.areas[seat].island = card_number(island)
    position.areas[seat].climate = card_number(climate)


def words(position: EarthPosition, seat: int) -> list[str]:
    """What a seat may do, in words."""
    return [position.game.words(action) for action in position.legal(seat)]


def asked(position: EarthPosition, seat: int) -> str:
    """Return what a seat is asked: the id of its prompt without the prefix."""
    return position.prompt(seat).id.removeprefix("earth-prompt-")


def give_turn(position: EarthPosition, seat: int, turns_over: int = 0) -> None:
    """Let a seat choose the action instead of seat 0, after this many turns."""
    position.turns = turns_over
    position.active = seat
    position.push(seat, position.pop(0))


def activate(position: EarthPosition, seat: int, color: int, chose: bool = False) -> None:
    """Let a seat of two activate a colour, after an action that it or the other one chose, who is not done yet."""
    position.pop(0)
    position.stage = ACTING
    position.active = seat if chose else 1 - seat
    position.chosen = [GREEN, RED, BLUE, YELLOW].index(color)
    position.push(seat, step(RUN, 0, 0, 0, color))
    position.push(1 - seat, step(CHOOSE_ACTION))
    position.run(seat)


def end_game(position: EarthPosition) -> None:
    """Let the game be over now."""
    position.stage = OVER


def stack_gaia_deck(position: EarthPosition, *cards: int) -> None:
    """Let Gaia turn over these cards first, then her others in the order of the box."""
    for place, card in enumerate([*cards, *[card for card in range(6) if card not in cards]]):
        position.gaia.deck[place] = card


def play_events(position: EarthPosition, seat: int, *cards: int) -> None:
    """Put events of the deck into an area as if the seat had played them."""
    for card in cards:
        position.areas[seat].play_event(fetch(position, card))


def close_windows(position: EarthPosition, seat: int) -> None:
    """Play no event wherever the seat is asked for one."""
    while position.prompt(seat).id == "earth-prompt-turn":
        do(position, seat, "stop")


def do(position: EarthPosition, seat: int, *sentences: str) -> None:
    """Let a seat do one thing after the other."""
    for sentence in sentences:
        position.play(seat, position.game.action(sentence))


def told(position: EarthPosition, seat: int | None) -> list[str]:
    """The ids of what a seat was told."""
    assert position.journal is not None
    return [line.id for line in position.journal.lines(seat)]


def pieces(position: EarthPosition, seat: int) -> tuple[dict[int, int], dict[int, int]]:
    """Sprouts and growth of a grid by card."""
    area = position.areas[seat]
    cells = [cell for cell in range(16) if area.cells[cell] != 0]
    sprouts = {int(area.cells[cell]): int(area.sprouts[cell]) for cell in cells if area.sprouts[cell]}
    growth = {int(area.cells[cell]): int(area.growth[cell]) for cell in cells if area.growth[cell]}
    return sprouts, growth
