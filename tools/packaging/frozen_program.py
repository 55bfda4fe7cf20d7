"""What the frozen program runs: the game, or a process in which a bot thinks."""

import sys
from multiprocessing import freeze_support

from scenes.app.main import main

if __name__ == "__main__":
    freeze_support()  # does not return in a process that was started for a bot
    sys.exit(main())
