"""Reads, replaces and sets aside files of which nothing is known, and looks after the disk."""
