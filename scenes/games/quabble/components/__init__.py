"""The parts of the table of Quabble, each with its own tokens."""
