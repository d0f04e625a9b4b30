"""What Alembic runs: the migrations, in the transaction of whoever asked for them."""

from alembic import context

from polis.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
