"""Password attempts shared by all processes, password-reset links."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "attempts",
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("left", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("mark", name="pk_attempts"),
    )
    op.create_index("ix_attempts_at", "attempts", ["at"])
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account_id", sa.String(24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_resets"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="fk_resets_account_id", ondelete="CASCADE"
        ),
    )
