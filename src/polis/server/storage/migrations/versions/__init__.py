"""The history of the database schema, one file per change."""
