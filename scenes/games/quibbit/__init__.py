"""The table of Quibbit."""
