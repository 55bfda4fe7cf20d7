"""``python -m bots.arena``."""

from __future__ import annotations

from bots.arena.command_line import main

if __name__ == "__main__":
    raise SystemExit(main())
