"""Options with which a match of a game is short."""

from __future__ import annotations

from rules.mosquito import Options as Mosquito
from rules.quabble import Options as Quabble

SHORT = {"mosquito": Mosquito(deals="one"), "quabble": Quabble(short_game=True)}
