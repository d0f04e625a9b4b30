"""Accounts with their seats, and notices."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    _make_accounts()
    _make_sessions()
    _make_account_seats()
    _make_subscribers()
    _make_subscriber_seats()
    _make_outbox()
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )


def _make_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("folded", sa.String(240), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )


def _make_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account_id", sa.String(24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="fk_sessions_account_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])


def _make_account_seats() -> None:
    op.create_table(
        "account_seats",
        sa.Column("account_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", "seat", name="pk_account_seats"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="fk_account_seats_account_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_account_seats_table_id"),
    )
    op.create_index("ix_account_seats_table_id", "account_seats", ["table_id", "seat"])


def _make_subscribers() -> None:
    op.create_table(
        "subscribers",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("secrets", sa.Text(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("account_id", sa.String(24)),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscribers"),
        sa.UniqueConstraint("mark", name="uq_subscribers_mark"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="fk_subscribers_account_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_subscribers_account_id", "subscribers", ["account_id"])


def _make_subscriber_seats() -> None:
    op.create_table(
        "subscriber_seats",
        sa.Column("subscriber_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subscriber_id", "table_id", "seat", name="pk_subscriber_seats"),
        sa.ForeignKeyConstraint(
            ["subscriber_id"],
            ["subscribers.id"],
            name="fk_subscriber_seats_subscriber_id",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_tables.id"], name="fk_subscriber_seats_table_id"
        ),
    )
    op.create_index("ix_subscriber_seats_table_id", "subscriber_seats", ["table_id", "seat"])


def _make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("subscriber_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
