"""Choices as named steps: on phones, and on a list at the seat of who chooses."""
