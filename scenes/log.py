"""What happened in this match, to be read again."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.buttons import Key
from scenes.house import House
from scenes.leaflet import Leaflet
from scenes.menu import Act
from scenes.pages import Chapter, Paragraph
from scenes.scene import Move, Pop
from seats.devices import Device
from seats.intents import Intent, Press
from sounds.bank import Sound
from words import say

LAST = 10**6  # a page beyond any other


class Log(Leaflet):
    """The captions of a match, opened at the last page; *again* shows its last round once more."""

    def __init__(
        self,
        house: House,
        lines: Sequence[str],
        by: Device | None = None,
        again: Act | None = None,
    ) -> None:
        super().__init__(house, by)
        self._lines, self._again = lines, again
        self.page = LAST

    def chapters(self) -> Sequence[Chapter]:
        lines = [Paragraph(line) for line in self._lines] or [Paragraph(say("log.nothing"))]
        return [Chapter(say("log.title"), lines)]

    def keys(self) -> Sequence[Key]:
        return [Key("again", say("log.again"), self._again, "icon-again")] if self._again else []

    def press(self, press: Press) -> Move:
        if press.intent is Intent.LOG:
            self.house.bank.play(Sound.MENU_BACK)
            return Pop()
        return super().press(press)
