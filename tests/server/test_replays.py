from __future__ import annotations

import json

from terrarium.engine.record import Record
from terrarium.planet.cards.loading import STANDARD
from terrarium.server.client import Player
from tests.server.servers import LocalServer, at_random, played_out, seated
from tests.server.test_tables import turned_down


async def finished(server: LocalServer) -> tuple[list[Player], str]:
    """A game of two, played out."""
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    players = [Player(person, table, at_random(seat)) for seat, person in enumerate(people)]
    await played_out(players)
    return players, table


async def test_a_finished_game_is_open_at_every_number_from_every_seat(server: LocalServer) -> None:
    players, table = await finished(server)
    host = players[0].api_client
    record = Record.from_text(await host.get(f"/api/tables/{table}/record"))
    position = record.game().start(record.seed, journal=True)
    for number in range(25):
        for seat in (0, 1, None):
            wish = "" if seat is None else f"&seat={seat}"
            moment = await host.get(f"/api/tables/{table}/replay?number={number}{wish}")
            assert moment["sight"]["view"] == json.loads(json.dumps(position.view(seat)))
            assert moment["last"] == 24
        if number < 24:
            position.play(record.moves[number].seat, record.moves[number].action)
    assert moment["outcome"] == players[0].outcome
    assert await turned_down(host.get(f"/api/tables/{table}/replay?number=25")) == (404, "no-such-number")
    session = await host.get(f"/api/tables/{table}/course")
    assert len(session["scores"]) == 25
    assert session["scores"][-1] == record.scores


async def test_a_running_game_is_shown_as_the_caller_knows_it(server: LocalServer) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    place = f"/api/tables/{table}"
    own = await people[0].get(f"{place}/replay?number=0&seat=0")
    assert own["sight"]["view"]["objectives"][0] is not None
    assert own["sight"]["view"]["objectives"][1] is None
    assert await turned_down(people[0].get(f"{place}/replay?number=0&seat=1")) == (403, "seat-not-yours")
    assert (await people[0].get(f"{place}/replay?number=0"))["sight"]["seat"] is None
    assert await turned_down(people[0].get(f"{place}/course")) == (409, "table-not-over")


async def test_a_record_travels_to_another_server_and_goes_on_there(server: LocalServer) -> None:
    players, table = await finished(server)
    host = players[0].api_client
    text = await host.get(f"/api/tables/{table}/record")
    shown = await host.post("/api/records", {"record": text})
    assert (shown["status"], shown["scores"]) == ("over", Record.from_text(text).scores)
    assert (await host.get("/api/statistics"))["mine"][0]["played"] == 1  # uploads do not count
    record = Record.from_text(text)
    record.moves = record.moves[:10]
    record.reopen()
    again = await host.post("/api/records", {"record": record.to_json(), "seats": ["me", "bot"]})
    assert again["status"] == "playing"
    player = Player(host, again["id"], at_random(9))
    await played_out([player])
    assert player.number == 24
    assert await turned_down(host.post("/api/records", {"record": text, "seats": ["me"]})) == (
        400, "seats-out-of-range",
    )  # fmt: skip


async def test_statistics_count_games_and_victories(server: LocalServer) -> None:
    players, _table = await finished(server)
    found = [(await player.api_client.get("/api/statistics"))["mine"][0] for player in players]
    assert [one["played"] for one in found] == [1, 1]
    outcome = players[0].outcome
    assert outcome is not None
    assert [one["best"] for one in found] == outcome["scores"]
    assert [one["won"] for one in found] == [int(seat in outcome["winners"]) for seat in (0, 1)]


async def test_the_games_tell_how_much_of_their_cards_is_reconstructed(server: LocalServer) -> None:
    titles = (await server.api_client().get("/api/games"))["titles"]
    told = {title["name"]: title["reconstructed"] for title in titles}
    assert told == {"earth": {}, "planet": STANDARD.reconstructed(), "rauha": {}}
