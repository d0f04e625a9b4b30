"""The pictures and numbers of Archon's illustrated rulebook, made by the engine."""
