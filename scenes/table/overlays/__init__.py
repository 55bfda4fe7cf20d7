"""Scenes that open over a table by themselves."""
