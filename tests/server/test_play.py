from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import terrarium
from terrarium.engine.record import Record
from terrarium.server import wire
from terrarium.server.client import Player, RequestRefused
from tests.server.raw_socket import RawSocket
from tests.server.servers import LocalServer, at_random, played_out, running_server, seated
from tests.server.timeouts import TIMEOUT
from tests.testing.pebbles import POLISH, pebbles


def every_title() -> list[tuple[str, int]]:
    """Each title with its fewest and its most seats."""
    titles = [terrarium.title(name) for name in terrarium.titles()]
    return sorted({(title.name, seats) for title in titles for seats in (title.min_seats, title.max_seats)})


@pytest.mark.parametrize(("game", "seats"), every_title())
async def test_people_a_bot_and_a_spectator_play_a_whole_game_of_every_title(
    game: str, seats: int, tmp_path: Path
) -> None:
    async with running_server(tmp_path) as server:
        people = [server.api_client() for _person in range(1 if seats < 3 else 2)]
        table = await seated(people, game, ("bot",) * (seats - len(people)))
        players = [Player(person, table, at_random(seat)) for seat, person in enumerate(people)]
        spectator = Player(server.api_client(), table)
        await played_out([*players, spectator], 4 * TIMEOUT)
        assert spectator.mine == []
        assert list(spectator.sights) == [None]
        text = await people[0].get(f"/api/tables/{table}/record")
        position = Record.from_text(text).replay()
        assert position.fingerprint() == spectator.fingerprint
        assert position.journal is not None
        for seat, player in enumerate(players):
            assert player.logs[seat] == [line.data() for line in position.journal.lines(seat)]
        assert spectator.logs[None] == [line.data() for line in position.journal.lines(None)]


