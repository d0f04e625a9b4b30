"""What a game declares of its records: fields, events, what their numbers mean, their names."""
