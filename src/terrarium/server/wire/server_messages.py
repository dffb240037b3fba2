"""The messages that the server sends."""

from __future__ import annotations

from typing import Any

import msgspec

from terrarium.server.wire.base import LineData, Message
from terrarium.server.wire.states import ChatLine, ClockState, HintState, SeatUpdate, TableState


class Welcome(Message, tag="welcome"):
    """The reply to hello."""

    wire: int
    #: The client's public id.
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
    #: The fingerprint of the finished game, the same for everybody who saw the same game.
    fingerprint: str | None
    now: int


class News(Message, tag="news"):
    """Something was accepted. A client whose last number is not `after` sends hello again."""

    after: int
    number: int
    #: The seat that acted, and whether it undid an action.
    by: int
    undone: bool
    at: int
    actors: list[int]
    clocks: list[ClockState]
    sights: list[SeatUpdate]
    outcome: dict[str, Any] | None
    fingerprint: str | None


class TableNews(Message, tag="table"):
    """The table's state changed. If `mine` changed or the game started, send hello again."""

    table: TableState
    mine: list[int]


class Accepted(Message, tag="accepted"):
    """An answer or undo is accepted under this number; `again` if it had been accepted before."""

    key: str
    number: int
    again: bool


class Refused(Message, tag="refused"):
    """An answer, undo or chat line is refused; nothing has changed."""

    key: str
    reason: LineData
    #: The table's current number; `stale` if the answer was to an earlier question.
    number: int
    stale: bool


class Because(Message, tag="because"):
    """The reply to why; without a reason if the action is legal."""

    key: str
    action: int
    reason: LineData | None


class Previewed(Message, tag="previewed"):
    """The reply to preview.

    `guess` if something hidden would be revealed: then the rest is only one of many possibilities.
    """

    key: str
    guess: bool
    lines: list[LineData]
    view: dict[str, Any]


class Hinted(Message, tag="hinted"):
    """The reply to hint: the best answers at this number, the best first."""

    key: str
    number: int
    hints: list[HintState]


class Said(Message, tag="said"):
    """A new chat line."""

    said: ChatLine


class Presence(Message, tag="presence"):
    """The public ids of the guests at the table."""

    online: list[str]


class Remind(Message, tag="remind"):
    """A reminder to seats that have been thinking for a long time."""

    seats: list[int]


class Trouble(Message, tag="trouble"):
    """The server did not understand a message, or cannot do what it asks."""

    reason: LineData


class Goodbye(Message, tag="goodbye"):
    """The server is about to close the socket; `back` if the client should reconnect."""

    reason: LineData
    back: bool


class Pong(Message, tag="pong"):
    """The reply to ping."""

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
    | Hinted
    | Said
    | Presence
    | Remind
    | Trouble
    | Goodbye
    | Pong
)

ENCODER = msgspec.json.Encoder()
SERVER_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
