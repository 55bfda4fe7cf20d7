"""The drawing of a control, such as a button or a key."""

from __future__ import annotations

from typing import NamedTuple


class Glyph(NamedTuple):
    """A drawing by name, with *text* or the drawing *mark* printed on it."""

    art: str
    text: str = ""
    mark: str = ""
