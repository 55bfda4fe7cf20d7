"""Screens of pages with words and pictures."""
