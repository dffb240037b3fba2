"""Random sequences of legal and illegal actions, copies, undo and saving in a game of Planet."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import terrarium
from terrarium.engine.errors import Refused
from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.position import Position
from terrarium.engine.record import Record

picks = st.integers(0, 10_000)


def spectator_lines(position: Position) -> list[Line]:
    """The journal lines of a spectator."""
    assert position.journal is not None
    return position.journal.lines(None)


class PlanetAtRandom(RuleBasedStateMachine):
    """After every step the record replays to the position, and no tile is lost."""

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 1000), beginner=st.booleans(), mystery=st.booleans())
    def start(self, seats: int, seed: int, beginner: bool, mystery: bool) -> None:
        game = terrarium.game("planet", seats=seats, beginner=beginner, mystery=mystery)
        self.played = Playthrough(game, seed)
        self.census = self.played.position.census()
        self.copies: list[tuple[Position, str]] = []

    @property
    def position(self) -> Position:
        return self.played.position

    @precondition(lambda self: not self.position.over())
    @rule(rounds=st.integers(1, 6), pick=picks)
    def play(self, rounds: int, pick: int) -> None:
        for number in range(rounds):
            if not self.position.over():
                seat = self.position.actors()[0]
                legal = self.position.legal(seat)
                self.played.play(seat, legal[(pick + 7 * number) % len(legal)])

    @rule(seat=st.integers(-1, 4), action=st.integers(-1, 300))
    def play_illegal(self, seat: int, action: int) -> None:
        if action in self.position.legal(seat):
            return
        before = self.position.fingerprint()
        with pytest.raises(Refused):
            self.played.play(seat, action)
        assert self.position.fingerprint() == before

    @rule(pick=picks)
    def copy(self, pick: int) -> None:
        twin = self.position.copy()
        self.copies.append((twin, twin.fingerprint()))
        if not twin.over():
            ahead = twin.copy()
            seat = ahead.actors()[0]
            legal = ahead.legal(seat)
            ahead.play(seat, legal[pick % len(legal)])
            assert ahead.fingerprint() != twin.fingerprint()

    @rule(pick=picks)
    def imagine(self, pick: int) -> None:
        seat = pick % self.position.game.seats
        world = self.position.imagine(seat, pick)
        assert world.view(seat) == self.position.view(seat)

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        moves = list(self.played.record.moves)
        if self.played.can_undo(seat):
            # In Planet only the very last action is free, as nobody acts together.
            self.played.undo(seat)
            assert self.played.record.moves == moves[:-1]
            assert moves[-1].seat == seat
        else:
            with pytest.raises(Refused):
                self.played.undo(seat)
            assert self.played.record.moves == moves

    @rule()
    def save_and_reload(self) -> None:
        text = self.played.record.to_text()
        fingerprint, lines_before = self.position.fingerprint(), spectator_lines(self.position)
        self.played = Playthrough.resume(Record.from_text(text))
        assert self.position.fingerprint() == fingerprint
        assert spectator_lines(self.position) == lines_before

    @invariant()
    def no_tile_is_lost(self) -> None:
        assert self.position.census() == self.census

    @invariant()
    def copies_stay(self) -> None:
        assert all(twin.fingerprint() == fingerprint for twin, fingerprint in self.copies)

    def teardown(self) -> None:
        record = self.played.record
        assert record.replay().fingerprint() == self.position.fingerprint()
        assert (record.scores is not None) == self.position.over()


TestPlanetAtRandom = PlanetAtRandom.TestCase
TestPlanetAtRandom.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
