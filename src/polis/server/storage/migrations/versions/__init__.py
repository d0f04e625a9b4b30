"""The history of the database's tables, one file a change."""
