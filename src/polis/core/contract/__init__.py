"""The contract between a game and everything that plays, stores, checks or draws it."""
