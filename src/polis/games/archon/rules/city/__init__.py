"""ARC-4.2  The city: its slots, prices and the action of each location."""
