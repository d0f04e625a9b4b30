"""What happened in Archon, in words."""
