"""Events and refusals of Arkadia in words."""
