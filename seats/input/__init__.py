"""Turns what devices and the window do into input events."""
