"""A table as it is agreed, played and stored, without files, sockets and clocks of its own.

A client's command (`commands`) is decided into entries for the table's journal, or refused. Only
entries change a table, so a table that is read from its journal is the table as it was.
"""
