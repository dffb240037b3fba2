"""Plays Pond on a server: two people and a bot, over HTTP and WebSocket. `test_pond` runs it with Pond installed."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from terrarium.engine.record import Record
from terrarium.server.client import Player
from tests.server.servers import at_random, played_out, running_server, seated


async def play(data: Path) -> dict[str, object]:
    """Play a whole game, and say what the page was told."""
    async with running_server(data) as server:
        people = [server.api_client(), server.api_client()]
        games = await people[0].get("/api/games")
        texts = {language: await people[0].get(f"/api/texts/{language}") for language in ("en", "pl", "fr")}
        table = await seated(people, "pond", ("bot:sprout",), options={"leaf": False})
        players = [Player(person, table, at_random(seat)) for seat, person in enumerate(people)]
        await played_out(players)
        record = Record.from_text(await people[0].get(f"/api/tables/{table}/record"))
        position = record.replay()
        assert position.fingerprint() == players[0].fingerprint
        assert position.journal is not None
        heard = [line.data() for line in position.journal.lines(0)]
        assert players[0].logs[0] == heard
        pond = next(title for title in games["titles"] if title["name"] == "pond")
        return {"title": pond, "texts": texts, "scores": record.scores, "moves": len(record.moves), "heard": heard}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(Path(sys.argv[1])))))
