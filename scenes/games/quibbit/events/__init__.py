"""How the events of Quibbit! are shown and told, how near the end is, and how a match ended."""
