"""Two worlds that a viewer cannot tell apart, and every channel that could reveal which it is."""
