"""The contents of the box of Archon."""
