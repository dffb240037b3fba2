"""The engine protocol: what docs/engine-protocol.md says holds for the engine and for programs that play."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import terrarium
from terrarium.bots import BadBot, bot, known_bots
from terrarium.cli.engine import EngineSession
from terrarium.server import bot_processes
from terrarium.server.bot_questions import AskChoice
from terrarium.server.refusals import ServerRefusal
from terrarium.texts import Texts

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine_player.py"
ENGINE = [sys.executable, "-m", "terrarium.cli.main", "engine"]
NEW = {"do": "new", "game": "planet", "seats": ["me", "random"], "options": {"first": 0}, "seed": 7}


def say(session: EngineSession, **message: object) -> dict[str, Any]:
    answer = session.answer(json.dumps(message))
    assert answer is not None
    return json.loads(json.dumps(answer))  # type: ignore[no-any-return]  # as the other side reads it


@pytest.fixture
def session() -> EngineSession:
    return EngineSession(Texts("en"))


@pytest.mark.parametrize(("game", "seats"), [("planet", 2), ("rauha", 3), ("earth", 2)])
def test_a_program_plays_a_whole_game(session: EngineSession, game: str, seats: int) -> None:
    said = say(session, do="new", game=game, seats=["me", *["random"] * (seats - 1)], seed=3)
    turns = 0
    while said["say"] == "turn":
        turns += 1
        assert (said["game"], said["seats"], said["seat"]) == (game, seats, 0)
        assert said["view"]["seat"] == 0
        assert len(said["legal"]) == len(said["words"]) > 0
        by_words = turns % 2 == 0
        answer = {"words": said["words"][0]} if by_words else {"action": said["legal"][0]}
        said = say(session, do="play", **answer)
    assert said["say"] == "over"
    assert len(said["scores"]) == seats
    assert said["winners"]


def test_the_program_is_told_what_its_seat_may_know_and_no_more(session: EngineSession) -> None:
    said = say(session, **NEW)
    game = terrarium.game("planet", seats=2, first=0)
    assert said["view"] == json.loads(json.dumps(game.start(7).view(0)))
    assert said["legal"] == game.start(7).legal(0)


def test_a_program_can_hold_every_seat(session: EngineSession) -> None:
    said = say(session, **{**NEW, "game": "rauha", "seats": ["me", "me"], "options": {}})
    assert said["seat"] == 0
    said = say(session, do="play", action=said["legal"][0])
    assert said["seat"] == 1


WRONG: list[tuple[object, str]] = [
    ("no json", "engine-not-json"),
    ([1, 2], "engine-not-json"),
    ({"do": "dance"}, "engine-unknown"),
    ({"do": "play", "action": 3}, "engine-no-turn"),
    ({**NEW, "game": 5}, "engine-field"),
    ({**NEW, "game": "chess"}, "unknown-game"),
    ({**NEW, "seats": ["random", "random"]}, "engine-field"),
    ({**NEW, "seats": ["me", "nobody"]}, "bot-unknown"),
    ({**NEW, "seats": ["me"]}, "seats-out-of-range"),
    ({**NEW, "options": {"first": 9}}, "option-value"),
    ({**NEW, "options": [1]}, "engine-field"),
    ({**NEW, "seed": -1}, "seed-out-of-range"),
    ({**NEW, "seed": "7"}, "engine-field"),
]


@pytest.mark.parametrize(("message", "code"), WRONG, ids=str)
def test_what_cannot_be_is_refused_with_a_reason(session: EngineSession, message: object, code: str) -> None:
    answer = session.answer(message if isinstance(message, str) else json.dumps(message))
    assert answer is not None
    assert (answer["say"], answer["code"]) == ("refused", code)
    assert answer["text"]


def test_after_a_refusal_the_same_turn_waits(session: EngineSession) -> None:
    first = say(session, **NEW)
    assert say(session, do="play", action=299)["say"] in ("turn", "refused")
    assert say(session, do="play", words="fly away")["code"] == "no-such-words"
    assert say(session, do="play", action="1")["code"] == "engine-field"
    assert say(session, do="play", action=first["legal"][0])["say"] in ("turn", "refused")


def test_the_games_are_told_with_their_options(session: EngineSession) -> None:
    said = say(session, do="games")
    planet = next(game for game in said["games"] if game["name"] == "planet")
    assert planet["seats"] == [2, 4]
    assert [option["name"] for option in planet["options"]] == ["beginner", "mystery", "first"]


def test_the_command_says_hello_and_goodbye() -> None:
    done = subprocess.run(ENGINE, input='\n{"do": "quit"}\n', capture_output=True, text=True, timeout=60, check=True)
    first, last = (json.loads(line) for line in done.stdout.splitlines())
    assert first == {"say": "hello", "protocol": 1, "terrarium": terrarium.__version__}
    assert last == {"say": "bye"}


def test_the_example_starts_the_engine_and_plays() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *ENGINE], capture_output=True, text=True, timeout=60, check=True
    )
    assert len(json.loads(done.stdout)["scores"]) == 3


# -- programs as bots --------------------------------------------------------------------------------------------


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A list of programs: the example, and some that misbehave."""
    answers = {
        "silent": "import time; time.sleep(60)",
        "leaver": "pass",
        "babbler": "print('hm', flush=True); input()",
        "cheater": 'print(\'{"do": "play", "action": 299}\', flush=True); input()',
    }
    lines = [f"{name} = {json.dumps([sys.executable, '-c', code])}" for name, code in answers.items()]
    lines.append(f"chooser = {json.dumps([sys.executable, str(EXAMPLE)])}")
    path = tmp_path / "programs.toml"
    path.write_text("\n".join(["[programs]", *lines]), encoding="utf-8")
    monkeypatch.setenv("TERRARIUM_PROGRAMS", str(path))
    return path


