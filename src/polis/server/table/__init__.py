"""A table's agreement, play and journal, independent of files, sockets and clocks.

A client's command (`commands`) is decided into entries for the table's journal, or refused. Only
entries change a table, so a table rebuilt from its journal is identical.
"""
