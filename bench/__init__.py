"""Measures what the design promises: `python -m bench`. Every figure beside its own floor."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the table is all there is to read
