"""Scanning: how one button points at one thing after the other, and chooses."""
