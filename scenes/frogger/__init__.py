"""The table of Frogger."""

from scenes.frogger.table import FroggerTable

__all__ = ["FroggerTable"]
