"""The drawing of a control, such as a button or a key."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyph:
    """A drawing by name, with *text* or the drawing *mark* printed on it."""

    art: str
    text: str = ""
    mark: str = ""
