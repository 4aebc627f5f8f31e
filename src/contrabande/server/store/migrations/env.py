"""Runs the steps on the connection that `migrating.bring_up_to_date` hands over."""

from alembic import context

from contrabande.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
