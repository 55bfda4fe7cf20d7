"""The rules of Quibbit, in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import AnyGame
from scenes.games.quibbit.help_pictures import (
    cards_picture,
    crown_picture,
    dummy_picture,
    home_picture,
    leap_picture,
)
from scenes.ui.pages.help_pictures import race_picture
from scenes.ui.pages.page_flow import Chapter, Illustration, Paragraph
from words import say

PAGES: tuple[tuple[str, int, Illustration], ...] = (
    ("race", 3, race_picture),
    ("cards", 3, cards_picture),
    ("leap", 2, leap_picture),
    ("home", 3, home_picture),
    ("crown", 4, crown_picture),
    ("start", 2, dummy_picture),
)


def chapters(game: AnyGame) -> Sequence[Chapter]:
    """The rules of Quibbit."""
    return [
        Chapter(say(f"quibbit_help.{page}"), _paragraphs(page, count), picture)
        for page, count, picture in PAGES
    ]


def _paragraphs(page: str, count: int) -> list[Paragraph]:
    return [Paragraph(say(f"quibbit_help.{page}_{number}")) for number in range(1, count + 1)]
