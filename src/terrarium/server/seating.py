"""Changes to a table outside its game: people, seats, options, start, rematch. Nothing here uses storage."""

from __future__ import annotations

import copy
from typing import Any

import terrarium
from terrarium.engine.lines import Line
from terrarium.puzzles import is_puzzle
from terrarium.server.bot_processes import DEFAULT_BOT, STAND_IN, check_spec
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.names import clean_name, unique_name
from terrarium.server.refusals import Conflict, Forbidden, NotFound, ServerRefusal, TooLarge
from terrarium.server.table_info import Person, Seat, TableInfo
from terrarium.server.wire import Clock

#: The lengths of a table's id and of its invitation code.
ID_LETTERS = 12
CODE_LETTERS = 8
#: How many people can join a table, spectators included; and how many of them without the code.
MAX_PEOPLE = 200
MAX_UNINVITED = 100
#: How many people who have left stay muted; the oldest is forgotten first.
MAX_MUTED = 500
ME, OPEN, BOT = "me", "open", "bot"


def new_table(
    game: str,
    options: dict[str, Any],
    seat_requests: list[str],
    guest: str,
    name: str,
    clock_and_random: ClockAndRandom,
) -> TableInfo:
    """A table that a guest has just made; `seat_requests` are its seats: me, open, bot or bot:spec."""
    title = terrarium.title(game)
    chosen = title.game(len(seat_requests), options)
    return TableInfo(
        id=clock_and_random.random_word(ID_LETTERS),
        code=clock_and_random.random_word(CODE_LETTERS),
        game=title.name,
        rules=title.version,
        options=_option_values(chosen.options),
        host=guest,
        created=clock_and_random.now(),
        seats=[_requested_seat(request, guest) for request in seat_requests],
        people=[Person(guest, name)],
        clock=Clock(),
    )


def _requested_seat(request: str, guest: str) -> Seat:
    if request == ME:
        return Seat("person", guest, ready=True)
    if request == OPEN:
        return Seat()
    kind, _colon, spec = request.partition(":")
    if kind != BOT:
        raise ServerRefusal("seat-kind", kind=request, possible="me, open, bot")
    return Seat("bot", bot=check_spec(spec or DEFAULT_BOT), ready=True)


def _option_values(options: dict[str, object]) -> dict[str, Any]:
    return dict(options)


def join(info: TableInfo, guest: str, name: str, code: str) -> None:
    """Join the table; private tables need the code. There is always room for people who have it."""
    if info.is_banned(guest):
        raise Forbidden("table-banned")
    invited = code == info.code
    person = info.person(guest)
    if person is not None:
        person.invited = person.invited or invited
        return
    if not info.public and not invited:
        raise NotFound("no-such-table", table=info.id)
    if not invited and sum(not person.invited for person in info.people) >= MAX_UNINVITED:
        raise TooLarge("table-full", most=MAX_UNINVITED)
    if len(info.people) >= MAX_PEOPLE:
        if not invited:
            raise TooLarge("table-full", most=MAX_PEOPLE)
        remove_person(info, _most_dispensable(info))
    unique = unique_name(name, [person.name for person in info.people])
    info.people.append(Person(guest, unique, muted=guest in info.muted, invited=invited))
    info.muted = [other for other in info.muted if other != guest]


def remove_person(info: TableInfo, person: Person) -> None:
    """Take a person from the list of those at the table, and remember it if they are muted."""
    info.people.remove(person)
    if person.muted:
        info.muted = [*info.muted, person.guest][-MAX_MUTED:]


def _most_dispensable(info: TableInfo) -> Person:
    """The person who makes room for an invited one: the first spectator, rather one who came without the code."""
    spectators = [person for person in info.people if person.guest != info.host and not info.has_seat(person.guest)]
    return min(spectators, key=lambda person: person.invited)


