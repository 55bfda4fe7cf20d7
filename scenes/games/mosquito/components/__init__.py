"""The parts of the table of Mosquito, each with its own tokens."""
