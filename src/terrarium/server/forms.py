"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from terrarium.history import Overview
from terrarium.review import Review
from terrarium.server.wire import BotSpec, Clock, LineData, Number, ReportReason, SeatUpdate

Options = dict[str, Any]
GuestId = Annotated[str, Meta(min_length=1, max_length=32)]


class Problem(Struct):
    """Why a request was refused."""

    reason: LineData


class Me(Struct):
    """The guest's public id and name, and whether the guest has chosen that name."""

    guest: str
    name: str
    named: bool


class Invitations(Struct):
    """The address that invitations start with; empty if only this computer reaches the server.

    `can_open` says whether this guest may open the server to the local network.
    """

    address: str
    can_open: bool


class Named(Struct, forbid_unknown_fields=True):
    """A new name."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class DeviceLink(Struct):
    """A one-time token that is valid until `expires`, and the path of the page for it."""

    token: str
    path: str
    expires: int


class Recovery(Struct):
    """A phrase that gives any device the guest's identity, and the path of the page for it."""

    phrase: str
    path: str


class Device(Struct, forbid_unknown_fields=True):
    """A token from another device, or a recovery phrase."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class OptionForm(Struct):
    """An option of a title."""

    name: str
    kind: str
    default: Any
    choices: list[str]
    #: The flag without which it has no effect; empty if it always has one.
    needs: str = ""


class TitleForm(Struct):
    """A title: its numbers of seats and its options."""

    name: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[OptionForm]
    #: How many of its cards are not fully known, as figures of the text `<name>-reconstructed`; empty: none.
    reconstructed: dict[str, int]


class Games(Struct):
    """All titles and bots."""

    titles: list[TitleForm]
    bots: list[str]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create; seats are "me", "open", "bot" or "bot:spec"."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(min_length=1, max_length=16)]
    options: Options = {}
    public: bool = False
    clock: Clock | None = None
    open_scores: bool = True
    #: Start the game at once, if no seat is open.
    start: bool = False
    #: Whether people may ask for hints.
    hints: bool = True


class LessonForm(Struct):
    """A lesson: the title that it teaches, how long it takes, its name and what it is about."""

    name: str
    game: str
    minutes: int
    steps: int
    heading: LineData
    about: LineData


class PuzzleForm(Struct):
    """The puzzles of a title, the easiest first: how many levels miss the answer of each, out of how many at most."""

    game: str
    levels: int
    missed: list[int]


class PuzzleSolution(Struct):
    """The answer of a puzzle, for somebody who gave up: its number, its words, and why it is the best."""

    action: int
    words: str
    explain: LineData
    solution: LineData


class Joining(Struct, forbid_unknown_fields=True):
    """A request to join a table, with its code if it is private."""

    code: Annotated[str, Meta(max_length=32)] = ""


class SetUp(Struct, forbid_unknown_fields=True):
    """Changes by the host; omitted fields stay the same."""

    game: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    options: Options | None = None
    count: Annotated[int, Meta(ge=1, le=16)] | None = None
    public: bool | None = None
    clock: Clock | None = None
    open_scores: bool | None = None
    hints: bool | None = None


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who should have a seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotSpec = "random"
    #: How the person on this seat is called, where several people share one screen; empty: as the guest is called.
    name: str = ""


class Ready(Struct, forbid_unknown_fields=True):
    """Whether a guest is ready."""

    ready: bool


class Muting(Struct, forbid_unknown_fields=True):
    """A person to mute or unmute."""

    guest: GuestId
    muted: bool


class Kick(Struct, forbid_unknown_fields=True):
    """A person to remove from a table; with `ban` for good."""

    guest: GuestId
    ban: bool = False


class Unban(Struct, forbid_unknown_fields=True):
    """A banned person who may come back."""

    guest: GuestId


class NewReport(Struct, forbid_unknown_fields=True):
    """A complaint about a person at a table, for its host; `line` is the id of the chat line that it is about."""

    guest: GuestId
    reason: ReportReason
    text: Annotated[str, Meta(max_length=200)] = ""
    line: Number | None = None


class Upload(Struct, forbid_unknown_fields=True):
    """A record as text or JSON; an unfinished one continues with these seats (by default all "me")."""

    record: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    seats: Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(max_length=16)] = []


class TableLink(Struct):
    """The id of a table."""

    table: str


class TableEntry(Struct):
    """A table in a list."""

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
    #: Whether the guest has a seat.
    mine: bool
    scores: list[int] | None
    #: The lesson or the puzzle that is played at it.
    lesson: str | None = None


class Moment(Struct):
    """A game after a number, as one seat (null: a spectator) saw it."""

    table: str
    number: int
    last: int
    by: int | None
    at: int | None
    actors: list[int]
    sight: SeatUpdate
    outcome: dict[str, Any] | None


class ScoreHistory(Struct):
    """Every seat's points after each number, from 0 on; the points of a rival that is no seat follow them."""

    scores: list[list[int]]


class PlayAgain(Struct, forbid_unknown_fields=True):
    """A moment of a finished game to play on from: after a number of moves of its record, on a seat, against bots."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    bot: BotSpec


class ReviewState(Struct):
    """How far the review of a finished game is: the share of the work that is done, and the review when it is."""

    status: Literal["none", "running", "failed", "done"]
    share: float
    review: Review | None


class TitleResults(Struct):
    """The results of a guest in one title."""

    game: str
    played: int
    won: int
    best: int | None
    mean: float | None


class TitleFigures(Struct):
    """The numbers of tables of a title by status."""

    game: str
    open: int
    playing: int
    over: int


class Statistics(Struct):
    """The guest's results, and the server's numbers of tables."""

    mine: list[TitleResults]
    server: list[TitleFigures]


class StatisticsOverview(Struct):
    """Statistics of results, and how many finished tables are not counted yet."""

    overview: Overview
    pending: int


class TodaysDeal(Struct):
    """Today's deal of a game: its options, and the levels of the opponents."""

    game: str
    options: Options
    opponents: list[str]


class DailyAttempt(Struct):
    """An attempt at a deal of the day: its table while that exists, and the score when it is finished."""

    game: str
    day: str
    table: str | None
    score: int | None


class DailyOverview(Struct):
    """Today's deals, the first day that has deals, and the guest's attempts and streak in days."""

    today: str
    first: str
    games: list[TodaysDeal]
    attempts: list[DailyAttempt]
    streak: int


class ComparedScores(Struct):
    """The scores of others at a deal: how many, how often each, and the share that a score beats, in percent."""

    count: int
    counts: dict[str, int]
    percentile: float | None


class DailyStanding(Struct):
    """Where a score lies among the other players of the server, and among games of bots on the same seat."""

    game: str
    day: str
    score: int
    players: ComparedScores
    bots: ComparedScores
    #: How many games of bots are played, and how many there will be.
    runs_done: int
    runs: int
