"""Training of the networks that guide the search: self-play, then learning from it."""
