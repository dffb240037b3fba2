"""The HTTP part: who am I, which tables are there, who sits where, and looking back."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Annotated, Any

import segno
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType, ScopeType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from terrarium.server import endings, forms, replays, seating
from terrarium.server.facts import Facts
from terrarium.server.guests import COOKIE, Guest
from terrarium.server.house import House
from terrarium.server.opponents import levels
from terrarium.server.refusals import NotThere, NotYours, TooMany
from terrarium.server.storage import listing
from terrarium.server.wire import TableState
from terrarium.texts import LANGUAGES, language_accepted
from terrarium.texts.texts import title_sources

COOKIE_SECONDS = 400 * 24 * 3600

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheGuest = NamedDependency[Guest]
TableParameter = Annotated[str, PathParameter(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]

_TURNED = {
    400: "What was asked makes no sense or the rules of the game do not know it.",
    403: "Somebody else may do this.",
    404: "There is no such thing, or it is not for the caller to see.",
    405: "Not with this method.",
    409: "Not in this state of the table.",
    413: "Too large.",
    422: "A record that cannot be read or does not replay.",
    429: "Too many requests.",
    503: "The server cannot do it just now.",
}
TURNED = {status: ResponseSpec(forms.Problem, description=about) for status, about in _TURNED.items()}


async def meet(request: AnyRequest, house: TheHouse) -> Guest:
    """The guest who is asking; whoever comes without a cookie gets one with the answer.

    It comes after the house because the framework looks up independent things in tasks, which cost more than they save.
    """
    guest: Guest = request.state.guest
    return guest


def identify(house: House, request: AnyRequest) -> None:
    """Find out who is asking, from where, and whether it is not too often."""
    address = request.client.host if request.client else "-"
    language = language_accepted(request.headers.get("accept-language", ""))
    guest = house.guests.known(request.cookies.get(COOKIE), language)
    request.state.guest = guest
    if not house.limits.requests.allows(address) or not (guest.fresh or house.limits.requests.allows(guest.id)):
        house.metrics.turned.inc()
        raise TooMany("too-many-requests")
    if request.method not in ("GET", "HEAD") and not house.own_origin(
        request.headers.get("origin"), request.headers.get("host")
    ):
        house.metrics.turned.inc()
        raise NotYours("foreign-origin")


def guest_cookie(house: House, guest: str, secure: bool) -> Cookie:
    """The cookie that proves to be a guest."""
    value = house.guests.cookie(guest)
    return Cookie(key=COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    ),
]


def doorman(house: House) -> Callable[[ASGIApp], ASGIApp]:
    """Gives newcomers their cookie, and every answer the headers that keep other pages away."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = [*message.get("headers", []), *HEADERS]
                    guest = scope["state"].get("guest")
                    if guest is not None and guest.fresh:
                        cookie = guest_cookie(house, guest.id, scope["scheme"] == "https")
                        headers.append((b"set-cookie", cookie.to_header(header="").encode()))
                    message["headers"] = headers
                await send(message)

            await app(scope, receive, with_headers)

        return guarded

    return middleware


def _state(house: House, facts: Facts) -> TableState:
    table = house.hall.tables.get(facts.id)
    return facts.state(0, set()) if table is None else table.state()


# -- people ------------------------------------------------------------------------------------------------------


@get("/me", responses=TURNED)
async def me(house: TheHouse, guest: TheGuest) -> forms.Me:
    """Who the server takes the caller for."""
    return forms.Me(guest.id, await house.guests.name(guest))


@put("/me", responses=TURNED)
async def call_me(house: TheHouse, guest: TheGuest, data: JSONBody[forms.Named]) -> forms.Me:
    """Change the caller's name, from the next table on."""
    return forms.Me(guest.id, await house.guests.rename(guest.id, data.name))


@post("/me/link", responses=TURNED)
async def link(house: TheHouse, guest: TheGuest) -> forms.DeviceLink:
    """A one-time link that makes another device the same person."""
    token, expires = await house.guests.link(guest.id)
    return forms.DeviceLink(token, f"/device/{token}", expires)


@post("/me/device", responses=TURNED, status_code=200)
async def device(house: TheHouse, request: AnyRequest, data: JSONBody[forms.Device]) -> Response[forms.Me]:
    """Become the person who made the link."""
    if not house.limits.codes.allows(request.client.host if request.client else "-"):
        raise TooMany("too-many-requests")
    guest = Guest(await house.guests.redeem(data.token), language=request.state.guest.language)
    cookie = guest_cookie(house, guest.id, request.url.scheme == "https")
    request.state.guest = guest
    return Response(forms.Me(guest.id, await house.guests.name(guest)), cookies=[cookie])


@get("/statistics", responses=TURNED)
async def statistics(house: TheHouse, guest: TheGuest) -> forms.Statistics:
    """The caller's results, and how much is played here."""
    return await house.store.read(lambda connection: listing.statistics(connection, guest.id))


