"""Bots choose legal actions, know no secrets, and respect their budgets."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import terrarium
from terrarium.bots import BadBot, bot, parse
from terrarium.bots.search_bot import run_search
from tests.bots.scenes import after, choosing

TITLES = terrarium.titles()
KINDS = ["random", "greedy:worlds=2", "search:iterations=12,worlds=1", "seedling"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("spec", KINDS)
def test_a_bot_chooses_a_legal_action_and_leaves_the_position_alone(title: str, spec: str) -> None:
    for decisions in (0, 13):
        position = after(title, 3, 5, decisions)
        seat = choosing(position)
        before = position.fingerprint()
        assert bot(spec, seed=1).choose(position, seat) in position.legal(seat)
        assert position.fingerprint() == before


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("spec", KINDS)
def test_what_the_seat_cannot_know_does_not_change_the_decision(title: str, spec: str) -> None:
    for number in range(2):
        position = after(title, 2 + number, number, 11 * number)
        seat = choosing(position)
        decision = bot(spec, seed=8).choose(position, seat)
        for other in range(2):
            world = position.imagine(seat, 100 + other)
            assert bot(spec, seed=8).choose(world, seat) == decision


@pytest.mark.parametrize("title", TITLES)
def test_imagining_depends_on_the_view_and_the_generator_alone(title: str) -> None:
    """From two worlds that look the same to a seat, the same seed imagines the same world."""
    for number in range(5):
        position = after(title, 3, number, 6 * number)
        for seat in range(3):
            expected = position.imagine(seat, 77).fingerprint()
            assert position.imagine(seat, 4).imagine(seat, 77).fingerprint() == expected


def test_a_bot_is_asked_only_for_a_seat_that_must_act() -> None:
    position = terrarium.game("planet", seats=3, first=1).start(0)
    with pytest.raises(BadBot, match="asked for seat 2, which has no decision to make now"):
        bot("greedy").choose(position, 2)


#: Prints the findings of two small searches: each action tried, its visits and the sum of their win probabilities.
FINDINGS = """
from terrarium.bots import parse
from terrarium.bots.search_bot import run_search
from tests.bots.scenes import after
for seats, decisions in (2, 0), (4, 21):
    position = after("planet", seats, 3, decisions)
    seat = position.actors()[0]
    print(run_search(position.imagine(seat, 1), seat, 2, parse("search:depth=2,worlds=1"), 12, 0.0, None))
"""


def test_a_search_by_iterations_finds_the_same_in_every_process_compiled_or_not() -> None:
    """The expected findings are in a file, so that compiled and plain rules must give the same."""
    expected = (Path(__file__).parent / "findings.txt").read_text("utf-8")
    for hash_seed in ("0", "7"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        found = subprocess.run([sys.executable, "-c", FINDINGS], capture_output=True, text=True, env=environment)
        assert found.stdout == expected, found.stderr


def test_several_processes_share_a_search_and_always_agree() -> None:
    position = after("planet", 2, 3, 8)
    seat = position.actors()[0]
    shared = bot("search:iterations=40,jobs=2", seed=2)
    try:
        first = shared.choose(position, seat)
        assert first in position.legal(seat)
        assert shared.choose(position, seat) == first
    finally:
        shared.close()


def test_a_search_by_the_clock_keeps_to_its_time() -> None:
    player = bot("search:time=0.2", seed=1)
    position = after("planet", 2, 3, 12)
    seconds = []
    for _ in range(5):
        seat = position.actors()[0]
        began = time.process_time()  # a busy machine takes nothing from this one
        action = player.choose(position, seat)
        seconds.append(time.process_time() - began)
        position.play(seat, action)
    assert max(seconds) < 0.22 + 0.03


def test_a_search_stops_when_the_answer_is_settled() -> None:
    position = after("planet", 2, 3, 23)
    seat = position.actors()[0]
    found = run_search(position.imagine(seat, 1), seat, 2, parse("search"), 5000, 0.0, None)
    assert sum(visits for _action, visits, _total in found) < 5000


def test_a_search_with_two_budgets_ends_with_the_first_that_is_spent() -> None:
    position = after("planet", 2, 3, 0)
    seat = position.actors()[0]
    known = position.imagine(seat, 1)
    by_number = run_search(known, seat, 2, parse("search"), 20, 1000.0, None)
    assert by_number == run_search(known, seat, 2, parse("search"), 20, 0.0, None)
    by_clock = run_search(known, seat, 2, parse("search"), 1_000_000, 0.05, None)
    assert sum(visits for _action, visits, _total in by_clock) < 1_000_000
