"""A secret choice by a fixed map of controls that everybody may know."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.seats.hand_panel import HandPanel
from seats.input.input_events import Press
from seats.intents import Intent
from sounds.bank import Sound
from words import say

A = TypeVar("A")


class SealedChooser(Chooser[A]):
    """Whatever is pressed looks, sounds and takes the same; the pointer, which shows, does nothing.

    The choice can be changed until all have chosen; pressing for what is not *legal* changes
    nothing. *prompt* asks for the choice, *sound* is heard with it.
    """

    def __init__(
        self,
        context: ChooserContext,
        panel: HandPanel,
        actions: Mapping[Intent, A],
        legal: Collection[A],
        *,
        prompt: str = "",
        sound: Sound = Sound.CARD_SEAL,
    ) -> None:
        super().__init__(context)
        self._panel, self._actions, self._legal = panel, actions, legal
        self._prompt, self._sound = prompt or say("table.press_for_card"), sound
        panel.show_card_controls(context.controls, tuple(actions))
        panel.show_status(self._prompt)

    def press(self, press: Press) -> None:
        if not press.down or press.repeat:
            return
        if press.intent is Intent.SECOND and self.choice is not None:
            self._take_back()
        elif press.intent in self._actions:
            self._seal(self._actions[press.intent])

    def offers(self) -> frozenset[Intent]:
        taken_back = () if self.choice is None else (Intent.SECOND,)
        return frozenset({*self._actions, *taken_back})

    def next_press(self, action: A) -> Intent:
        return next(intent for intent, does in self._actions.items() if does == action)

    def close(self) -> None:
        self._panel.show_card_controls(None)

    def _seal(self, action: A) -> None:
        if self._refused(lambda wanted: wanted == action):
            return
        if action not in self._legal:
            self._context.bank.play(Sound.REFUSE)
            return
        self.choice = action
        self.changes += 1
        self._panel.seal()
        self._panel.show_status(say("table.sealed"))
        self._context.bank.play(self._sound)

    def _take_back(self) -> None:
        self.choice = None
        self.changes += 1
        self._panel.unseal()
        self._panel.show_status(self._prompt)
        self._context.bank.play(Sound.MENU_BACK)