def leave(info: TableInfo, guest: str) -> None:
    """Leave the table. Before the start the seats become open; during play a bot takes over meanwhile.

    A lesson and a deal of the day stay as they are, so that they can be continued.
    """
    person = check_present(info, guest)
    if info.status == "playing" and (info.lesson is not None or info.daily is not None):
        return  # it waits until the person comes back
    if info.status == "playing":
        for seat in info.seats:
            if seat.guest == guest and seat.bot is None:
                seat.bot = STAND_IN
    elif info.status == "open":
        for seat in info.seats:
            if seat.guest == guest:
                seat.kind, seat.guest, seat.ready, seat.name = "open", None, False, None
    if info.has_seat(guest):
        return
    remove_person(info, person)
    if info.host == guest and info.people:
        info.host = min(info.people, key=lambda person: (not info.has_seat(person.guest), not person.invited)).guest


def rename(info: TableInfo, guest: str, name: str) -> None:
    """Change the name of a person at the table."""
    person = check_present(info, guest)
    person.name = unique_name(name, [other.name for other in info.people if other is not person])


def set_seat(info: TableInfo, guest: str, number: int, kind: str, spec: str, name: str = "") -> None:
    """Take a seat, also under a name of its own, give it up, or give it to a bot."""
    check_present(info, guest)
    if not 0 <= number < len(info.seats):
        raise NotFound("no-such-seat", seat=str(number), seats=len(info.seats))
    seat = info.seats[number]
    if info.status == "over":
        raise Conflict("table-over")
    if info.status == "playing":
        if info.daily is not None and kind == BOT:
            raise Conflict("daily-own-seat")
        _hand_over_seat(seat, guest, number, kind, spec)
        return
    mine, host = seat.guest == guest, info.host == guest
    if kind == ME:
        if seat.kind == "person" and not mine:
            raise Conflict("seat-taken", seat=number)
        if seat.kind == "bot" and not host:
            raise Forbidden("host-only", host=info.name_of(info.host) or "-")
        if not mine:
            info.seats[number] = Seat("person", guest, ready=host)
        if name:
            others = [other for place, other in enumerate(info.seats) if place != number]
            taken = [other.name or info.name_of(other.guest) or "" for other in others]
            info.seats[number].name = unique_name(clean_name(name), taken)
    elif not (mine or host):
        raise Forbidden("host-only", host=info.name_of(info.host) or "-")
    elif kind == OPEN:
        info.seats[number] = Seat()
    else:
        if seat.kind == "person" and not mine:
            raise Conflict("seat-taken", seat=number)
        info.seats[number] = Seat("bot", bot=check_spec(spec), ready=True)


def _hand_over_seat(seat: Seat, guest: str, number: int, kind: str, spec: str) -> None:
    """During play, hand one's own seat to a bot or take it back."""
    if seat.guest != guest:
        raise Forbidden("seat-not-yours", seat=number)
    if kind == ME:
        seat.bot = None
    elif kind == BOT:
        seat.bot = check_spec(spec)
    else:
        raise Conflict("table-playing")


def set_ready(info: TableInfo, guest: str, ready: bool) -> None:
    """Set whether a guest is ready."""
    _check_not_started(info)
    check_present(info, guest)
    for seat in info.seats:
        if seat.guest == guest:
            seat.ready = ready


def set_up(info: TableInfo, guest: str, changes: dict[str, Any]) -> None:
    """Change the game or its options as the host; all other people must confirm that they are ready again."""
    check_host(info, guest)
    _check_not_started(info)
    count = changes.get("count") or len(info.seats)
    title = terrarium.title(changes.get("game") or info.game)
    options = changes["options"] if changes.get("options") is not None else info.options
    if title.name != info.game and changes.get("options") is None:
        options = {}
    chosen = title.game(count, dict(options))
    for seat in info.seats[count:]:
        if seat.kind == "person":
            raise Conflict("seat-taken", seat=info.seats.index(seat))
    info.game, info.rules, info.options = title.name, title.version, _option_values(chosen.options)
    info.seats = info.seats[:count] + [Seat() for _more in range(count - len(info.seats))]
    info.public = info.public if changes.get("public") is None else changes["public"]
    info.open_scores = info.open_scores if changes.get("open_scores") is None else changes["open_scores"]
    info.hints = info.hints if changes.get("hints") is None else changes["hints"]
    info.clock = changes.get("clock") or info.clock
    for seat in info.seats:
        seat.ready = seat.kind == "bot" or seat.guest == info.host


