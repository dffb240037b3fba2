"""A text table that suits any game. A game's own table says more and asks in smaller steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.texts import Texts

#: What a player types, key by key, to choose an action.
Path = tuple[str, ...]


class TextTable:
    """Shows what a seat sees, and asks for an action in one step from a numbered list."""

    def __init__(self, game: Game, texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.names = names

    def say(self, id: str, **figures: object) -> str:
        """A line of the table in words."""
        return self.texts.say(Line(id, **figures), self.names)

    def show(self, view: Mapping[str, object]) -> list[str]:
        """The seat's view as lines of text."""
        return [f"{name}: {value}" for name, value in view.items()]

    def paths(self, position: Position, seat: int) -> dict[Path, int]:
        """The keys for every legal action, in the order in which they are offered."""
        return {(str(number),): action for number, action in enumerate(position.legal(seat), start=1)}

    def question(self, step: int) -> str:
        """The question of a step."""
        return self.say("table-choose")

    def label(self, position: Position, seat: int, path: Path, action: int) -> str:
        """The meaning of the last key of a path; `action` is one that begins with the path."""
        return self.texts.say(position.explain(seat, action), self.names)

    def full_words(self, keys: Sequence[str]) -> str | None:
        """The words of the action that these keys would choose, legal or not; None if they name none."""
        return None

    def advice(self, view: Mapping[str, object]) -> list[int]:
        """The advised answers to a row of small questions; none where the seat should decide."""
        return []

    def runs_on(self, view: Mapping[str, object]) -> bool:
        """Return whether the question belongs to a row of questions, which can be answered as advised."""
        return False

    def help(self) -> list[str]:
        """Lines that explain the keys of this game."""
        return []
