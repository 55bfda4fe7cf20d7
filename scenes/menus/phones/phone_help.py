"""What to do if no phone comes, in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from scenes.ui.pages.help_pictures import phones_picture
from scenes.ui.pages.page_flow import Chapter, Paragraph
from scenes.ui.pages.page_screen import PageScreen
from sprites.pictures.pictures import Art
from words import say

ADVICE = {
    "same_network": "icon-wifi",
    "guest_network": "icon-apart",
    "firewall": "icon-wall",
    "address": "icon-phone",
}
"""The keys of the paragraphs, and the drawing before each."""


class PhoneHelp(PageScreen):
    """Says what keeps phones away, the most frequent reason first."""

    def chapters(self) -> Sequence[Chapter]:
        rows = [
            Paragraph(say(f"phone_help.{key}"), mark=partial(Art, icon))
            for key, icon in ADVICE.items()
        ]
        return [Chapter(say("phone_help.title"), rows, phones_picture, 0.32)]
