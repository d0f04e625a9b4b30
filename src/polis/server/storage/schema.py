"""The present schema of the database; a test compares it with the migrations."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

# Tables with a summary that is written with each entry, so that lists and what is due need no
# journal. tokens: the hash of each seat's token, or null.
tables: Final = Table(
    "game_tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("secret", String(32), nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", Double),
    Column("head", Text, nullable=False),
    Column("tokens", Text, nullable=False),
)
Index("ix_game_tables_due", tables.c.due, sqlite_where=tables.c.due.isnot(None),
      postgresql_where=tables.c.due.isnot(None))  # fmt: skip
Index("ix_game_tables_listed", tables.c.listed, tables.c.status, tables.c.touched)

# The journal. Its keys are the lock: of two writers of the same version, or of the same key of a
# client, one is refused.
journal: Final = Table(
    "journal",
    metadata,
    Column("table_id", String(40), ForeignKey("game_tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("key", String(80)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "key"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("game_tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80)),
    UniqueConstraint("table_id", "key"),
)

# Accounts: a name and a password that own seats. folded: the name as it is compared; password: an
# argon2id hash.
accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("folded", String(240), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", Double, nullable=False),
)

# Signed-in devices, by the hash of their token.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)
Index("ix_sessions_account_id", sessions.c.account_id)

# The seats of an account. hash: of the seat's token.
account_seats: Final = Table(
    "account_seats",
    metadata,
    Column(
        "account_id", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("table_id", String(40), ForeignKey("game_tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),
)
Index("ix_account_seats_table_id", account_seats.c.table_id, account_seats.c.seat)

# Keys that the server has made for itself, common to all processes.
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Receivers of notices: a browser (push) or a program (hook). mark: unique for each browser.
subscribers: Final = Table(
    "subscribers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("mark", String(64), nullable=False, unique=True),
    Column("secrets", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("account_id", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("created", Double, nullable=False),
    Column("failures", Integer, nullable=False),
)
Index("ix_subscribers_account_id", subscribers.c.account_id)

subscriber_seats: Final = Table(
    "subscriber_seats",
    metadata,
    Column(
        "subscriber_id",
        String(24),
        ForeignKey("subscribers.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("table_id", String(40), ForeignKey("game_tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)
Index("ix_subscriber_seats_table_id", subscriber_seats.c.table_id, subscriber_seats.c.seat)

# Notices to be sent, written with their entry. due: when the next try is. There is no foreign key to
# subscribers: a move must never wait for one that is being removed.
outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("subscriber_id", String(24), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("at", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)
Index("ix_outbox_due", outbox.c.due)

# Tries of passwords that are left. mark: a hash of whose they are, so that no address is kept.
attempts: Final = Table(
    "attempts",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("left", Double, nullable=False),
    Column("at", Double, nullable=False),
)
Index("ix_attempts_at", attempts.c.at)

# Links with which somebody who has forgotten a password chooses a new one, once. hash: of the token.
resets: Final = Table(
    "resets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
)

# Lines of a chat that somebody at the table reported. seat: of who reported; line: as JSON. There is no
# foreign key: a report outlives its table.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
)
Index("ix_reports_at", reports.c.at)

# The log of commitments, which everybody may read but for the table: its id is the invitation. Entries are
# only ever appended, each with the hash of the one before. There is no foreign key: they outlive tables.
commitments: Final = Table(
    "commitments",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("what", String(16), nullable=False),
    Column("of", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("deal", String(16)),
    Column("commitment", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("previous", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("table_id", String(40), nullable=False),
)
Index("ix_commitments_commitment", commitments.c.commitment)
Index("ix_commitments_table_id", commitments.c.table_id)
