"""Soak runs: hours of play by random input, for finding leaks."""
