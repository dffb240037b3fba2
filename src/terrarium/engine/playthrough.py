"""A game in progress: its position, its growing record, and undo."""

from __future__ import annotations

from collections.abc import Collection

from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.engine.record import Move, Record, check_one_line
from terrarium.engine.redeal import Redeal


class Playthrough:
    """Plays a game and keeps its record.

    Undo concerns actions only: setting changes stay, and never block it.

    >>> import terrarium
    >>> played = Playthrough(terrarium.game("planet", seats=2, first=0), seed=7)
    >>> played.play(0, played.position.legal(0)[0])
    >>> played.can_undo(0)
    1
    >>> played.undo(0)
    >>> len(played.record.moves)
    0
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        journal: bool = True,
        names: list[str] | None = None,
        original: Playthrough | None = None,
        redeals: list[Redeal] | None = None,
    ) -> None:
        self.game = game
        self.position: Position = (
            game.start(seed, journal) if original is None else _copy_with_journal(original.position)
        )
        self.record: Record = Record.of(game, seed, names) if original is None else original.record.copy()
        #: By seat: the number of moves when something hidden was last shown to it. It cannot undo these moves.
        self._revealed_at: list[int] = [0] * game.seats if original is None else list(original._revealed_at)
        #: Positions from which undo replays, by number of moves, ascending; they are never changed. A new one is kept
        #: whenever something is shown to somebody.
        self._checkpoints: list[tuple[int, Position]] = [] if original is None else list(original._checkpoints)
        if original is None:
            self._checkpoints.append((0, _copy_with_journal(self.position)))
            self.record.redeals = [] if redeals is None else list(redeals)
            self._deal_again()

    @staticmethod
    def resume(record: Record, box: object = None, journal: bool = True) -> Playthrough:
        """Check a record and continue its game."""
        record.replay(box, journal=False)
        played = Playthrough(record.game(box), record.seed, journal, record.names, redeals=record.redeals)
        for move in record.moves:
            played.play(move.seat, move.action, move.comment)
        return played

    def copy(self) -> Playthrough:
        """An independent copy with its own position, journal and record."""
        return Playthrough(self.game, self.record.seed, original=self)

    def play(self, seat: int, action: int, comment: str = "") -> None:
        """Play and record the action, or raise `Refused` with the reason and change nothing."""
        remark = check_one_line(comment) if comment else ""
        before = self._reveals()
        self.position.play(seat, action)
        self.record.add(seat, action, remark)
        if not self.game.is_setting_change(action):
            self._note_reveals(before)
        self._deal_again()
        if self.position.over():
            self.record.finish(self.position)

    def can_undo(self, seat: int) -> int:
        """How many of its latest actions the seat could undo, one after the other, while all answers to them stay."""
        start, moves = self._undoable_moves(seat)
        count = 0
        while self._undo_refusal(seat, start, moves) is None:
            moves.pop(self._latest(seat, moves))
            count += 1
        return count

    def undo_refusal(self, seat: int, undone_with_it: Collection[int] = ()) -> Refused | None:
        """Why the seat cannot undo its latest action, or None if it can.

        The answers of the seats in `undone_with_it`, such as bots, to the action do not block it: they are undone too.
        """
        start, moves = self._undoable_moves(seat)
        refusal = self._undo_refusal(seat, start, moves)
        if refusal is None or refusal.code != "undo-built-on":
            return refusal
        later = moves[self._latest(seat, moves) + 1 :]
        others = {move.seat for move in later if not self.game.is_setting_change(move.action)}
        return None if others <= set(undone_with_it) else refusal

    def undo(self, seat: int, undone_with_it: Collection[int] = ()) -> None:
        """Undo the seat's latest action, or raise `Refused` with the reason and change nothing.

        Later actions stay if they were made without knowledge of it; otherwise they are undone with it.
        """
        refusal = self.undo_refusal(seat, undone_with_it)
        if refusal is not None:
            raise refusal
        start, moves = self._undoable_moves(seat)
        taken_back = self._latest(seat, moves)
        if self._undo_refusal(seat, start, moves) is None:
            moves.pop(taken_back)
        else:
            later = [move for move in moves[taken_back + 1 :] if self.game.is_setting_change(move.action)]
            moves = moves[:taken_back] + later
        self._checkpoints = [(count, position) for count, position in self._checkpoints if count <= start]
        self.position = _copy_with_journal(self._checkpoints[-1][1])
        kept = self.record.moves[self._checkpoints[-1][0] : start]
        self.record.moves = self.record.moves[: self._checkpoints[-1][0]]
        self.record.reopen()
        self._revealed_at = [min(count, len(self.record.moves)) for count in self._revealed_at]
        for move in kept + moves:
            self.play(move.seat, move.action, move.comment)

    def _deal_again(self) -> None:
        """Deal again if the record says so after its last move, which then nobody can undo."""
        count = len(self.record.moves)
        if all(redeal.after != count for redeal in self.record.redeals):
            return
        self.position = self.record.dealt_again(self.position, count)
        self._revealed_at = [count] * self.game.seats
        self._checkpoints = [(count, _copy_with_journal(self.position))]

    def _reveals(self) -> list[int]:
        return [self.position.reveals_to(seat) for seat in range(self.game.seats)]

    def _note_reveals(self, before: list[int]) -> None:
        """Keep a checkpoint if the latest action has shown something to somebody."""
        count = len(self.record.moves)
        shown = [was != now for was, now in zip(before, self._reveals(), strict=True)]
        if not any(shown):
            return
        self._revealed_at = [count if new else old for new, old in zip(shown, self._revealed_at, strict=True)]
        oldest = min(self._revealed_at)
        self._checkpoints = [(at, position) for at, position in self._checkpoints if at >= oldest]
        self._checkpoints.append((count, _copy_with_journal(self.position)))

    def _undoable_moves(self, seat: int) -> tuple[int, list[Move]]:
        """The number of moves that the seat cannot undo, and the moves after them."""
        start = self._revealed_at[seat] if 0 <= seat < self.game.seats else len(self.record.moves)
        return start, self.record.moves[start:]

    def _undo_refusal(self, seat: int, start: int, moves: list[Move]) -> Refused | None:
        """Why the seat cannot undo its latest one of these moves, the first of which has the index `start`."""
        if not 0 <= seat < self.game.seats:
            return Refused("no-such-seat", seat=str(seat), seats=self.game.seats)
        taken_back = self._latest(seat, moves)
        if taken_back < 0:
            before = self.record.moves[:start]
            return Refused("undo-nothing" if self._latest(seat, before) < 0 else "undo-revealed", seat=seat)
        if all(
            self.game.is_setting_change(later.action) for later in moves[taken_back + 1 :]
        ):  # nobody has acted since
            return None
        with_it, without = self._position_at(start), self._position_at(start)
        for move in moves[:taken_back]:
            with_it.play(move.seat, move.action)
            without.play(move.seat, move.action)
        with_it.play(seat, moves[taken_back].action)
        for later in moves[taken_back + 1 :]:
            if self.game.is_setting_change(later.action):
                with_it.play(later.seat, later.action)
                without.play(later.seat, later.action)
            elif not _looks_same_to_mover(with_it, without, later):
                return Refused("undo-built-on", seat=seat, other_seat=later.seat)
        return None

    def _position_at(self, count: int) -> Position:
        """Return a copy of the position after a number of moves, with a new journal."""
        at, position = max((found for found in self._checkpoints if found[0] <= count), key=lambda found: found[0])
        twin = _copy_with_new_journal(position)
        for move in self.record.moves[at:count]:
            twin.play(move.seat, move.action)
        return twin

    def _latest(self, seat: int, moves: list[Move]) -> int:
        """The index of the seat's latest action, or -1."""
        for place in range(len(moves) - 1, -1, -1):
            if moves[place].seat == seat and not self.game.is_setting_change(moves[place].action):
                return place
        return -1


def _copy_with_journal(position: Position) -> Position:
    """A copy with its own copy of the journal."""
    twin = position.copy()
    if position.journal is not None:
        twin.journal = position.journal.copy()
    return twin


def _copy_with_new_journal(position: Position) -> Position:
    """A copy with an empty journal, even if the position has none."""
    twin = position.copy()
    twin.journal = Journal()
    return twin


def _looks_same_to_mover(one: Position, other: Position, move: Move) -> bool:
    """Play the move in both positions; return whether its seat had the same choices and journal lines in both."""
    seat = move.seat
    if one.legal(seat) != other.legal(seat) or one.prompt(seat) != other.prompt(seat):
        return False
    lines = []
    for position in (one, other):
        position.journal = Journal()
        position.play(seat, move.action)
        lines.append(position.journal.lines(seat))
    return lines[0] == lines[1] and one.reveals == other.reveals