async def test_a_hot_seat_holds_several_seats_on_one_screen(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = server.api_client()
        form = {"game": "planet", "seats": ["me", "me"], "start": True}
        table = await host.post("/api/tables", form)
        player = Player(host, table["id"], at_random(1), detail="full")
        await played_out([player])
        assert player.mine == [0, 1]
        assert sorted(player.sights, key=str) == [0, 1]


async def test_taking_back_shortens_everybodys_log_and_the_record_does_not_know_it(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = server.api_client()
        form = {"game": "planet", "seats": ["me", "me", "me"], "public": True, "start": True}
        table = (await host.post("/api/tables", form))["id"]
        chance = random.Random(5)
        player = Player(host, table, at_random(1), wants_undo=lambda _sight: chance.random() < 0.3)
        spectator = Player(server.api_client(), table)
        await played_out([player, spectator])
        assert player.number > 36  # undos have numbers too
        record = Record.from_text(await host.get(f"/api/tables/{table}/record"))
        assert len(record.moves) == 36
        journal = record.replay().journal
        assert journal is not None
        for seat in range(3):
            assert player.logs[seat] == [line.data() for line in journal.lines(seat)]
        assert spectator.logs[None] == [line.data() for line in journal.lines(None)]


async def at_table(
    server: LocalServer, game: str = "planet", count: int = 2, **form: Any
) -> tuple[str, list[RawSocket]]:
    """A started table and an open line for each seat, welcomed."""
    people = [server.api_client() for _seat in range(count)]
    table = await seated(people, game, **form)
    sockets = [await server.connect(person) for person in people]
    for socket in sockets:
        await socket.send({"type": "hello", "table": table})
        await socket.receive("welcome")
    return table, sockets


async def turn_of(sockets: list[RawSocket]) -> tuple[int, RawSocket]:
    actor = sockets[0].last["actors"][0]
    return actor, sockets[actor]


def answer(seat: int, at: int, action: int, key: str = "k") -> dict[str, Any]:
    return {"type": "answer", "seat": seat, "at": at, "actions": [action], "key": key}


async def test_a_repeated_answer_counts_once_and_gets_the_same_number(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        action = socket.update_for(seat)["legal"][3]
        for again in (False, True, True):
            await socket.send(answer(seat, 0, action, "once"))
            reply = await socket.receive("accepted")
            assert (reply["number"], reply["again"]) == (1, again)
        assert server.services.registry.tables[_table].number == 1


@pytest.mark.clause("R26")
async def test_biomes_of_rauha_are_used_in_any_order(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _table, sockets = await at_table(server, "rauha")
        number = 0
        game = terrarium.game("rauha", seats=2)

        async def act(seat: int, action: int) -> None:
            nonlocal number
            await sockets[seat].send(answer(seat, number, action, f"k{number}"))
            number = (await sockets[seat].receive("accepted"))["number"]
            for socket in sockets:
                while socket.last["number"] < number:
                    await socket.receive("news")

        for seat in (0, 1):
            await act(seat, sockets[seat].update_for(seat)["legal"][0])
        seat, socket = await turn_of(sockets)
        for words in ("discard", "use 7", "use 1"):  # the first column of the printed board
            offered = {choice["words"]: choice["action"] for choice in socket.update_for(seat)["choices"]}
            assert words in offered
            assert game.words(offered[words]) == words
            await act(seat, offered[words])
        board = socket.update_for(seat)["view"]["boards"][seat]
        assert (board["points"], board["crystals"]) == (1, 4 + 4 + 1)


async def test_an_answer_to_an_earlier_question_is_refused_as_stale(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        legal = socket.update_for(seat)["legal"]
        await socket.send(answer(seat, 0, legal[0], "first"))
        await socket.receive("accepted")
        await socket.send(answer(seat, 0, legal[1], "second"))
        reply = await socket.receive("refused")
        assert reply["stale"]
        assert reply["reason"]["id"] == "stale"
        assert reply["number"] == 1


async def test_an_answer_from_the_future_is_stale_too(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        await socket.send(answer(seat, 7, socket.update_for(seat)["legal"][0]))
        assert (await socket.receive("refused"))["stale"]


async def test_a_refused_action_names_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        other = 1 - seat
        await sockets[other].send(answer(other, 0, socket.update_for(seat)["legal"][0]))
        reply = await sockets[other].receive("refused")
        assert reply["reason"] == {"id": "not-your-turn", "seat": other, "turn_seat": seat}
        assert not reply["stale"]
        await socket.send(answer(seat, 0, 100_000))
        assert (await socket.receive("refused"))["reason"]["id"] == "no-such-action"
        assert server.services.registry.tables[table].number == 0


async def test_nobody_acts_for_a_foreign_seat(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        action = socket.update_for(seat)["legal"][0]
        for kind in (answer(seat, 0, action), {"type": "undo", "seat": seat, "at": 0, "key": "u"},
                     {"type": "why", "seat": seat, "action": action, "key": "w"},
                     {"type": "preview", "seat": seat, "actions": [action], "key": "p"}):  # fmt: skip
            await sockets[1 - seat].send(kind)
            reply = await sockets[1 - seat].receive("refused")
            assert reply["reason"] == {"id": "seat-not-yours", "seat": seat}


async def test_a_row_of_actions_counts_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    with pebbles():
        async with running_server(tmp_path) as server:
            table, sockets = await at_table(server, "pebbles")
            hand = [action for action in sockets[0].update_for(0)["legal"] if action != POLISH]
            row = {"type": "answer", "seat": 0, "at": 0, "key": "row"}
            await sockets[0].send({**row, "actions": [POLISH, hand[0], hand[1]]})
            assert (await sockets[0].receive("refused"))["number"] == 0
            await sockets[0].send({**row, "actions": [POLISH, hand[0]]})
            assert (await sockets[0].receive("accepted"))["number"] == 2
            news = await sockets[1].receive("news")
            assert (news["after"], news["number"]) == (0, 2)
            await sockets[0].send({**row, "actions": [POLISH, hand[0]]})
            assert (await sockets[0].receive("accepted"))["again"]
            assert server.services.registry.tables[table].number == 2


async def test_people_who_act_together_do_not_reject_each_other(tmp_path: Path) -> None:
    with pebbles():
        async with running_server(tmp_path) as server:
            _table, sockets = await at_table(server, "pebbles", 3)
            for seat, socket in enumerate(sockets):  # all answer number 0, nobody has heard of the others
                await socket.send(answer(seat, 0, socket.update_for(seat)["legal"][0]))
            numbers = [(await socket.receive("accepted"))["number"] for socket in sockets]
            assert sorted(numbers) == [1, 2, 3]


async def test_any_time_actions_count_while_the_seat_owes_nothing(tmp_path: Path) -> None:
    with pebbles():
        async with running_server(tmp_path) as server:
            _table, sockets = await at_table(server, "pebbles")
            await sockets[0].send(answer(0, 0, sockets[0].update_for(0)["legal"][0], "laid"))
            await sockets[0].receive("accepted")
            news = await sockets[0].receive("news")
            assert news["actors"] == [1]
            assert news["sights"][0]["legal"] == [POLISH]
            await sockets[0].send(answer(0, 1, POLISH, "polished"))
            assert (await sockets[0].receive("accepted"))["number"] == 2


async def test_why_and_preview_answer_without_changing_anything(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        action = socket.update_for(seat)["legal"][0]
        await socket.send({"type": "why", "seat": seat, "action": action, "key": "1"})
        assert (await socket.receive("because"))["reason"] is None
        await socket.send({"type": "preview", "seat": seat, "actions": [action], "key": "2"})
        preview = await socket.receive("previewed")
        assert not preview["guess"]
        assert sum(face is not None for face in preview["view"]["planets"][seat]["faces"]) == 1
        assert [line["id"] for line in preview["lines"]] == ["planet-took"]
        assert server.services.registry.tables[table].number == 0
        await socket.send(answer(seat, 0, action))
        await socket.receive("accepted")
        await sockets[1 - seat].receive("news")
        covered = {"type": "why", "seat": 1 - seat, "action": action, "key": "3"}
        await sockets[1 - seat].send(covered)
        assert (await sockets[1 - seat].receive("because"))["reason"]["id"] == "planet-tile-taken"


async def test_choices_come_with_words_and_explanations(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        sight = socket.update_for(seat)
        game = terrarium.game("planet", seats=2)
        assert [choice["action"] for choice in sight["choices"]] == sight["legal"]
        for choice in sight["choices"]:
            assert game.action(choice["words"]) == choice["action"]
            assert choice["explain"]["id"] == "planet-take"
            assert {"slot", "face", "turn", "tile"} <= set(choice["explain"])
        waiting = sockets[1 - seat].update_for(1 - seat)
        assert waiting["prompt"] == {"id": "wait-for", "seats": [seat]}
        assert waiting["legal"] == waiting["choices"] == []


async def test_hello_again_brings_only_what_was_missed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        heard = len(socket.update_for(seat)["lines"])
        await socket.send(answer(seat, 0, socket.update_for(seat)["legal"][0]))
        await socket.receive("accepted")
        hello = {"type": "hello", "table": table, "last": 0, "heard": [{"seat": seat, "lines": heard}]}
        await socket.send(hello)
        sight = (await socket.receive("welcome"))["sights"][0]
        assert (sight["since"], [line["id"] for line in sight["lines"]]) == (heard, ["planet-took"])
        await socket.send({"type": "undo", "seat": seat, "at": 1, "key": "back"})
        await socket.receive("accepted")
        await socket.send({**hello, "last": 1, "heard": [{"seat": seat, "lines": heard + 1}]})
        sight = (await socket.receive("welcome"))["sights"][0]
        assert (sight["since"], len(sight["lines"])) == (0, heard)  # something was taken back: all of it


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet")
        with pytest.raises(RequestRefused) as refused:
            await people[1].put(f"/api/tables/{table}/seats/0", {"kind": "bot"})
        assert refused.value.reason == {"id": "seat-not-yours", "seat": 0}
        await people[0].put(f"/api/tables/{table}/seats/0", {"kind": "bot"})
        watching, other = Player(people[0], table, at_random(0)), Player(people[1], table, reply_timeout=0.2)
        choose = at_random(1)

        def thinking_seconds(_text: str) -> None:
            other.choose = choose if other.number < 6 or watching.mine else None

        other.on_text = thinking_seconds  # the game waits until the seat has changed hands
        tasks = [asyncio.create_task(player.play()) for player in (watching, other)]
        async with asyncio.timeout(TIMEOUT):
            while other.number < 6:
                await asyncio.sleep(0.01)
        assert watching.mine == []  # only the spectator's view while the bot plays
        await people[0].put(f"/api/tables/{table}/seats/0", {"kind": "me"})
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*tasks)
        assert watching.mine == [0]
        assert watching.accepted
        assert watching.fingerprint == other.fingerprint


async def test_messages_of_the_server_fit_the_schema(tmp_path: Path) -> None:
    """The client decodes everything strictly, so a whole game with all details shows that types and bytes agree."""
    async with running_server(tmp_path) as server:
        host = server.api_client()
        table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True})
        heard: list[str] = []
        player = Player(host, table["id"], at_random(3), detail="full")
        player.on_text = heard.append
        await played_out([player])
        kinds = {type(wire.SERVER_DECODER.decode(text)) for text in heard}
        assert {wire.Welcome, wire.News, wire.Accepted} <= kinds
