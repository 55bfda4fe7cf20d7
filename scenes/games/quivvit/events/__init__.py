"""How the events of Quivvit! are shown and told, how near the end is, and how a match ended."""
