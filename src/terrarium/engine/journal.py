"""The journal: what happened in a game, filtered by what each seat may know."""

from __future__ import annotations

from terrarium.engine.lines import Line


class Journal:
    """The lines of a game. A line is public, or for some seats only while the others get another line or none.

    >>> journal = Journal()
    >>> journal.tell(Line("planet-round", round=1))
    >>> [line.id for line in journal.lines(None)]
    ['planet-round']
    """

    def __init__(self) -> None:
        #: Each line with its seats (None: all); the flag inverts them, so that the line is for all others.
        self._entries: list[tuple[Line, list[int] | None, bool]] = []

    def tell(self, line: Line) -> None:
        """Add a line for all seats and spectators."""
        self._entries.append((line, None, False))

    def whisper(self, seats: list[int], line: Line, others: Line | None = None) -> None:
        """Add a line for some seats; all others, spectators included, get `others` if given."""
        self._entries.append((line, list(seats), False))
        if others is not None:
            self._entries.append((others, list(seats), True))

    def lines(self, seat: int | None, after: int = 0) -> list[Line]:
        """The lines of a seat (None: a spectator), from its line number `after` on."""
        readable = [line for line, seats, others in self._entries if may_read(seat, seats, others)]
        return readable[after:]

    def __len__(self) -> int:
        """The number of entries for all readers, to continue from with `lines_since`."""
        return len(self._entries)

    def lines_since(self, seat: int | None, length: int) -> list[Line]:
        """The lines of a seat (None: a spectator) since the journal had this length; fast in a long journal."""
        return [line for line, seats, others in self._entries[length:] if may_read(seat, seats, others)]

    def entries(self) -> list[tuple[Line, list[int] | None, bool]]:
        """All entries, secrets included, with the arguments of `may_read`: for finished games only."""
        return list(self._entries)

    def all_lines(self) -> list[Line]:
        """All lines, secrets included: for finished games only."""
        return [line for line, _seats, others in self._entries if not others]

    def copy(self) -> Journal:
        """An independent copy."""
        twin = Journal()
        twin._entries = list(self._entries)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (_journal, (self._entries,))


def _journal(entries: list[tuple[Line, list[int] | None, bool]]) -> Journal:
    journal = Journal()
    journal._entries = entries
    return journal


def may_read(seat: int | None, seats: list[int] | None, others: bool) -> bool:
    """Return whether a seat (None: a spectator) may read an entry of a journal."""
    if seats is None:
        return True
    return (seat is not None and seat in seats) != others