@pytest.mark.usefixtures("programs")
def test_a_program_sits_at_a_table_like_any_bot() -> None:
    assert "chooser" in known_bots()
    player = bot("chooser:time=30")
    position = terrarium.game("planet", seats=2, first=0).start(7)
    for _decision in range(4):
        seat = position.actors()[0]
        first = min(position.legal(seat), key=position.game.words)
        assert player.choose(position, seat) == first
        position.play(seat, first)
    player.close()
    player.close()


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("silent:time=0.3", "bot-program-late"),
        ("leaver", "bot-program-gone"),
        ("babbler", "bot-program-answer"),
        ("cheater", "bot-program-answer"),
    ],
)
def test_a_program_that_misbehaves_is_named(spec: str, code: str) -> None:
    position = terrarium.game("planet", seats=2, first=0).start(7)
    position.play(0, next(action for action in position.legal(0) if position.game.words(action).startswith("tile e")))
    with pytest.raises(BadBot) as caught:
        bot(spec).choose(position, 1)
    assert caught.value.code == code


@pytest.mark.usefixtures("programs")
def test_a_program_sits_at_a_table_of_the_server() -> None:
    assert bot_processes.check_spec("chooser") == "chooser"
    with pytest.raises(ServerRefusal):
        bot_processes.check_spec("chooser:time=3600")
    bot_process = bot_processes.BotProcess()
    position = terrarium.game("planet", seats=2, first=0).start(7)
    assert bot_process.ask(AskChoice("chooser", 1, position, 0), 60) == min(position.legal(0), key=position.game.words)
    bot_process.stop()


def test_programs_come_only_from_the_list(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TERRARIUM_PROGRAMS", raising=False)
    with pytest.raises(BadBot, match="no bot called chooser"):
        bot("chooser")
    monkeypatch.setenv("TERRARIUM_PROGRAMS", str(tmp_path / "nothing.toml"))
    with pytest.raises(BadBot, match=r"nothing\.toml"):
        bot("random")
    (tmp_path / "nothing.toml").write_text("[programs]\nchooser = 5\n", encoding="utf-8")
    with pytest.raises(BadBot, match=r"programs\.chooser"):
        bot("random")
