"""What people agree on around a game: who sits where, the options, when it starts. Nothing here touches storage."""

from __future__ import annotations

from typing import Any

import terrarium
from terrarium.server.facts import Facts, Person, Seat
from terrarium.server.names import free_name
from terrarium.server.opponents import RANDOM, check_spec
from terrarium.server.outside import Outside
from terrarium.server.refusals import NotNow, NotThere, NotYours, TooLarge, Turned
from terrarium.server.wire import Clock

#: Letters of a table's id and of its invitation code.
ID_LETTERS = 12
CODE_LETTERS = 8
#: How many people can be at a table, spectators included.
CROWD = 200
ME, OPEN, BOT = "me", "open", "bot"


def new_table(game: str, options: dict[str, Any], wishes: list[str], guest: str, name: str, outside: Outside) -> Facts:
    """A table that a guest has just made; `wishes` are its seats: me, open, bot or bot:spec."""
    title = terrarium.title(game)
    chosen = title.game(len(wishes), options)
    return Facts(
        id=outside.word(ID_LETTERS),
        code=outside.word(CODE_LETTERS),
        game=title.name,
        rules=title.version,
        options=_plain(chosen.options),
        host=guest,
        created=outside.now(),
        seats=[_wished(wish, guest) for wish in wishes],
        people=[Person(guest, name)],
        clock=Clock(),
    )


def _wished(wish: str, guest: str) -> Seat:
    if wish == ME:
        return Seat("person", guest, ready=True)
    if wish == OPEN:
        return Seat()
    kind, _colon, spec = wish.partition(":")
    if kind != BOT:
        raise Turned("seat-kind", kind=wish, possible="me, open, bot")
    return Seat("bot", bot=check_spec(spec or RANDOM), ready=True)


def _plain(options: dict[str, object]) -> dict[str, Any]:
    return dict(options)


def join(facts: Facts, guest: str, name: str, code: str) -> None:
    """Come to the table; private ones ask for the code."""
    if facts.person(guest) is not None:
        return
    if not facts.public and code != facts.code:
        raise NotThere("no-such-table", table=facts.id)
    if len(facts.people) >= CROWD:
        raise TooLarge("table-full", most=CROWD)
    facts.people.append(Person(guest, free_name(name, [person.name for person in facts.people])))


def leave(facts: Facts, guest: str) -> None:
    """Go. Before the start the seats become open; during play a bot stands in, and the person may come back."""
    person = _present(facts, guest)
    if facts.status == "playing":
        for seat in facts.seats:
            if seat.guest == guest and seat.bot is None:
                seat.bot = RANDOM
    elif facts.status == "open":
        for seat in facts.seats:
            if seat.guest == guest:
                seat.kind, seat.guest, seat.ready = "open", None, False
    if any(seat.guest == guest for seat in facts.seats):
        return
    facts.people.remove(person)
    if facts.host == guest and facts.people:
        facts.host = facts.people[0].guest


def rename(facts: Facts, guest: str, name: str) -> None:
    """Call a person at the table by another name."""
    person = _present(facts, guest)
    person.name = free_name(name, [other.name for other in facts.people if other is not person])


def set_seat(facts: Facts, guest: str, number: int, kind: str, spec: str) -> None:
    """Take a seat, give it up, or let a bot have it."""
    _present(facts, guest)
    if not 0 <= number < len(facts.seats):
        raise NotThere("no-such-seat", seat=str(number), seats=len(facts.seats))
    seat = facts.seats[number]
    if facts.status == "over":
        raise NotNow("table-over")
    if facts.status == "playing":
        _hand_over(seat, guest, number, kind, spec)
        return
    mine, host = seat.guest == guest, facts.host == guest
    if kind == ME:
        if seat.kind == "person" and not mine:
            raise NotNow("seat-taken", seat=number)
        if seat.kind == "bot" and not host:
            raise NotYours("host-only", host=facts.name_of(facts.host) or "-")
        if not mine:
            facts.seats[number] = Seat("person", guest, ready=host)
    elif not (mine or host):
        raise NotYours("host-only", host=facts.name_of(facts.host) or "-")
    elif kind == OPEN:
        facts.seats[number] = Seat()
    else:
        if seat.kind == "person" and not mine:
            raise NotNow("seat-taken", seat=number)
        facts.seats[number] = Seat("bot", bot=check_spec(spec), ready=True)


