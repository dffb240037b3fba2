"""The version of the protocol, and the types that several messages share."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

#: Raised when clients of the previous version can no longer understand the server.
WIRE = 1

LineData = dict[str, Any]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
#: Any text without a zero character, which databases cannot store.
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TitleName = Annotated[str, Meta(min_length=1, max_length=64)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=64)]


class Message(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=False):
    """A message on the WebSocket; `type` names its kind."""
