"""Frames: when they are due, what happens in each, and how they are drawn."""
