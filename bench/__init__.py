"""Benchmarks: `python -m bench` measures what was promised, each figure beside a floor."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # nothing is printed but the table
