"""The tunnel of docs/hosting.md: a friend plays through another computer, with OpenSSH on the loopback interface."""

from __future__ import annotations

import asyncio
import getpass
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from terrarium.server.client import Player
from tests.server.servers import at_random, played_out, running_server, seated, wait_for

ROOT = Path(__file__).resolve().parents[2]
SSHD = shutil.which("sshd", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
HOSTING = (ROOT / "docs/hosting.md").read_text("utf-8")
#: What docs/hosting.md asks for in `sshd_config`, and the command that it shows.
FORWARDING = re.findall(r"`(GatewayPorts \w+)`", HOSTING)
COMMAND = re.findall(r"^ssh .*-R .*$", HOSTING, flags=re.MULTILINE)


def free_port() -> int:
    """A port that nothing listens at."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def started(command: list[str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A program that runs for as long as it is needed."""
    with log.open("wb") as stream, subprocess.Popen(command, stdout=stream, stderr=stream) as process:
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def ssh_server(folder: Path, port: int) -> Iterator[None]:
    """An SSH server for the present user, set up as docs/hosting.md says; the user's key is `folder`/key."""
    if os.getuid() == 0:
        Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)  # which root's sshd asks for, and the system's start creates
    for name in ("host", "key"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True)
    lines = [
        "ListenAddress 127.0.0.1", f"Port {port}", f"HostKey {folder}/host", f"AuthorizedKeysFile {folder}/key.pub",
        "PidFile none", "StrictModes no", "UsePAM no", "PasswordAuthentication no", *FORWARDING,
    ]  # fmt: skip
    (folder / "sshd_config").write_text("\n".join(lines) + "\n")
    with started([str(SSHD), "-D", "-e", "-f", str(folder / "sshd_config")], folder / "sshd.log"):
        yield


@pytest.mark.skipif(SSHD is None, reason="sshd is not installed (on Debian: openssh-server)")
async def test_a_friend_plays_through_the_documented_tunnel(tmp_path: Path) -> None:
    ssh_port, public_port = free_port(), free_port()
    public = f"http://127.0.0.1:{public_port}"
    async with running_server(tmp_path / "data", public_address=public) as server:
        own_port = server.address.rpartition(":")[2]
        [shown] = COMMAND
        words = shown.replace(":8000:127.0.0.1:8000", f":{public_port}:127.0.0.1:{own_port}").split()
        where = ["-p", str(ssh_port), "-i", str(tmp_path / "key"), "-F", "none", "-o", "ExitOnForwardFailure=yes"]
        trust = ["-o", f"UserKnownHostsFile={tmp_path}/known", "-o", "StrictHostKeyChecking=accept-new"]
        retry = ["-o", "ConnectionAttempts=50"]  # the SSH server has only just been started
        command = [words[0], *where, *trust, *retry, *words[1:-1], f"{getpass.getuser()}@127.0.0.1"]
        log = tmp_path / "ssh.log"
        with ssh_server(tmp_path, ssh_port), started(command, log) as tunnel:
            await asyncio.to_thread(wait_for, public, lambda: tunnel.poll() is None, log)
            host, friend = server.api_client(), server.api_client(public)
            assert await friend.get("/api/invitations") == {"address": public, "can_open": False}
            table = await seated([host, friend], "planet")
            players = [Player(guest, table, at_random(seed)) for seed, guest in enumerate((host, friend))]
            await played_out(players)
