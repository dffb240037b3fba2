"""A valid answer on its way into storage: its events, and what changes in the table's row along with them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from terrarium.server import clocks, endings
from terrarium.server.game_session import GameSession, ValidAnswer
from terrarium.server.storage.schema import tables
from terrarium.server.table_info import Event, TableInfo


class PendingAnswer:
    """A valid answer that is neither stored nor applied."""

    def __init__(self, info: TableInfo, session: GameSession, answer: ValidAnswer, key: str | None, now: int) -> None:
        self.answer = answer
        self.events: list[Event] = answer.events(session.number, key, now)
        #: The columns of the table's row that change; the database raises the revision if the game ends.
        self.changes = _changes(info, session, answer, now, self.events[-1].number)
        #: The version of the rules, and the ending as it is stored, if the game ends.
        self.ending: tuple[int, bytes] | None = None
        if self.ends_game:
            self.ending = (info.rules, endings.encode(answer.playthrough, self.events[-1].number))

    @property
    def ends_game(self) -> bool:
        """Whether the game is over after this answer."""
        return self.answer.position.over()

    def changed_info(self, info: TableInfo, revision: int | None) -> TableInfo:
        """The table's info after the answer is stored, with the revision that the database gave it."""
        if not self.changes:
            return info
        changes = {name: value for name, value in self.changes.items() if name != "revision"}
        return replace(info, **changes, revision=info.revision if revision is None else revision)


def _changes(info: TableInfo, session: GameSession, answer: ValidAnswer, now: int, number: int) -> dict[str, Any]:
    """The columns that change: the results if the game ends, otherwise when the server must act next."""
    position = answer.position
    if position.over():
        outcome = position.outcome()
        return {
            "status": "over", "scores": outcome.scores, "winners": outcome.winners, "ended": now, "due": None,
            "revision": tables.c.revision + 1,
        }  # fmt: skip
    if answer.actions is not None and all(position.game.is_setting_change(action) for action in answer.actions):
        return {}
    progress = session.lesson_progress(answer.playthrough)
    actors = [seat for seat in position.actors() if progress is None or progress.may_act(seat)]
    due = None if clocks.abandoned(number) else clocks.due(info, actors, now)
    return {} if due == info.due else {"due": due}
