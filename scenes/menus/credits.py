"""Who made the games, and what the program is made with."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import REGISTRATIONS
from scenes.ui.pages.help_pictures import thanks_picture
from scenes.ui.pages.page_flow import Chapter, Paragraph
from scenes.ui.pages.page_screen import PageScreen
from words import say

TOOLS = ("font", "pygame", "pymunk", "platformdirs")


class Credits(PageScreen):
    """A chapter about the games, and one about fonts and libraries."""

    def chapters(self) -> Sequence[Chapter]:
        games = _paragraphs([*REGISTRATIONS, "unaffiliated"])
        return [
            Chapter(say("credits.games"), games, thanks_picture),
            Chapter(say("credits.tools"), _paragraphs([*TOOLS, "thanks"])),
        ]


def _paragraphs(names: Sequence[str]) -> list[Paragraph]:
    return [Paragraph(say(f"credits.{name}")) for name in names]
