"""A slow second implementation of Arkadia, made of sets and dicts, for comparison in tests.

It is written from the rulebook alone, knows nothing of the package under test and uses
neither its loader nor its tables. Squares are (row, column) pairs counted from 1.
"""
