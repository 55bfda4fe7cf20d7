"""Layouts: how the picture of a close-up is composed, which follows from what is acted."""

from __future__ import annotations

from enum import Enum, auto

from scenes.table.climaxes.close_ups.acts import Act


class Layout(Enum):
    """How large frogs, their things and the words stand in the band."""

    DUEL = auto()
    """Beside each other on a level band, with what decides between them, over the words."""
    ACTION = auto()
    """On a slanted band, which one crosses as it throws the other off."""
    PORTRAIT = auto()
    """One face that fills the band, beside the words."""


LAYOUTS: dict[Act, Layout] = {
    Act.BUMP: Layout.DUEL,
    Act.LAP: Layout.ACTION,
    Act.PLUNGE: Layout.ACTION,
    Act.SNATCH: Layout.DUEL,
    Act.CROWN: Layout.DUEL,
    Act.FACE: Layout.DUEL,
    Act.BLOCK: Layout.DUEL,
    Act.ROW: Layout.DUEL,
    Act.ALONE: Layout.PORTRAIT,
    Act.SINK: Layout.PORTRAIT,
}
