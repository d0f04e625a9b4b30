"""What happened in Arkadia, in words."""
