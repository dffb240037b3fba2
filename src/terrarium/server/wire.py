"""The wire: every message between a client and the server, as types. docs/wire.md tells how they follow each other.

A line is what the engine says, as data: ``{"id": "planet-took", "seat": 2, ...}``; the client puts it into words.
Times are milliseconds since 1970. A number counts what was accepted at a table: actions and undos, from 1.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

#: Raised whenever a client of the last version would not understand the server any more.
WIRE = 1

LineData = dict[str, Any]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
#: Any text that databases keep as it is: they end one at a zero character, or refuse it.
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=0, le=2**31 - 1)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=64)]


class Message(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=False):
    """A message on the socket; `type` says which."""


# -- what a client says ------------------------------------------------------------------------------------------


class Heard(Struct, forbid_unknown_fields=True):
    """How many lines of a seat's log (null: the spectator's) the client has already."""

    seat: SeatNumber | None
    lines: Number


class Hello(Message, tag="hello"):
    """Show me this table. Said first, and again whenever the client lost the thread."""

    table: TableId
    #: The last number that the client saw; 0 for none.
    last: Number = 0
    heard: Annotated[list[Heard], Meta(max_length=16)] = []
    #: "lean" leaves out views and explanations: for programs that know the rules themselves.
    detail: Literal["full", "lean"] = "full"
    wire: Number = WIRE


class Answer(Message, tag="answer"):
    """One action, or a row of actions of which all count or none. A change of a setting counts at any time."""

    seat: SeatNumber
    #: The number that the client had seen when it decided.
    at: Number
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]
    #: Chosen by the client, new for every answer, the same when the answer is repeated.
    key: Key


class Undo(Message, tag="undo"):
    """Take back my latest action."""

    seat: SeatNumber
    at: Number
    key: Key


class Why(Message, tag="why"):
    """Why may I not do this?"""

    seat: SeatNumber
    action: Action
    key: Key


class Preview(Message, tag="preview"):
    """What would I see if I did this?"""

    seat: SeatNumber
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]
    key: Key


class Say(Message, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class Ping(Message, tag="ping"):
    """Are you there?"""

    key: Key = "-"


ClientMessage = Hello | Answer | Undo | Why | Preview | Say | Ping


# -- what the server says ----------------------------------------------------------------------------------------


class Choice(Struct):
    """A legal action: in the words of records, and as a line whose figures are its parts."""

    action: int
    words: str
    explain: LineData


class SettingState(Struct):
    """A setting that the seat can change at any time: whether it is on, and the number that changes it."""

    name: str
    on: bool
    #: To be sent in an answer: turns the setting off if it is on, and on if it is off.
    change: int


class SeatUpdate(Struct):
    """Everything that one seat (null: a spectator) may know now."""

    # Sights of finished games are stored (see `endings.Ending`), so a new field needs a default.

    seat: int | None
    #: The seat's log is cut to `since` lines, then `lines` are added.
    since: int
    lines: list[LineData]
    prompt: LineData | None
    #: What the seat may do now, also when it owes nothing.
    legal: list[int]
    #: Whether the seat can take back its latest action.
    undo: bool
    #: The game's own view; null when detail is lean.
    view: dict[str, Any] | None
    #: The legal actions explained; null when detail is lean.
    choices: list[Choice] | None
    #: The seat's own settings; none for a spectator, and in most games.
    settings: list[SettingState] = []


class ClockState(Struct):
    """Since when a seat owes an action, and when it is reminded or a bot plays for it; null: never."""

    seat: int
    since: int
    remind: int | None
    deadline: int | None


class Clock(Struct, forbid_unknown_fields=True):
    """How long people may think: no limit, a gentle reminder, or so many seconds for each decision."""

    kind: Literal["none", "gentle", "move"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=7 * 86400)] = 60
    #: Gentle: after twice the time a bot plays for whoever is away.
    stand_in: bool = False


class SeatState(Struct):
    """Who sits on a seat: nobody yet, a person (perhaps with a bot standing in), or a bot."""

    seat: int
    kind: Literal["open", "person", "bot"]
    #: The person's public id and name.
    guest: str | None
    name: str | None
    #: The bot that plays now: the seat's own, or the one standing in.
    bot: str | None
    ready: bool


class PersonState(Struct):
    """Somebody who has come to the table."""

    guest: str
    name: str
    online: bool
    muted: bool


class TableState(Struct):
    """What everybody at a table knows of it."""

    id: str
    #: Raised by every change of this state.
    revision: int
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    public: bool
    #: For the invitation link.
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
    #: Why a table cannot go on, such as rules that have changed since. Then nothing is accepted there any more.
    stopped: LineData | None
    #: Why the game cannot be looked at number by number: it was played by other rules than today's.
    no_replay: LineData | None = None


class ChatLine(Struct):
    """Something said at the table; ids rise."""

    id: int
    guest: str
    name: str
    text: str
    at: int


class Welcome(Message, tag="welcome"):
    """The answer to hello."""

    wire: int
    #: Who the client is to the server.
    guest: str
    table: TableState
    number: int
    #: The seats that the client may act for.
    mine: list[int]
    actors: list[int]
    clocks: list[ClockState]
    #: One for each of `mine`, or the spectator's; empty before the start.
    sights: list[SeatUpdate]
    chat: list[ChatLine]
    outcome: dict[str, Any] | None
    #: Of the finished game: the same for everybody who saw the same game.
    fingerprint: str | None
    now: int


class News(Message, tag="news"):
    """Something was accepted. A client whose last number is not `after` says hello again."""

    after: int
    number: int
    #: The seat that acted, and whether it took something back.
    by: int
    undone: bool
    at: int
    actors: list[int]
    clocks: list[ClockState]
    sights: list[SeatUpdate]
    outcome: dict[str, Any] | None
    fingerprint: str | None


class TableNews(Message, tag="table"):
    """The table changed: seats, people, options, status. If `mine` changed or play started, say hello again."""

    table: TableState
    mine: list[int]


class Accepted(Message, tag="accepted"):
    """An answer or undo counts, as this number; `again` if it had been accepted before."""

    key: str
    number: int
    again: bool


class Refused(Message, tag="refused"):
    """An answer, undo or chat does not count; nothing has changed."""

    key: str
    reason: LineData
    #: Where the table is now; `stale` if the answer was to an earlier question.
    number: int
    stale: bool


class Because(Message, tag="because"):
    """The answer to why; no reason if the action is allowed."""

    key: str
    action: int
    reason: LineData | None


class Previewed(Message, tag="previewed"):
    """The answer to preview.

    `guess` if something hidden would be shown: then what follows it is only one of many possibilities.
    """

    key: str
    guess: bool
    lines: list[LineData]
    view: dict[str, Any]


class Said(Message, tag="said"):
    """Somebody said something."""

    said: ChatLine


class Presence(Message, tag="presence"):
    """Who is at the table now, by public id."""

    online: list[str]


class Remind(Message, tag="remind"):
    """These seats have been thinking for long."""

    seats: list[int]


class Trouble(Message, tag="trouble"):
    """The server did not understand, or cannot do it."""

    reason: LineData


class Goodbye(Message, tag="goodbye"):
    """The server is about to close the socket; `back` if it makes sense to come back at once."""

    reason: LineData
    back: bool


class Pong(Message, tag="pong"):
    """The answer to ping."""

    key: str
    number: int
    now: int


ServerMessage = (
    Welcome
    | News
    | TableNews
    | Accepted
    | Refused
    | Because
    | Previewed
    | Said
    | Presence
    | Remind
    | Trouble
    | Goodbye
    | Pong
)

ENCODER = msgspec.json.Encoder()
CLIENT_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
SERVER_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