def start(info: TableInfo, guest: str, clock_and_random: ClockAndRandom) -> None:
    """Start the game."""
    check_host(info, guest)
    _check_not_started(info)
    for number, seat in enumerate(info.seats):
        if seat.kind == "open":
            raise Conflict("seat-open", seat=number)
        if not seat.ready:
            raise Conflict("seat-not-ready", name=info.name_of(seat.guest) or "-")
    title = terrarium.title(info.game)
    info.rules = title.version
    info.actions = title.game(len(info.seats), dict(info.options)).actions
    info.seed = clock_and_random.deal_key()
    info.status = "playing"
    info.started = info.due = clock_and_random.now()


def rematch(info: TableInfo, guest: str, clock_and_random: ClockAndRandom) -> TableInfo:
    """Create the next table: same game, same people on the same seats; the guest becomes its host."""
    check_present(info, guest)
    if not info.has_seat(guest):
        raise Forbidden("rematch-seated-only")
    if info.status != "over":
        raise Conflict("table-not-over")
    seats = [_seat_at_rematch(info, seat, guest) for seat in info.seats]
    people = [copy.copy(person) for person in info.people]
    following = new_table(info.game, info.options, [OPEN] * len(seats), guest, "-", clock_and_random)
    following.seats, following.people = seats, people
    following.banned, following.muted = list(info.banned), list(info.muted)
    following.clock, following.public, following.open_scores = info.clock, info.public, info.open_scores
    following.hints, following.origin = info.hints, info.origin
    info.rematch = following.id
    return following


def _seat_at_rematch(info: TableInfo, seat: Seat, guest: str) -> Seat:
    """The seat at the next table; open if its person was removed after the end.

    The bots of a deal of the day have a fixed seed only there.
    """
    if seat.kind == "bot":
        return Seat("bot", bot=(seat.bot or DEFAULT_BOT).partition(":seed=")[0], ready=True)
    if seat.guest is None or info.person(seat.guest) is None:
        return Seat()
    return Seat("person", seat.guest, ready=seat.guest == guest, name=seat.name)


def forget_rematch(info: TableInfo, deleted: str) -> None:
    """Forget the next table if it is the one that was deleted."""
    if info.rematch == deleted:
        info.rematch = None


def note_hint(info: TableInfo, number: int, seat: int) -> None:
    """Note once that a seat has had a hint after a number."""
    if not info.hints:
        raise Conflict("hints-off")
    noted = [(asked, by) for asked, by in info.hints_asked or []]
    info.hints_asked = noted if (number, seat) in noted else [*noted, (number, seat)]


def check_may_watch(info: TableInfo, guest: str) -> None:
    """Raise unless the table is public or the guest has joined it, or if the guest is banned."""
    if info.is_banned(guest):
        raise Forbidden("table-banned")
    if not info.public and info.person(guest) is None:
        raise NotFound("no-such-table", table=info.id)


def access_lost(before: TableInfo, info: TableInfo, guest: str) -> Line | None:
    """Why a guest who was at the table before a change is to be disconnected; None if they may stay."""
    if info.is_banned(guest):
        return Line("table-banned")
    if info.person(guest) is not None:
        return None
    if before.person(guest) is not None:
        return Line("table-access-ended")
    return None if info.public else Line("table-now-private")


def check_may_remove(info: TableInfo, guest: str) -> None:
    """Raise unless the guest is the host of a table that has not started, or of a puzzle."""
    check_host(info, guest)
    if not is_puzzle(info.lesson):
        _check_not_started(info)


def check_present(info: TableInfo, guest: str) -> Person:
    """The person with this id; raise if they have not joined the table."""
    person = info.person(guest)
    if person is None:
        check_may_watch(info, guest)
        raise Forbidden("join-first")
    return person


def check_host(info: TableInfo, guest: str) -> None:
    """Raise unless the guest is the host."""
    check_present(info, guest)
    if info.host != guest:
        raise Forbidden("host-only", host=info.name_of(info.host) or "-")


def _check_not_started(info: TableInfo) -> None:
    if info.status != "open":
        raise Conflict("table-playing" if info.status == "playing" else "table-over")
