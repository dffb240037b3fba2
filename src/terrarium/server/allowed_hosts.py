"""The host names that the server answers to.

A page of another site can make its own name point to this server's address (DNS rebinding). Then the browser takes both
for the same site, so the server itself must refuse names that are not its own.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from terrarium.server.settings import Settings

#: Endings of names that no public name server gives out.
LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".internal", ".home.arpa")


class AllowedHosts:
    """The host names that `Settings` allow: the public address and other origins, or all local names."""

    def __init__(self, settings: Settings) -> None:
        self.is_public = bool(settings.public_address)
        addresses = [settings.public_address, *settings.origins]
        self.names = {urlsplit(address).hostname for address in addresses if address} | {socket.gethostname().lower()}

    def allows(self, host: str) -> bool:
        """Whether the server answers to the value of a Host header."""
        name = _host_name(host)
        if name in self.names or name == "localhost":
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return not self.is_public and bool(name) and ("." not in name or name.endswith(LOCAL_ENDINGS))
        return address.is_loopback or not self.is_public


def _host_name(host: str) -> str:
    """The name or address in a Host header, without the port; empty if the header is malformed."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
