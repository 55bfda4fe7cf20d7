"""What a kiosk has counted, to be read by its operator, and what is there to try it out."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from rules.games import REGISTRATIONS
from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.core.version import VERSION
from scenes.kiosk.audit.audit_keeper import AuditKeeper
from scenes.kiosk.audit.input_test import InputTest
from scenes.kiosk.audit.picture_test import PictureTest
from scenes.kiosk.audit.sound_test import SoundTest
from scenes.ui.buttons import ButtonSpec
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from scenes.ui.pages.page_flow import Chapter, Paragraph
from scenes.ui.pages.page_screen import PageScreen
from seats.devices import Device
from words import say


class AuditPage(PageScreen):
    """The numbers of *keeper*, which can be cleared, and tests of inputs, picture and sound."""

    def __init__(self, context: Context, keeper: AuditKeeper, device: Device | None = None) -> None:
        super().__init__(context, device)
        self._keeper = keeper

    def lay_out(self, below: pygame.Surface | None) -> None:
        self.forget_pages()  # the numbers have changed
        super().lay_out(below)

    def chapters(self) -> Sequence[Chapter]:
        audit = self._keeper.audit
        minutes = int(audit.on // 60)
        lines = [
            say("audit.since", version=VERSION, day=audit.since),
            say("audit.on", hours=minutes // 60, minutes=minutes % 60),
            *(self._game(name) for name in REGISTRATIONS),
            say("audit.coins", count=audit.coins),
            say("audit.service", count=audit.service),
        ]
        return [Chapter(say("audit.title"), [Paragraph(line) for line in lines])]

    def extra_buttons(self) -> Sequence[ButtonSpec]:
        return [
            ButtonSpec("inputs", say("audit.inputs"), self._test_inputs, "icon-pad"),
            ButtonSpec("picture", say("audit.picture"), self._test_picture, "icon-wall"),
            ButtonSpec("sound", say("audit.sound"), self._test_sound, "icon-play"),
            ButtonSpec("clear", say("audit.clear"), self._clear, "icon-cross"),
        ]

    def _game(self, name: str) -> str:
        """How often the game called *name* was played, and for how long."""
        audit, title = self._keeper.audit, REGISTRATIONS[name].title
        minutes, seconds = divmod(round(audit.mean_length(name)), 60)
        mean = {"minutes": minutes, "seconds": seconds}
        return say("audit.plays", count=audit.plays.get(name, 0), game=title, **mean)

    def _test_inputs(self, device: Device) -> Transition:
        return Push(InputTest(self.context))

    def _test_picture(self, device: Device) -> Transition:
        return Push(PictureTest())

    def _test_sound(self, device: Device) -> Transition:
        return Push(SoundTest(self.context, device))

    def _clear(self, device: Device) -> Transition:
        buttons = (
            DialogButton("stay", say("audit.keep"), close_dialog),
            DialogButton("clear", say("audit.clear"), self._clear_now),
        )
        return Push(Dialog(self.context, say("audit.clear_question"), buttons, "icon-help", device))

    def _clear_now(self, device: Device) -> Transition:
        self._keeper.clear()
        return Pop()
