"""The messages that a client sends."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from terrarium.server.wire.base import WIRE, Action, Key, Message, Number, SeatNumber, TableId, TitleName


class Heard(Struct, forbid_unknown_fields=True):
    """How many lines of a seat's log (null: the spectator's) the client already has."""

    seat: SeatNumber | None
    lines: Number


class Hello(Message, tag="hello"):
    """Join a table. Sent first, and again whenever the client has missed something."""

    table: TableId
    #: The last number that the client has seen; 0 for none.
    last: Number = 0
    heard: Annotated[list[Heard], Meta(max_length=16)] = msgspec.field(default_factory=list)
    #: "changes": news bring only what has changed in the views. "lean" omits views and explanations, for programs that
    #: know the rules.
    detail: Literal["full", "changes", "lean"] = "full"
    #: The titles whose actions the client reads from their numbers; their choices are not explained.
    reads: Annotated[list[TitleName], Meta(max_length=64)] = msgspec.field(default_factory=list)
    wire: Number = WIRE


class Answer(Message, tag="answer"):
    """One action, or several that are accepted together or not at all. A setting can be changed at any time."""

    seat: SeatNumber
    #: The last number that the client had seen when it decided.
    at: Number
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]
    #: Chosen by the client: new for every answer, the same when an answer is repeated.
    key: Key


class Undo(Message, tag="undo"):
    """Undo the seat's latest action."""

    seat: SeatNumber
    at: Number
    key: Key


class Why(Message, tag="why"):
    """Ask why an action is not legal."""

    seat: SeatNumber
    action: Action
    key: Key


class Preview(Message, tag="preview"):
    """Ask what the seat would see after some actions."""

    seat: SeatNumber
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]
    key: Key


class AskHint(Message, tag="hint"):
    """Ask for the best answers of a seat that must act."""

    seat: SeatNumber
    key: Key


class Say(Message, tag="say"):
    """Send a chat line."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class Ping(Message, tag="ping"):
    """Ask for a pong."""

    key: Key = "-"


ClientMessage = Hello | Answer | Undo | Why | Preview | AskHint | Say | Ping

CLIENT_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
