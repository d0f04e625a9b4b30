"""Playing over a network: tables, their journal, and everybody who views them."""
