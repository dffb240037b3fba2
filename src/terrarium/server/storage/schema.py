"""The tables of the database. migrations/ builds them step by step; a test holds both equal."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

#: People: a public id and a name. Who they are is proved by a signed cookie.
guests = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("code", sa.String(32), nullable=False, unique=True),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("open_scores", sa.Boolean, nullable=False),
    sa.Column("seed", sa.BigInteger),
    #: How many actions the game has: higher numbers change settings. NULL if it began before there were settings.
    sa.Column("actions", sa.Integer),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("started", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),
    #: When the server itself has something to do here: a bot's turn, a clock.
    sa.Column("due", sa.BigInteger),
    #: Which worker does it, and how long its word counts.
    sa.Column("minder", sa.String(32)),
    sa.Column("minded_until", sa.BigInteger),
    sa.Column("rematch", sa.String(32)),
    sa.Column("scores", sa.JSON),
    sa.Column("winners", sa.JSON),
    sa.Index("tables_by_status", "status", "created"),
    sa.Index("tables_by_due", "due"),
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("guest", sa.String(32)),
    sa.Column("bot", sa.String(64)),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Index("seats_by_guest", "guest"),
)

people = sa.Table(
    "people",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("muted", sa.Boolean, nullable=False),
    #: In which order people came.
    sa.Column("place", sa.Integer, nullable=False),
    sa.Index("people_by_guest", "guest"),
)

#: What was accepted, in order. The pair (table, number) is unique, so two workers never both accept the next one.
actions = sa.Table(
    "actions",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    #: NULL: the seat took its latest action back.
    sa.Column("action", sa.BigInteger),
    sa.Column("key", sa.String(64)),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "key", name="actions_once"),
)

#: How finished games looked at their end, because rules of a later version may not replay them. One row per table that
#: is over: compressed JSON, or nothing if these rules could not give what had been played.
endings = sa.Table(
    "endings",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    #: The version of the rules that gave the content, or could not.
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.LargeBinary),
)

chat = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "guest", "key", name="chat_once"),
)

#: One-time links to another device; only a digest of the token is kept.
links = sa.Table(
    "links",
    METADATA,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)

#: Odds and ends that all workers share, such as the secret that signs cookies.
server_values = sa.Table(
    "kept",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
