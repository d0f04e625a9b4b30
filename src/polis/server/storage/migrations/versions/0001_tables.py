"""Tables, their journal and their chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    _make_tables()
    _make_journal()
    _make_chat()


def _make_tables() -> None:
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("due", sa.Double()),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("tokens", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_tables"),
    )
    op.create_index(
        "ix_game_tables_due",
        "game_tables",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_index("ix_game_tables_listed", "game_tables", ["listed", "status", "touched"])


def _make_journal() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("key", sa.String(80)),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_journal"),
        sa.UniqueConstraint("table_id", "key", name="uq_journal_table_id_key"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_journal_table_id"),
    )


def _make_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("key", sa.String(80)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.UniqueConstraint("table_id", "key", name="uq_chat_table_id_key"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_chat_table_id"),
    )
