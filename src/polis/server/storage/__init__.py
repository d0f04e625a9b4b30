"""Where tables are kept: SQLite or PostgreSQL, the same tables and the same code for both."""
