"""The table of Quivvit!."""
