"""The info of a table, which is everything but its events and chat; and the events."""

from __future__ import annotations

import copy
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

import terrarium
from terrarium.engine.lines import Line
from terrarium.engine.redeal import Redeal
from terrarium.engine.rng import is_key, parse_seed, seed_text
from terrarium.server.wire import (
    BannedPerson,
    Clock,
    HintAsked,
    PersonState,
    ReportReason,
    ReportState,
    SeatState,
    TableState,
)

SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "over"]


class Seat(Struct):
    """One seat. A bot on a person's seat plays for that person."""

    kind: SeatKind = "open"
    guest: str | None = None
    bot: str | None = None
    ready: bool = False
    #: How the person on this seat is called, where several people share one screen.
    name: str | None = None


class Person(Struct):
    """A person who has joined the table, with the name used there."""

    guest: str
    name: str
    muted: bool = False
    #: Whether the person made the table or joined it with its code. Only these people are shown the code.
    invited: bool = True


class Report(Struct, frozen=True):
    """A complaint of a guest about a person at the table."""

    id: int
    by: str
    guest: str
    name: str
    reason: ReportReason
    text: str
    quote: str
    at: int

    def state(self) -> ReportState:
        """The report for the host, who does not learn where it comes from."""
        return ReportState(self.id, self.guest, self.name, self.reason, self.text, self.quote, self.at)


class TableInfo(Struct):
    """A table as it is stored, without its events and chat."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    created: int
    seats: list[Seat]
    people: list[Person]
    clock: Clock
    revision: int = 0
    status: Status = "open"
    public: bool = False
    open_scores: bool = True
    #: The key of the deal; a seed in lessons, uploaded records, and games that are older than keys.
    seed: int | None = None
    #: How many actions the game has; higher numbers change settings. None in games that are older than settings.
    actions: int | None = None
    started: int | None = None
    ended: int | None = None
    due: int | None = None
    rematch: str | None = None
    #: A keyed hash of the address of the person who made the table or started its game. Tables from one address share
    #: the time of bots, and their place in the lobby.
    origin: str | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    banned: list[BannedPerson] = []
    #: People who were muted when they left; they are still muted if they come back.
    muted: list[str] = []
    reports: list[Report] = []
    #: The lesson or the puzzle that is played at the table.
    lesson: str | None = None
    #: Whether people may ask for hints, and who has asked: (number, seat) in order.
    hints: bool = True
    hints_asked: list[tuple[int, int]] | None = None
    #: What was dealt again where a moment of another game is played on: (number of moves, seat, seed), in order.
    redeals: list[tuple[int, int, str]] | None = None
    #: The day whose deal is played, such as 2026-11-19.
    daily: str | None = None

    def copy(self) -> TableInfo:
        """An independent copy."""
        seats, people = [copy.copy(seat) for seat in self.seats], [copy.copy(person) for person in self.people]
        return replace(
            self,
            seats=seats,
            people=people,
            options=dict(self.options),
            clock=copy.copy(self.clock),
            banned=list(self.banned),
            muted=list(self.muted),
            reports=list(self.reports),
        )

    def person(self, guest: str) -> Person | None:
        """The person with this id, if they have joined the table."""
        return next((person for person in self.people if person.guest == guest), None)

    def is_banned(self, guest: str) -> bool:
        """Whether the host has banned the guest."""
        return any(banned.guest == guest for banned in self.banned)

    def has_seat(self, guest: str) -> bool:
        """Whether the guest has a seat, even if a bot plays for them."""
        return any(seat.guest == guest for seat in self.seats)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest may act for now: their own, unless a bot plays for them."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.guest == guest and seat.bot is None
        ]

    def needs_driver(self) -> bool:
        """Whether the server must act at this table, for bots or clocks."""
        return self.clock.kind != "none" or any(seat.bot is not None for seat in self.seats)

    def has_bots(self) -> bool:
        """Whether a bot has a seat or plays for a person."""
        return any(seat.bot is not None for seat in self.seats)

    def bot_seats(self) -> set[int]:
        """The seats that bots play now, for themselves or for a person."""
        return {number for number, seat in enumerate(self.seats) if seat.bot is not None}

    def name_of(self, guest: str | None) -> str | None:
        """The name of a guest at this table."""
        person = None if guest is None else self.person(guest)
        return None if person is None else person.name

    def names(self) -> list[str]:
        """A name for every seat, for records."""
        return [
            seat.name or self.name_of(seat.guest) or f"{seat.bot or 'nobody'} {number}"
            for number, seat in enumerate(self.seats)
        ]

    def rules_mismatch(self) -> Line | None:
        """A line that says that the game was started under other rules, and so cannot continue; None if it was not."""
        if self.status == "open" or self.game not in terrarium.titles():
            return None
        version = terrarium.title(self.game).version
        if self.rules == version:
            return None
        return Line("table-rules-differ", game=self.game, found=self.rules, rules=version)

    def has_known_deal(self) -> bool:
        """Whether people may know the deal: it is a lesson's or an uploaded record's, or was made without a key."""
        redeals = self.redeals_of_record()
        seed = redeals[-1].seed if redeals else self.seed
        lesson = self.lesson is not None and not redeals
        return seed is not None and (self.started is None or lesson or not is_key(seed))

    def redeals_of_record(self) -> list[Redeal]:
        """What was dealt again, as the record has it."""
        return [Redeal(after, seat, parse_seed(seed)) for after, seat, seed in self.redeals or []]

    def set_redeals(self, redeals: list[Redeal]) -> None:
        """Take over what a record says was dealt again."""
        self.redeals = [(redeal.after, redeal.seat, seed_text(redeal.seed)) for redeal in redeals] or None

    def state(self, viewer: str, number: int, online: set[str], stopped: Line | None = None) -> TableState:
        """The state of the table as a guest may know it."""
        other = self.rules_mismatch()
        person = self.person(viewer)
        is_host = viewer == self.host
        if stopped is None and self.status == "playing":
            stopped = other
        return TableState(
            id=self.id,
            revision=self.revision,
            game=self.game,
            rules=self.rules,
            options=self.options,
            status=self.status,
            public=self.public,
            code=self.code if is_host or (person is not None and person.invited) else "",
            host=self.host,
            seats=[
                SeatState(place, seat.kind, seat.guest, seat.name or self.name_of(seat.guest), seat.bot, seat.ready)
                for place, seat in enumerate(self.seats)
            ],
            people=[
                PersonState(person.guest, person.name, person.guest in online, person.muted) for person in self.people
            ],
            clock=self.clock,
            open_scores=self.open_scores,
            created=self.created,
            number=number,
            rematch=self.rematch,
            scores=self.scores,
            winners=self.winners,
            lesson=self.lesson,
            daily=self.daily,
            hints=self.hints,
            hints_asked=[HintAsked(number, seat) for number, seat in self.hints_asked or []],
            stopped=None if stopped is None else stopped.data(),
            no_replay=None if other is None else Line("table-no-replay", reason=other).data(),
            known_deal=self.has_known_deal(),
            banned=self.banned if is_host else [],
            reports=[report.state() for report in self.reports if report.guest != viewer] if is_host else [],
        )


class Event(Struct, array_like=True):
    """An accepted action of a seat, or its undo if there is no action."""

    number: int
    seat: int
    action: int | None
    key: str | None
    at: int
