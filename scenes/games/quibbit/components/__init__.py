"""The parts of the table of Quibbit!, each with its own tokens."""
