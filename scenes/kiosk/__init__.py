"""A house that stands in public and runs by itself."""
