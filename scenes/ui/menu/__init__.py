"""Screens with a menu, and the parts of them."""
