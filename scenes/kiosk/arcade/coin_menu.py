"""Where an operator teaches the coin slot and the service button, and gives credits away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.kiosk.arcade.coin_counter import CoinCounter
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from seats.input.coin_slot import Coin
from seats.keyboard.keys import key_name
from words import say
from words.phrases import enumerated


class CoinMenu(ListScreen):
    """Shows what *counter* counts as coins."""

    overlay = True

    def __init__(self, context: Context, counter: CoinCounter, device: Device) -> None:
        super().__init__(context, device=device)
        self._counter = counter
        self._shown = counter.controls

    def title(self) -> str:
        return say("coins.menu")

    def rows(self) -> Sequence[ListRow]:
        return [
            *(self._controls_row(coin) for coin in Coin),
            ListRow("give", say("coins.give"), self._give, icon="icon-check"),
            ListRow("forget", say("coins.forget"), self._forget, icon="icon-again"),
        ]

    def step(self) -> Transition:
        if self._counter.controls is not self._shown:
            self._shown = self._counter.controls
            self.note = say("coins.learnt")
            self.refresh()
        return super().step()

    def _controls_row(self, coin: Coin) -> ListRow:
        controls = enumerated(map(_words, self._counter.controls.standing_for(coin)))
        words = say(f"coins.{coin.value}_controls", controls=controls)
        return ListRow(coin.value, words, partial(self._teach, coin), icon="icon-keys")

    def _teach(self, coin: Coin, device: Device) -> Transition:
        self._counter.teach(coin)
        self.note = say("coins.press")
        return None

    def _give(self, device: Device) -> Transition:
        self._counter.count(Coin.SERVICE)
        self.note = say("coins.credits", count=self.context.coin_box.credits)
        return None

    def _forget(self, device: Device) -> Transition:
        self._counter.forget()
        self._shown = self._counter.controls
        self.note = say("coins.forgotten")
        return None


def _words(control: str) -> str:
    """What a control is called."""
    kind, number = control.split()
    if kind == "key":
        return say("coins.key", name=key_name(int(number)))
    return say(f"coins.{kind}", number=number)
