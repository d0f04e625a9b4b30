"""Playing in a terminal: a drawn board, the notation, and a record of the game."""
