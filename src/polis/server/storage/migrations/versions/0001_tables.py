"""All tables, as `schema` declares them until the first release."""

from alembic import op

from polis.server.storage.schema import metadata

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them. The release that adds a second migration writes the tables of the first out here."""
    metadata.create_all(op.get_bind())
