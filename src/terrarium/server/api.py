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
from terrarium.server.bot_processes import offered_bots
from terrarium.server.guests import COOKIE, Guest
from terrarium.server.refusals import Forbidden, NotFound, RateLimited
from terrarium.server.services import Services
from terrarium.server.storage import table_lists
from terrarium.server.table_info import TableInfo
from terrarium.server.wire import TableState
from terrarium.texts.texts import LANGUAGES, title_sources

COOKIE_SECONDS = 400 * 24 * 3600

AnyRequest = Request[Any, Any, Any]
ServicesParam = NamedDependency[Services]
GuestParam = NamedDependency[Guest]
TableParam = Annotated[str, PathParameter(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]

_REFUSALS = {
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
REFUSALS = {status: ResponseSpec(forms.Problem, description=about) for status, about in _REFUSALS.items()}


async def current_guest(request: AnyRequest, services: ServicesParam) -> Guest:
    """The guest who is asking; whoever comes without a cookie gets one with the answer.

    It depends on `services` because the framework looks up independent things in tasks, which cost more than they save.
    """
    guest: Guest = request.state.guest
    return guest


def admit(services: Services, request: AnyRequest) -> None:
    """Find out who is asking, from where, and whether it is not too often."""
    address = request.client.host if request.client else "-"
    guest = services.guests.from_cookie(request.cookies.get(COOKIE))
    request.state.guest = guest
    if not services.limits.requests.allow(address) or not (guest.fresh or services.limits.requests.allow(guest.id)):
        services.metrics.turned_away.inc()
        raise RateLimited("too-many-requests")
    if request.method not in ("GET", "HEAD") and not services.is_own_origin(
        request.headers.get("origin"), request.headers.get("host")
    ):
        services.metrics.turned_away.inc()
        raise Forbidden("foreign-origin")


def guest_cookie(services: Services, guest: str, secure: bool) -> Cookie:
    """The cookie that proves to be a guest."""
    value = services.guests.cookie(guest)
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


def security_headers(services: Services) -> Callable[[ASGIApp], ASGIApp]:
    """Gives newcomers their cookie, and every answer the headers that keep other pages away."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def with_security(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = [*message.get("headers", []), *HEADERS]
                    guest = scope["state"].get("guest")
                    if guest is not None and guest.fresh:
                        cookie = guest_cookie(services, guest.id, scope["scheme"] == "https")
                        headers.append((b"set-cookie", cookie.to_header(header="").encode()))
                    message["headers"] = headers
                await send(message)

            await app(scope, receive, with_headers)

        return with_security

    return middleware


def _state(services: Services, info: TableInfo) -> TableState:
    table = services.registry.tables.get(info.id)
    return info.state(0, set()) if table is None else table.state()


# -- people ------------------------------------------------------------------------------------------------------


@get("/me", responses=REFUSALS)
async def me(services: ServicesParam, guest: GuestParam) -> forms.Me:
    """Who the server takes the caller for."""
    return forms.Me(guest.id, await services.guests.name(guest.id))


@put("/me", responses=REFUSALS)
async def rename_me(services: ServicesParam, guest: GuestParam, data: JSONBody[forms.Named]) -> forms.Me:
    """Change the caller's name, from the next table on."""
    return forms.Me(guest.id, await services.guests.rename(guest.id, data.name))


@post("/me/link", responses=REFUSALS)
async def link(services: ServicesParam, guest: GuestParam) -> forms.DeviceLink:
    """A one-time link that makes another device the same person."""
    token, expires = await services.guests.create_link(guest.id)
    return forms.DeviceLink(token, f"/device/{token}", expires)


@post("/me/device", responses=REFUSALS, status_code=200)
async def device(services: ServicesParam, request: AnyRequest, data: JSONBody[forms.Device]) -> Response[forms.Me]:
    """Become the person who made the link."""
    if not services.limits.codes.allow(request.client.host if request.client else "-"):
        raise RateLimited("too-many-requests")
    guest = await services.guests.redeem_link(data.token)
    cookie = guest_cookie(services, guest, request.url.scheme == "https")
    request.state.guest = Guest(guest)
    return Response(forms.Me(guest, await services.guests.name(guest)), cookies=[cookie])


@get("/statistics", responses=REFUSALS)
async def statistics(services: ServicesParam, guest: GuestParam) -> forms.Statistics:
    """The caller's results, and how much is played here."""
    return await services.store.read(lambda connection: table_lists.statistics(connection, guest.id))


# -- tables ------------------------------------------------------------------------------------------------------


@get("/games", responses=REFUSALS)
async def games() -> forms.Games:
    """Everything that can be played, and against whom."""
    return forms.Games(replays.title_forms(), offered_bots())


@get("/texts/{language:str}", responses=REFUSALS, media_type=MediaType.TEXT)
async def title_texts(language: Annotated[str, PathParameter(max_length=8)]) -> str:
    """The texts of titles of other packages, as Fluent messages; the page brings those of the program itself."""
    if language not in LANGUAGES:
        raise NotFound("no-such-page", problem=language)
    return "\n".join(title_sources(language))


@get("/tables", responses=REFUSALS)
async def lobby(services: ServicesParam, guest: GuestParam) -> list[forms.TableEntry]:
    """Public tables that are open or being played."""
    now = services.clock_and_random.now()
    return await services.store.read(lambda connection: table_lists.lobby(connection, guest.id, now))


@get("/tables/mine", responses=REFUSALS)
async def mine(services: ServicesParam, guest: GuestParam) -> list[forms.TableEntry]:
    """The caller's tables, newest first."""
    return await services.store.read(lambda connection: table_lists.tables_of(connection, guest.id))


@post("/tables", responses=REFUSALS)
async def create(services: ServicesParam, guest: GuestParam, data: JSONBody[forms.NewTable]) -> TableState:
    """Make a table, and start it if asked to."""
    _check_table_limit(services, guest)
    name = await services.guests.name(guest.id)
    info = seating.new_table(data.game, data.options, data.seats, guest.id, name, services.clock_and_random)
    info.public, info.open_scores = data.public, data.open_scores
    info.clock = data.clock or info.clock
    if data.start:
        seating.start(info, guest.id, services.clock_and_random)
    await services.store.create(info)
    if data.start:
        await services.registry.table(info.id)
    return _state(services, info)


def _check_table_limit(services: Services, guest: Guest) -> None:
    if not services.limits.tables.allow(guest.id):
        raise RateLimited("too-many-requests")


@get("/codes/{code:str}", responses=REFUSALS)
async def find(services: ServicesParam, guest: GuestParam, request: AnyRequest, code: TableParam) -> forms.TableLink:
    """The table of an invitation code."""
    if not services.limits.codes.allow(request.client.host if request.client else "-"):
        raise RateLimited("too-many-requests")
    found = await services.store.read(lambda connection: table_lists.table_with_code(connection, code))
    if found is None:
        raise NotFound("no-such-code", invitation=code)
    return forms.TableLink(found)


@get("/tables/{table:str}", responses=REFUSALS)
async def show(services: ServicesParam, guest: GuestParam, table: TableParam) -> TableState:
    """A table's state."""
    info = await services.registry.table_info(table)
    seating.check_may_watch(info, guest.id)
    return _state(services, info)


@post("/tables/{table:str}/join", responses=REFUSALS, status_code=200)
async def join(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Joining]
) -> TableState:
    """Come to a table."""
    name = await services.guests.name(guest.id)
    info = await services.registry.table_info(table)
    if info.person(guest.id) is None:
        info, _none = await services.registry.change(table, lambda info: seating.join(info, guest.id, name, data.code))
    return _state(services, info)


@post("/tables/{table:str}/leave", responses=REFUSALS, status_code=200)
async def leave(services: ServicesParam, guest: GuestParam, table: TableParam) -> forms.TableLink:
    """Go."""
    await services.registry.change(table, lambda info: seating.leave(info, guest.id))
    return forms.TableLink(table)


@put("/tables/{table:str}/name", responses=REFUSALS)
async def rename(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Named]
) -> TableState:
    """Be called something else, at this table and later ones."""
    seating.check_may_watch(await services.registry.table_info(table), guest.id)
    name = await services.guests.rename(guest.id, data.name)
    info, _none = await services.registry.change(table, lambda info: seating.rename(info, guest.id, name))
    return _state(services, info)


