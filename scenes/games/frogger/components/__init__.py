"""The parts of the table of Frogger, each with its own tokens."""
