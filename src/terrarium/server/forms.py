"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from terrarium.server.wire import BotSpec, Clock, LineData, SeatUpdate

Options = dict[str, Any]
GuestId = Annotated[str, Meta(min_length=1, max_length=32)]


class Problem(Struct):
    """Why a request was turned down."""

    reason: LineData


class Me(Struct):
    """Who the server takes the caller for."""

    guest: str
    name: str


class Named(Struct, forbid_unknown_fields=True):
    """A wish for a name."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class DeviceLink(Struct):
    """A token that works once, until `expires`; the page's path with it."""

    token: str
    path: str
    expires: int


class Device(Struct, forbid_unknown_fields=True):
    """A token from another device."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class OptionForm(Struct):
    """An option of a title."""

    name: str
    kind: str
    default: Any
    choices: list[str]


class TitleForm(Struct):
    """A title: who can play, what can be chosen."""

    name: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[OptionForm]
    #: How many of its cards are not fully known, as figures of the text `<name>-reconstructed`; empty: all are known.
    reconstructed: dict[str, int]


class Games(Struct):
    """Everything that can be played, and against whom."""

    titles: list[TitleForm]
    bots: list[str]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; seats are "me", "open", "bot" or "bot:spec"."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(min_length=1, max_length=16)]
    options: Options = {}
    public: bool = False
    clock: Clock | None = None
    open_scores: bool = True
    #: Begin at once, if no seat is open.
    start: bool = False


class Joining(Struct, forbid_unknown_fields=True):
    """Coming to a table, with its code if it is private."""

    code: Annotated[str, Meta(max_length=32)] = ""


class SetUp(Struct, forbid_unknown_fields=True):
    """What the host wants to be different; what is left out stays."""

    game: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    options: Options | None = None
    count: Annotated[int, Meta(ge=1, le=16)] | None = None
    public: bool | None = None
    clock: Clock | None = None
    open_scores: bool | None = None


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall have a seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotSpec = "random"


class Ready(Struct, forbid_unknown_fields=True):
    """Ready, or not yet."""

    ready: bool


class Muting(Struct, forbid_unknown_fields=True):
    """Whose word is taken or given back."""

    guest: GuestId
    muted: bool


class Upload(Struct, forbid_unknown_fields=True):
    """A record as text or JSON; an unfinished one is played on with these seats (all mine if left out)."""

    record: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    seats: Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(max_length=16)] = []


class TableLink(Struct):
    """Which table it is."""

    table: str


class TableEntry(Struct):
    """A table in the lobby or in one's own list."""

    id: str
    game: str
    options: Options
    status: str
    public: bool
    host: str
    created: int
    seats: int
    open_seats: int
    people: list[str]
    #: Whether the caller has a seat.
    mine: bool
    scores: list[int] | None


class Moment(Struct):
    """A table after a number, as one seat (null: a spectator) saw it."""

    table: str
    number: int
    last: int
    by: int | None
    at: int | None
    actors: list[int]
    sight: SeatUpdate
    outcome: dict[str, Any] | None


class ScoreHistory(Struct):
    """Every seat's points after each number, from 0 on."""

    scores: list[list[int]]


class TitleResults(Struct):
    """How a guest has done at a title."""

    game: str
    played: int
    won: int
    best: int | None
    mean: float | None


class TitleFigures(Struct):
    """How much a title is played here."""

    game: str
    open: int
    playing: int
    over: int


class Statistics(Struct):
    """One's own results, and the server's figures."""

    mine: list[TitleResults]
    server: list[TitleFigures]
