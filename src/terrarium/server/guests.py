"""Guests: a random identity in a signed cookie, so that the server stores no sessions."""

from __future__ import annotations

import hashlib
import hmac

import sqlalchemy as sa
from msgspec import Struct

from terrarium.engine.lines import Line
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.cookie_epochs import CookieEpochs
from terrarium.server.names import clean_name
from terrarium.server.refusals import NotFound
from terrarium.server.storage import notifications
from terrarium.server.storage.schema import guests, links
from terrarium.server.storage.store import Store
from terrarium.texts import LANGUAGES, Texts

COOKIE = "terrarium_guest"
#: The length of a guest's public id.
ID_LETTERS = 16
#: How long a link to another device is valid.
LINK_MS = 15 * 60 * 1000
#: The letters of a recovery phrase, 138 bits, and of each of its groups.
PHRASE_LETTERS, GROUP_LETTERS = 28, 4
#: How precisely the last visit of a guest is stored.
SEEN_MS = 24 * 3600 * 1000

_NAME = sa.select(guests.c.name, guests.c.seen).where(guests.c.id == sa.bindparam("guest"))
_NEW_GUEST = sa.text("INSERT INTO guests (id, name, created) VALUES (:guest, '', :now) ON CONFLICT (id) DO NOTHING")
_SEEN = guests.update().where(guests.c.id == sa.bindparam("guest")).values(seen=sa.bindparam("now"))


class Guest(Struct, frozen=True):
    """The guest of a request; `fresh` if the request had no valid cookie."""

    id: str
    fresh: bool = False
    #: The language of the request.
    language: str = LANGUAGES[0]


class Guests:
    """Identifies guests by their cookies, and stores their names."""

    def __init__(self, store: Store, secret: bytes, clock_and_random: ClockAndRandom, epochs: CookieEpochs) -> None:
        self.store = store
        self.secret = secret
        self.clock_and_random = clock_and_random
        self.epochs = epochs

    def cookie(self, guest: str) -> str:
        """The value of the cookie that identifies a guest. Before the first signing out it names no epoch."""
        epoch = self.epochs.of(guest)
        signature = self._signature(guest, epoch)
        return f"{guest}.{epoch}.{signature}" if epoch else f"{guest}.{signature}"

    def origin(self, address: str) -> str:
        """A short keyed hash of an address, so that tables from it can be counted without storing it."""
        return hmac.new(self.secret, f"address {address}".encode(), hashlib.sha256).hexdigest()[:16]

    def _signature(self, guest: str, epoch: int) -> str:
        text = f"guest {guest} {epoch}" if epoch else f"guest {guest}"
        return hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest()[:43]

    def from_cookie(self, cookie: str | None, language: str = LANGUAGES[0]) -> Guest:
        """The guest of a cookie; a new one if it is missing, forged, or from before the guest signed out everywhere."""
        guest, _point, rest = (cookie or "").partition(".")
        if guest and len(guest) <= 32 and hmac.compare_digest(self.cookie(guest).encode(), f"{guest}.{rest}".encode()):
            return Guest(guest, language=language)
        return Guest(self.clock_and_random.random_word(ID_LETTERS), fresh=True, language=language)

    async def name(self, guest: Guest) -> str:
        """The name of a guest: the chosen one, or "Guest" and a number in the guest's language."""
        found = await self.store.read(lambda connection: connection.execute(_NAME, {"guest": guest.id}).first())
        now = self.clock_and_random.now()
        if found is not None and (found.seen or 0) < now - SEEN_MS:
            await self.store.write(lambda connection: connection.execute(_SEEN, {"guest": guest.id, "now": now}))
        if found is not None and found.name:
            return str(found.name)
        number = int(hashlib.sha256(guest.id.encode()).hexdigest()[:6], 16) % 9000 + 1000
        return Texts(guest.language).say(Line("guest-name", number=str(number)))

    async def has_chosen_name(self, guest: Guest) -> bool:
        """Whether a guest has chosen a name."""
        found = await self.store.read(lambda connection: connection.execute(_NAME, {"guest": guest.id}).first())
        return found is not None and bool(found.name)

    async def name_at_table(self, guest: Guest) -> str:
        """The name of a guest who comes to a table, and is remembered from then on."""
        await self._change(guest.id)
        return await self.name(guest)

    async def _change(self, guest: str, **values: object) -> None:
        """Store values of a guest, who may have no row yet."""
        now = self.clock_and_random.now()

        def work(connection: sa.Connection) -> None:
            connection.execute(_NEW_GUEST, {"guest": guest, "now": now})
            connection.execute(guests.update().where(guests.c.id == guest).values(**values, seen=now))

        await self.store.write(work)

    async def rename(self, guest: str, name: str) -> str:
        """Change the name of a guest."""
        name = clean_name(name)
        await self._change(guest, name=name)
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

    async def create_recovery_phrase(self, guest: str) -> str:
        """Create a phrase that gives any device this identity, until there is a new phrase."""
        letters = self.clock_and_random.random_word(PHRASE_LETTERS)
        await self._change(guest, recovery=_digest(letters))
        return "-".join(letters[start : start + GROUP_LETTERS] for start in range(0, PHRASE_LETTERS, GROUP_LETTERS))

    async def redeem(self, token: str) -> str:
        """The guest of a one-time token, which becomes invalid, or of a recovery phrase."""
        now = self.clock_and_random.now()
        phrase = "".join(letter for letter in token.lower() if letter.isalnum())

        def work(connection: sa.Connection) -> str | None:
            where = (links.c.token == _digest(token)) & (links.c.expires >= now)
            found = connection.execute(sa.select(links.c.guest).where(where)).scalar()
            if found is None:
                owner = sa.select(guests.c.id).where(guests.c.recovery == _digest(phrase))
                return connection.execute(owner).scalar()
            return str(found) if connection.execute(links.delete().where(where)).rowcount == 1 else None

        guest = await self.store.write(work)
        if guest is None:
            raise NotFound("link-used-up")
        return guest

    async def sign_out_everywhere(self, guest: str) -> int:
        """Make all cookies, links and the recovery phrase of a guest invalid; return the new epoch."""
        now = self.clock_and_random.now()

        def work(connection: sa.Connection) -> int:
            connection.execute(_NEW_GUEST, {"guest": guest, "now": now})
            connection.execute(links.delete().where(links.c.guest == guest))
            change = guests.update().where(guests.c.id == guest).values(epoch=guests.c.epoch + 1, recovery=None)
            epoch: int = connection.execute(change.returning(guests.c.epoch)).scalar_one()
            if self.store.shared:
                notifications.announce_epoch(connection, self.store.worker, guest, epoch)
            return epoch

        epoch = await self.store.write(work)
        self.epochs.set(guest, epoch)
        return epoch


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
