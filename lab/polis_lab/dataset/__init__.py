"""Data to learn from: decisions of bots as rows of Parquet files (docs/howto/dataset.md)."""
