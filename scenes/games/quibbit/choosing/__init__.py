"""How a person chooses in Quibbit!."""
