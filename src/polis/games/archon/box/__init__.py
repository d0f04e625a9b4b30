"""What lies in the box of Archon."""
