"""Invitations name an address that others can reach, or none."""

from __future__ import annotations

import pytest

from terrarium.server.invitations import invitation_address, is_loopback, network_address


@pytest.mark.parametrize(
    ("public", "network", "visited", "address"),
    [
        ("", "", "http://localhost:8000/", ""),
        ("", "", "http://127.0.0.1:8000/", ""),
        ("", "", "http://[::1]:8000/", ""),
        ("", "", "http://192.168.1.5:8000/", "http://192.168.1.5:8000"),
        ("", "http://192.168.1.5:8000", "http://localhost:8000/", "http://192.168.1.5:8000"),
        ("https://games.example.org", "", "http://localhost/", "https://games.example.org"),
    ],
)
def test_an_invitation_never_names_a_loopback_address(public: str, network: str, visited: str, address: str) -> None:
    assert invitation_address(public, network, visited) == address


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_on_this_computer_only_has_no_address_in_the_network(host: str) -> None:
    assert network_address(host, 8000) == ""


def test_a_server_on_every_address_has_one_that_is_not_loopback() -> None:
    found = network_address("0.0.0.0", 8000)
    assert found == "" or (found.endswith(":8000") and "127." not in found)
    assert network_address("192.168.1.5", 8001) == "http://192.168.1.5:8001"
    assert network_address("fd00::5", 8001) == "http://[fd00::5]:8001"


@pytest.mark.parametrize(("host", "loopback"), [("a.localhost", True), ("127.8.8.8", True), ("games.lan", False)])
def test_loopback_names_are_known(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback
