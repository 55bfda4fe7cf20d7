"""The parts of a build: the frozen program, and what stands beside it."""
