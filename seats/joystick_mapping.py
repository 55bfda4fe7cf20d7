"""Joysticks that SDL does not know: learnt by pressing what is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from seats.devices import Device
from seats.intents import Intent

PATIENCE = 6.0  # seconds until a control is taken for missing
TILTED, UPRIGHT = 0.6, 0.4  # how far from rest an axis counts, and until where
HOPELESS = 2  # controls passed over at the very start
MOVES = frozenset({Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT})
ASKED = (
    Intent.UP,
    Intent.DOWN,
    Intent.LEFT,
    Intent.RIGHT,
    Intent.CONFIRM,
    Intent.CANCEL,
    Intent.SECOND,
    Intent.LOG,
    Intent.TURN_LEFT,
    Intent.TURN_RIGHT,
    Intent.PEEK,
    Intent.MENU,
)


@dataclass(frozen=True, slots=True)
class Button:
    """A button by its raw number."""

    number: int


@dataclass(frozen=True, slots=True)
class Tilt:
    """An axis by its raw number, moved from where it rests (-1, 0, 1) to the side *sign*."""

    axis: int
    sign: int
    rest: int = 0


@dataclass(frozen=True, slots=True)
class HatPush:
    """A hat by its raw number, pushed along *axis* (0 across, 1 up) to the side *sign*."""

    hat: int
    axis: int
    sign: int


RawControl: TypeAlias = Button | Tilt | HatPush
PadTable: TypeAlias = Mapping[RawControl, Intent]


class RawStick:
    """Which raw controls of one joystick are held, as seen from where its axes rest."""

    def __init__(self) -> None:
        self._rests: dict[int, int] = {}
        self._unsure: set[int] = set()
        self.held: set[RawControl] = set()

    def rest(self, axes: Sequence[float]) -> None:
        """Nothing is held just now: take the axes' places for where they rest."""
        self._rests = dict(enumerate(round(value) for value in axes))
        self._unsure.clear()
        self.held.clear()

    def rest_as(self, table: PadTable) -> None:
        """Take the axes to rest where they did when *table* was learnt."""
        self._rests = {control.axis: control.rest for control in table if isinstance(control, Tilt)}
        # Some drivers tell 0 of every axis at first, which is half pulled for a trigger.
        self._unsure = {axis for axis, rest in self._rests.items() if rest}

    def button(self, number: int, down: bool) -> None:
        """A raw button went down or up."""
        self._set(Button(number), down)

    def axis(self, axis: int, value: float) -> None:
        """A raw axis is at *value*, -1 to 1, now."""
        rest = self._rests.setdefault(axis, 0)
        if abs(value - rest) < UPRIGHT:
            self._unsure.discard(axis)
        if axis in self._unsure:
            return
        for sign in (-1, 1):
            control = Tilt(axis, sign, rest)
            limit = UPRIGHT if control in self.held else TILTED
            self._set(control, (value - rest) * sign >= limit)

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


class JoystickMapper:
    """Asks for one control after the other and remembers what was pressed.

    A control the joystick does not have is passed over by pressing one that is taken, or by
    waiting. The next press counts only when everything has been let go.
    """

    def __init__(self, device: Device, name: str, now: float) -> None:
        self.device = device
        self.name = name
        self._table: dict[RawControl, Intent] = {}
        self._left = list(ASKED)
        self._until = now + PATIENCE
        self._ready = True

    @property
    def asks(self) -> Intent | None:
        """What to press now; ``None`` once all is asked."""
        return self._left[0] if self._left else None

    @property
    def enough(self) -> bool:
        """Whether one can play with what is learnt so far: move, and confirm."""
        learnt = set(self._table.values())
        return Intent.CONFIRM in learnt and bool(learnt & MOVES)

    @property
    def table(self) -> PadTable:
        """What is learnt so far."""
        return dict(self._table)

    def patience(self, now: float) -> float:
        """How much of the time for this control is left, 1 to 0."""
        return min(max((self._until - now) / PATIENCE, 0.0), 1.0)

    def hear(self, held: frozenset[RawControl], now: float) -> None:
        """These raw controls are held now."""
        if not held:
            self._ready = True
        elif self._ready and self.asks is not None:
            self._ready = False
            control = min(held, key=repr)
            if control not in self._table:
                self._table[control] = self.asks
            self._next(now)

    def wait(self, now: float) -> None:
        """Pass over the control nobody presses; the whole lesson if nobody seems to be there."""
        if self.asks is not None and now >= self._until:
            self._next(now)
            if not self._table and len(ASKED) - len(self._left) >= HOPELESS:
                self._left.clear()

    def _next(self, now: float) -> None:
        self._left.pop(0)
        self._until = now + PATIENCE


def to_words(table: PadTable) -> dict[str, str]:
    """*table* as plain words for a settings file, such as ``{"button 3": "confirm"}``."""
    return {_written(control): intent.name.lower() for control, intent in table.items()}


def from_words(words: Mapping[str, str]) -> PadTable:
    """The table that `to_words` wrote.

    :raises ValueError: naming the first line that makes no sense.
    """
    table: dict[RawControl, Intent] = {}
    for control, intent in words.items():
        try:
            table[_read(control.split())] = Intent[intent.upper()]
        except (ValueError, KeyError):
            raise ValueError(f"no such control or meaning: {control} = {intent}") from None
    return table


def _written(control: RawControl) -> str:
    match control:
        case Button(number):
            return f"button {number}"
        case Tilt(axis, sign, rest):
            return f"axis {axis} {sign:+} from {rest:+}"
        case HatPush(hat, axis, sign):
            return f"hat {hat} {'up' if axis else 'across'} {sign:+}"
        case _:
            assert_never(control)


def _read(words: list[str]) -> RawControl:
    match words:
        case ["button", number]:
            return Button(int(number))
        case ["axis", axis, sign, "from", rest]:
            return Tilt(int(axis), int(sign), int(rest))
        case ["hat", hat, ("up" | "across") as axis, sign]:
            return HatPush(int(hat), int(axis == "up"), int(sign))
        case _:
            raise ValueError(words)
