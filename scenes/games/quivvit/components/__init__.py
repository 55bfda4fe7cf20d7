"""The parts of the table of Quivvit!, each with its own tokens."""
