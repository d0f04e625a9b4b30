"""What a seat of Archon may see: observations, views, sampled worlds and values derived by the rules."""
