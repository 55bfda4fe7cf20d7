"""Attacks on the program: broken files, kills, random input, full disks, poisoned homes."""
