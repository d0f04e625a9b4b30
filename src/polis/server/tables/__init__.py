"""A table as it is agreed, played and remembered: pure of files, sockets and clocks.

Whoever wants something asks a function of `deciding`, which answers with entries for the journal
or refuses. Only entries change a table, so a table read from its journal is the table as it was.
"""
