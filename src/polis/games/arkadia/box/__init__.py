"""What lies in the box of Arkadia."""
