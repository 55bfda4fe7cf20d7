"""The log: the captions of a match, to be read again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from archive.archive import AnyMatch
from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.players.seat_names import seat_name
from scenes.ui.buttons import ButtonSpec
from scenes.ui.pages.page_flow import Chapter, Paragraph
from scenes.ui.pages.page_screen import PageScreen
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.theme import SEATS
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
        paragraphs = [Paragraph(caption, mark=partial(_mark, caption)) for caption in captions]
        return [Chapter(say("log.title"), paragraphs, last_full=True)]

    def extra_buttons(self) -> Sequence[ButtonSpec]:
        if self._match is None or not self._match.log:
            return []
        return [ButtonSpec("again", say("log.again"), self._last_round, "icon-again")]

    def _last_round(self, device: Device) -> Transition:
        assert self._match is not None
        return Push(self.context.routes.last_round(self._match, device))

    def on_press(self, press: Press) -> Transition:
        if press.intent is Intent.LOG:
            self.context.bank.play(Sound.MENU_BACK)
            return Pop()
        return super().on_press(press)


def _mark(caption: str, width: float) -> Picture:
    """The head of the frog that *caption* names first, or a flower."""
    places = {seat: caption.find(seat_name(Seat(seat))) for seat in range(len(SEATS))}
    named = [seat for seat, place in places.items() if place >= 0]
    if not named:
        return Art("flower", width)
    return Art("frog-head", width, palette_of(min(named, key=places.__getitem__)))
