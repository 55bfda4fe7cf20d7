"""How a person chooses in Quabble."""
