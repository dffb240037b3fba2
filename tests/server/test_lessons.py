"""Lessons at real tables: played to the end, refused and left, continued after a restart of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from terrarium.engine.errors import Refused
from terrarium.lessons import Lesson, all_lessons, find_lesson
from terrarium.server.client import ApiClient, RequestRefused
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.game_session import GameSession
from terrarium.server.lesson_tables import new_lesson_table
from tests.server.raw_socket import RawSocket
from tests.server.servers import LocalServer, running_server

NAMES = list(all_lessons())


class Learner:
    """Somebody at the table of a lesson."""

    def __init__(self, socket: RawSocket, table: str, lesson: Lesson) -> None:
        self.socket, self.table, self.lesson = socket, table, lesson
        self.keys = int(socket.last["number"])  # new after a restart

    @staticmethod
    async def start(server: LocalServer, lesson: str, api_client: ApiClient) -> Learner:
        state = await api_client.post(f"/api/lessons/{lesson}")
        assert (state["lesson"], state["status"]) == (lesson, "playing")
        return await Learner.at(server, lesson, api_client, state["id"])

    @staticmethod
    async def at(server: LocalServer, lesson: str, api_client: ApiClient, table: str) -> Learner:
        socket = await server.connect(api_client)
        await socket.send({"type": "hello", "table": table})
        await socket.receive("welcome")
        return Learner(socket, table, find_lesson(lesson))

    @property
    def state(self) -> dict[str, Any]:
        """The lesson as the learner's seat sees it."""
        return dict(self.socket.update_for(self.lesson.learner)["lesson"])

    @property
    def number(self) -> int:
        return int(self.socket.last["number"])

    async def send(self, action: int) -> None:
        self.keys += 1
        message = {"seat": self.lesson.learner, "at": self.number, "actions": [action], "key": f"k{self.keys}"}
        await self.socket.send({"type": "answer", **message})

    async def play(self, action: int) -> None:
        """Answer, and wait until the script waits for the learner again or is over."""
        await self.send(action)
        await self.socket.receive("accepted")
        while self.state["example"] is None and not self.state["over"]:
            await self.socket.receive("news")


@pytest.fixture
async def server(tmp_path: Path) -> Any:
    async with running_server(tmp_path) as local:
        yield local


async def test_all_lessons_are_listed_with_their_titles(server: LocalServer) -> None:
    listed = await server.api_client().get("/api/lessons")
    assert [lesson["name"] for lesson in listed] == NAMES
    planet = next(lesson for lesson in listed if lesson["name"] == "planet")
    assert planet["game"] == "planet"
    assert planet["steps"] == len(find_lesson("planet").steps)
    assert planet["heading"] == {"id": "lesson-planet"}
    assert planet["minutes"] >= 1


@pytest.mark.parametrize("name", NAMES)
async def test_a_lesson_is_played_to_its_end_and_on(server: LocalServer, name: str) -> None:
    learner = await Learner.start(server, name, server.api_client())
    lesson, seen = learner.lesson, []
    while not learner.state["over"]:
        state = learner.state
        assert state["count"] == len(lesson.steps)
        assert [page["kind"] for page in state["pages"]][-1] == "task"
        seen += [(page["step"], page["kind"]) for page in state["pages"]]
        await learner.play(state["example"]["action"])
    last = learner.socket.waiting  # the news right after the last move of the script
    results = [page for page in learner.state["pages"] if page["kind"] == "result"]
    if not results:  # the bots have already continued
        updates = [update for news in last if news["type"] == "news" for update in news["sights"]]
        results = [page for update in updates for page in update["lesson"]["pages"] if page["kind"] == "result"]
    assert results[-1]["step"] == len(lesson.steps) - 1
    for index, step in enumerate(lesson.steps):
        assert (index, "task" if step.moves else "read") in seen
        if step.moves and index < len(lesson.steps) - 1:
            assert (index, "result") in seen
    while not learner.socket.update_for(lesson.learner)["legal"]:
        await learner.socket.receive("news")
    await learner.play(learner.socket.update_for(lesson.learner)["legal"][0])  # anything is accepted now


