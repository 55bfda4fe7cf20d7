"""How the events of Mosquito are shown and told, how near the end is, and how a match ended."""