@put("/tables/{table:str}/setup", responses=REFUSALS)
async def set_up(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.SetUp]
) -> TableState:
    """The host changes what is played."""
    changes = {name: getattr(data, name) for name in data.__struct_fields__}
    info, _none = await services.registry.change(table, lambda info: seating.set_up(info, guest.id, changes))
    return _state(services, info)


@put("/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def set_seat(
    services: ServicesParam,
    guest: GuestParam,
    table: TableParam,
    seat: FromPath[int],
    data: JSONBody[forms.SeatWish],
) -> TableState:
    """Take a seat, give it up, hand it to a bot, take it back."""
    info, _none = await services.registry.change(
        table, lambda info: seating.set_seat(info, guest.id, seat, data.kind, data.bot)
    )
    return _state(services, info)


@post("/tables/{table:str}/ready", responses=REFUSALS, status_code=200)
async def ready(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Ready]
) -> TableState:
    """Say that one is ready."""
    info, _none = await services.registry.change(table, lambda info: seating.set_ready(info, guest.id, data.ready))
    return _state(services, info)


@post("/tables/{table:str}/start", responses=REFUSALS, status_code=200)
async def start(services: ServicesParam, guest: GuestParam, table: TableParam) -> TableState:
    """Deal."""
    return _state(services, await services.registry.start(table, guest.id))


