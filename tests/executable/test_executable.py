"""The standalone executable starts without Python, serves its page, and lets bots think in processes of their own.

`make test-executable` builds it and runs these tests; `make test` does not, because the build takes minutes.
"""

from __future__ import annotations

import os
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest

import terrarium

EXECUTABLE = os.environ.get("TERRARIUM_EXECUTABLE", "")

pytestmark = pytest.mark.skipif(
    not EXECUTABLE, reason="TERRARIUM_EXECUTABLE names none; `make test-executable` builds it"
)


def bare_environment(folder: Path) -> dict[str, str]:
    """An environment in which no Python can be found."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    return {**kept, "PATH": str(folder), "HOME": str(folder), "LC_ALL": "C.UTF-8", "TERRARIUM_DATA": str(folder)}


def run(folder: Path, *words: str, typed: str = "") -> str:
    """What the executable prints."""
    done = subprocess.run(
        [EXECUTABLE, *words],
        input=typed,
        env=bare_environment(folder),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_this_version_with_compiled_rules(tmp_path: Path) -> None:
    assert run(tmp_path, "--version") == f"Terrarium {terrarium.__version__}\nThe rules are compiled.\n"


def test_games_are_played_in_several_processes(tmp_path: Path) -> None:
    assert "100" in run(tmp_path, "simulate", "planet", "--games", "100", "--jobs", "2")


def test_the_terminal_plays(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "earth", "--seats", "you,sprout", "--seed", "7", typed="q\n")
    assert "You leave the table" in shown


def test_the_server_opens_with_its_page(tmp_path: Path) -> None:
    log = tmp_path / "serve.log"
    with log.open("w") as stream:
        server = subprocess.Popen(
            [EXECUTABLE, "serve", "--port", "0"], env=bare_environment(tmp_path), stdout=stream, stderr=stream
        )
    try:
        address = ""
        for _try in range(600):
            address = next((word for word in log.read_text().split() if word.startswith("http://")), "")
            if address or server.poll() is not None:
                break
            time.sleep(0.2)
        assert address, log.read_text()
        page = urllib.request.urlopen(address, timeout=30).read().decode()
        assert "<script" in page
        assert urllib.request.urlopen(f"{address}/healthz", timeout=30).status == 200
    finally:
        server.terminate()
        server.wait(60)
