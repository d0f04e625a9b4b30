"""Events, refusals and effects of Archon in words."""
