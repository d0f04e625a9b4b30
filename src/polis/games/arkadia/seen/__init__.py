"""What a seat of Arkadia may see: observations, views, sampled worlds and values derived by the rules."""
