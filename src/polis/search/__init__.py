"""Search that any game can use: trees, networks, playouts, budgets."""
