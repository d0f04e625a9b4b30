"""The rules one by one, in positions made by hand: one file for each chapter of the rulebook."""
