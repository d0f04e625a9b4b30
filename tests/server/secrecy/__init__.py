"""Two worlds that a viewer cannot tell apart, and every channel by which it could be told."""
