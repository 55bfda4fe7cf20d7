"""The rules of every game: pure, and without knowledge of screens."""
