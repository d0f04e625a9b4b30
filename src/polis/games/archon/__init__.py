"""Archon: Glory & Machination, by Nikolas Sakaloglou and Sotiris Tsantilas (Artipia, 2013)."""
