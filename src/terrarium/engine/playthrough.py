"""A game in progress: its position, its growing record, and undo."""

from __future__ import annotations

from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.engine.record import Move, Record, check_one_line


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
    ) -> None:
        self.game = game
        self.position: Position = (
            game.start(seed, journal) if original is None else _copy_with_journal(original.position)
        )
        self.record: Record = Record.of(game, seed, names) if original is None else original.record.copy()
        #: The last position that cannot be undone, and the number of moves before it. It is replaced, never changed.
        self._checkpoint: Position = self.position if original is None else original._checkpoint
        self._checkpoint_moves: int = 0 if original is None else original._checkpoint_moves
        if original is None:
            self._set_checkpoint()

    @staticmethod
    def resume(record: Record, box: object = None, journal: bool = True) -> Playthrough:
        """Check a record and continue its game."""
        record.replay(box, journal=False)
        played = Playthrough(record.game(box), record.seed, journal, record.names)
        for move in record.moves:
            played.play(move.seat, move.action, move.comment)
        return played

    def copy(self) -> Playthrough:
        """An independent copy with its own position, journal and record."""
        return Playthrough(self.game, self.record.seed, original=self)

    def play(self, seat: int, action: int, comment: str = "") -> None:
        """Play and record the action, or raise `Refused` with the reason and change nothing."""
        remark = check_one_line(comment) if comment else ""
        reveals = self.position.reveals
        self.position.play(seat, action)
        self.record.add(seat, action, remark)
        if self.position.reveals != reveals and not self.game.is_setting_change(action):
            self._set_checkpoint()
        if self.position.over():
            self.record.finish(self.position)

    def can_undo(self, seat: int) -> int:
        """How many of its latest actions the seat could undo, one after the other."""
        moves = self.record.moves[self._checkpoint_moves :]
        count = 0
        while self._undo_refusal(seat, moves) is None:
            moves.pop(self._latest(seat, moves))
            count += 1
        return count

    def undo_refusal(self, seat: int) -> Refused | None:
        """Why the seat cannot undo its latest action, or None if it can; faster than `can_undo`."""
        return self._undo_refusal(seat, self.record.moves[self._checkpoint_moves :])

    def undo(self, seat: int) -> None:
        """Undo the seat's latest action, or raise `Refused` with the reason and change nothing."""
        moves = self.record.moves[self._checkpoint_moves :]
        refusal = self._undo_refusal(seat, moves)
        if refusal is not None:
            raise refusal
        moves.pop(self._latest(seat, moves))
        position = _copy_with_journal(self._checkpoint)
        for move in moves:
            position.play(move.seat, move.action)
        self.position = position
        self.record.moves = self.record.moves[: self._checkpoint_moves] + moves
        self.record.reopen()

    def _set_checkpoint(self) -> None:
        self._checkpoint = _copy_with_journal(self.position)
        self._checkpoint_moves = len(self.record.moves)

    def _undo_refusal(self, seat: int, moves: list[Move]) -> Refused | None:
        """Why the seat cannot undo its latest move since the checkpoint, or None if it can."""
        if not 0 <= seat < self.game.seats:
            return Refused("no-such-seat", seat=str(seat), seats=self.game.seats)
        taken_back = self._latest(seat, moves)
        if taken_back < 0:
            before = self.record.moves[: self._checkpoint_moves]
            return Refused("undo-nothing" if self._latest(seat, before) < 0 else "undo-revealed", seat=seat)
        if all(
            self.game.is_setting_change(later.action) for later in moves[taken_back + 1 :]
        ):  # nobody has acted since
            return None
        with_it, without = _copy_with_new_journal(self._checkpoint), _copy_with_new_journal(self._checkpoint)
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
