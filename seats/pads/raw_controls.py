"""The controls of a joystick that SDL has no names for, by their raw numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from seats.intents import Intent
from values import value

TILTED, UPRIGHT = 0.6, 0.4  # how far from rest an axis counts as tilted, and until where


@value
class Button:
    """A button by its raw number."""

    number: int


@value
class Tilt:
    """An axis by its raw number, moved from where it rests (-1, 0, 1) to the side *sign*."""

    axis: int
    sign: int
    rest: int = 0


@value
class HatPush:
    """A hat by its raw number, pushed along *axis* (0 across, 1 up) to the side *sign*."""

    hat: int
    axis: int
    sign: int


RawControl: TypeAlias = Button | Tilt | HatPush
JoystickTable: TypeAlias = Mapping[RawControl, Intent]


class RawJoystick:
    """Which raw controls of one joystick are held; axes count from where they rest."""

    def __init__(self) -> None:
        self._rests: dict[int, int] = {}
        self._unsure: set[int] = set()
        self.held: set[RawControl] = set()

    def set_rest(self, axes: Sequence[float]) -> None:
        """Nothing is held now: take the values of the *axes* for where they rest."""
        self._rests = dict(enumerate(round(tilt) for tilt in axes))
        self._unsure.clear()
        self.held.clear()

    def set_rest_as(self, table: JoystickTable) -> None:
        """Take the axes to rest where they did when *table* was made."""
        self._rests = {control.axis: control.rest for control in table if isinstance(control, Tilt)}
        # Some drivers report 0 for every axis at first, which is half pulled for a trigger.
        self._unsure = {axis for axis, rest in self._rests.items() if rest}

    def button(self, number: int, down: bool) -> None:
        """A raw button went down or up."""
        self._set(Button(number), down)

    def axis(self, axis: int, tilt: float) -> None:
        """A raw axis is at *tilt*, -1 to 1, now."""
        rest = self._rests.setdefault(axis, 0)
        if abs(tilt - rest) < UPRIGHT:
            self._unsure.discard(axis)
        if axis in self._unsure:
            return
        for sign in (-1, 1):
            control = Tilt(axis, sign, rest)
            limit = UPRIGHT if control in self.held else TILTED
            self._set(control, (tilt - rest) * sign >= limit)

    def hat(self, hat: int, places: tuple[int, int]) -> None:
        """A raw hat is pushed to *places*: across and up, each -1, 0 or 1."""
        for axis, place in enumerate(places):
            for sign in (-1, 1):
                self._set(HatPush(hat, axis, sign), place == sign)

    def _set(self, control: RawControl, down: bool) -> None:
        if down:
            self.held.add(control)
        else:
            self.held.discard(control)
