"""The pictures and numbers of Arkadia's illustrated rulebook, made by the engine."""
