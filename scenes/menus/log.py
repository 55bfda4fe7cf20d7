"""The log: the captions of a match, to be read again."""

from __future__ import annotations

from collections.abc import Sequence

from archive.archive import AnyMatch
from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.ui.buttons import ButtonSpec
from scenes.ui.pages.page_flow import Chapter, Paragraph
from scenes.ui.pages.page_screen import PageScreen
from seats.devices import Device
from seats.input_events import Press
from seats.intents import Intent
from sounds.bank import Sound
from words import say

LAST = 10**6  # a page after all others


class Log(PageScreen):
    """Shows *captions*, the last page first; with *match* its last round can be watched again."""

    def __init__(
        self,
        context: Context,
        captions: Sequence[str],
        device: Device | None = None,
        match: AnyMatch | None = None,
    ) -> None:
        super().__init__(context, device)
        self._captions, self._match = captions, match
        self.page = LAST

    def chapters(self) -> Sequence[Chapter]:
        captions = self._captions or [say("log.nothing")]
        return [Chapter(say("log.title"), [Paragraph(caption) for caption in captions])]

    def extra_buttons(self) -> Sequence[ButtonSpec]:
        if self._match is None or not self._match.log:
            return []
        return [ButtonSpec("again", say("log.again"), self._last_round, "icon-again")]

    def _last_round(self, device: Device) -> Transition:
        assert self._match is not None
        return Push(self.context.routes.last_round(self._match))

    def on_press(self, press: Press) -> Transition:
        if press.intent is Intent.LOG:
            self.context.bank.play(Sound.MENU_BACK)
            return Pop()
        return super().on_press(press)
