"""How strong bots are: ratings, and contests with other programs."""
