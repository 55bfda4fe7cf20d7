"""Says lines aloud; nothing of it is imported before somebody wants that."""
