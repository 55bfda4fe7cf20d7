"""How the events of Frogger are shown and told, how near the end is, and how a match ended."""
