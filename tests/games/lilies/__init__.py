"""Lilies, a small game for the tests; docs/ADDING_A_GAME.md walks through it."""
