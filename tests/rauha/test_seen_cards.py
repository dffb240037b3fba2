"""What a seat knows, kept by hand beside random games. (R10 to R13, R19)"""

from __future__ import annotations

import random

import pytest

from terrarium.rauha.position import RauhaPosition
from tests.rauha.positions import seen, start

Turn = tuple[int, int]  # round, turn


class Notes:
    """What happened, as somebody who sees everything would write it down."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        #: What a seat found in its satellite, which one that was, which card it kept, and whether that card lies
        #: on a board ("placed"), in the black hole ("discarded") or before its owner ("in hand").
        self.found: dict[tuple[Turn, int], list[str]] = {}
        self.satellite: dict[tuple[Turn, int], int] = {}
        self.kept: dict[tuple[Turn, int], str] = {}
        self.state: dict[tuple[Turn, int], str] = {}

    def looks(self, viewer: int) -> list[dict[str, object]]:
        """R10, R13: everything that a seat found, and what it kept."""
        return [
            {
                "round": turn[0],
                "turn": turn[1],
                "satellite": self.satellite[turn, seat],
                "cards": cards,
                "kept": self.kept.get((turn, seat)),
            }
            for (turn, seat), cards in self.found.items()
            if seat == viewer
        ]

    def plays(self, viewer: int | None, seat: int) -> list[dict[str, object]]:
        """R13, R19: what a seat did; the card is shown if it is placed, the viewer's own or missed by the viewer."""
        rows: list[dict[str, object]] = []
        for (turn, other), card in self.kept.items():
            if other == seat:
                state = self.state[turn, seat]
                known = state == "placed" or viewer == seat or card in self.missed(viewer, turn[0])
                rows.append({"round": turn[0], "turn": turn[1], "card": card if known else None, "state": state})
        return rows

    def missed(self, viewer: int | None, number: int) -> list[str]:
        """R13: a card that a seat left in a satellite in turn 1 and does not find there in turn 3."""
        if viewer is None or ((number, 3), viewer) not in self.found:
            return []
        return [
            card
            for card in self.found[(number, 1), viewer]
            if card != self.kept[(number, 1), viewer] and card not in self.found[(number, 3), viewer]
        ]

    def can_lie(self, viewer: int, number: int, satellite: int) -> list[str] | None:
        """R13: of the cards at the last look into a satellite those neither kept by the viewer nor placed since."""
        looks = [turn for (turn, seat), there in self.satellite.items()
                 if seat == viewer and there == satellite and turn[0] == number]  # fmt: skip
        if not looks:
            return None
        placed = [self.kept[moment] for moment, state in self.state.items() if state == "placed"]
        own = self.kept.get((looks[-1], viewer))
        return [card for card in self.found[looks[-1], viewer] if card != own and card not in placed]


def write_down(notes: Notes, position: RauhaPosition, turn: Turn) -> None:
    """Note what everybody finds when a turn begins."""
    for seat in range(notes.seats):
        view = seen(position, seat)
        notes.found[turn, seat] = [card["key"] for card in view["offer"]]
        # R06: moon is the left satellite, shared with the next seat; star is the right one.
        notes.satellite[turn, seat] = (seat + (view["satellite"] == "moon")) % notes.seats


def compare(notes: Notes, position: RauhaPosition) -> None:
    """Everybody's view against the notes."""
    for viewer in [*range(notes.seats), None]:
        view = seen(position, viewer)
        assert view["looks"] == ([] if viewer is None else notes.looks(viewer))
        assert view["plays"] == [notes.plays(viewer, seat) for seat in range(notes.seats)]
        for satellite, there in enumerate(view["satellites"]):
            cards = None if viewer is None else notes.can_lie(viewer, view["round"], satellite)
            assert there["cards"] == (cards if there["count"] or cards is None else [])


@pytest.mark.clause("R10", "R11", "R12", "R13", "R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_knows_what_they_saw_and_what_follows_from_it(seats: int) -> None:
    position, notes, chance = start(seats, seed=1), Notes(seats), random.Random(1)
    turn = (0, 0)
    while not position.over():
        view = seen(position, 0)
        if view["step"] == "choose" and (view["round"], view["turn"]) != turn:
            turn = (view["round"], view["turn"])
            write_down(notes, position, turn)
        if view["step"] != "activate" or (view["scoring"] and not view["activation"]["used_cells"]):
            compare(notes, position)
        if view["step"] == "choose":
            choices = {seat: chance.choice(position.legal(seat)) for seat in range(seats)}
            for seat, action in choices.items():
                position.play(seat, action)
                notes.state[turn, seat] = "in hand"
            for seat, action in choices.items():
                notes.kept[turn, seat] = position.game.words(action).removeprefix("keep ")
        else:
            seat = position.actors()[0]
            words = position.game.words(chance.choice(position.legal(seat)))
            position.play(seat, position.game.action(words))
            if view["step"] == "place":
                notes.state[turn, seat] = "placed" if words.startswith("place") else "discarded"
    assert len(notes.kept) == 12 * seats
    compare(notes, position)
