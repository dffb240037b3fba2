"""How long tables, chat and guests are kept."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from terrarium.server.refusals import ServerRefusal

DAY_MS = 24 * 3600 * 1000


class Retention(Struct, frozen=True):
    """Days after which something is deleted; 0: never."""

    #: Tables that never started, since they were made.
    open: int = 7
    #: Running games, since the last action.
    playing: int = 60
    #: Finished games, since their end; their results stay for the statistics of their players.
    finished: int = 365
    #: Chat lines.
    chat: int = 90
    #: Guests, since they came last, if they are at no table; 400 days is also how long a cookie is valid.
    guests: int = 400

    @staticmethod
    def parse(text: str) -> Retention:
        """Parse a text such as ``open=7,finished=0``; what it does not name has its default."""
        days: dict[str, int] = {}
        for part in text.replace(" ", "").split(","):
            name, _sign, number = part.partition("=")
            if not part:
                continue
            if name not in Retention.__struct_fields__ or not number.isascii() or not number.isdigit():
                raise ServerRefusal("keep-unclear", part=part, possible=", ".join(Retention.__struct_fields__))
            days[name] = min(int(number), 36500)
        return Retention(**days)

    def cutoff(self, kind: str, now: int) -> int | None:
        """The time before which things of a kind are deleted; None if they are kept for good."""
        days: int = getattr(self, kind)
        return now - days * DAY_MS if days else None


class Cleaned(Struct):
    """How much a run has deleted, or would delete."""

    open: int = 0
    playing: int = 0
    finished: int = 0
    chat: int = 0
    guests: int = 0

    def figures(self) -> dict[str, int]:
        """The numbers by name."""
        return {name: getattr(self, name) for name in msgspec.structs.asdict(self)}
