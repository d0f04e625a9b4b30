"""What all games share: errors, compiler interface, bitboards, seeds, events, records, texts."""