# -- tables ------------------------------------------------------------------------------------------------------


@get("/games", responses=TURNED)
async def games() -> forms.Games:
    """Everything that can be played, and against whom."""
    return forms.Games(replays.titles(), levels())


@get("/texts/{language:str}", responses=TURNED, media_type=MediaType.TEXT)
async def title_texts(language: Annotated[str, PathParameter(max_length=8)]) -> str:
    """The texts of titles of other packages, as Fluent messages; the page brings those of the program itself."""
    if language not in LANGUAGES:
        raise NotThere("no-such-page", problem=language)
    return "\n".join(title_sources(language))


@get("/tables", responses=TURNED)
async def lobby(house: TheHouse, guest: TheGuest) -> list[forms.Listed]:
    """Public tables that are open or being played."""
    now = house.outside.now()
    return await house.store.read(lambda connection: listing.lobby(connection, guest.id, now))


@get("/tables/mine", responses=TURNED)
async def mine(house: TheHouse, guest: TheGuest) -> list[forms.Listed]:
    """The caller's tables, newest first."""
    return await house.store.read(lambda connection: listing.own(connection, guest.id))


@post("/tables", responses=TURNED)
async def create(house: TheHouse, guest: TheGuest, data: JSONBody[forms.NewTable]) -> TableState:
    """Make a table, and start it if asked to."""
    _may_make(house, guest)
    name = await house.guests.name(guest)
    facts = seating.new_table(data.game, data.options, data.seats, guest.id, name, house.outside)
    facts.public, facts.open_scores = data.public, data.open_scores
    facts.clock = data.clock or facts.clock
    if data.start:
        seating.start(facts, guest.id, house.outside)
    await house.store.create(facts)
    if data.start:
        await house.hall.table(facts.id)
    return _state(house, facts)


def _may_make(house: House, guest: Guest) -> None:
    if not house.limits.tables.allows(guest.id):
        raise TooMany("too-many-requests")


@get("/codes/{code:str}", responses=TURNED)
async def find(house: TheHouse, guest: TheGuest, request: AnyRequest, code: TableParameter) -> forms.TableLink:
    """The table of an invitation code."""
    if not house.limits.codes.allows(request.client.host if request.client else "-"):
        raise TooMany("too-many-requests")
    found = await house.store.read(lambda connection: listing.by_code(connection, code))
    if found is None:
        raise NotThere("no-such-code", invitation=code)
    return forms.TableLink(found)


@get("/tables/{table:str}", responses=TURNED)
async def show(house: TheHouse, guest: TheGuest, table: TableParameter) -> TableState:
    """A table's state."""
    facts = await house.hall.facts(table)
    seating.may_watch(facts, guest.id)
    return _state(house, facts)


@post("/tables/{table:str}/join", responses=TURNED, status_code=200)
async def join(house: TheHouse, guest: TheGuest, table: TableParameter, data: JSONBody[forms.Joining]) -> TableState:
    """Come to a table."""
    name = await house.guests.name(guest)
    facts = await house.hall.facts(table)
    if facts.person(guest.id) is None:
        facts, _none = await house.hall.change(table, lambda facts: seating.join(facts, guest.id, name, data.code))
    return _state(house, facts)


@post("/tables/{table:str}/leave", responses=TURNED, status_code=200)
async def leave(house: TheHouse, guest: TheGuest, table: TableParameter) -> forms.TableLink:
    """Go."""
    await house.hall.change(table, lambda facts: seating.leave(facts, guest.id))
    return forms.TableLink(table)


@put("/tables/{table:str}/name", responses=TURNED)
async def rename(house: TheHouse, guest: TheGuest, table: TableParameter, data: JSONBody[forms.Named]) -> TableState:
    """Be called something else, at this table and later ones."""
    seating.may_watch(await house.hall.facts(table), guest.id)
    name = await house.guests.rename(guest.id, data.name)
    facts, _none = await house.hall.change(table, lambda facts: seating.rename(facts, guest.id, name))
    return _state(house, facts)


@put("/tables/{table:str}/setup", responses=TURNED)
async def set_up(house: TheHouse, guest: TheGuest, table: TableParameter, data: JSONBody[forms.SetUp]) -> TableState:
    """The host changes what is played."""
    changes = {name: getattr(data, name) for name in data.__struct_fields__}
    facts, _none = await house.hall.change(table, lambda facts: seating.set_up(facts, guest.id, changes))
    return _state(house, facts)


@put("/tables/{table:str}/seats/{seat:int}", responses=TURNED)
async def set_seat(
    house: TheHouse, guest: TheGuest, table: TableParameter, seat: FromPath[int], data: JSONBody[forms.SeatWish]
) -> TableState:
    """Take a seat, give it up, hand it to a bot, take it back."""
    facts, _none = await house.hall.change(
        table, lambda facts: seating.set_seat(facts, guest.id, seat, data.kind, data.bot)
    )
    return _state(house, facts)


