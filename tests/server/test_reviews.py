"""Reviews on the server: computed once, with progress, stored, continued after a restart, refused for running games."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from terrarium.engine.record import Record
from terrarium.planet.title import TITLE as PLANET
from terrarium.review import Review, review_record
from terrarium.review.decisions import ReplayedGame
from terrarium.review.steps import Finding, Step
from terrarium.server import replays, review_service
from terrarium.server.bot_processes import BotFailed
from terrarium.server.bot_queue import BotQueue
from terrarium.server.limits import RateLimits
from terrarium.server.review_service import ReviewService
from terrarium.server.storage import reviews
from terrarium.server.storage.cleaning import delete_table
from terrarium.server.storage.rows import write_info
from terrarium.server.storage.store import Store
from terrarium.server.storage.table_lists import LEASE_MS
from tests.review.apples import apple_record, apples
from tests.review.games import random_record
from tests.server.attackers import client_at
from tests.server.servers import LocalServer, running_server, seated
from tests.server.stored_tables import some_table
from tests.server.test_tables import turned_down
from tests.server.timeouts import TIMEOUT

WORLDS = 4


async def show_table(server: LocalServer, record: Record, number: int = 0) -> str:
    """A finished public table with a game, in which Ada had all seats."""
    record.name_seats(["Ada"] * record.seats)
    info, events = replays.table_from_record(record, [], "g", "Ada", server.services.clock_and_random)
    info.public = True
    await server.services.store.create(info, events)
    return info.id


async def when_ready(api_client: Any, table: str) -> dict[str, Any]:
    """The state of a review when it is finished or has failed; until then its share grows."""
    shares = [0.0]
    async with asyncio.timeout(TIMEOUT):
        while True:
            state: dict[str, Any] = await api_client.get(f"/api/tables/{table}/review")
            assert state["share"] >= shares[-1]
            shares.append(state["share"])
            if state["status"] != "running":
                return state
            assert state["review"] is None
            await asyncio.sleep(0.02)


async def at_once(_count: int) -> None:
    """Delay no step."""
    await asyncio.sleep(0)


def work_here(service: ReviewService, before: Callable[[int], Awaitable[None]] = at_once) -> list[Step]:
    """Let this process perform the steps of reviews, and note them; `before` each it may wait or fail."""
    service.worlds = WORLDS
    performed: list[Step] = []

    async def review_step(record: str, step: Step, origin: str) -> Finding:
        assert origin
        await before(len(performed))
        performed.append(step)
        return step.perform(ReplayedGame(Record.from_json(record)))

    service.bot_pool.review_step = review_step  # type: ignore[method-assign]
    return performed


def plain(review: Review) -> Any:
    """A review as it is sent."""
    return msgspec.to_builtins(review)


async def test_bot_processes_review_a_game_and_the_result_is_stored(tmp_path: Path) -> None:
    record = random_record("planet", 2, 1)
    async with running_server(tmp_path) as server:
        server.services.reviews.worlds = 2 * WORLDS
        api_client, table = server.api_client(), await show_table(server, record)
        place = f"/api/tables/{table}/review"
        assert await api_client.get(place) == {"status": "none", "share": 0.0, "review": None}
        assert (await api_client.post(place))["status"] == "running"
        assert (await api_client.post(place))["status"] == "running"  # asking twice is one review
        state = await when_ready(api_client, table)
        assert state["status"] == "done"
        assert state["review"] == plain(review_record(record, worlds=2 * WORLDS))
        point = next(point for found in state["review"]["by_seat"] for point in found["turning_points"])
        moment = await api_client.get(f"{place}/moment?number={point['number']}&seat={point['seat']}")
        assert moment["actors"] == [point["seat"]]
        assert {point["chosen"]["action"], point["better"]["action"]} <= set(moment["sight"]["legal"])
    async with running_server(tmp_path) as server:
        performed = work_here(server.services.reviews)
        assert (await server.api_client().post(place))["review"] == state["review"]
        assert performed == []


async def test_moments_are_those_of_the_record_whatever_was_undone(server: LocalServer) -> None:
    record = random_record("planet", 2, 1)
    info, events = replays.table_from_record(record, [], "g", "Ada", server.services.clock_and_random)
    info.public = True
    undone = [events[0], type(events[0])(2, events[0].seat, None, None, 0)]
    later = [type(event)(event.number + 2, event.seat, event.action, None, 0) for event in events]
    await server.services.store.create(info, [*undone, *later])
    api_client = server.api_client()
    for number in (0, 1, 7, len(record.moves)):
        position = record.game().start(record.seed)
        for move in record.moves[:number]:
            position.play(move.seat, move.action)
        moment = await api_client.get(f"/api/tables/{info.id}/review/moment?number={number}&seat=1")
        assert (moment["number"], moment["last"], moment["actors"]) == (number, len(record.moves), position.actors())
        assert moment["sight"]["view"]["round"] == position.view(1)["round"]
    missing = api_client.get(f"/api/tables/{info.id}/review/moment?number={number + 1}")
    assert await turned_down(missing) == (404, "no-such-number")


@pytest.mark.parametrize("method", ["get", "post"])
async def test_running_games_are_refused(server: LocalServer, method: str) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    ask = getattr(people[0], method)
    assert await turned_down(ask(f"/api/tables/{table}/review")) == (409, "review-still-playing")
    moment = people[0].get(f"/api/tables/{table}/review/moment?number=0&seat=1")
    assert await turned_down(moment) == (409, "review-still-playing")
    waiting = (await people[0].post("/api/tables", {"game": "planet", "seats": ["me", "open"]}))["id"]
    assert await turned_down(ask(f"/api/tables/{waiting}/review")) == (409, "table-not-started")


@pytest.mark.parametrize("method", ["get", "post"])
async def test_games_of_other_rules_are_refused_with_the_reason(
    server: LocalServer, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await show_table(server, random_record("planet", 2, 1))
    monkeypatch.setattr(PLANET, "version", PLANET.version + 1)
    response = await server.api_client().http.request(method, f"/api/tables/{table}/review")
    reason = response.json()["reason"]
    assert (response.status_code, reason["id"], reason["reason"]["id"]) == (
        409,
        "table-no-replay",
        "table-rules-differ",
    )


async def test_a_private_table_is_reviewed_for_those_who_have_joined(server: LocalServer) -> None:
    host = server.api_client()
    record = random_record("planet", 2, 1).to_json()
    table = (await host.post("/api/records", {"record": record}))["id"]
    assert (await host.get(f"/api/tables/{table}/review"))["status"] == "none"
    for request in (server.api_client().get, server.api_client().post):
        assert await turned_down(request(f"/api/tables/{table}/review")) == (404, "no-such-table")


def blocking_at(step: int) -> tuple[Callable[[int], Awaitable[None]], asyncio.Event]:
    """Something that never lets this step begin, and an event that tells that it should."""
    reached, never = asyncio.Event(), asyncio.Event()

    async def before(count: int) -> None:
        if count == step:
            reached.set()
            await never.wait()

    return before, reached


async def test_a_review_goes_on_after_a_restart_where_it_was(tmp_path: Path) -> None:
    before, reached = blocking_at(8)
    with apples() as game:
        record = apple_record(game, 1, smallest=tuple(range(10)))
        async with running_server(tmp_path) as server:
            first = work_here(server.services.reviews, before)
            table = await show_table(server, record)
            await server.api_client().post(f"/api/tables/{table}/review")
            await asyncio.wait_for(reached.wait(), TIMEOUT)
        async with running_server(tmp_path) as server:
            second = work_here(server.services.reviews)
            state = await when_ready(server.api_client(), table)
        assert state["review"] == plain(review_record(record, worlds=WORLDS))
    assert len(first) == 8
    assert second
    assert not {repr(step) for step in first} & {repr(step) for step in second}, "nothing is computed twice"


async def test_two_workers_compute_a_review_once(tmp_path: Path, postgres_address: str) -> None:
    before, reached = blocking_at(1)
    with apples() as game:
        record = apple_record(game, 1, smallest=(4,))
        async with (
            running_server(tmp_path, database=postgres_address) as one,
            running_server(tmp_path, database=postgres_address) as other,
        ):
            performed = [work_here(server.services.reviews, before) for server in (one, other)]
            table = await show_table(one, record)
            for server in (one, other):
                await server.api_client().post(f"/api/tables/{table}/review")
            await asyncio.wait_for(reached.wait(), TIMEOUT)
            now = one.services.clock_and_random.now()
            for server in (one, other):
                await server.services.reviews._start_waiting()
                assert await server.services.store.read(partial(reviews.waiting_reviews, now=now)) == []
            assert sorted(len(steps) for steps in performed) == [0, 1]
            idle = one if not performed[0] else other
            assert (await idle.api_client().get(f"/api/tables/{table}/review"))["status"] == "running"


def stored_review(address: str) -> Store:
    """A database in which somebody has asked for the review of a table."""
    store = Store(address)
    store.prepare()
    store.write_now(partial(write_info, info=some_table()))
    store.write_now(partial(reviews.request_review, table="t1", origin="o", now=1))
    return store


def close(store: Store) -> None:
    store.reading.dispose()
    store.writing.dispose()


def test_only_one_worker_has_the_lease_of_a_review(address: str) -> None:
    store = stored_review(address)
    write = store.write_now
    assert write(partial(reviews.claim_review, table="t1", worker="a", now=10)) == []
    assert write(partial(reviews.claim_review, table="t1", worker="b", now=11)) is None
    save = partial(reviews.save_progress, table="t1", share=0.5, findings=b"[1]")
    assert write(partial(save, worker="a", now=20))
    assert not write(partial(save, worker="b", now=20))
    late = 21 + LEASE_MS
    assert write(partial(reviews.waiting_reviews, now=late)) == [("t1", "o")]
    assert write(partial(reviews.claim_review, table="t1", worker="b", now=late)) == [1]
    assert not write(partial(save, worker="a", now=late)), "it was too late"
    assert not write(partial(reviews.finish_review, table="t1", worker="a", content=b"{}"))
    assert not write(partial(reviews.fail_review, table="t1", worker="a"))
    assert write(partial(reviews.release_review, table="t1", worker="b"))
    assert write(partial(reviews.claim_review, table="t1", worker="a", now=late)) == [1]
    close(store)


def test_a_review_is_deleted_with_its_table(address: str) -> None:
    store = stored_review(address)
    assert store.read_now(partial(reviews.read_review, table="t1")) is not None
    assert store.write_now(partial(delete_table, table="t1"))
    assert store.read_now(partial(reviews.read_review, table="t1")) is None
    close(store)


def test_a_review_in_another_form_counts_as_none(address: str) -> None:
    store = stored_review(address)
    store.write_now(partial(reviews.claim_review, table="t1", worker="a", now=10))
    assert store.write_now(partial(reviews.finish_review, table="t1", worker="a", content=b'{"game": "planet"}'))
    assert store.read_now(partial(reviews.read_review, table="t1")) is None
    store.write_now(partial(reviews.request_review, table="t1", origin="o", now=12))
    assert store.read_now(partial(reviews.read_review, table="t1")) == reviews.StoredReview(0.0, False, None)
    close(store)


async def test_a_step_is_tried_again_and_a_review_that_fails_can_be_started_again(tmp_path: Path) -> None:
    fails = [1, 2]

    async def failing(count: int) -> None:
        if count == 1 and fails:
            fails.pop()
            raise BotFailed("its process ended")

    with apples() as game:
        async with running_server(tmp_path) as server:
            work_here(server.services.reviews, failing)
            table, api_client = await show_table(server, apple_record(game, 1)), server.api_client()
            await api_client.post(f"/api/tables/{table}/review")
            assert (await when_ready(api_client, table))["status"] == "done"
            table = await show_table(server, apple_record(game, 2))
            fails.extend([1, 2, 3])
            await api_client.post(f"/api/tables/{table}/review")
            assert (await when_ready(api_client, table))["status"] == "failed"
            await api_client.post(f"/api/tables/{table}/review")
            assert (await when_ready(api_client, table))["status"] == "done"


async def test_reviews_are_limited_per_address(tmp_path: Path) -> None:
    before, _reached = blocking_at(0)
    with apples() as game:
        async with running_server(tmp_path, limits=1.0) as server:
            work_here(server.services.reviews, before)
            tables = [await show_table(server, apple_record(game, seed)) for seed in range(6)]
            asked = [await server.api_client().http.post(f"/api/tables/{table}/review") for table in tables]
            assert [answer.status_code for answer in asked] == [200] * 4 + [429] * 2
            assert asked[-1].json()["reason"] == {"id": "too-many-reviews", "count": 4, "most": 4}
            assert len(server.services.reviews._active) == review_service.ACTIVE
            elsewhere = await show_table(server, apple_record(game, 9))
            async with client_at(server) as other:
                assert (await other.post(f"/api/tables/{elsewhere}/review")).status_code == 200
                for _again in range(20):
                    await other.post(f"/api/tables/{elsewhere}/review")  # it is on its way, so this costs nothing
                assert (await other.get(f"/api/tables/{elsewhere}/review")).json()["status"] == "running"
            burst = int(RateLimits(1.0).reviews.burst)
            assert burst >= 6, "the limit above is that of waiting reviews"


async def test_an_address_cannot_start_reviews_without_end(server: LocalServer) -> None:
    server.services.limits.reviews.rate, server.services.limits.reviews.burst = 0.0, 1.0
    work_here(server.services.reviews, blocking_at(0)[0])
    with apples() as game:
        tables = [await show_table(server, apple_record(game, seed)) for seed in range(2)]
        asked = [await server.api_client().http.post(f"/api/tables/{table}/review") for table in tables]
        assert [answer.status_code for answer in asked] == [200, 429]
        assert asked[1].json()["reason"]["id"] == "too-many-requests"


async def test_a_deleted_table_ends_its_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_service, "SAVE_SECONDS", 0.3)
    before, reached = blocking_at(2)
    with apples() as game:
        async with running_server(tmp_path) as server:
            service = server.services.reviews
            work_here(service, before)
            table = await show_table(server, apple_record(game, 1, smallest=(4,)))
            await server.api_client().post(f"/api/tables/{table}/review")
            await asyncio.wait_for(reached.wait(), TIMEOUT)
            await server.services.registry.remove_expired(table)
            async with asyncio.timeout(TIMEOUT):
                while service._active:
                    await asyncio.sleep(0.01)


async def test_reviews_get_a_process_only_while_no_decision_wants_it() -> None:
    queue = BotQueue([1])
    decision = await queue.acquire("o", "t")
    review = asyncio.create_task(queue.acquire_spare("o"))
    next_decision = asyncio.create_task(queue.acquire("o", "u"))
    await asyncio.sleep(0)
    queue.release(decision, "o", "t", 1.0)
    await asyncio.sleep(0)
    assert next_decision.done()
    assert not review.done()
    queue.release(next_decision.result(), "o", "u", 1.0)
    await asyncio.sleep(0)
    assert review.done()


async def test_reviews_leave_a_process_to_decisions_and_take_turns() -> None:
    queue = BotQueue([1, 2, 3])
    many = [asyncio.create_task(queue.acquire_spare("many")) for _step in range(5)]
    await asyncio.sleep(0)
    assert [task.done() for task in many] == [True, True, False, False, False]
    one = asyncio.create_task(queue.acquire_spare("one"))
    await asyncio.sleep(0)
    async with asyncio.timeout(1):
        decision = await queue.acquire("o", "t")
    many[2].cancel()
    await asyncio.sleep(0)
    queue.release_spare(many[0].result())
    queue.release_spare(many[1].result())
    await asyncio.sleep(0)
    assert one.done(), "the second address does not wait for all of the first"
    assert many[3].done()
    assert not many[4].done()
    assert len({decision, one.result(), many[3].result()}) == 3
    many[4].cancel()
    queue.release_spare(one.result())
    queue.release_spare(many[3].result())
    assert queue._spare_running == 0
