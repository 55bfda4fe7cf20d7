"""The rules of Lilies, told and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import AnyGame
from scenes.ui.pages.page_flow import Chapter, Paragraph
from sprites.pictures.pictures import Art, Collage, Part
from tests.games.lilies.leaves import TALL, face
from words import say


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Lilies, on one page."""
    paragraphs = [Paragraph(say(f"lilies_help.{page}")) for page in ("aside", "play", "end")]
    return [Chapter(say("lilies_help.title"), paragraphs, _flower_and_leaves)]


def _flower_and_leaves(width: float, height: float) -> Collage:
    """A flower between two leaves."""
    w, y = min(width / 4, height / TALL), height / 2
    leaves = [Part(face(leaf, w), width / 2 + x, y) for leaf, x in ((7, -1.4 * w), (21, 1.4 * w))]
    flower = Part(Art("flower", 1.6 * w), width / 2, y)
    return Collage(width, height, (*leaves, flower))
