"""How the events of Quabble are shown and told, how near the end is, and how a match ended."""
