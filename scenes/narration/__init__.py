"""Says what is on the screen, for people who do not see it."""
