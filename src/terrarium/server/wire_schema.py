"""The JSON schema of the WebSocket messages, from which the page's types are generated.

``python -m terrarium.server.wire_schema docs/wire.schema.json`` writes it; without a file name it is printed.
"""

from __future__ import annotations

import functools
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from terrarium.server.wire import WIRE, ClientMessage, ServerMessage


@functools.cache
def wire_schema() -> dict[str, Any]:
    """A schema with `ClientMessage`, `ServerMessage` and all their parts under ``$defs``."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Terrarium wire {WIRE}",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **dict(sorted(parts.items()))},
    }


def schema_text() -> str:
    """The schema as the file in docs contains it."""
    return json.dumps(wire_schema(), indent=1) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(schema_text(), encoding="utf-8")
    else:
        print(schema_text(), end="")
