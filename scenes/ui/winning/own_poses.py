"""The drawings in which each frog takes a victory and a defeat as no other frog does."""

from __future__ import annotations

from typing import Final

from sprites.pictures.palette import Palette

OWN_POSES: Final = {
    "dots": ("frog-chest", "frog-tantrum"),
    "stripes": ("frog-bow", "frog-aloof"),
    "rings": ("frog-laugh", "frog-mope"),
    "diamonds": ("frog-salute", "frog-brave"),
    "waves": ("frog-kiss", "frog-swoon"),
    "stars": ("frog-dance", "frog-weep"),
}
"""By the patterns of their seats: of victory, and of defeat."""


def own_pose(palette: Palette, *, won: bool) -> str:
    """The drawing in which a frog takes a victory, or a defeat."""
    return OWN_POSES[palette.pattern][0 if won else 1]
