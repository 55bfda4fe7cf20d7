"""Bots against bots, for measuring how strong they are."""
