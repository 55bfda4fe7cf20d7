"""How a person chooses in Quivvit!."""
