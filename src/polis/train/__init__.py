"""Training of the networks that guide the search: games against oneself, then learning from them."""
