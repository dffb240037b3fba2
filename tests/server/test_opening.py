"""A server that cannot start says why in one sentence; its files are private."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from terrarium.cli.main import app
from terrarium.server.app import make_app
from terrarium.server.serving import Server, check_address, check_proxies
from terrarium.server.settings import Settings
from terrarium.server.storage.store import Store
from tests.server.servers import running_server
from tests.server.timeouts import TIMEOUT


def refused(*options: str) -> str:
    """What `terrarium serve` says when it cannot start: one sentence, and nothing about an open table."""
    done = CliRunner().invoke(app, ["serve", "--port", "0", "--lang", "en", *options])
    assert done.exit_code == 2, done.output
    assert done.output.count("\n") == 1, done.output
    assert "Open http" not in done.output
    assert "Traceback" not in done.output
    return done.output


@pytest.mark.parametrize("content", [b"this is not a database " * 100, b"SQLite format 3\0" + b"\xff" * 4096])
def test_a_damaged_database_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "terrarium.db"
    file.write_bytes(content)
    for said in (
        refused("--data", str(tmp_path)),
        CliRunner().invoke(app, ["tables", "list", "--data", str(tmp_path), "--lang", "en"]).output,
    ):
        assert said.startswith(f"The database {file} cannot be used: ")
    assert file.read_bytes() == content


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "terrarium.db"))
    store.prepare()
    store.writing.dispose()
    with sqlite3.connect(tmp_path / "terrarium.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "was written by a newer version of Terrarium" in refused("--data", str(tmp_path))


def test_other_kinds_of_database_are_refused(tmp_path: Path) -> None:
    for address in ("mysql://user@host/name", "oracle://x", "nothing://", "://"):
        kind = address.partition(":")[0]
        said = refused("--data", str(tmp_path), "--database", address)
        assert said.startswith(f"Terrarium cannot use a database of the kind “{kind}”")


def test_a_database_that_does_not_answer_is_refused_without_its_password(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    address = f"postgresql://user:secret-word@127.0.0.1:{port}/name"
    said = refused("--data", str(tmp_path), "--database", address, "--workers", "2")
    assert "cannot be used" in said
    assert "secret-word" not in said


def test_a_busy_port_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        said = refused("--data", str(tmp_path), "--port", port)
    assert said == (
        f"Another program uses port {port} at 127.0.0.1, perhaps a table that is already open. "
        "Stop it, or choose another port with --port.\n"
    )


def test_an_address_that_is_not_this_computers_is_refused(tmp_path: Path) -> None:
    said = refused("--data", str(tmp_path), "--host", "192.0.2.1")
    assert re.fullmatch(r"The server cannot listen at 192\.0\.2\.1, port 0: [\w' ]+\.\n", said)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert refused("--data", str(tmp_path / "file" / "data")).startswith("The folder ")
    assert "/proc/none" in refused("--data", "/proc/none")


def test_proxies_are_addresses(tmp_path: Path) -> None:
    assert check_proxies(" 10.0.0.1, fd00::/8 ,") == "10.0.0.1,fd00::/8"
    assert check_proxies("10.1.2.3/8") == "10.0.0.0/8"  # uvicorn would not believe it otherwise
    for unclear in ("*", "proxy.example.org"):
        assert unclear in refused("--data", str(tmp_path), "--proxies", unclear)


@pytest.mark.parametrize("words", [["list"], ["reports"], ["clean"], ["export", "x"], ["delete", "x"]], ids=str)
def test_commands_for_tables_do_not_make_a_database(words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "mistyped.db"
    done = CliRunner().invoke(app, ["tables", *words, "--database", str(file), "--lang", "en"])
    assert done.exit_code == 2
    assert done.output == f"There is no database {file}; the server makes one when it starts.\n"
    assert not file.exists()


@pytest.mark.parametrize("option", ["--public-address", "--origin"])
@pytest.mark.parametrize("unclear", ["games.example.org", "ftp://games.example.org", "https://", "https://games:x"])
def test_an_address_that_no_browser_could_open_is_refused(option: str, unclear: str, tmp_path: Path) -> None:
    said = f"{option} needs an address such as https://games.example.org, not {unclear}.\n"
    assert refused("--data", str(tmp_path), option, unclear) == said


def test_the_address_of_a_site_has_no_slash_at_its_end() -> None:
    assert check_address("--origin", "http://games.example.org:8080/") == "http://games.example.org:8080"


def test_the_address_is_printed_once_people_can_come(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "terrarium.cli.main", "serve", "--port", "0", "--data", str(tmp_path), "--quiet"]
    with subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = line.split()[1].removeprefix("http://")
            host, port = address.split(":")
            socket.create_connection((host, int(port)), timeout=TIMEOUT).close()
        finally:
            server.terminate()
            server.wait(TIMEOUT)


async def test_the_server_says_that_it_is_open_once_it_has_started(tmp_path: Path) -> None:
    started: list[bool] = []

    def on_open() -> None:
        started.append(server.started)
        server.should_exit = True

    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        server = Server(make_app(Settings(data=str(tmp_path))), "127.0.0.1", port, on_open=on_open)
        async with asyncio.timeout(TIMEOUT):
            await server.serve(sockets=[listening])
    assert started == [True]


async def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with running_server(data) as server:
        await server.api_client().put("/api/me", {"name": "Ada"})
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert {"secret", "terrarium.db", "terrarium.db-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_an_existing_database_becomes_private_and_a_shared_folder_stays(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    before = sqlite3.connect(file)  # as after a crash: SQLite removes them when it closes the database
    before.execute("PRAGMA journal_mode=WAL")
    before.execute("CREATE TABLE other (x)")
    left = [file, tmp_path / "old.db-wal", tmp_path / "old.db-shm"]
    for path in left:
        path.chmod(0o644)
    tmp_path.chmod(0o755)
    store = Store(str(file))
    assert [stat.S_IMODE(path.stat().st_mode) for path in left] == [0o600] * 3
    store.prepare()
    store.writing.dispose()
    before.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_the_users_own_data_folder_becomes_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = Settings()
    settings.data_directory().mkdir(mode=0o755)
    settings.make_data_directory()
    assert stat.S_IMODE((tmp_path / "terrarium").stat().st_mode) == 0o700
