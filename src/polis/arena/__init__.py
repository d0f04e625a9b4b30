"""Many games: playouts at compiled speed, simulation and benchmark."""
