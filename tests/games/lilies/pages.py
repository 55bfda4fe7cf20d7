"""The rules of Lilies, told and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import AnyGame
from scenes.ui.pages.page_flow import Chapter, Paragraph
from sprites.pictures.pictures import Collage
from tests.games.lilies.emblem import emblem
from words import say


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Lilies, on one page."""
    paragraphs = [Paragraph(say(f"lilies_help.{page}")) for page in ("aside", "play", "end")]
    return [
        Chapter(say("lilies_help.title"), paragraphs, lambda w, h: Collage(w, h, (*emblem(w, h),)))
    ]
