"""The address in invitations: one that others can reach, or none."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from terrarium.server.settings import Settings

#: Hosts that mean every address of this computer.
EVERY_ADDRESS = ("0.0.0.0", "::")


def invitation_address(settings: Settings, visited: str) -> str:
    """The public address, else the one that the visitor used, else the one in the local network; empty: nobody else.

    A loopback address works on this computer only, so it is never part of an invitation.
    """
    if settings.public_address:
        return settings.public_address
    return settings.network_address if is_loopback(urlsplit(visited).hostname or "") else visited.rstrip("/")


def is_loopback(host: str) -> bool:
    """Whether a host is this computer and nothing else."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def network_address(host: str, port: int) -> str:
    """The address in the local network of a server that listens at this host; empty if there is none."""
    found = _own_address() if host in EVERY_ADDRESS else host
    if not found or is_loopback(found):
        return ""
    return f"http://[{found}]:{port}" if ":" in found else f"http://{found}:{port}"


def _own_address() -> str:
    """The address of this computer in its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation
        except OSError:
            return ""
        return str(probe.getsockname()[0])
