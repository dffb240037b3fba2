"""``terrarium engine``: play through lines of JSON, for programs in any language."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import NoReturn

import terrarium
from terrarium.bots import Bot, bot
from terrarium.bots.program_bot import hello_message, parse_answer, turn_message
from terrarium.cli.arguments import Lang, texts_for
from terrarium.engine.data_checker import abbreviate, whole
from terrarium.engine.errors import TerrariumError
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed
from terrarium.texts import Texts

#: A seat that the program at the other end plays itself.
ME = "me"


class BadMessage(TerrariumError):
    """A message that the engine does not understand."""


class EngineSession:
    """A program's session with the engine: one game at a time, with bots in the other seats."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.position: Position | None = None
        self.players: list[Bot | None] = []

    def answer(self, line: str) -> dict[str, object] | None:
        """The reply to a line; None after the last one."""
        try:
            message = _parse_message(line)
            command = message.get("do")
            if command == "quit":
                return None
            if command == "games":
                return self._games()
            if command == "new":
                return self._new(message)
            if command == "play":
                return self._play(message)
            raise BadMessage("engine-unknown", found=abbreviate(command), possible="games, new, play, quit")
        except TerrariumError as error:
            return {"say": "refused", "code": error.code, "text": self.texts.say(error.line)}

    def _games(self) -> dict[str, object]:
        titles = [terrarium.title(name) for name in terrarium.titles()]
        return {
            "say": "games",
            "games": [
                {
                    "name": title.name,
                    "rules": title.version,
                    "seats": [title.min_seats, title.max_seats],
                    "options": [option.data() for option in title.options],
                }
                for title in titles
            ],
        }

    def _new(self, message: dict[str, object]) -> dict[str, object]:
        """Start a game, which ends the previous one."""
        name, seats = message.get("game"), message.get("seats")
        options, seed = message.get("options", {}), message.get("seed", 0)
        if not isinstance(name, str):
            _bad_field("game", name, "a name")
        if not isinstance(seats, list) or ME not in seats or not all(isinstance(seat, str) for seat in seats):
            _bad_field("seats", seats, f'a list of "{ME}" and bots, with at least one "{ME}"')
        if not isinstance(options, dict):
            _bad_field("options", options, "an object")
        if whole(seed) is None:
            _bad_field("seed", seed, "a whole number")
        game = terrarium.game(name, seats=len(seats), box=None, **options)
        chance = Rng(check_seed(int(str(seed))))
        players = [None if spec == ME else bot(spec, chance.seed()) for spec in seats]
        self.close()
        self.position, self.players = game.start(int(str(seed))), players
        return self._advance(self.position)

    def _play(self, message: dict[str, object]) -> dict[str, object]:
        position = self.position
        seat = None if position is None else self._own_seat(position)
        if position is None or seat is None:
            raise BadMessage("engine-no-turn")
        action = parse_answer(position, message)
        if action is None:
            _bad_field("action", message.get("action"), "a legal action as a number, or its words")
        position.play(seat, action)
        return self._advance(position)

    def _own_seat(self, position: Position) -> int | None:
        """The lowest of the program's seats that must act."""
        return next((seat for seat in position.actors() if self.players[seat] is None), None)

    def _advance(self, position: Position) -> dict[str, object]:
        """Let bots act until the program must act or the game is over."""
        while not position.over():
            seat = self._own_seat(position)
            if seat is not None:
                return turn_message(position, seat)
            actor = position.actors()[0]
            player = self.players[actor]
            assert player is not None
            position.play(actor, player.choose(position, actor))
        return {"say": "over", **position.outcome().data()}

    def close(self) -> None:
        """Close the bots."""
        for player in self.players:
            if player is not None:
                player.close()


def _parse_message(line: str) -> dict[str, object]:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict):
        raise BadMessage("engine-not-json", found=abbreviate(line.strip()))
    return message


def _bad_field(field: str, found: object, expected: str) -> NoReturn:
    raise BadMessage("engine-field", field=field, found=abbreviate(found), expected=expected)


def run_session(lines: Iterable[str], texts: Texts) -> None:
    """Answer each line with a line until the input ends or the program quits."""
    session = EngineSession(texts)
    _send(hello_message())
    try:
        for line in lines:
            if line.strip():
                said = session.answer(line)
                if said is None:
                    break
                _send(said)
    finally:
        session.close()
    _send({"say": "bye"})


def _send(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def engine(lang: Lang = None) -> None:
    """Talk to a program in lines of JSON on standard input and output: docs/engine-protocol.md."""
    run_session(sys.stdin, texts_for(lang))
