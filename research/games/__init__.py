"""Codec and observation of each game."""
