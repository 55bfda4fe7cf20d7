"""Players who are never tired."""

from bots.hiring import LEVELS, hire
from bots.thinker import Inline, Mind, Thinker

__all__ = ["LEVELS", "Inline", "Mind", "Thinker", "hire"]
