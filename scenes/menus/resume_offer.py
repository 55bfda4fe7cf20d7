"""A match that was cut off: go on with it, or put it away."""

from __future__ import annotations

from math import ceil

from archive.running import Unfinished
from rules.record import Guest
from scenes.core.context import Context
from scenes.core.scene import Pop, Reset, Transition
from scenes.menus.results import listed
from scenes.players.names import spoken
from scenes.ui.dialog import Dialog, DialogButton
from seats.devices import Device
from seats.input_events import InputEvent
from sprites.motion.timestep import STEP
from words import say


class ResumeOffer(Dialog):
    """Asks what shall become of *cut*; in a kiosk it is put away if nobody answers."""

    def __init__(self, context: Context, cut: Unfinished) -> None:
        self._cut = cut
        self._left = _patience(context)
        super().__init__(context, about(cut), self._answers(), "icon-clock")

    def handle(self, event: InputEvent) -> Transition:
        self._left = _patience(self.context)
        return super().handle(event)

    def step(self) -> Transition:
        if self._left is not None:
            before, self._left = self._left, self._left - STEP
            if self._left <= 0:
                return self._put_away(None)
            if ceil(before) != ceil(self._left):
                self.refresh()
        return super().step()

    def refresh(self) -> None:
        self.answers = self._answers()
        super().refresh()

    def back(self, device: Device) -> Transition:
        """Going back throws nothing away: it only points at the answer that would."""
        self.menu.focus = "away"
        return None

    def _answers(self) -> tuple[DialogButton, ...]:
        away = say("offer.away")
        if self._left is not None:
            away = say("offer.away_soon", seconds=ceil(self._left))
        return DialogButton("on", say("offer.on"), self._go_on), DialogButton(
            "away", away, self._put_away
        )

    def _go_on(self, device: Device) -> Transition:
        from scenes.table.open_table import open_again  # the tables lead back to the title

        return Reset(open_again(self.context, self._cut))

    def _put_away(self, device: Device | None) -> Transition:
        self.context.archive.decline(self._cut)
        return Pop()


def _patience(context: Context) -> float | None:
    return float(context.kiosk_rules.patience.answer) if context.kiosk_rules.kiosk else None


def about(cut: Unfinished) -> str:
    """Which match it is, and who was playing."""
    words = say("offer.words", game=cut.match.game.title, people=listed(_people(cut.guests)))
    return f"{words}\n{say('offer.torn')}" if cut.torn else words


def _people(guests: tuple[Guest, ...]) -> list[str]:
    people = [spoken(guest.name) for guest in guests if guest.device]
    bots = sum(guest.device is None for guest in guests)
    return [*people, *([say("offer.bots", count=bots)] if bots > 1 else [say("offer.bot")] * bots)]
