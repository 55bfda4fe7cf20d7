"""Reads coin slots and the service button of a cabinet, each of which is wired as a control."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

import pygame

from values import value


class Coin(Enum):
    """What a control stands for."""

    COIN = "coin"
    SERVICE = "service"


@value
class CoinControls:
    """Which controls are what, as texts such as "key 34"; the default is what MAME has: 5 to 8, 9.

    "pad 4" is a button of a gamepad that SDL knows, "joystick 4" the raw one of another joystick.
    """

    coin: tuple[str, ...] = ("key 34", "key 35", "key 36", "key 37")
    service: tuple[str, ...] = ("key 38",)

    def of(self, control: str) -> Coin | None:
        """What *control* stands for."""
        return next((coin for coin in Coin if control in self.standing_for(coin)), None)

    def standing_for(self, coin: Coin) -> tuple[str, ...]:
        """The controls that stand for *coin*."""
        return self.coin if coin is Coin.COIN else self.service

    def taught(self, coin: Coin, control: str) -> CoinControls:
        """The same with *control* as the only one for *coin*."""
        others = {
            one.value: tuple(name for name in self.standing_for(one) if name != control)
            for one in Coin
        }
        return replace(self, **{**others, coin.value: (control,)})


class CoinSlot:
    """Asked first about each event; calls *on_coin*, and *on_taught* with the controls then.

    *is_raw* tells whether SDL has no names for the joystick with an instance id.
    """

    def __init__(
        self,
        controls: CoinControls,
        on_coin: Callable[[Coin], object],
        on_taught: Callable[[CoinControls], object],
        is_raw: Callable[[int], bool],
    ) -> None:
        self.controls = controls
        self._on_coin, self._on_taught, self._is_raw = on_coin, on_taught, is_raw
        self._taught: Coin | None = None
        self._until = 0.0

    def teach(self, coin: Coin, until: float) -> None:
        """Let the next control stand for *coin*, if it is pressed before the time *until*."""
        self._taught, self._until = coin, until

    def takes(self, event: pygame.Event, now: float) -> bool:
        """Whether *event* is a coin, the service button, or the control that is taught."""
        control = self._control(event)
        if not control:
            return False
        taught, self._taught = self._taught, None
        if taught and now < self._until:
            self.controls = self.controls.taught(taught, control)
            self._on_taught(self.controls)
            return True
        coin = self.controls.of(control)
        if coin is not None:
            self._on_coin(coin)
        return coin is not None

    def _control(self, event: pygame.Event) -> str:
        """The control that was pressed, or nothing."""
        match event.type:
            case pygame.KEYDOWN:
                return f"key {event.scancode}"
            case pygame.CONTROLLERBUTTONDOWN:
                return f"pad {event.button}"
            case pygame.JOYBUTTONDOWN if self._is_raw(event.instance_id):
                return f"joystick {event.button}"
        return ""
