"""The database: SQLite or PostgreSQL, with the same tables and the same code for both."""
