"""The table of Frogger."""
