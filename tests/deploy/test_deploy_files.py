"""The files for operators: every command, variable and path in them exists."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main
from ruamel.yaml import YAML

from terrarium.cli.main import app
from terrarium.server.app import LARGEST_BODY

TOP = Path(__file__).parents[2]
DEPLOY = TOP / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "terrarium.service").read_text(encoding="utf-8")
COMPOSE = YAML(typ="safe").load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))

#: Variables that belong to other programs.
FOREIGN = {"PYTHONUNBUFFERED", "TERRARIUM_NATIVE"}


def serve_options() -> tuple[set[str], set[str]]:
    """Return the names of all options of `terrarium serve`, and of all variables that it reads."""
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]  # the group of all commands
    options = {name for option in serve.params for name in [*option.opts, *option.secondary_opts]}
    return options, {option.envvar for option in serve.params if isinstance(option.envvar, str)}


def assert_serve_knows(words: list[str]) -> None:
    """Assert that the words are a call of `terrarium serve` with options that it has."""
    assert words[:2] == ["terrarium", "serve"], words
    unknown = {word for word in words if word.startswith("--")} - serve_options()[0]
    assert unknown == set()


def test_the_image_starts_the_server_with_options_that_it_has() -> None:
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", DOCKERFILE, re.M)
    assert entry is not None
    assert_serve_knows([*json.loads(entry[1]), *COMPOSE["services"]["terrarium"]["command"]])


def test_the_unit_starts_the_server_with_options_that_it_has() -> None:
    start = re.search(r"^ExecStart=(.*)$", UNIT, re.M)
    assert start is not None
    words = shlex.split(start[1])
    assert_serve_knows([Path(words[0]).name, *words[1:]])


def test_the_server_reads_all_variables_that_are_set() -> None:
    texts = [DOCKERFILE, UNIT, *COMPOSE["services"]["terrarium"]["environment"]]
    named = {name for text in texts for name in re.findall(r"\b(?:TERRARIUM|PYTHON)[A-Z_]+\b", text)}
    assert {"TERRARIUM_DATA", "TERRARIUM_DATABASE", "TERRARIUM_PROXIES"} <= named
    assert named - FOREIGN - serve_options()[1] == set()


def test_the_image_contains_only_what_exists_and_is_let_in() -> None:
    copied = [source for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.M) for source in line.split()[:-1]]
    allowed = [
        line[1:] for line in (TOP / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")
    ]
    assert "src" in copied
    for source in copied:
        assert (TOP / source).exists(), source
        assert any(source == path or source.startswith(f"{path}/") for path in allowed), source


def test_the_proxy_that_the_server_trusts_is_caddy() -> None:
    services = COMPOSE["services"]
    trusted = services["terrarium"]["environment"]["TERRARIUM_PROXIES"]
    assert services["caddy"]["networks"]["inside"]["ipv4_address"] == trusted


def test_every_setting_of_the_compose_file_is_in_the_example() -> None:
    used = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"), re.M))
    assert used == given


def test_the_proxy_lets_every_body_through_that_the_server_accepts() -> None:
    allowed = re.search(r"max_size (\d+)KB", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    assert allowed is not None
    assert int(allowed[1]) * 1000 == LARGEST_BODY


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed (on Debian: systemd)")
def test_systemd_accepts_the_unit_and_finds_it_well_protected(tmp_path: Path) -> None:
    unit = tmp_path / "terrarium.service"
    unit.write_text(UNIT.replace("/opt/terrarium/bin/terrarium", sys.executable), encoding="utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert "terrarium.service" not in checked.stderr, checked.stderr
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert judged.returncode == 0, judged.stdout[-2000:]


def free_port() -> int:
    """Return a port that nothing listens at."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def fetch(address: str) -> tuple[int, bytes]:
    """Return status and body of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


@pytest.fixture
def behind_caddy(tmp_path: Path) -> Iterator[str]:
    """A server behind Caddy with the Caddyfile of the compose file; the address of Caddy."""
    server, proxy = free_port(), free_port()
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "PYTHONPATH": str(TOP / "src"),
        "SITE": f"http://localhost:{proxy}",
        "UPSTREAM": f"127.0.0.1:{server}",
    }
    commands = [
        [sys.executable, "-m", "terrarium.cli.main", "serve", "--port", str(server), "--data", str(tmp_path / "data")],
        ["caddy", "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
    ]
    address = f"http://localhost:{proxy}"
    processes = [
        subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for command in commands
    ]
    try:
        for _try in range(300):
            try:
                if fetch(f"{address}/healthz")[0] == 200:
                    break
            except OSError:
                pass
            time.sleep(0.1)
        yield address
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait(timeout=20)


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed (on Debian: caddy)")
def test_caddy_forwards_everything_but_the_metrics(behind_caddy: str) -> None:
    assert fetch(f"{behind_caddy}/healthz")[0] == 200
    status, games = fetch(f"{behind_caddy}/api/games")
    assert status == 200
    assert b"planet" in games
    assert fetch(f"{behind_caddy}/metrics")[0] == 404
