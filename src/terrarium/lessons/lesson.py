"""What a lesson consists of: a deal, its opening moves, and steps with scripted moves and texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from string import ascii_lowercase
from typing import ClassVar

from terrarium.engine.errors import Refused, TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.title_registry import TITLES

#: How the script writes the seat of the learner.
LEARNER = "you"


class UnknownLesson(TerrariumError):
    """No lesson has that name."""


@dataclass(frozen=True)
class ScriptedMove:
    """One move of the script: the seat, and the answers that are accepted.

    A bot's move has exactly one answer. The learner may have several with different results, and each may be written
    in several ways or as a pattern such as ``tile a face 4 turn *``. The first way of the first answer is exact,
    because it is shown to a learner who asks for it.
    """

    seat: int
    answers: tuple[tuple[str, ...], ...]

    @property
    def example(self) -> str:
        """The action that a bot plays, or that the learner is shown."""
        return self.answers[0][0]

    def accepts(self, words: str) -> bool:
        """Return whether the words match one of the answers."""
        return self.letter_of(words) != ""

    def letter_of(self, words: str) -> str:
        """Return the letter of the answer that the words match: a, b, c ...; empty if they match none."""
        for letter, patterns in zip(ascii_lowercase, self.answers, strict=False):
            if any(fnmatchcase(words, pattern) for pattern in patterns):
                return letter
        return ""


@dataclass(frozen=True)
class Step:
    """One idea: a text, the places to highlight, what the learner does, and the result.

    A step without moves is read and confirmed. The texts are ``lesson-<lesson>-<step>``, and for a step with
    moves ``...-try`` (what to look for after a wrong answer) and ``...-result``.
    """

    name: str
    places: tuple[str, ...] = ()
    moves: tuple[ScriptedMove, ...] = ()
    #: Figures of the result's text: names and where the learner's view has them, such as ``planets.0.areas.forest``.
    figures: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A lesson on the real board: everything but its texts."""

    name: str
    title: str
    seats: int
    learner: int
    seed: int
    options: dict[str, object]
    #: How many minutes it takes, as the start page says.
    minutes: int
    #: The bot that plays the other seats when the script is over.
    bot: str
    #: Moves before the first step, which nobody waits for.
    opening: tuple[ScriptedMove, ...]
    steps: tuple[Step, ...]

    #: Whether the answers stay on the server until the learner has found them.
    secret: ClassVar[bool] = False

    def game(self) -> Game:
        """Make the game that the lesson is played in."""
        return TITLES.title(self.title).game(self.seats, self.options)

    @cached_property
    def script(self) -> tuple[ScriptedMove, ...]:
        """All scripted moves in order, those of the opening first."""
        return self.opening + tuple(move for step in self.steps for move in step.moves)

    @cached_property
    def _step_ends(self) -> tuple[int, ...]:
        ends, played = [], len(self.opening)
        for step in self.steps:
            played += len(step.moves)
            ends.append(played)
        return tuple(ends)

    def step_index(self, played: int) -> int:
        """Return the index of the step that waits for a move after `played` moves; past the last one at the end."""
        for index, end in enumerate(self._step_ends):
            if played < end:
                return index
        return len(self.steps)

    def start_of(self, index: int) -> int:
        """Return after how many moves a step starts; for the index behind the last step, where the script ends."""
        return self._step_ends[index - 1] if index else len(self.opening)

    def heading(self) -> Line:
        """Return the line of the lesson's name."""
        return Line(f"lesson-{self.name}")

    def about(self) -> Line:
        """Return the line that says what the lesson teaches."""
        return Line(f"lesson-{self.name}-about")

    def text(self, step: Step, part: str = "", **figures: object) -> Line:
        """Return the line of a step's text: what to do, or its part ``try`` or ``result``."""
        name = f"lesson-{self.name}-{step.name}-{part}" if part else f"lesson-{self.name}-{step.name}"
        return Line(name, **figures)

    def refusal(self, step: Step, position: Position, seat: int, action: int) -> Refused:
        """Say why a legal answer is not the one that the step asks for."""
        return Refused("lesson-try-again", hint=self.text(step, "try"))

    def result(self, step: Step, view: object, answer: str = "a") -> Line:
        """Return the line of a step's result: the letter of the answer, and figures from the view after it."""
        figures = {name: value_at(view, path) for name, path in step.figures.items()}
        return self.text(step, "result", answer=answer, **figures)


def value_at(view: object, path: str) -> object:
    """Return the value in nested data under a path of keys and indices such as ``planets.0.areas.forest``."""
    value: object = view
    for key in path.split("."):
        if isinstance(value, dict):
            value = value[key]
        elif isinstance(value, (list, tuple)):
            value = value[int(key)]
        else:
            raise KeyError(path)
    return value
