"""The game server: real servers on free ports, real sockets, both databases."""
