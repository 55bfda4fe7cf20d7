"""Asks for coins before a match, and goes on as soon as there are enough."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from words import say

SECONDS = 20.0  # to insert a coin; each gives as many again


def paid(
    context: Context, price: int, go_on: Callable[[], Transition], headline: str = ""
) -> Transition:
    """Take *price* credits and do what *go_on* does, after the coins that are missing for it.

    *headline* is what is read from far away meanwhile.
    """
    if context.coin_box.lacks(price):
        return Push(InsertCoin(context, price, go_on, headline or say("coins.headline")))
    context.coin_box.pay(price)
    return go_on()


class InsertCoin(Dialog):
    """Counts down; *go_on* leads on when *price* credits are there."""

    def __init__(
        self, context: Context, price: int, go_on: Callable[[], Transition], headline: str
    ) -> None:
        self._price, self._go_on = price, go_on
        self._credits, self._left = context.coin_box.credits, round(SECONDS / STEP)
        self.headline, self._box = headline, context.coin_box
        buttons = (DialogButton("back", say("menu.back"), close_dialog),)
        super().__init__(context, self._sentence(), buttons, "icon-coin")

    def step(self) -> Transition:
        if not self._box.lacks(self._price):
            self._box.pay(self._price)
            self.context.bank.play(Sound.MENU_CONFIRM)
            return self._go_on()
        self._left -= 1
        if self._box.credits != self._credits:
            self._credits, self._left = self._box.credits, round(SECONDS / STEP)
        if self._left <= 0:
            return Pop()
        self.show_words(self._sentence())
        return super().step()

    def _sentence(self) -> str:
        lacking, seconds = self._box.lacks(self._price), ceil(self._left * STEP)
        return say("coins.lacking", count=lacking, seconds=seconds)
