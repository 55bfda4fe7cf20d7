"""Where the things below the path of Frogger are."""
