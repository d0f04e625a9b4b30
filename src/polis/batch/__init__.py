"""Many games at once in compiled threads: `polis.Batch`, and series of games between bots."""
