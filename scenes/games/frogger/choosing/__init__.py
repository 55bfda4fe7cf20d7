"""How a person chooses in Frogger."""
