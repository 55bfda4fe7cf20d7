"""Tools for those who work on the project, which the program itself never needs."""
