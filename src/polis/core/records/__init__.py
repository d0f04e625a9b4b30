"""Records of complete games: written, read, replayed, traced."""
