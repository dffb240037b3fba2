"""The wire protocol: all messages between clients and the server, as types. docs/wire.md describes their order.

A line is a message of the engine as data, ``{"id": "planet-took", "seat": 2, ...}``, which the client translates.
Times are milliseconds since 1970. A number counts the accepted actions and undos of a table, from 1.
"""

from __future__ import annotations

from terrarium.server.wire.base import WIRE, Action, BotSpec, Key, LineData, Message, Number, SeatNumber, TableId
from terrarium.server.wire.client_messages import (
    CLIENT_DECODER,
    Answer,
    AskHint,
    ClientMessage,
    Heard,
    Hello,
    Ping,
    Preview,
    Say,
    Undo,
    Why,
)  # fmt: skip
from terrarium.server.wire.server_messages import (
    ENCODER,
    SERVER_DECODER,
    Accepted,
    Because,
    Goodbye,
    Hinted,
    News,
    Pong,
    Presence,
    Previewed,
    Refused,
    Remind,
    Said,
    ServerMessage,
    TableNews,
    Trouble,
    Welcome,
)  # fmt: skip
from terrarium.server.wire.states import (
    BannedPerson,
    ChatLine,
    Choice,
    Clock,
    ClockState,
    HintAsked,
    HintState,
    LessonPage,
    LessonState,
    PersonState,
    PuzzleState,
    ReportReason,
    ReportState,
    SeatState,
    SeatUpdate,
    SettingState,
    TableState,
)  # fmt: skip

__all__ = [
    "WIRE", "Action", "BotSpec", "Key", "LineData", "Message", "Number", "SeatNumber", "TableId",
    "CLIENT_DECODER", "Answer", "AskHint", "ClientMessage", "Heard", "Hello", "Ping", "Preview", "Say", "Undo", "Why",
    "ENCODER", "SERVER_DECODER", "Accepted", "Because", "Goodbye", "Hinted", "News", "Pong", "Presence", "Previewed",
    "Refused", "Remind", "Said", "ServerMessage", "TableNews", "Trouble", "Welcome",
    "BannedPerson", "ChatLine", "Choice", "Clock", "ClockState", "HintAsked", "HintState", "LessonPage", "LessonState",
    "PersonState", "PuzzleState", "ReportReason", "ReportState", "SeatState", "SeatUpdate", "SettingState",
    "TableState",
]  # fmt: skip
