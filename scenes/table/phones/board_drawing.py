"""What of a table is drawn as a picture for phones."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from sprites.pictures.geometry import Box
from sprites.pictures.theme import Colour


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """What a game has put on a stage: what it is in words, the box it fills, and its places.

    The places are those of options; boxes are in design units. ``ground`` is behind all of it.
    ``own`` is the box that each seat looks for first, where a phone may show only a part.
    """

    words: str
    ground: Colour
    box: Box
    places: Mapping[Hashable, Box]
    own: Sequence[Box] = ()
