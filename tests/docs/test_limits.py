"""docs/hosting.md gives the figures of all rate limits."""

from __future__ import annotations

import pytest

from terrarium.server.limits import RateLimits
from tests.docs.code_blocks import ROOT

#: The row of each limit in the table, and whether it is in the column of guests or of addresses.
GUEST, ADDRESS = 1, 2
ROWS: dict[str, list[tuple[str, int]]] = {
    "all_requests": [("requests, those", ADDRESS)],
    "requests": [("requests to the API", GUEST), ("requests to the API", ADDRESS)],
    "tables": [("new tables", GUEST)],
    "tables_by_address": [("new tables", ADDRESS)],
    "codes": [("codes", ADDRESS)],
    "connections": [("new connections", ADDRESS)],
    "sockets": [("new sockets", ADDRESS)],
    "hellos_by_address": [("tables opened", ADDRESS)],
    "answers": [("answers", GUEST)],
    "answers_by_address": [("answers", ADDRESS)],
    "chat": [("chat lines", GUEST)],
    "chat_by_address": [("chat lines", ADDRESS)],
    "hints": [("hints", GUEST)],
    "hints_by_address": [("hints", ADDRESS)],
    "questions_by_address": [("previews", ADDRESS)],
    "messages_by_address": [("messages", ADDRESS)],
    "frames_by_address": [("WebSocket frames", ADDRESS)],
    "replays": [("events played", ADDRESS)],
    "reviews": [("reviews", ADDRESS)],
}


def cell(row: str, column: int) -> str:
    """A cell of the table; its row begins with these words."""
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    [line] = [line for line in page.splitlines() if line.startswith(f"| {row}") and " at once" in line]
    return line.split("|")[1 + column].strip()


def in_words(rate: float, burst: float) -> str:
    """A limit as the table says it."""
    often = f"{rate:,.0f} a second" if rate >= 1 else f"one every {1 / rate:g} s"
    return f"{often}, {burst:,.0f} at once"


@pytest.mark.parametrize("name", sorted(RateLimits().limiters()))
def test_the_figures_of_a_limit_are_in_the_table(name: str) -> None:
    limiter = RateLimits().limiters()[name]
    for row, column in ROWS[name]:
        assert cell(row, column) == in_words(limiter.rate, limiter.burst)


def test_the_figures_of_a_socket_are_in_the_table() -> None:
    limits = RateLimits()
    assert cell("messages", GUEST) == f"a socket: {in_words(limits.socket_rate, limits.socket_burst)}"
    assert cell("WebSocket frames", GUEST) == f"a socket: {in_words(limits.frame_rate, limits.frame_burst)}"
