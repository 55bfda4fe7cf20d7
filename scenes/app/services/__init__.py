"""The services of the app, and those of them that are loaded when they are wanted."""