@pytest.mark.parametrize("name", NAMES)
async def test_wrong_answers_are_refused_and_change_nothing(server: LocalServer, name: str) -> None:
    learner = await Learner.start(server, name, server.api_client())
    table = server.services.registry.tables[learner.table]
    refused = 0
    while not learner.state["over"] and refused < 6:
        session = table.running_session()
        example, legal = learner.state["example"]["action"], session.position.legal(learner.lesson.learner)
        scripted = session.lesson_progress()
        assert scripted is not None
        move = scripted.next_move()
        assert move is not None
        wrong = [action for action in legal if not move.accepts(session.game.words(action))]
        before = session.position.fingerprint()
        illegal = next(action for action in range(session.game.actions) if action not in legal)
        for action, ids in [(illegal, None), *[(action, "lesson-try-again") for action in wrong[:1]]]:
            await learner.send(action)
            reply = await learner.socket.receive("refused")
            reason = session.position.play_refusal(learner.lesson.learner, action)
            assert reply["reason"]["id"] == (ids if reason is None else reason.line.id)
            assert table.running_session().position.fingerprint() == before
            refused += 1
        await learner.play(example)
    assert refused >= 6


async def test_a_lesson_can_be_left_and_continued_after_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        api_client = server.api_client()
        learner = await Learner.start(server, "planet", api_client)
        await learner.play(learner.state["example"]["action"])
        pages = learner.state["pages"]
        await api_client.post(f"/api/tables/{learner.table}/leave")
        cookie = api_client.http.cookies
    async with running_server(tmp_path) as server:
        again = server.api_client()
        again.http.cookies = cookie
        mine = await again.get("/api/tables/mine")
        assert [(entry["lesson"], entry["status"]) for entry in mine] == [("planet", "playing")]
        learner = await Learner.at(server, "planet", again, mine[0]["id"])
        assert learner.state["pages"] == pages
        await learner.play(learner.state["example"]["action"])
        assert learner.state["pages"] != pages


async def test_steps_cannot_be_undone_and_settings_wait(server: LocalServer) -> None:
    learner = await Learner.start(server, "earth", server.api_client())
    await learner.send(learner.socket.update_for(0)["settings"][0]["change"])
    assert (await learner.socket.receive("refused"))["reason"]["id"] == "lesson-no-settings"
    await learner.play(learner.state["example"]["action"])
    assert not learner.socket.update_for(0)["undo"]
    await learner.socket.send({"type": "undo", "seat": 0, "at": learner.number, "key": "u"})
    assert (await learner.socket.receive("refused"))["reason"]["id"] == "lesson-no-undo"


async def test_only_the_learner_reads_the_lesson(server: LocalServer) -> None:
    learner = await Learner.start(server, "rauha", server.api_client())
    spectator = server.api_client()
    code = server.services.registry.tables[learner.table].info.code
    await spectator.post(f"/api/tables/{learner.table}/join", {"code": code})
    socket = await server.connect(spectator)
    await socket.send({"type": "hello", "table": learner.table})
    await socket.receive("welcome")
    assert socket.update_for(None)["lesson"] is None


async def test_a_lesson_does_not_count_among_the_results_of_a_guest(server: LocalServer) -> None:
    api_client = server.api_client()
    state = await api_client.post("/api/lessons/planet")
    over = {"status": "over", "scores": [3, 1], "winners": [0]}
    await server.services.store.append(state["id"], [], over)
    assert (await api_client.get("/api/statistics"))["mine"] == []


async def test_an_unknown_lesson_is_refused(server: LocalServer) -> None:
    with pytest.raises(RequestRefused, match="unknown-lesson"):
        await server.api_client().post("/api/lessons/chess")


def test_a_game_that_does_not_follow_the_script_goes_on_freely() -> None:
    info, events = new_lesson_table(find_lesson("planet"), "ada", "Ada", ClockAndRandom())
    assert info.due is None  # the learner is next
    session = GameSession(info, events)
    progress = session.lesson_progress()
    assert progress is not None
    assert not progress.over
    assert isinstance(progress.refusal(0, session.game.action("tile a face 9 turn 0")), Refused)
    other = GameSession(info, [*events[:1], events[2]])  # as if the script had been another one
    assert other.lesson_progress() is None
    assert other.may_act(1)
