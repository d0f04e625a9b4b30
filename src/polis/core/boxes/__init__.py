"""Component files: TOML in which every value has a provenance."""
