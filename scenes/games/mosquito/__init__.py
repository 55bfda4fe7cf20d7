"""The table of Mosquito."""
