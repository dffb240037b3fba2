"""The script of a lesson: what the learner may answer, and what the other seats play."""

from __future__ import annotations

from terrarium.engine.errors import Refused
from terrarium.engine.position import Position
from terrarium.lessons.lesson import Lesson, ScriptedMove


def next_scripted(lesson: Lesson, played: int) -> ScriptedMove | None:
    """Return the scripted move that follows after `played` moves; None when the script is over."""
    return lesson.script[played] if played < len(lesson.script) else None


def possible_example(move: ScriptedMove, position: Position) -> int:
    """Return the first way of the first answer that is possible now: two uses may come in either order."""
    actions = [position.game.action(way) for way in move.answers[0] if "*" not in way]
    legal = position.legal(move.seat)
    return next((action for action in actions if action in legal), actions[0])


def check_answer(lesson: Lesson, played: int, position: Position, seat: int, action: int) -> Refused | None:
    """Return why a lesson does not accept an answer, or None if it does.

    An illegal action is refused with the reason of the rules. A legal one that the step does not ask for is refused
    with the step's own sentence. When the script is over, everything that the rules allow is accepted.
    """
    refusal = position.play_refusal(seat, action)
    move = next_scripted(lesson, played)
    if refusal is not None or move is None:
        return refusal
    if move.seat != seat:
        return Refused("lesson-wait", seat=move.seat)
    if not move.accepts(position.game.words(action)):
        return lesson.refusal(lesson.steps[lesson.step_index(played)], position, seat, action)
    return None
