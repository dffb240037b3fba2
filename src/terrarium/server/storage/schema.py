"""The tables of the database. migrations/ builds them step by step; a test compares the results."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

#: Guests who have a name or have been at a table: a public id and the name (empty: none chosen). A signed cookie
#: identifies them.
guests = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    #: The last day on which the guest came; NULL in rows that are older than the column.
    sa.Column("seen", sa.BigInteger),
    #: Raised when the guest signs out everywhere; cookies of earlier epochs are not valid.
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    #: A digest of the recovery phrase.
    sa.Column("recovery", sa.String(64)),
    sa.Index("guests_by_recovery", "recovery"),
    sa.Index("guests_by_epoch", "epoch"),
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
    #: The seed of the deal, or its key as text.
    sa.Column("seed", sa.BigInteger),
    sa.Column("deal_key", sa.String(40)),
    #: How many actions the game has; higher numbers change settings. NULL in games that are older than settings.
    sa.Column("actions", sa.Integer),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("started", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),
    #: When the server must act: for a bot or a clock.
    sa.Column("due", sa.BigInteger),
    #: The worker that does it, and until when its lease lasts.
    sa.Column("minder", sa.String(32)),
    sa.Column("minded_until", sa.BigInteger),
    sa.Column("rematch", sa.String(32)),
    #: A keyed hash of the address from which the game was started.
    sa.Column("origin", sa.String(16)),
    sa.Column("scores", sa.JSON),
    sa.Column("winners", sa.JSON),
    #: Who may not come back, and without a name who was muted and has left; reports that wait for the host.
    sa.Column("banned", sa.JSON),
    sa.Column("reports", sa.JSON),
    #: The lesson that is played at the table.
    sa.Column("lesson", sa.String(64)),
    #: Whether people may ask for hints, and who has asked: [number, seat], in order.
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("hints_asked", sa.JSON),
    #: What was dealt again: [number of moves, seat, seed], in order; NULL at most tables.
    sa.Column("redeals", sa.JSON(none_as_null=True)),
    #: The day whose deal is played at the table.
    sa.Column("daily", sa.String(10)),
    sa.Index("tables_by_status", "status", "created"),
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_by_origin", "origin", "status"),
    sa.Index("tables_by_rematch", "rematch"),
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
    sa.Column("name", sa.String(64)),
    sa.Index("seats_by_guest", "guest"),
)

people = sa.Table(
    "people",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("muted", sa.Boolean, nullable=False),
    #: Whether the person made the table or joined it with its code.
    sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.true()),
    #: The order in which people joined.
    sa.Column("place", sa.Integer, nullable=False),
    sa.Index("people_by_guest", "guest"),
)

#: The events in order. (table, number) is unique, so two workers cannot accept the same number.
actions = sa.Table(
    "actions",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    #: NULL: the seat undid its latest action.
    sa.Column("action", sa.BigInteger),
    sa.Column("key", sa.String(64)),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "key", name="actions_once"),
)

#: The endings of finished games, because later rules may not replay them. One row per finished table: compressed JSON,
#: or NULL if these rules could not reproduce the game.
endings = sa.Table(
    "endings",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    #: The version of the rules that produced the content, or could not.
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.LargeBinary),
)

#: Reviews of finished games that somebody has asked for.
reviews = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("requested", sa.BigInteger, nullable=False),
    #: A keyed hash of the address that has asked for it.
    sa.Column("origin", sa.String(16), nullable=False),
    #: How much of it is done, and what its steps have found so far: compressed JSON, NULL when it is finished.
    sa.Column("share", sa.Float, nullable=False, server_default="0"),
    sa.Column("findings", sa.LargeBinary),
    #: The finished review: compressed JSON.
    sa.Column("content", sa.LargeBinary),
    sa.Column("failed", sa.Boolean, nullable=False, server_default=sa.false()),
    #: The worker that computes it, and until when its lease lasts.
    sa.Column("minder", sa.String(32)),
    sa.Column("minded_until", sa.BigInteger),
    sa.Index("reviews_by_requested", "requested"),
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
    sa.Index("chat_by_time", "at"),
)

#: The results of guests at finished tables, for statistics. They stay when the table is deleted.
results = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    #: The number of seats, who the others were, the points by source and the planted cards; NULL in rows that are
    #: older than the columns, empty where the ending was not stored.
    sa.Column("seats", sa.Integer),
    sa.Column("opponents", sa.JSON),
    sa.Column("sources", sa.JSON),
    sa.Column("planted", sa.JSON),
    sa.Index("results_by_guest", "guest"),
    sa.Index("results_by_time", "ended"),
)

#: Who has tried which deal of the day: the first table counts, later ones are practice.
daily_attempts = sa.Table(
    "daily_attempts",
    METADATA,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Index("daily_attempts_by_day", "game", "day"),
    sa.Index("daily_attempts_by_table", "table_id"),
)

#: Games of bots on the person's seat of a deal: how many are played, and how often each score was reached.
daily_runs = sa.Table(
    "daily_runs",
    METADATA,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("rules", sa.Integer, primary_key=True),
    sa.Column("wanted", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("counts", sa.JSON, nullable=False),
)

#: One-time links to another device; only a digest of the token is stored.
links = sa.Table(
    "links",
    METADATA,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)

#: Values that all workers share, such as the secret that signs cookies.
server_values = sa.Table(
    "kept",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
