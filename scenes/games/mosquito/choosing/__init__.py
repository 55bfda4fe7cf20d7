"""How a person chooses in Mosquito."""
