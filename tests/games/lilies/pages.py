"""The rules of Lilies, told and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import AnyGame
from scenes.ui.pages.page_flow import Chapter, Paragraph
from tests.games.lilies.card_samples import flower
from words import say


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Lilies, on one page."""
    paragraphs = [Paragraph(say(f"lilies_help.{page}")) for page in ("aside", "play", "end")]
    return [Chapter(say("lilies_help.title"), paragraphs, lambda _width, high: flower(4, high / 2))]