@post("/tables/{table:str}/ready", responses=TURNED, status_code=200)
async def ready(house: TheHouse, guest: TheGuest, table: TableParameter, data: JSONBody[forms.Ready]) -> TableState:
    """Say that one is ready."""
    facts, _none = await house.hall.change(table, lambda facts: seating.set_ready(facts, guest.id, data.ready))
    return _state(house, facts)


@post("/tables/{table:str}/start", responses=TURNED, status_code=200)
async def start(house: TheHouse, guest: TheGuest, table: TableParameter) -> TableState:
    """Deal."""
    return _state(house, await house.hall.start(table, guest.id))


@post("/tables/{table:str}/rematch", responses=TURNED, status_code=200)
async def rematch(house: TheHouse, guest: TheGuest, table: TableParameter) -> forms.TableLink:
    """The next table with the same people; everybody who asks gets the same one."""
    return forms.TableLink(await house.hall.rematch(table, guest.id))


@post("/tables/{table:str}/mute", responses=TURNED, status_code=200)
async def mute(house: TheHouse, guest: TheGuest, table: TableParameter, data: JSONBody[forms.Muting]) -> TableState:
    """The host takes the word from somebody, or gives it back."""
    facts, _none = await house.hall.change(table, lambda facts: seating.mute(facts, guest.id, data.guest, data.muted))
    return _state(house, facts)


@delete("/tables/{table:str}", responses=TURNED)
async def remove(house: TheHouse, guest: TheGuest, table: TableParameter) -> None:
    """The host takes away a table that has not been started."""
    await house.hall.remove(table, guest.id)


@get("/tables/{table:str}/qr.svg", responses=TURNED, media_type="image/svg+xml")
async def qr(house: TheHouse, guest: TheGuest, request: AnyRequest, table: TableParameter) -> bytes:
    """The invitation link as a picture for a phone's camera."""
    facts = await house.hall.facts(table)
    seating.may_watch(facts, guest.id)
    address = house.settings.public_address or str(request.base_url).rstrip("/")
    picture = io.BytesIO()
    segno.make(f"{address}/join/{facts.code}").save(picture, kind="svg", scale=6, border=2)
    return picture.getvalue()


# -- looking back ------------------------------------------------------------------------------------------------


@get("/tables/{table:str}/replay", responses=TURNED)
async def replay(
    house: TheHouse,
    guest: TheGuest,
    table: TableParameter,
    number: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> forms.Moment:
    """The table after a number, as a seat saw it."""
    facts, events = await house.store.load(table)
    seating.may_watch(facts, guest.id)
    ending = await endings.load(house.store, facts)
    return await asyncio.to_thread(replays.moment, facts, events, number, seat, guest.id, ending)


@get("/tables/{table:str}/course", responses=TURNED)
async def course(house: TheHouse, guest: TheGuest, table: TableParameter) -> forms.Course:
    """Every seat's points after each number of a finished game."""
    facts, events = await house.store.load(table)
    seating.may_watch(facts, guest.id)
    return await asyncio.to_thread(replays.course_of_points, facts, events)


@get("/tables/{table:str}/record", responses=TURNED, media_type=MediaType.TEXT)
async def record(
    house: TheHouse,
    guest: TheGuest,
    table: TableParameter,
    form: Annotated[str, QueryParameter(pattern="^(text|json)$")] = "text",
) -> str:
    """The record of a finished game."""
    facts, events = await house.store.load(table)
    seating.may_watch(facts, guest.id)
    ending = await endings.load(house.store, facts)
    return await asyncio.to_thread(replays.record_for, guest.id, facts, events, ending, form)


@post("/records", responses=TURNED)
async def upload(house: TheHouse, guest: TheGuest, data: JSONBody[forms.Upload]) -> TableState:
    """A table from a record: to look at if it is finished, to go on with if not."""
    _may_make(house, guest)
    name = await house.guests.name(guest)
    read = await asyncio.to_thread(replays.read_record, data.record)
    facts, events = await asyncio.to_thread(replays.table_from, read, data.seats, guest.id, name, house.outside)
    ending = await asyncio.to_thread(endings.replayed, facts, events) if facts.status == "over" else None
    await house.store.create(facts, events, ending)
    return _state(house, facts)


def router(house: House) -> Router:
    """All of it under /api."""

    async def before(request: AnyRequest) -> None:
        identify(house, request)

    handlers = [
        me, call_me, link, device, statistics, games, title_texts, lobby, mine, create, find, show, join, leave, rename,
        set_up, set_seat, ready, start, rematch, mute, remove, qr, replay, course, record, upload,
    ]  # fmt: skip
    return Router("/api", route_handlers=handlers, before_request=before, dependencies={"guest": Provide(meet)})