@post("/tables/{table:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(services: ServicesParam, guest: GuestParam, table: TableParam) -> forms.TableLink:
    """The next table with the same people; everybody who asks gets the same one."""
    return forms.TableLink(await services.registry.rematch(table, guest.id))


@post("/tables/{table:str}/mute", responses=REFUSALS, status_code=200)
async def mute(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Muting]
) -> TableState:
    """The host takes the word from somebody, or gives it back."""
    info, _none = await services.registry.change(
        table, lambda info: seating.mute(info, guest.id, data.guest, data.muted)
    )
    return _state(services, info)


@delete("/tables/{table:str}", responses=REFUSALS)
async def remove(services: ServicesParam, guest: GuestParam, table: TableParam) -> None:
    """The host takes away a table that has not been started."""
    await services.registry.remove(table, guest.id)


@get("/tables/{table:str}/qr.svg", responses=REFUSALS, media_type="image/svg+xml")
async def qr(services: ServicesParam, guest: GuestParam, request: AnyRequest, table: TableParam) -> bytes:
    """The invitation link as a picture for a phone's camera."""
    info = await services.registry.table_info(table)
    seating.check_may_watch(info, guest.id)
    address = services.settings.public_address or str(request.base_url).rstrip("/")
    picture = io.BytesIO()
    segno.make(f"{address}/join/{info.code}").save(picture, kind="svg", scale=6, border=2)
    return picture.getvalue()


# -- looking back ------------------------------------------------------------------------------------------------


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(
    services: ServicesParam,
    guest: GuestParam,
    table: TableParam,
    number: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> forms.Moment:
    """The table after a number, as a seat saw it."""
    info, events = await services.store.load(table)
    seating.check_may_watch(info, guest.id)
    ending = await endings.load_if_needed(services.store, info)
    return await asyncio.to_thread(replays.replay_moment, info, events, number, seat, guest.id, ending)


@get("/tables/{table:str}/course", responses=REFUSALS)
async def score_history(services: ServicesParam, guest: GuestParam, table: TableParam) -> forms.ScoreHistory:
    """Every seat's points after each number of a finished game."""
    info, events = await services.store.load(table)
    seating.check_may_watch(info, guest.id)
    return await asyncio.to_thread(replays.score_history, info, events)


@get("/tables/{table:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def record(
    services: ServicesParam,
    guest: GuestParam,
    table: TableParam,
    form: Annotated[str, QueryParameter(pattern="^(text|json)$")] = "text",
) -> str:
    """The record of a finished game."""
    info, events = await services.store.load(table)
    seating.check_may_watch(info, guest.id)
    ending = await endings.load_if_needed(services.store, info)
    return await asyncio.to_thread(replays.record_for, guest.id, info, events, ending, form)


@post("/records", responses=REFUSALS)
async def upload(services: ServicesParam, guest: GuestParam, data: JSONBody[forms.Upload]) -> TableState:
    """A table from a record: to look at if it is finished, to go on with if not."""
    _check_table_limit(services, guest)
    name = await services.guests.name(guest.id)
    parsed = await asyncio.to_thread(replays.read_record, data.record)
    info, events = await asyncio.to_thread(
        replays.table_from_record, parsed, data.seats, guest.id, name, services.clock_and_random
    )
    ending = await asyncio.to_thread(endings.ending_from_replay, info, events) if info.status == "over" else None
    await services.store.create(info, events, ending)
    return _state(services, info)


def router(services: Services) -> Router:
    """All of it under /api."""

    async def before(request: AnyRequest) -> None:
        admit(services, request)

    handlers = [
        me, rename_me, link, device, statistics, games, title_texts, lobby, mine, create, find, show, join, leave,
        rename, set_up, set_seat, ready, start, rematch, mute, remove, qr, replay, score_history, record, upload,
    ]  # fmt: skip
    return Router(
        "/api", route_handlers=handlers, before_request=before, dependencies={"guest": Provide(current_guest)}
    )
