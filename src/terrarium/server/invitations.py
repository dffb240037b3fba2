"""The address in invitations: one that others can reach, or none."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

#: Hosts that mean every address of this computer.
EVERY_ADDRESS = ("0.0.0.0", "::")


def invitation_address(public: str, network: str, visited: str) -> str:
    """The public address, else the one that the visitor used, else the one in the local network; empty: nobody else.

    A loopback address works on this computer only, so it is never part of an invitation.
    """
    if public:
        return public
    return network if is_loopback(urlsplit(visited).hostname or "") else visited.rstrip("/")


def is_loopback(host: str) -> bool:
    """Whether a host is this computer and nothing else."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def network_address(host: str, port: int) -> str:
    """The address in the local network of a server that listens at this host; empty if there is none."""
    found = find_own_address() if host in EVERY_ADDRESS else host
    if not found or is_loopback(found):
        return ""
    return f"http://[{found}]:{port}" if ":" in found else f"http://{found}:{port}"


def find_own_address() -> str:
    """The address of this computer in its network, empty if there is none; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
        return "" if is_loopback(found) else found
