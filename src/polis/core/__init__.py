"""What both games share: errors, the compiler's door, bits, seeds, events, records, texts."""
