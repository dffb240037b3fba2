"""Playing on from a moment of a finished game: with what the seat knew then, against bots, as a game of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from terrarium.engine.record import Record
from terrarium.planet.title import TITLE as PLANET
from terrarium.server.client import Player
from tests.review.games import random_record
from tests.server.servers import LocalServer, at_random, played_out, running_server, seated
from tests.server.test_reviews import show_table
from tests.server.test_tables import turned_down

NUMBER = 7


async def play_on(server: LocalServer, name: str, seats: int, number: int = NUMBER) -> tuple[Any, str, str, int]:
    """Somebody plays on from a moment of a game at random, on the seat that had to act; the old and the new table."""
    record = random_record(name, seats, 1)
    source, api_client = await show_table(server, record), server.api_client()
    seat = record.moves[number].seat
    wish = {"number": number, "seat": seat, "bot": "random"}
    table = await api_client.post(f"/api/tables/{source}/again", wish)
    assert table["status"] == "playing"
    assert [place["kind"] for place in table["seats"]] == [
        "person" if place == seat else "bot" for place in range(seats)
    ]
    assert not table["known_deal"]
    assert not table["public"]
    return api_client, source, table["id"], seat


@pytest.mark.parametrize(("name", "seats"), [("planet", 2), ("rauha", 3), ("earth", 2)])
async def test_the_seat_sees_what_it_saw_and_everything_hidden_is_another_deal(
    server: LocalServer, name: str, seats: int
) -> None:
    api_client, source, table, seat = await play_on(server, name, seats)
    then = await api_client.get(f"/api/tables/{source}/review/moment?number={NUMBER}&seat={seat}")
    now = await api_client.get(f"/api/tables/{table}/replay?number={NUMBER}&seat={seat}")
    for part in ("view", "legal", "prompt", "choices"):
        assert now["sight"][part] == then["sight"][part]
    assert now["sight"]["lines"] == [*then["sight"]["lines"], {"id": "dealt-again", "seat": seat}]
    assert now["actors"] == then["actors"]
    record = random_record(name, seats, 1)
    position = record.game().start(record.seed)
    for move in record.moves[:NUMBER]:
        position.play(move.seat, move.action)
    session = (await server.services.registry.table(table)).session
    assert session is not None
    assert session.position.pack() != position.pack()
    assert session.position.view(seat) == position.view(seat)


async def test_the_game_is_stored_ends_and_replays_but_is_no_result(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        api_client, _source, table, _seat = await play_on(server, "planet", 2)
        kept = await server.services.registry.table(table)
        await server.services.registry.close_table(table, kept.running_session().lines(None)[0])
        before = kept.running_session().record().redeals
        await played_out([Player(api_client, table, at_random(3))])
        text = await api_client.get(f"/api/tables/{table}/record")
        record = Record.from_text(text)
        assert record.redeals == before
        assert len(before) == 1
        assert record.replay().over()
        assert (await api_client.get("/api/statistics"))["mine"] == []
        assert (await api_client.get(f"/api/tables/{table}/review"))["status"] == "none"
        wish = {"number": 20, "seat": record.moves[20].seat, "bot": "random"}
        again = await api_client.post(f"/api/tables/{table}/again", wish)
        session = (await server.services.registry.table(again["id"])).running_session()
        assert [redeal.after for redeal in session.record().redeals] == [NUMBER, 20]
        fingerprint, stored = session.position.fingerprint(), again["id"]
        uploaded = await api_client.post("/api/records", {"record": text})
        assert uploaded["status"] == "over"
        assert uploaded["known_deal"]
    async with running_server(tmp_path) as server:
        session = (await server.services.registry.table(stored)).running_session()
        assert [redeal.after for redeal in session.record().redeals] == [NUMBER, 20]
        if session.number == 20:
            assert session.position.fingerprint() == fingerprint


async def test_what_is_not_possible_is_refused(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    record = random_record("planet", 2, 1)
    source, api_client = await show_table(server, record), server.api_client()
    good = {"number": 3, "seat": 0, "bot": "random"}
    place = f"/api/tables/{source}/again"
    for change, expected in (
        ({"number": len(record.moves)}, (404, "no-such-number")),
        ({"seat": 2}, (404, "no-such-seat")),
        ({"bot": "chess"}, (400, "no-such-bot")),
    ):
        assert await turned_down(api_client.post(place, {**good, **change})) == expected
    running = await seated([api_client, server.api_client()], "planet")
    assert await turned_down(api_client.post(f"/api/tables/{running}/again", good)) == (409, "review-still-playing")
    private = (await api_client.post("/api/records", {"record": record.to_json()}))["id"]
    refused = server.api_client().post(f"/api/tables/{private}/again", good)
    assert await turned_down(refused) == (404, "no-such-table")
    monkeypatch.setattr(PLANET, "version", PLANET.version + 1)
    assert await turned_down(api_client.post(place, good)) == (409, "table-no-replay")
