"""How the points of Quivvit! are counted at the end."""
