"""The page that tells a contest: drawn by us, in one file, without scripts or anything from elsewhere."""
