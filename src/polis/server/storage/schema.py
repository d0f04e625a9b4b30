"""The tables of the database. Their history is in `migrations`; a test compares both."""

from typing import Final

from sqlalchemy import (
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

# A table with what lists and waking need of it, written along with each entry: nothing has to be
# played again to know that it is somebody's turn. tokens: the hash of each seat's, or null.
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

# The journal. The key of a row is the lock: of two writers of the same version one is refused.
# Of two entries with the same key of a client one is refused, too.
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
