"""The messages that a table sends: the welcome to one client, and news to all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrarium.engine.lines import Line
from terrarium.server import clocks, seat_updates
from terrarium.server.connected_client import ConnectedClient, audiences_of
from terrarium.server.game_session import GameSession
from terrarium.server.hidden_actions import Audience
from terrarium.server.table_info import Event
from terrarium.server.websocket_protocol import text_frame
from terrarium.server.wire import ENCODER, WIRE, ChatLine, Hello, News, SeatUpdate, TableState, Welcome

if TYPE_CHECKING:
    from terrarium.server.table import Table


def table_state(table: Table, viewer: str) -> TableState:
    """The state of a table as a guest may know it."""
    stopped = None
    if table.abandoned():
        stopped = Line("table-given-up", number=table.number)
    elif table.info.status == "over" and table.session is None and table.ending is None:
        stopped = Line("table-end-not-kept", reason=table.info.rules_mismatch())
    number = table.shown_number(table.number, audiences_of(table.info.seats_of(viewer)))
    return table.info.state(viewer, number, table.presence.online(), stopped)


def welcome(table: Table, client: ConnectedClient, hello: Hello, chat: list[ChatLine]) -> Welcome:
    """The reply to a hello: everything that the client does not have yet."""
    session, ending = table.session, table.ending
    return Welcome(
        wire=WIRE,
        guest=client.guest,
        table=table_state(table, client.guest),
        number=table.shown_number(table.number, client.audiences),
        mine=client.seats,
        actors=[] if session is None else session.position.actors(),
        clocks=clocks.states(table.info, session, client.audiences),
        sights=_missed_updates(table, client, hello),
        chat=chat,
        outcome=ending.outcome if ending is not None else seat_updates.outcome_data(session),
        fingerprint=ending.fingerprint if ending is not None else seat_updates.fingerprint(session),
        now=table.clock_and_random.now(),
    )


def _missed_updates(table: Table, client: ConnectedClient, hello: Hello) -> list[SeatUpdate]:
    """The updates of the client's seats, with the log lines that it lacks, or all lines if there was an undo since."""
    if table.ending is not None:
        return [table.ending.update_for(seat, client.detail) for seat in client.audiences]
    session = table.session
    if session is None or table.updates is None:
        return []
    received = {part.seat: part.lines for part in hello.heard}
    complete = session.last_undo <= session.real_number(hello.last, client.audiences) <= session.number
    detail = seat_updates.LEAN if client.detail == seat_updates.LEAN else seat_updates.FULL
    if detail == seat_updates.FULL:
        table.updates.make_views(client.audiences)
    found = []
    for seat in client.audiences:
        since = min(received.get(seat, 0), len(session.lines(seat))) if complete else 0
        found.append(table.updates.update_for(seat, since, detail, client.explained))
    return found


class LogMarks:
    """How much of their logs the clients have, noted before events are applied and read after."""

    def __init__(self, session: GameSession, audiences: set[int | None]) -> None:
        self.session = session
        self.number = session.number
        self._hidden = session.hidden
        self._logs = {seat: session.lines(seat) for seat in audiences}
        self._lengths = {seat: len(log) for seat, log in self._logs.items()}

    def since(self, seat: int | None) -> int:
        """How many lines of the seat's log are still the same; fewer than before after an undo."""
        log, now = self._logs[seat], self.session.lines(seat)
        return self._lengths[seat] if log is now else seat_updates.shared_lines(log, now)

    def shown_number(self, audiences: list[Audience]) -> int:
        """The number that a client with these audiences knows."""
        return self.number if self._hidden is None else self._hidden.shown_number(self.number, audiences)


def broadcast_news(table: Table, event: Event, marks: LogMarks) -> None:
    """Tell the clients who may notice it about applied events, the last of which is given.

    Equal messages are encoded once. All views are made together.
    """
    session, updates = table.session, table.updates
    assert session is not None
    assert updates is not None
    news = News(
        after=0,
        number=0,
        by=event.seat,
        undone=event.action is None,
        at=event.at,
        actors=session.position.actors(),
        clocks=[],
        sights=[],
        outcome=seat_updates.outcome_data(session),
        fingerprint=seat_updates.fingerprint(session),
    )
    audiences = {
        seat for client in table.presence.clients if client.detail != seat_updates.LEAN for seat in client.audiences
    }
    frames: dict[tuple[object, ...], bytes | None] = {}
    for client in table.presence.clients:
        which = (client.detail, client.explained, *client.audiences)
        if which not in frames:
            news.after = marks.shown_number(client.audiences)
            news.number = session.shown_number(session.number, client.audiences)
            news.clocks = clocks.states(table.info, session, client.audiences)
            frames[which] = None
            if news.number != news.after:  # otherwise the client must not notice
                if client.detail != seat_updates.LEAN:
                    updates.make_views(audiences)
                news.sights = [
                    updates.update_for(seat, marks.since(seat), client.detail, client.explained)
                    for seat in client.audiences
                ]
                frames[which] = text_frame(ENCODER.encode(news))
        frame = frames[which]
        if frame is not None:
            client.write(frame)
