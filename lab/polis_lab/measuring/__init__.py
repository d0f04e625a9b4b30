"""How fast the rules and a start are."""
