"""Secrecy at the wire: two worlds that differ only in what a seat may not know send it the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import terrarium
from terrarium.engine.game import SHELF, Game, Title
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.server.outside import Outside
from tests.server.houses import opened, seated
from tests.server.talk import Talk
from tests.testing.pebbles import pebbles


class Same(Outside):
    """The same time and the same chance in every run."""

    def __init__(self) -> None:
        self.chance = random.Random(4)
        self.time = 1_700_000_000_000

    def now(self) -> int:
        return self.time

    def below(self, limit: int) -> int:
        return self.chance.randrange(limit)


class WorldGame(Game):
    """A game whose start is one of the worlds that look the same from one seat."""

    def __init__(self, title: Title, real: Game, seat: int | None, world: int) -> None:
        super().__init__(title, real.seats, real.options, real.actions, real.box)
        self.real, self.seat, self.world = real, seat, world

    def start(self, seed: int, journal: bool = False) -> Position:
        """The world, with what the seat has heard so far."""
        dealt = self.real.start(99, journal)
        imagined = dealt.imagine(self.seat, Rng(self.world + 1))
        imagined.journal = dealt.journal
        return imagined

    def unpack(self, numbers: list[int]) -> Position:
        return self.real.unpack(numbers)

    def words(self, action: int) -> str:
        return self.real.words(action)

    def action(self, words: str) -> int:
        return self.real.action(words)


@contextmanager
def world(name: str, seats: int, seat: int | None, number: int, options: dict[str, Any]) -> Iterator[None]:
    """The game `name` on the shelf, replaced by one world of it."""
    real = terrarium.title(name)
    game = real.game(seats, options)

    def make(title: Title, _seats: int, _options: dict[str, object], _box: object) -> Game:
        return WorldGame(title, game, seat, number)

    SHELF.put(Title(name, real.version, real.min_seats, real.max_seats, real.options, make))
    try:
        yield
    finally:
        SHELF.put(real)


async def everything_sent(folder: Path, game: str, seats: int, seat: int | None, steps: int) -> tuple[list[str], str]:
    """All that a seat receives in the first steps of a game, and the game's real position then."""
    chance = random.Random(7)
    async with opened(folder, Same()) as house:
        callers = [house.caller() for _seat in range(seats)]
        table = await seated(callers, game)
        heard: list[str] = []
        watcher = house.caller() if seat is None else callers[seat]
        talk = await house.talk(watcher)

        async def ask(message: dict[str, Any], until: str) -> None:
            await talk.say(message)
            await until_heard(talk, until, heard)

        await ask({"type": "hello", "table": table}, "welcome")
        lines = {other: await house.talk(caller) for other, caller in enumerate(callers) if other != seat}
        for other in lines.values():
            await other.say({"type": "hello", "table": table, "detail": "lean"})
            await other.hear("welcome")
        kept = house.house.hall.tables[table]
        for step in range(steps):
            assert kept.course is not None
            position = kept.course.position
            actor = position.actors()[step % len(position.actors())]
            if seat is not None:
                wrong = [chance.randrange(kept.course.game.actions) for _try in range(3)]
                for number, action in enumerate(wrong):
                    question = {"type": "why", "seat": seat, "action": action, "key": f"w{step}-{number}"}
                    await ask(question, "because")
                illegal = next((action for action in wrong if action not in position.legal(seat)), None)
                if illegal is not None:
                    answer = {"type": "answer", "seat": seat, "at": kept.number, "actions": [illegal]}
                    await ask({**answer, "key": f"i{step}"}, "refused")
                if not kept.course.can_undo(seat):
                    await ask({"type": "undo", "seat": seat, "at": kept.number, "key": f"u{step}"}, "refused")
                own = position.legal(seat)
                if own:
                    preview = {"type": "preview", "seat": seat, "actions": [own[-1]], "key": f"p{step}"}
                    await ask(preview, "previewed")
            action = chance.choice(position.legal(actor))
            after = position.copy()
            after.play(actor, action)
            if after.reveals != position.reveals:
                break  # from here on the worlds differ in what everybody may know
            answer = {"type": "answer", "seat": actor, "at": kept.number, "actions": [action], "key": f"a{step}"}
            if actor == seat:
                await talk.say(answer)
            else:
                await lines[actor].say(answer)
            await until_heard(talk, "news", heard)
        await ask({"type": "hello", "table": table}, "welcome")
        place = f"/api/tables/{table}"
        for path in (place, f"{place}/record", f"{place}/course", f"{place}/replay?number={kept.number}&seat=0",
                     f"{place}/replay?number=1&seat=1", f"{place}/replay?number=1", "/api/tables"):  # fmt: skip
            heard.append((await watcher.http.get(path)).text)
        assert kept.course is not None
        return heard, kept.course.position.fingerprint()


async def until_heard(talk: Talk, kind: str, heard: list[str]) -> None:
    """Collect what comes until a message of that kind; presence depends on who is quicker, so it is left out."""
    while True:
        text = str(await asyncio.wait_for(talk.line.recv(), 20))
        found = json.loads(text)["type"]
        if found not in ("presence", "table"):
            heard.append(text)
        if found == kind:
            return


def same_in_two_worlds(tmp_path: Path, game: str, seats: int, seat: int | None, **options: Any) -> None:
    received, positions = [], []
    for number in range(2):
        with world(game, seats, seat, number, options):
            sent, position = asyncio.run(everything_sent(tmp_path / str(number), game, seats, seat, 12))
        received.append(sent)
        positions.append(position)
    assert positions[0] != positions[1], "the worlds do not differ at all"
    assert len(received[0]) > 8
    for here, there in zip(*received, strict=True):
        assert here == there


@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_planet_sends_the_same_bytes_in_two_worlds(tmp_path: Path, seat: int | None) -> None:
    same_in_two_worlds(tmp_path, "planet", 4, seat, mystery=True)


@pytest.mark.parametrize("seat", [0, 2, None])
@pytest.mark.parametrize("game", [name for name in terrarium.titles() if name != "planet"])
def test_every_other_title_sends_the_same_bytes_in_two_worlds(tmp_path: Path, game: str, seat: int | None) -> None:
    same_in_two_worlds(tmp_path, game, 3, seat)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_game_with_hidden_choices_sends_the_same_bytes_in_two_worlds(tmp_path: Path, seat: int | None) -> None:
    with pebbles():
        same_in_two_worlds(tmp_path, "pebbles", 3, seat)


def test_seeds_and_fingerprints_stay_on_the_server_until_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as house:
            people = [house.caller(), house.caller()]
            table = await seated(people, "planet")
            kept = await house.house.hall.table(table)
            talk = await house.talk(people[0])
            texts: list[str] = []
            await talk.say({"type": "hello", "table": table})
            await until_heard(talk, "welcome", texts)
            place = f"/api/tables/{table}"
            for path in (
                place,
                f"{place}/replay?number=0&seat=0",
                f"{place}/record",
                "/api/tables",
                "/api/tables/mine",
            ):
                texts.append((await people[0].http.get(path)).text)
            assert kept.course is not None
            for text in texts:
                assert str(kept.facts.seed) not in text
                assert kept.course.position.fingerprint() not in text
                assert "seed" not in text

    asyncio.run(work())
