"""Phones as private hands: what a phone shows."""
