"""What all games share: errors, kernels and engines, seeds, events, records, texts."""
