"""The contents of the box of Arkadia."""
