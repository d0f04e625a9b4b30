"""Load on a server: `make bench-server`."""
