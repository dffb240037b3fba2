"""A faulty network: messages are lost, doubled, delayed and overtaken; every client ends with the same game.

The clients get only changes of their views. Whenever one is told the whole view again, its own must be the same.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

from terrarium.engine.record import Record
from terrarium.server import wire
from terrarium.server.client import Player
from tests.server.servers import LocalServer, at_random, running_server, seated
from tests.server.timeouts import REPEATS, TIMEOUT, Progress

GAMES = 10 * REPEATS
AT_ONCE = 5


class FaultyNetwork:
    """Stands between clients and a server and spoils what it passes on."""

    def __init__(self, target: str, seed: int) -> None:
        self.target = target
        self.chance = random.Random(seed)
        self.lost = self.doubled = self.delayed = self.cut = 0

    def figures(self) -> str:
        """What was spoilt so far."""
        return (
            f"messages lost {self.lost:,}, doubled {self.doubled:,}, delayed {self.delayed:,}; "
            f"connections cut {self.cut:,}"
        )

    async def pass_on(self, client: ServerConnection) -> None:
        """One connection."""
        assert client.request is not None
        headers = {"Cookie": client.request.headers.get("Cookie", "")}
        with suppress(WebSocketException, OSError):
            async with connect(
                self.target, additional_headers=headers, compression=None, max_size=None, proxy=None
            ) as server:
                ways = [asyncio.create_task(self._way(client, server)), asyncio.create_task(self._way(server, client))]
                _done, going = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in going:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _way(self, source: object, target: object) -> None:
        late: set[asyncio.Task[None]] = set()
        try:
            async for message in source:  # type: ignore[attr-defined]  # both ends of a line are alike
                luck = self.chance.random()
                copies = 1
                if luck < 0.08:
                    self.lost += 1
                    continue
                if luck < 0.16:
                    self.doubled += 1
                    copies = 2
                if luck > 0.995:
                    self.cut += 1
                    return
                for _copy in range(copies):
                    if self.chance.random() < 0.2:
                        self.delayed += 1
                        task = asyncio.create_task(self._later(target, message))
                        late.add(task)
                        task.add_done_callback(late.discard)
                    else:
                        await target.send(message)  # type: ignore[attr-defined]
        finally:
            for task in late:
                task.cancel()

    async def _later(self, target: object, message: object) -> None:
        await asyncio.sleep(self.chance.random() * 0.03)
        with suppress(WebSocketException):
            await target.send(message)  # type: ignore[attr-defined]


class ChangesPlayer(Player):
    """A player that gets changes, and compares the views that they lead to with the whole ones."""

    compared = 0

    def _apply_welcome(self, welcome: wire.Welcome) -> None:
        for sight in welcome.sights:
            known = self._known_view(sight.seat)
            if known is not None and welcome.number == self.number:
                assert known == sight.view
                ChangesPlayer.compared += 1
        super()._apply_welcome(welcome)


@asynccontextmanager
async def faulty(server: LocalServer, seed: int) -> AsyncIterator[tuple[FaultyNetwork, str]]:
    """A faulty way to a server, and its address."""
    network = FaultyNetwork(server.address.replace("http", "ws", 1) + "/api/socket", seed)
    async with serve(network.pass_on, "127.0.0.1", 0, compression=None, max_size=None) as proxy:
        port = next(iter(proxy.sockets)).getsockname()[1]
        yield network, f"ws://127.0.0.1:{port}/api/socket"


async def test_every_client_ends_with_the_same_fingerprint_on_a_faulty_network(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def one(server: LocalServer, address: str, number: int) -> None:
        people = [server.api_client(), server.api_client(), server.api_client()]
        table = await seated(people[:2], "planet")
        for person in people:
            person.socket_address = address
        choosers = [at_random(number), at_random(number), None]
        players = [
            ChangesPlayer(person, table, chooser, "changes", reply_timeout=0.1, reads=["planet"])
            for person, chooser in zip(people, choosers, strict=True)
        ]
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*[player.play() for player in players])
        assert len({player.fingerprint for player in players}) == 1
        record = Record.from_text(await people[0].get(f"/api/tables/{table}/record"))
        position = record.replay()
        assert position.fingerprint() == players[0].fingerprint
        assert len(record.moves) == 24  # nothing counted twice
        assert position.journal is not None
        for seat, player in enumerate(players[:2]):
            assert player.logs[seat] == [line.data() for line in position.journal.lines(seat)]
        for audience, player in zip((0, 1, None), players, strict=True):
            assert player.sights[audience].view == json.loads(wire.ENCODER.encode(position.view(audience)))
        for person in people:
            await person.http.aclose()
            server.api_clients.remove(person)

    async with running_server(tmp_path, limits=1000.0) as server, faulty(server, 3) as (network, address):
        progress = Progress("games on a faulty network", GAMES, capfd)
        for start in range(0, GAMES, AT_ONCE):
            end = min(GAMES, start + AT_ONCE)
            await asyncio.gather(*[one(server, address, number) for number in range(start, end)])
            if end % 50 == 0 or end == GAMES:
                progress.tell(end, network.figures())
        assert min(network.lost, network.doubled, network.delayed, network.cut) > 0
        # How often views are compared depends on how many answers are late, and so on the speed of the computer.
        assert ChangesPlayer.compared > GAMES
