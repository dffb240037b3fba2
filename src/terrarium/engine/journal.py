"""What happened, in order, told to each seat as far as it may know."""

from __future__ import annotations

from terrarium.engine.lines import Line


class Journal:
    """The lines of a game. A line is public, or told to some seats while the others get another line or none.

    >>> journal = Journal()
    >>> journal.tell(Line("planet-round", round=1))
    >>> [line.id for line in journal.lines(None)]
    ['planet-round']
    """

    def __init__(self) -> None:
        #: Each line with the seats that hear it (None: everybody), or with True with those that do not.
        self._told: list[tuple[Line, list[int] | None, bool]] = []

    def tell(self, line: Line) -> None:
        """Say something to everybody, spectators included."""
        self._told.append((line, None, False))

    def whisper(self, seats: list[int], line: Line, others: Line | None = None) -> None:
        """Say something to some seats; everybody else, spectators included, hears `others`, if anything."""
        self._told.append((line, list(seats), False))
        if others is not None:
            self._told.append((others, list(seats), True))

    def lines(self, seat: int | None, after: int = 0) -> list[Line]:
        """What a seat (None: a spectator) has been told, from its line number `after` on."""
        heard = [line for line, seats, others in self._told if hears(seat, seats, others)]
        return heard[after:]

    def __len__(self) -> int:
        """How much was told in all, to whomever: a place to read on from with `later`."""
        return len(self._told)

    def later(self, seat: int | None, place: int) -> list[Line]:
        """What a seat (None: a spectator) has been told since the journal was so long; quick in a long journal."""
        return [line for line, seats, others in self._told[place:] if hears(seat, seats, others)]

    def entries(self) -> list[tuple[Line, list[int] | None, bool]]:
        """Everything with who `hears` it, secrets included: for a finished game only."""
        return list(self._told)

    def all_lines(self) -> list[Line]:
        """Everything, secrets included: for a finished game only."""
        return [line for line, _seats, others in self._told if not others]

    def copy(self) -> Journal:
        """A journal that goes on by itself from here."""
        twin = Journal()
        twin._told = list(self._told)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (_journal, (self._told,))


def _journal(told: list[tuple[Line, list[int] | None, bool]]) -> Journal:
    journal = Journal()
    journal._told = told
    return journal


def hears(seat: int | None, seats: list[int] | None, others: bool) -> bool:
    """Whether a seat (None: a spectator) hears an entry of a journal."""
    if seats is None:
        return True
    return (seat is not None and seat in seats) != others
