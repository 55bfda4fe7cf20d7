"""A slip of paper over a scene: something to know, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.ui.buttons import ButtonSpec, button_row
from scenes.ui.labels import GAP, PAD, button_size, capped
from scenes.ui.menu import Act
from scenes.ui.menu_screen import MenuScreen, ScreenLayout, safe
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input_events import InputEvent, UnknownPad
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from words import say

ICON = 110.0
WIDTH = 1240.0
READ = 42.0
HEAD = 64.0, 88.0  # its size, and the largest it gets


@dataclass(frozen=True, slots=True)
class DialogButton:
    """A button under a notice."""

    name: str
    words: str
    act: Act


class Dialog(MenuScreen):
    """Says *words* until one of *answers* is given; without any, until it is read."""

    overlay = True
    sound = Sound.NOTICE
    head = ""  # the one thing to see from far away

    def __init__(
        self,
        context: Context,
        words: str,
        answers: Sequence[DialogButton] = (),
        icon: str = "icon-warning",
        by: Device | None = None,
    ) -> None:
        super().__init__(context, by=by)
        self.words = words
        self.icon = icon
        self.answers = answers or (DialogButton("ok", say("dialog.ok"), self.back),)
        context.bank.play(self.sound)

    def hear(self, event: InputEvent) -> Transition:
        return None if isinstance(event, UnknownPad) else super().hear(event)

    def sign(self) -> Picture:
        """What the notice is about, ``ICON`` high."""
        return Art(self.icon, ICON)

    def layout(self) -> ScreenLayout:
        room = safe(self.renderer)
        wide = min(room.w, WIDTH)
        text = Text(self.words, READ, width=wide - 2 * PAD)
        head = Text(self.head, capped(self.renderer, *HEAD), width=wide - 2 * PAD)
        text_high = self.renderer.size(text)[1]
        head_high = self.renderer.size(head)[1] + GAP if self.head else 0.0
        keys = [ButtonSpec(answer.name, answer.words, answer.act) for answer in self.answers]
        keys_high = button_size(self.renderer, "")[1]
        high = ICON + head_high + text_high + keys_high + 6.5 * GAP
        box = Box.around(*room.centre, wide, high)
        pieces = (
            Part(Paper(wide, high), wide / 2, high / 2),
            Part(self.sign(), wide / 2, 1.5 * GAP + ICON / 2),
            *([Part(head, wide / 2, 1.7 * GAP + ICON + head_high / 2)] if self.head else ()),
            Part(text, wide / 2, 2.2 * GAP + ICON + head_high + text_high / 2),
        )
        sheet = Widget("sheet", Collage(wide, high, pieces), box)
        foot = box.inset(PAD, 1.5 * GAP)
        return ScreenLayout([sheet], button_row(self.renderer, keys, foot, colour=theme.PAPER_EDGE))


def away(device: Device) -> Transition:
    """The answer that only puts the notice away."""
    return Pop()
