"""Settings, bindings and lobbies as a file."""
