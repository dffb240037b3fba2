"""Requests about the guest: name, other devices; and what can be played."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter

from terrarium.server import forms, replays
from terrarium.server.api.admission import (
    REFUSALS,
    AnyRequest,
    GuestParam,
    ServicesParam,
    check_code_limit,
    client_address,
)
from terrarium.server.bot_processes import offered_bots
from terrarium.server.guests import Guest
from terrarium.server.refusals import NotFound
from terrarium.server.security_headers import guest_cookie
from terrarium.server.services import Services
from terrarium.texts.texts import LANGUAGES, title_sources


async def _me(services: Services, guest: Guest) -> forms.Me:
    """How a guest is called."""
    return forms.Me(guest.id, await services.guests.name(guest), await services.guests.has_chosen_name(guest))


@get("/me", responses=REFUSALS)
async def me(services: ServicesParam, guest: GuestParam) -> forms.Me:
    """The guest's public id and name."""
    return await _me(services, guest)


@put("/me", responses=REFUSALS)
async def rename_me(services: ServicesParam, guest: GuestParam, data: JSONBody[forms.Named]) -> forms.Me:
    """Change the guest's name, for tables joined from now on."""
    return forms.Me(guest.id, await services.guests.rename(guest.id, data.name), named=True)


@post("/me/link", responses=REFUSALS)
async def link(services: ServicesParam, guest: GuestParam) -> forms.DeviceLink:
    """Create a one-time link that gives another device the same identity."""
    token, expires = await services.guests.create_link(guest.id)
    return forms.DeviceLink(token, f"/device/{token}", expires)


@post("/me/device", responses=REFUSALS, status_code=200)
async def device(services: ServicesParam, request: AnyRequest, data: JSONBody[forms.Device]) -> Response[forms.Me]:
    """Take over the identity of the guest who created the link or the recovery phrase."""
    check_code_limit(services, request)
    guest = Guest(await services.guests.redeem(data.token), language=request.state.guest.language)
    request.state.guest = guest
    return Response(await _me(services, guest), cookies=[_cookie(services, request, guest.id)])


@post("/me/recovery", responses=REFUSALS)
async def recovery(services: ServicesParam, guest: GuestParam, request: AnyRequest) -> forms.Recovery:
    """Create a phrase that gives any device the same identity, in place of the one before."""
    check_code_limit(services, request)
    phrase = await services.guests.create_recovery_phrase(guest.id)
    return forms.Recovery(phrase, f"/device/{phrase}")


@post("/me/sign-out", responses=REFUSALS, status_code=200)
async def sign_out(services: ServicesParam, guest: GuestParam, request: AnyRequest) -> Response[forms.Me]:
    """Sign out on all other devices; links and the recovery phrase become invalid too."""
    check_code_limit(services, request)
    await services.guests.sign_out_everywhere(guest.id)
    services.registry.disconnect_signed_out(guest.id)
    return Response(await _me(services, guest), cookies=[_cookie(services, request, guest.id)])


def _cookie(services: Services, request: AnyRequest, guest: str) -> Cookie:
    return guest_cookie(
        services, guest, services.settings.is_secure(request.url.scheme, request.headers.get("host", ""))
    )


@get("/invitations", responses=REFUSALS)
async def invitations(services: ServicesParam, request: AnyRequest) -> forms.Invitations:
    """The address that invitations start with."""
    return _invitations(services, request)


@post("/invitations/network", responses=REFUSALS, status_code=200)
async def open_network(services: ServicesParam, request: AnyRequest) -> forms.Invitations:
    """Let people in the local network in; only the person at the server's computer may do so."""
    await services.lan_access.open(client_address(request), request.base_url.hostname or "")
    return _invitations(services, request)


def _invitations(services: Services, request: AnyRequest) -> forms.Invitations:
    can_open = services.lan_access.can_open(client_address(request), request.base_url.hostname or "")
    return forms.Invitations(services.invitation_address(str(request.base_url)), can_open)


@get("/games", responses=REFUSALS)
async def games() -> forms.Games:
    """All titles and bots."""
    return forms.Games(replays.title_forms(), offered_bots())


@get("/texts/{language:str}", responses=REFUSALS, media_type=MediaType.TEXT)
async def title_texts(language: Annotated[str, PathParameter(max_length=8)]) -> str:
    """The texts of titles from other packages, as Fluent messages; the page contains those of the program."""
    if language not in LANGUAGES:
        raise NotFound("no-such-page", problem=language)
    return "\n".join(title_sources(language))


HANDLERS = [me, rename_me, link, device, recovery, sign_out, invitations, open_network, games, title_texts]
