"""Arkadia (Rüdiger Dorn, 2006): its box, its rules, and how both are told."""
