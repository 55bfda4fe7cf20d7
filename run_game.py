"""Starts the game."""

import sys

from scenes.app.main import main

if __name__ == "__main__":
    sys.exit(main())
