"""The wheel in a new environment, as `pip install` leaves it: the terminal, and with its extra the server."""

from __future__ import annotations

import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import terrarium
from tests.tools.test_requirements import pins
from tests.wheels.building import PAGE, build, installed

pytestmark = pytest.mark.build
#: The longest that a command may take.
TIMEOUT = 240


class Environment:
    """A virtual environment without anything in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True, timeout=TIMEOUT)
        [self.programs] = [path for path in (folder / "venv/bin", folder / "venv/Scripts") if path.is_dir()]
        (folder / "pins.txt").write_text("".join(f"{name}=={version}\n" for name, version in pins("server").items()))

    def install(self, what: str) -> None:
        """Install a package with all that it asks for, in the versions that are tested."""
        python = shutil.which("python", path=str(self.programs))
        options = ["--quiet", "--no-compile", "--disable-pip-version-check", "-c", str(self.folder / "pins.txt")]
        command = [sys.executable, "-m", "pip", "--python", str(python), "install", *options, what]
        subprocess.run(command, env=installed(), check=True, timeout=TIMEOUT)

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start the command `terrarium`."""
        program = shutil.which("terrarium", path=str(self.programs))
        assert program is not None
        settings = {**installed(), "TERRARIUM_DATA": str(self.folder / "data"), "LC_ALL": "C.UTF-8"}
        pipe = subprocess.PIPE
        return subprocess.Popen([program, *words], env=settings, stdout=pipe, stderr=pipe, text=True)

    def run(self, *words: str) -> tuple[int, str, str]:
        """Run the command `terrarium`; its exit code and output."""
        with self.start(*words) as running:
            out, errors = running.communicate(timeout=TIMEOUT)
        return running.returncode, out, errors


def test_the_wheel_plays_and_with_its_extra_serves_the_page(tree: Path, tmp_path: Path) -> None:
    done = build(tree, tmp_path, TERRARIUM_NATIVE="0")
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    place = Environment(tmp_path)

    place.install(str(wheel))
    version = f"Terrarium {terrarium.__version__}\nThe rules run as plain Python.\n"
    assert place.run("--version") == (0, version, "")
    assert "3 games" in place.run("simulate", "planet", "--games", "3")[1]
    code, _out, errors = place.run("serve")
    assert code == 2
    assert errors.endswith('; install it with: pip install "terrarium[server]"\n')

    place.install(f"{wheel}[server]")
    with place.start("serve", "--port", "0") as server:
        try:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            assert words[0] == "Open", words
            page = urllib.request.urlopen(words[1], timeout=60).read()
            assert page == (tree / PAGE).read_bytes()
            assert urllib.request.urlopen(f"{words[1]}/healthz", timeout=60).status == 200
        finally:
            server.terminate()
