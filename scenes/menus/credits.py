"""Who made the games, and what the program is made with."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import REGISTRATIONS
from scenes.ui.help_pictures import thanks
from scenes.ui.page_flow import Chapter, Paragraph
from scenes.ui.page_screen import PageScreen
from words import say


class Credits(PageScreen):
    """Thanks, in two pages or more."""

    def chapters(self) -> Sequence[Chapter]:
        games = [Paragraph(say(f"credits.{name}")) for name in REGISTRATIONS]
        tools = [
            say("credits.font"),
            say("credits.pygame"),
            say("credits.pymunk"),
            say("credits.platformdirs"),
        ]
        return [
            Chapter(say("credits.games"), [*games, Paragraph(say("credits.unaffiliated"))], thanks),
            Chapter(
                say("credits.tools"),
                [*(Paragraph(tool) for tool in tools), Paragraph(say("credits.thanks"))],
            ),
        ]
