"""Choosing with a cursor behind a curtain, if there is something to hide."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.cursor_chooser import CursorChooser
from scenes.table.choosing.secrecy.curtain import Curtain
from scenes.table.seats.hand_panel import HandPanel
from seats.bindings import Controls
from seats.input.input_events import Press
from seats.intents import Intent, Phase
from sounds.bank import Sound
from sprites.pictures.geometry import Box, Point
from words import say

A = TypeVar("A")


class CurtainChooser(CursorChooser[A]):
    """A cursor that can be moved while the curtain over *box* is open.

    A subclass calls ``_curtain.close()`` at the end of its constructor.
    """

    def __init__(
        self, context: ChooserContext, panel: PromptArea, box: Box, at: int = 0, *, hidden: bool
    ) -> None:
        super().__init__(context, panel, at)
        self._curtain = Curtain(context, box, self._turned, hidden=hidden)

    @property
    def open_cursor(self) -> Point | None:
        return None if self._curtain.hidden else super().open_cursor

    def go_on_with(self, controls: Controls) -> bool:
        return not self._curtain.hidden and super().go_on_with(controls)

    def press(self, press: Press) -> None:
        if self.choice is not None or self._curtain.press(press) or not press.down:
            return
        if press.intent is Intent.CANCEL:
            self._cancel()
        else:
            super().press(press)

    def offers(self) -> frozenset[Intent]:
        if self.choice is not None or not self._curtain.hidden:
            return super().offers()
        opens = frozenset({Intent.CONFIRM, Intent.PEEK})
        return super().offers() | {Intent.CANCEL, Intent.PEEK} if self._curtain.open else opens

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is None and not self._curtain.point(phase):
            super().point(x, y, phase)

    def hide(self) -> bool:
        return self._curtain.hide()

    def close(self) -> None:
        self._curtain.remove()

    @abstractmethod
    def _turned(self, is_open: bool) -> None:
        """The curtain opened or closed: show what is behind it, or no longer."""

    def _cancel(self) -> None:
        if self._curtain.hidden:
            self._curtain.close()

    def _play_openly(self, sound: Sound) -> None:
        """Play *sound*, unless those who look away could count what they hear."""
        if not self._curtain.hidden:
            self._context.bank.play(sound)


class SealingChooser(CurtainChooser[A]):
    """Seals the choice on the seat's hand panel; it can be taken back until all have chosen."""

    _panel: HandPanel

    def press(self, press: Press) -> None:
        if self.choice is None:
            super().press(press)
        elif press.down and not press.repeat and press.intent in (Intent.SECOND, Intent.CANCEL):
            self._take_back()

    def offers(self) -> frozenset[Intent]:
        taken_back = frozenset({Intent.SECOND, Intent.CANCEL})
        return super().offers() if self.choice is None else taken_back

    def _seal(self, action: A, sound: Sound) -> None:
        self.choice = action
        self.changes += 1
        self._curtain.remove()
        self._panel.seal()
        self._panel.show_status(say("table.sealed"))
        self._context.bank.play(sound)

    def _take_back(self) -> None:
        self.choice = None
        self.changes += 1
        self._panel.unseal()
        self._panel.show_idle_status()
        self._context.bank.play(Sound.MENU_BACK)
        self._curtain.close()