def _hand_over(seat: Seat, guest: str, number: int, kind: str, spec: str) -> None:
    """During play a person hands the seat to a bot and takes it back; nobody else's seat changes hands."""
    if seat.guest != guest:
        raise NotYours("seat-not-yours", seat=number)
    if kind == ME:
        seat.bot = None
    elif kind == BOT:
        seat.bot = check_spec(spec)
    else:
        raise NotNow("table-playing")


def set_ready(facts: Facts, guest: str, ready: bool) -> None:
    """Say that one is ready, or not yet."""
    _before_start(facts)
    _present(facts, guest)
    for seat in facts.seats:
        if seat.guest == guest:
            seat.ready = ready


def set_up(facts: Facts, guest: str, changes: dict[str, Any]) -> None:
    """The host changes what is played; everybody else has to be ready anew."""
    _host(facts, guest)
    _before_start(facts)
    count = changes.get("count") or len(facts.seats)
    title = terrarium.title(changes.get("game") or facts.game)
    options = changes["options"] if changes.get("options") is not None else facts.options
    if title.name != facts.game and changes.get("options") is None:
        options = {}
    chosen = title.game(count, dict(options))
    for seat in facts.seats[count:]:
        if seat.kind == "person":
            raise NotNow("seat-taken", seat=facts.seats.index(seat))
    facts.game, facts.rules, facts.options = title.name, title.version, _plain(chosen.options)
    facts.seats = facts.seats[:count] + [Seat() for _more in range(count - len(facts.seats))]
    facts.public = facts.public if changes.get("public") is None else changes["public"]
    facts.open_scores = facts.open_scores if changes.get("open_scores") is None else changes["open_scores"]
    facts.clock = changes.get("clock") or facts.clock
    for seat in facts.seats:
        seat.ready = seat.kind == "bot" or seat.guest == facts.host


def start(facts: Facts, guest: str, outside: Outside) -> None:
    """Deal."""
    _host(facts, guest)
    _before_start(facts)
    for number, seat in enumerate(facts.seats):
        if seat.kind == "open":
            raise NotNow("seat-open", seat=number)
        if not seat.ready:
            raise NotNow("seat-not-ready", name=facts.name_of(seat.guest) or "-")
    title = terrarium.title(facts.game)
    facts.rules = title.version
    facts.actions = title.game(len(facts.seats), dict(facts.options)).actions
    facts.seed = outside.seed()
    facts.status = "playing"
    facts.started = facts.due = outside.now()


def rematch(facts: Facts, guest: str, outside: Outside) -> Facts:
    """The next table: same game, same people on the same seats, to be started by whoever asked."""
    _present(facts, guest)
    if facts.status != "over":
        raise NotNow("table-not-over")
    seats = [
        Seat("bot", bot=seat.bot, ready=True)
        if seat.kind == "bot"
        else Seat("person", seat.guest, ready=seat.guest == guest)
        for seat in facts.seats
    ]
    people = [Person(person.guest, person.name, person.muted) for person in facts.people]
    following = new_table(facts.game, facts.options, [OPEN] * len(seats), guest, "-", outside)
    following.seats, following.people = seats, people
    following.clock, following.public, following.open_scores = facts.clock, facts.public, facts.open_scores
    facts.rematch = following.id
    return following


def mute(facts: Facts, guest: str, other: str, muted: bool) -> None:
    """The host takes the word from somebody, or gives it back."""
    _host(facts, guest)
    _present(facts, other).muted = muted


def may_watch(facts: Facts, guest: str) -> None:
    """Raise unless the table is public or the guest has come to it."""
    if not facts.public and facts.person(guest) is None:
        raise NotThere("no-such-table", table=facts.id)


def may_remove(facts: Facts, guest: str) -> None:
    """Raise unless the guest is the host of a table that has not been started."""
    _host(facts, guest)
    _before_start(facts)


def _present(facts: Facts, guest: str) -> Person:
    person = facts.person(guest)
    if person is None:
        if facts.public:
            raise NotYours("join-first")
        raise NotThere("no-such-table", table=facts.id)
    return person


def _host(facts: Facts, guest: str) -> None:
    _present(facts, guest)
    if facts.host != guest:
        raise NotYours("host-only", host=facts.name_of(facts.host) or "-")


def _before_start(facts: Facts) -> None:
    if facts.status != "open":
        raise NotNow("table-playing" if facts.status == "playing" else "table-over")
