"""Search that any game can use: trees, networks, beams, budgets."""
