"""The parts of the server's messages: what a seat may know, and the state of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from terrarium.server.wire.base import LineData

ReportReason = Literal["chat", "name", "play"]


class Choice(Struct):
    """A legal action: in the words of records, and as a line whose figures are its parts."""

    action: int
    words: str
    explain: LineData


class SettingState(Struct):
    """A setting that the seat can change at any time: whether it is on, and the number that changes it."""

    name: str
    on: bool
    #: Sent in an answer, this turns the setting off if it is on, and on if it is off.
    change: int


class LessonPage(Struct):
    """One text of a lesson: the result of the step just done, a step to read, or a step with something to do."""

    #: The index of the step, from 0.
    step: int
    kind: Literal["result", "read", "task"]
    text: LineData
    #: What to highlight, such as "tile:d" or "cell:0:1:2".
    places: list[str]


class PuzzleState(Struct):
    """The puzzle of a table: its title, its number out of how many, and how many of the levels miss the answer."""

    game: str
    number: int
    count: int
    missed: int
    levels: int


class LessonState(Struct):
    """How far the learner has come in a lesson, or in a puzzle, which is a lesson of one step."""

    name: str
    heading: LineData
    #: How many steps it has.
    count: int
    #: What the learner reads now, one page after the other; empty while the game goes on freely.
    pages: list[LessonPage]
    #: An answer that the lesson accepts; null in puzzles, and while the learner has nothing to do.
    example: Choice | None
    #: Whether all steps are done.
    over: bool
    #: What only puzzles have.
    puzzle: PuzzleState | None = None


class SeatUpdate(Struct):
    """Everything that one seat (null: a spectator) may know now."""

    # Updates of finished games are stored (see `endings.Ending`), so a new field needs a default.

    seat: int | None
    #: Cut the seat's log to `since` lines, then add `lines`.
    since: int
    lines: list[LineData]
    prompt: LineData | None
    #: The seat's legal actions, even if it does not have to act.
    legal: list[int]
    #: Whether the seat can undo its latest action.
    undo: bool
    #: The game's own view; null when detail is lean, or when `changes` take its place.
    view: dict[str, Any] | None
    #: The legal actions with explanations; null when detail is lean, or for a client that reads the actions itself.
    choices: list[Choice] | None
    #: The seat's own settings; empty for spectators, and in most games.
    settings: list[SettingState] = []
    #: The lesson of the table, for the learner's seat only.
    lesson: LessonState | None = None
    #: What has changed in the view since the client's last number: by key (or index, as text), a list with the new
    #: value, or further changes inside the old one.
    changes: dict[str, Any] | None = None


class ClockState(Struct):
    """Since when a seat has had to act, and when it is reminded or a bot plays for it; null: never."""

    seat: int
    since: int
    remind: int | None
    deadline: int | None


class Clock(Struct, forbid_unknown_fields=True):
    """How long people may think: no limit, a reminder, or a number of seconds for each decision."""

    kind: Literal["none", "gentle", "move"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=7 * 86400)] = 60
    #: Gentle: after twice the time a bot plays for the absent person.
    stand_in: bool = False


class SeatState(Struct):
    """Who has a seat: nobody yet, a person (perhaps with a bot as a stand-in), or a bot."""

    seat: int
    kind: Literal["open", "person", "bot"]
    #: The person's public id and name.
    guest: str | None
    name: str | None
    #: The bot that plays now: the seat's own, or the stand-in.
    bot: str | None
    ready: bool


class PersonState(Struct):
    """A person who has joined the table."""

    guest: str
    name: str
    online: bool
    muted: bool


class BannedPerson(Struct):
    """A person who may not come to the table any more, with the name used there."""

    guest: str
    name: str


class ReportState(Struct):
    """A complaint about a person at the table, for its host."""

    id: int
    guest: str
    name: str
    reason: ReportReason
    #: What the reporter wrote, and the chat line that the report is about; may be empty.
    text: str
    quote: str
    at: int


class HintState(Struct):
    """A recommended answer: its gain over the average answer in thousandths of a point, and why."""

    choice: Choice
    gain: int
    reasons: list[LineData]


class HintAsked(Struct):
    """A hint that a seat has asked for after a number."""

    number: int
    seat: int


class TableState(Struct):
    """What somebody at a table knows about it: the same for everybody, except `code`, `banned` and `reports`."""

    id: str
    #: Raised by every change of this state.
    revision: int
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    public: bool
    #: The code of the invitation link; empty for people who came without it.
    code: str
    host: str
    seats: list[SeatState]
    people: list[PersonState]
    clock: Clock
    #: Whether points are shown before the end.
    open_scores: bool
    created: int
    number: int
    #: The table where the same people play again.
    rematch: str | None
    scores: list[int] | None
    winners: list[int] | None
    #: Why the game cannot continue, such as other rules. Then the table accepts nothing any more.
    stopped: LineData | None
    #: Why the game cannot be replayed number by number: it was played under other rules than today's.
    no_replay: LineData | None = None
    #: Whether people may know what is hidden, because the deal is a lesson's or an uploaded record's.
    known_deal: bool = False
    #: For the host only: who may not come back, and complaints that wait for an answer.
    banned: list[BannedPerson] = []
    reports: list[ReportState] = []
    #: The lesson or the puzzle that is played here.
    lesson: str | None = None
    #: The day whose deal is played here, such as 2026-11-19.
    daily: str | None = None
    #: Whether people may ask for hints, and who has asked.
    hints: bool = True
    hints_asked: list[HintAsked] = []


class ChatLine(Struct):
    """A chat line; later lines have higher ids."""

    id: int
    guest: str
    name: str
    text: str
    at: int
