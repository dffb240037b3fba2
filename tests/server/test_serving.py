"""The command, the admin's commands, the page, health, figures, the OpenAPI document."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from typer.testing import CliRunner

from terrarium.cli.main import app
from terrarium.server.client import ApiClient, Player, RequestRefused
from terrarium.server.static_page import read_files
from terrarium.server.storage.schema import actions, chat
from terrarium.server.storage.store import Store
from terrarium.server.wire_schema import schema_text
from tests.conftest import ROOT
from tests.server.raw_socket import RawSocket
from tests.server.servers import (
    LocalServer,
    ServerProcess,
    at_random,
    patient_client,
    played_out,
    running_server,
    seated,
    wait_for,
)
from tests.server.test_play import answer, turn_of
from tests.server.test_tables import turned_down
from tests.server.timeouts import REPEATS, TIMEOUT


def test_the_schema_in_docs_is_the_wires() -> None:
    assert (ROOT / "docs/wire.schema.json").read_text("utf-8") == schema_text()


async def test_health_figures_and_fallback_page(server: LocalServer) -> None:
    host = server.api_client()
    assert (await host.get("/healthz"))["healthy"] is True
    table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True})
    await played_out([Player(host, table["id"], at_random(1))])
    figures = (await host.http.get("/metrics")).text
    assert "terrarium_accepted_total 24.0" in figures
    assert "terrarium_games_finished_total 1.0" in figures
    for path in ("/", "/join/abcd1234", "/device/xyz"):
        page = await host.http.get(path)
        assert page.headers["content-type"].startswith("text/html")
        assert "Terrarium" in page.text
        assert "default-src 'self'" in page.headers["content-security-policy"]
    assert (await host.http.get("/assets/none.js")).status_code == 404
    for path in ("/", "/healthz"):
        head = await host.http.head(path)
        assert (head.status_code, head.content) == (200, b"")


def test_the_built_page_is_served_compressed_and_cached(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Hello</h1>")
    (tmp_path / "assets/app-1234.js").write_text("let x = 1;" * 100)
    (tmp_path / "assets/leaf.png").write_bytes(b"\x89PNG")
    files = read_files(tmp_path)
    assert sorted(files) == ["/assets/app-1234.js", "/assets/leaf.png", "/index.html"]
    assert files["/assets/app-1234.js"].immutable
    assert not files["/index.html"].immutable
    assert len(files["/assets/app-1234.js"].gzipped or b"") < 200
    assert files["/assets/leaf.png"].gzipped is None


async def test_the_admins_commands(tmp_path: Path) -> None:
    def command(*words: str, code: int = 0) -> str:
        done = CliRunner().invoke(app, ["tables", *words, "--data", str(tmp_path), "--lang", "en"])
        assert done.exit_code == code, done.output
        return done.output

    assert "There is no database" in command("list", code=2)
    async with running_server(tmp_path) as server:
        assert command("list") == "There are no tables.\n"
        host = server.api_client()
        await host.put("/api/me", {"name": "Ada"})
        table = str((await host.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True}))["id"])
        await played_out([Player(host, table, at_random(1))])
    assert table in command("list")
    assert "Ada" in command("list")
    shown = json.loads(command("show", table))
    assert (shown["id"], shown["status"]) == (table, "over")
    assert "seed" not in shown
    assert command("export", table).startswith("terrarium record 1\n")
    command("export", table, str(tmp_path / "game.json"))
    imported = command("import", str(tmp_path / "game.json")).split("table ")[1].split(";")[0]
    assert command("export", imported).split("\nname 0")[0] == command("export", table).split("\nname 0")[0]
    command("backup", str(tmp_path / "copy.db"))
    assert "exists already" in command("backup", str(tmp_path / "copy.db"), code=2)
    command("delete", table)
    assert "There is no table" in command("show", table, code=2)
    again = CliRunner().invoke(app, ["tables", "list", "--database", str(tmp_path / "copy.db")])
    assert table in again.output


async def test_people_at_a_table_that_a_command_deletes_are_told_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    async def delete(table: str) -> None:
        words = ["tables", "delete", table, "--data", str(tmp_path), "--lang", "en"]
        done = await asyncio.to_thread(CliRunner().invoke, app, words)
        assert done.exit_code == 0, done.output

    async def work(people: list[ApiClient]) -> None:
        doomed, other = [await seated(people, "planet") for _table in range(2)]
        bots = await people[0].post("/api/tables", {"game": "planet", "seats": ["bot", "bot"], "start": True})
        sockets = [await RawSocket.open(person) for person in people]
        for raw in sockets:
            await raw.send({"type": "hello", "table": doomed})
            await raw.receive("welcome")
        watching = Player(people[0], doomed)
        playing = asyncio.create_task(watching.play())
        async with asyncio.timeout(TIMEOUT):
            while watching.number < 0:
                await asyncio.sleep(0.01)
        for table in (doomed, bots["id"]):
            await delete(table)
        seat, raw = await turn_of(sockets)
        await raw.send(answer(seat, 0, raw.update_for(seat)["legal"][0]))
        await raw.send({"type": "say", "text": "Is anybody there?", "key": "s"})
        for _message in range(2):
            assert (await raw.receive("refused"))["reason"] == {"id": "no-such-table", "table": doomed}
        for raw in sockets:
            goodbye = await raw.receive("goodbye")
            assert (goodbye["reason"]["id"], goodbye["back"]) == ("table-removed", False)
            await raw.send({"type": "hello", "table": doomed})
            assert (await raw.receive("trouble"))["reason"]["id"] == "no-such-table"
            await raw.connection.close()
        with pytest.raises(RequestRefused, match="table-removed"):
            await playing
        assert await turned_down(people[0].get(f"/api/tables/{doomed}")) == (404, "no-such-table")
        async with asyncio.timeout(TIMEOUT):  # where nobody is, the server itself looks now and then
            while (await people[0].http.get(f"/api/tables/{bots['id']}")).status_code != 404:
                await asyncio.sleep(0.1)
        await played_out([Player(person, other, at_random(seat)) for seat, person in enumerate(people)])

    async def with_people(server: ServerProcess) -> None:
        people = [patient_client(server.address), patient_client(server.address)]
        try:
            await work(people)
        finally:
            for person in people:
                await person.http.aclose()

    with ServerProcess(tmp_path, bot_pause=0.3) as server:
        await with_people(server)
        log = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        assert [line for line in log if line["level"] == "error"] == []
    store = Store(str(tmp_path / "terrarium.db"))
    kept = store.read_now(lambda connection: set(connection.execute(sa.select(actions.c.table_id)).scalars()))
    assert len(kept) == 1  # the other one
    assert store.read_now(lambda connection: connection.execute(sa.select(chat)).first()) is None
    store.reading.dispose()


def heed_interrupts() -> None:
    """Let Ctrl-C end a process even if its parent ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_the_command_serves_and_refuses_what_cannot_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = str(probe.getsockname()[1])
    said = tmp_path / "said"
    command = [sys.executable, "-m", "terrarium.cli.main", "serve", "--port", port, "--data", str(tmp_path), "--log"]
    with said.open("wb") as file:
        # A shell that runs the tests in the background makes them ignore Ctrl-C; the server must not inherit that.
        server = subprocess.Popen(command, stdout=file, stderr=file, preexec_fn=heed_interrupts)
    try:
        wait_for(f"http://127.0.0.1:{port}", lambda: server.poll() is None, said)
        second = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"])
        assert second.exit_code == 2
        assert "Another server is using the database" in second.output
    finally:
        server.send_signal(signal.SIGINT)
        code = server.wait(timeout=TIMEOUT)
    assert code == 130  # as commands answer to Ctrl-C
    log = [json.loads(line) for line in said.read_text().splitlines() if line.startswith("{")]
    assert any(line["what"] == "open" and line["level"] == "info" for line in log)
    assert any(line["what"] == "closed" for line in log)
    workers = CliRunner().invoke(app, ["serve", "--workers", "2", "--data", str(tmp_path), "--lang", "en"])
    assert "Several workers need a PostgreSQL database" in workers.output


def test_requests_of_every_shape_get_answers_of_the_documented_shape(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        document = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
        tried = 0
        effort = settings(
            max_examples=4 * REPEATS, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
        )
        for operation in document.get_all_operations():
            assert isinstance(operation, Ok)

            @effort
            @given(case=operation.ok().as_strategy())
            def check(case: Any) -> None:
                # what fits the schema can still name a game that does not exist
                case.call_and_validate(base_url=server.address, excluded_checks=[positive_data_acceptance])

            check()
            tried += 1
        assert tried > 25


@pytest.mark.parametrize(
    ("language", "start"),
    [("en", "There is no table none"), ("pl", "Nie ma stołu none"), ("fr", "Il n’y a pas de table none")],
)
def test_the_command_speaks_the_users_language(language: str, start: str, tmp_path: Path) -> None:
    store = Store(str(tmp_path / "terrarium.db"))
    store.prepare()
    asyncio.run(store.close())
    done = CliRunner().invoke(app, ["tables", "delete", "none", "--data", str(tmp_path), "--lang", language])
    assert done.exit_code == 2
    assert done.output.startswith(start)
