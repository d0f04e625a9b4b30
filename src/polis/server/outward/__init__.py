"""Where Polis is the visitor: at its own public address, and as a bot at a table somewhere else."""
