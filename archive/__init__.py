"""Records of matches on disk, running and finished, and the statistics of who won how often."""
