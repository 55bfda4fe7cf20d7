"""What the settings file holds."""
