"""``terrarium engine``: the rules as a conversation in lines of JSON, for programs in any language."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import NoReturn

import terrarium
from terrarium.bots import Bot, bot
from terrarium.bots.program_bot import answer_of, hello, turn
from terrarium.cli.arguments import Lang, chosen_texts
from terrarium.engine.data_checker import short, whole
from terrarium.engine.errors import TerrariumError
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed
from terrarium.texts import Texts

#: The seats that the program at the other end of the line plays itself.
ME = "me"


class BadMessage(TerrariumError):
    """A line that says nothing the engine understands."""


class Conversation:
    """One program's talk with the engine: a table at a time, at which it holds some seats and bots the others."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.position: Position | None = None
        self.players: list[Bot | None] = []

    def answer(self, line: str) -> dict[str, object] | None:
        """What the engine says to a line; None to the last."""
        try:
            message = _read(line)
            wish = message.get("do")
            if wish == "quit":
                return None
            if wish == "games":
                return self._games()
            if wish == "new":
                return self._new(message)
            if wish == "play":
                return self._play(message)
            raise BadMessage("engine-unknown", found=short(wish), possible="games, new, play, quit")
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
        """Begin a game; a table that was open is left."""
        name, seats = message.get("game"), message.get("seats")
        options, seed = message.get("options", {}), message.get("seed", 0)
        if not isinstance(name, str):
            _wrong("game", name, "a name")
        if not isinstance(seats, list) or ME not in seats or not all(isinstance(seat, str) for seat in seats):
            _wrong("seats", seats, f'a list of "{ME}" and bots, with at least one "{ME}"')
        if not isinstance(options, dict):
            _wrong("options", options, "an object")
        if whole(seed) is None:
            _wrong("seed", seed, "a whole number")
        game = terrarium.game(name, seats=len(seats), box=None, **options)
        chance = Rng(check_seed(int(str(seed))))
        players = [None if spec == ME else bot(spec, chance.seed()) for spec in seats]
        self.close()
        self.position, self.players = game.start(int(str(seed))), players
        return self._next(self.position)

    def _play(self, message: dict[str, object]) -> dict[str, object]:
        position = self.position
        seat = None if position is None else self._mine(position)
        if position is None or seat is None:
            raise BadMessage("engine-no-turn")
        action = answer_of(position, message)
        if action is None:
            _wrong("action", message.get("action"), "a legal action as a number, or its words")
        position.play(seat, action)
        return self._next(position)

    def _mine(self, position: Position) -> int | None:
        """The lowest of the program's own seats that must act."""
        return next((seat for seat in position.actors() if self.players[seat] is None), None)

    def _next(self, position: Position) -> dict[str, object]:
        """Let bots act until the program is asked or the game is over."""
        while not position.over():
            seat = self._mine(position)
            if seat is not None:
                return turn(position, seat)
            actor = position.actors()[0]
            player = self.players[actor]
            assert player is not None
            position.play(actor, player.choose(position, actor))
        return {"say": "over", **position.outcome().data()}

    def close(self) -> None:
        """Let go of the bots."""
        for player in self.players:
            if player is not None:
                player.close()


def _read(line: str) -> dict[str, object]:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict):
        raise BadMessage("engine-not-json", found=short(line.strip()))
    return message


def _wrong(field: str, found: object, expected: str) -> NoReturn:
    raise BadMessage("engine-field", field=field, found=short(found), expected=expected)


def talk(lines: Iterable[str], texts: Texts) -> None:
    """Hold a conversation: a line in, a line out."""
    conversation = Conversation(texts)
    _say(hello())
    try:
        for line in lines:
            if line.strip():
                said = conversation.answer(line)
                if said is None:
                    break
                _say(said)
    finally:
        conversation.close()
    _say({"say": "bye"})


def _say(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def engine(lang: Lang = None) -> None:
    """Talk to a program in lines of JSON on standard input and output: docs/engine-protocol.md."""
    talk(sys.stdin, chosen_texts(lang))
