"""Guests: a random identity in a signed cookie, so that the server stores no sessions."""

from __future__ import annotations

import hashlib
import hmac

import sqlalchemy as sa
from msgspec import Struct

from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.names import clean_name
from terrarium.server.refusals import NotFound
from terrarium.server.storage.schema import guests, links
from terrarium.server.storage.store import Store

COOKIE = "terrarium_guest"
#: The length of a guest's public id.
ID_LETTERS = 16
#: How long a link to another device is valid.
LINK_MS = 15 * 60 * 1000


_NAME = sa.select(guests.c.name).where(guests.c.id == sa.bindparam("guest"))


class Guest(Struct, frozen=True):
    """The guest of a request; `fresh` if the request had no valid cookie."""

    id: str
    fresh: bool = False


class Guests:
    """Identifies guests by their cookies, and stores their names."""

    def __init__(self, store: Store, secret: bytes, clock_and_random: ClockAndRandom) -> None:
        self.store = store
        self.secret = secret
        self.clock_and_random = clock_and_random

    def cookie(self, guest: str) -> str:
        """The value of the cookie that identifies a guest."""
        return f"{guest}.{self._signature(guest)}"

    def _signature(self, guest: str) -> str:
        return hmac.new(self.secret, f"guest {guest}".encode(), hashlib.sha256).hexdigest()[:43]

    def from_cookie(self, cookie: str | None) -> Guest:
        """The guest of a cookie; a new one if it is missing or forged."""
        guest, _point, signature = (cookie or "").partition(".")
        if guest and len(guest) <= 32 and hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return Guest(guest)
        return Guest(self.clock_and_random.random_word(ID_LETTERS), fresh=True)

    async def name(self, guest: str) -> str:
        """The name of a guest."""
        found = await self.store.read(lambda connection: connection.execute(_NAME, {"guest": guest}).scalar())
        return found or f"Guest {int(hashlib.sha256(guest.encode()).hexdigest()[:6], 16) % 9000 + 1000}"

    async def rename(self, guest: str, wish: str) -> str:
        """Change the name of a guest."""
        name = clean_name(wish)
        now = self.clock_and_random.now()

        def work(connection: sa.Connection) -> None:
            if not connection.execute(guests.update().where(guests.c.id == guest).values(name=name)).rowcount:
                connection.execute(guests.insert(), {"id": guest, "name": name, "created": now})

        await self.store.write(work)
        return name

    async def create_link(self, guest: str) -> tuple[str, int]:
        """Create a one-time token that gives another device this identity; return it with its expiry."""
        token, now = self.clock_and_random.random_word(26), self.clock_and_random.now()
        row = {"token": _digest(token), "guest": guest, "expires": now + LINK_MS}

        def work(connection: sa.Connection) -> None:
            connection.execute(links.delete().where((links.c.expires < now) | (links.c.guest == guest)))
            connection.execute(links.insert(), row)

        await self.store.write(work)
        return token, now + LINK_MS

    async def redeem_link(self, token: str) -> str:
        """The guest of a token, which becomes invalid."""
        now = self.clock_and_random.now()

        def work(connection: sa.Connection) -> str | None:
            where = (links.c.token == _digest(token)) & (links.c.expires >= now)
            found = connection.execute(sa.select(links.c.guest).where(where)).scalar()
            if found is None or connection.execute(links.delete().where(where)).rowcount != 1:
                return None
            return str(found)

        guest = await self.store.write(work)
        if guest is None:
            raise NotFound("link-used-up")
        return guest


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
