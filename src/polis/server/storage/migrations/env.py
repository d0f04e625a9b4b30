"""The history of the database's tables as Alembic runs it, in the transaction of the caller."""

from alembic import context

from polis.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
