"""The games of server tables are dealt from a key of 128 bits that nobody sees before the end."""

from __future__ import annotations

from pathlib import Path

from terrarium.engine.record import Record
from terrarium.engine.rng import is_key, seed_text
from terrarium.server.client import Player
from tests.server.servers import at_random, played_out, running_server, seated


async def test_a_table_is_dealt_from_a_key_and_its_record_replays(tmp_path: Path) -> None:
    keys = set()
    for game in ("planet", "rauha", "earth"):
        async with running_server(tmp_path) as server:
            people = [server.api_client(), server.api_client()]
            table = await seated(people, game)
            loaded = await server.services.registry.table(table)
            key = loaded.info.seed
            assert key is not None
            assert is_key(key)
            keys.add(key)
            rng = loaded.running_session().position.rng
            assert rng.stream is not None  # every shuffle and draw comes from the key
            assert rng.pack()[0] == key
            state = await people[0].get(f"/api/tables/{table}")
            assert state["known_deal"] is False
            assert seed_text(key)[4:] not in str(state)
            cookies = [dict(person.http.cookies) for person in people]
        async with running_server(tmp_path) as server:  # the key is stored, and the game goes on after a restart
            people = [server.api_client(), server.api_client()]
            for person, its in zip(people, cookies, strict=True):
                person.http.cookies.update(its)
            assert (await server.services.registry.table(table)).info.seed == key
            if game == "planet":
                await played_out([Player(person, table, at_random(seat)) for seat, person in enumerate(people)])
                text = await people[0].get(f"/api/tables/{table}/record")
                assert f"seed: {seed_text(key)}\n" in text
                record = Record.from_text(text)
                assert record.replay(journal=False).fingerprint() == record.fingerprint
                shown = await people[0].post("/api/records", {"record": text})
                assert shown["known_deal"] is True  # everybody may know the deal of an uploaded record
    assert len(keys) == 3


async def test_the_deal_of_an_uploaded_game_is_said_to_be_known(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = server.api_client()
        text = "terrarium record 1\ngame: planet\nrules: 2\nseats: 2\nseed: 7\n\nunfinished\n"
        state = await host.post("/api/records", {"record": text})
        assert (state["status"], state["known_deal"]) == ("playing", True)
        fresh = await host.post("/api/tables", {"game": "planet", "seats": ["me", "bot"]})
        assert fresh["known_deal"] is False
