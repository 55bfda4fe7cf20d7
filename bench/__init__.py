"""Measures what the design promises: `python -m bench`. Every figure beside its own floor."""
