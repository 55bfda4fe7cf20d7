"""Computer players. A bot knows the view and the legal choices of its seat, and nothing more."""
