"""Where matches are kept: the one being played, those that are over, and who won how often."""
