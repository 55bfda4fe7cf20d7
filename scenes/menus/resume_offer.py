"""Asks whether a match that was cut off or left is to be resumed."""

from __future__ import annotations

from abc import abstractmethod
from math import ceil

from archive.values import StoredMatch
from rules.players import Player
from scenes.core.context import Context
from scenes.core.scene import Pop, Reset, Transition
from scenes.players.names import display_name
from scenes.ui.menu.dialog import Dialog, DialogButton
from seats.devices import Device
from seats.input.input_events import InputEvent
from sprites.motion.timestep import STEP
from words import say
from words.phrases import listed


class OfferDialog(Dialog):
    """Go on with what was cut off or left, now or later, or delete it.

    In a kiosk nothing is kept for later, and deleted if nobody answers.
    """

    def __init__(self, context: Context, question: str) -> None:
        self._seconds_left = _timeout(context)
        super().__init__(context, question, self._buttons(), "icon-clock")

    @abstractmethod
    def resume(self, device: Device) -> Transition:
        """Go on with it."""

    @abstractmethod
    def delete(self) -> None:
        """Nobody goes on with it."""

    def handle(self, event: InputEvent) -> Transition:
        self._seconds_left = _timeout(self.context)
        return super().handle(event)

    def step(self) -> Transition:
        if self._seconds_left is not None:
            before, self._seconds_left = self._seconds_left, self._seconds_left - STEP
            if self._seconds_left <= 0:
                return self._decline(None)
            if ceil(before) != ceil(self._seconds_left):
                self.refresh()
        return super().step()

    def refresh(self) -> None:
        self.buttons = self._buttons()
        super().refresh()

    def go_back(self, device: Device) -> Transition:
        """Going back deletes nothing; in a kiosk it only points at the button that would."""
        if self._seconds_left is None:
            return self._postpone(device)
        self.menu.focus = "away"
        return None

    def _buttons(self) -> tuple[DialogButton, ...]:
        decline = say("resume_offer.decline")
        if self._seconds_left is not None:
            decline = say("resume_offer.decline_countdown", seconds=ceil(self._seconds_left))
        later = DialogButton("later", say("resume_offer.later"), self._postpone)
        return (
            DialogButton("on", say("resume_offer.resume"), self.resume),
            *([later] if self._seconds_left is None else []),
            DialogButton("away", decline, self._decline),
        )

    def _postpone(self, device: Device) -> Transition:
        self.context.offers_on_request = True
        return Pop()

    def _decline(self, device: Device | None) -> Transition:
        self.delete()
        return Pop()


class ResumeOffer(OfferDialog):
    """Resume the *stored* match, or delete it."""

    def __init__(self, context: Context, stored: StoredMatch) -> None:
        self._stored = stored
        super().__init__(context, offer_words(stored))

    def resume(self, device: Device) -> Transition:
        return Reset(self.context.routes.resumed_table(self._stored))

    def delete(self) -> None:
        self.context.archive.decline(self._stored)


def _timeout(context: Context) -> float | None:
    """Seconds to answer in, if there is a limit."""
    return float(context.kiosk_rules.timeouts.answer) if context.kiosk_rules.kiosk else None


def offer_words(stored: StoredMatch) -> str:
    """Which match it is, and who played."""
    names = listed(player_names(stored.players))
    words = say("resume_offer.question", game=stored.match.game.title, people=names)
    return f"{words}\n{say('resume_offer.truncated')}" if stored.truncated else words


def player_names(players: tuple[Player, ...]) -> list[str]:
    """People by name, and how many bots."""
    people = [display_name(player.name) for player in players if player.device]
    bots = sum(player.device is None for player in players)
    return [
        *people,
        *([say("resume_offer.bots", count=bots)] if bots else []),
    ]
