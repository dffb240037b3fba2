"""Puzzles at real tables: nothing of the answer before an attempt, wrong answers explained, solved, played on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from terrarium.engine.errors import Refused
from terrarium.puzzles import find_puzzle_lesson, shipped_puzzles
from terrarium.server.client import ApiClient, RequestRefused
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.game_session import GameSession
from terrarium.server.lesson_tables import new_lesson_table
from terrarium.server.seat_updates import CHANGES, FULL, SeatUpdates, preview, refusal_reason
from terrarium.server.wire import ENCODER, Preview, Why
from tests.server.raw_socket import RawSocket
from tests.server.servers import LocalServer, running_server

TITLE_NAMES = ["planet", "rauha", "earth"]


@pytest.fixture
async def server(tmp_path: Path) -> Any:
    async with running_server(tmp_path) as local:
        yield local


class Solver:
    """Somebody at the table of a puzzle."""

    def __init__(self, socket: RawSocket, title: str, number: int) -> None:
        self.socket, self.lesson = socket, find_puzzle_lesson(title, number)
        self.keys = 0

    @staticmethod
    async def start(server: LocalServer, api_client: ApiClient, title: str, number: int) -> Solver:
        state = await api_client.post(f"/api/puzzles/{title}/{number}")
        socket = await server.connect(api_client)
        await socket.send({"type": "hello", "table": state["id"]})
        await socket.receive("welcome")
        return Solver(socket, title, number)

    @property
    def update(self) -> dict[str, Any]:
        return self.socket.update_for(self.lesson.learner)

    async def answer(self, action: int) -> None:
        self.keys += 1
        message = {"seat": self.lesson.learner, "at": self.socket.last["number"], "actions": [action]}
        await self.socket.send({"type": "answer", **message, "key": f"k{self.keys}"})


def wrong_answers(title: str, number: int) -> list[int]:
    lesson = find_puzzle_lesson(title, number)
    position = lesson.question
    legal = position.legal(lesson.learner)
    return [action for action in legal if position.game.words(action) not in lesson.puzzle.answers]


async def test_the_puzzles_of_all_games_are_listed_without_their_answers(server: LocalServer) -> None:
    listed = await server.api_client().get("/api/puzzles")
    assert sorted(found["game"] for found in listed) == sorted(TITLE_NAMES)
    for found in listed:
        assert set(found) == {"game", "levels", "missed"}
        assert found["missed"] == [puzzle.grade for puzzle in shipped_puzzles(found["game"])]


@pytest.mark.parametrize("title", TITLE_NAMES)
async def test_a_puzzle_is_missed_then_solved_then_played_on(server: LocalServer, title: str) -> None:
    solver = await Solver.start(server, server.api_client(), title, 1)
    lesson, puzzle = solver.lesson, solver.lesson.puzzle
    state = solver.update["lesson"]
    count, levels = len(shipped_puzzles(title)), len(puzzle.levels)
    assert state["puzzle"] == {
        "game": title, "number": 1, "count": count, "missed": puzzle.grade, "levels": levels,
    }  # fmt: skip
    assert [page["kind"] for page in state["pages"]] == ["task"]
    at = solver.socket.last["number"]
    await solver.answer(wrong_answers(title, 1)[0])
    reason = (await solver.socket.receive("refused"))["reason"]
    assert reason["id"] in ("puzzle-wrong", "puzzle-unpromising")
    assert reason["best"] == round(100 * puzzle.best)
    assert solver.socket.last["number"] == at
    await solver.answer(lesson.answer)
    news = await solver.socket.receive("news")
    update = next(update for update in news["sights"] if update["seat"] == lesson.learner)
    assert [page["kind"] for page in update["lesson"]["pages"]] == ["result"]
    solution = update["lesson"]["pages"][0]["text"]
    assert (solution["id"], solution["best"], solution["second"]) == (
        "puzzle-solved", round(100 * puzzle.best), round(100 * puzzle.second),
    )  # fmt: skip
    assert solution["reasons"]
    while not solver.update["legal"]:
        await solver.socket.receive("news")
    await solver.answer(solver.update["legal"][0])  # anything is accepted now
    await solver.socket.receive("accepted")


async def test_somebody_who_gives_up_is_told_the_answer(server: LocalServer) -> None:
    found = await server.api_client().get("/api/puzzles/planet/1/solution")
    lesson = find_puzzle_lesson("planet", 1)
    assert (found["action"], found["words"]) == (lesson.answer, lesson.puzzle.answers[0])
    assert found["solution"]["id"] == "puzzle-solved"


async def test_unknown_puzzles_are_refused_with_the_last_number(server: LocalServer) -> None:
    last = len(shipped_puzzles("rauha"))
    for method in ("get", "post"):
        path = f"/api/puzzles/rauha/{last + 1}" + ("/solution" if method == "get" else "")
        with pytest.raises(RequestRefused, match="unknown-puzzle") as refused:
            await getattr(server.api_client(), method)(path)
        assert refused.value.reason["count"] == last


async def test_the_table_of_a_puzzle_can_be_deleted_by_its_host_only(server: LocalServer) -> None:
    host, other = server.api_client(), server.api_client()
    table = (await host.post("/api/puzzles/planet/1"))["id"]
    lesson = (await host.post("/api/lessons/planet"))["id"]
    with pytest.raises(RequestRefused):
        await other.delete(f"/api/tables/{table}")
    with pytest.raises(RequestRefused):
        await host.delete(f"/api/tables/{lesson}")  # a running game
    await host.delete(f"/api/tables/{table}")
    assert [entry["id"] for entry in await host.get("/api/tables/mine")] == [lesson]


def session_of(title: str, number: int) -> GameSession:
    """A puzzle at a table, dealt again from a key of its own."""
    info, events = new_lesson_table(find_puzzle_lesson(title, number), "ada", "Ada", ClockAndRandom())
    assert info.due is None  # nobody but the learner may act
    assert not info.has_known_deal()
    return GameSession(info, events)


def everything_shown(session: GameSession, title: str, number: int) -> list[bytes]:
    """All that the learner and a spectator can be told before the puzzle is solved."""
    seat = find_puzzle_lesson(title, number).learner
    shown: list[object] = []
    for detail in (FULL, CHANGES):
        shown += [SeatUpdates(session).update_for(viewer, 0, detail) for viewer in (seat, None)]
    for action in wrong_answers(title, number)[:12]:
        with pytest.raises(Refused) as refused:
            session.try_actions(seat, [action], session.number)
        shown += [refused.value.line.data(), refusal_reason(session, Why(seat=seat, action=action, key="w"))]
    return [ENCODER.encode(part) for part in shown]


@pytest.mark.parametrize("title", TITLE_NAMES)
def test_nothing_that_is_shown_depends_on_what_the_seat_cannot_know(title: str) -> None:
    one, other = session_of(title, 1), session_of(title, 1)
    assert one.position.fingerprint() != other.position.fingerprint()
    assert everything_shown(one, title, 1) == everything_shown(other, title, 1)


@pytest.mark.parametrize("title", TITLE_NAMES)
def test_the_answer_is_not_told_before_an_attempt(title: str) -> None:
    session, lesson = session_of(title, 1), find_puzzle_lesson(title, 1)
    update = SeatUpdates(session).update_for(lesson.learner, 0, FULL)
    assert update.lesson is not None
    assert update.lesson.example is None
    told = msgspec.to_builtins(update.lesson)
    assert "solved" not in str(told)
    assert {page["text"]["id"] for page in told["pages"]} == {"puzzle-question"}


def test_answers_may_be_previewed_like_in_any_game() -> None:
    session, lesson = session_of("planet", 1), find_puzzle_lesson("planet", 1)
    action = wrong_answers("planet", 1)[0]
    shown = preview(session, Preview(seat=lesson.learner, actions=[action], key="p"), 3)
    assert shown.view["planets"] != session.position.view(lesson.learner)["planets"]
