"""One choice from every seat to act: people's choosers, and bots' answers when they are due."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Generic, TypeVar

from rules.core import Seat
from scenes.table.choosing.chooser import Chooser, ChooserContext
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Phase
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Point

A = TypeVar("A")
BOT_LEAST, BOT_MOST = 0.45, 1.1  # seconds a bot seems to think, whatever it chose


@dataclass(frozen=True, slots=True)
class PersonChoosing(Generic[A]):
    """A choice to be made by a person: ``make`` makes the chooser once nothing is in its way.

    Of ``central`` ones, which need the middle of the table, one is open at a time.
    """

    context: ChooserContext
    central: bool
    make: Callable[[ChooserContext], Chooser[A]]

    @property
    def seat(self) -> Seat:
        """Whose choice it is."""
        return self.context.seat

    @property
    def device(self) -> Device:
        """What the person holds."""
        return self.context.controls.device


class PendingChoices(Generic[A]):
    """Collects the choices of *seats*; a made one can change for as long as its chooser allows."""

    def __init__(self, seats: Iterable[Seat], seed: str) -> None:
        self.seats = frozenset(seats)
        self._seed = seed
        self._steps = 0
        self._made: dict[Seat, A] = {}
        self._asked: dict[Seat, int] = {}
        self._due: dict[Seat, tuple[int, A]] = {}
        self._open: dict[Seat, tuple[PersonChoosing[A], Chooser[A]]] = {}
        self._queue: deque[PersonChoosing[A]] = deque()

    @property
    def choices(self) -> dict[Seat, A]:
        """What has been chosen so far."""
        chosen = {seat: chooser.choice for seat, (_, chooser) in self._open.items()}
        return self._made | {seat: made for seat, made in chosen.items() if made is not None}

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats that have yet to choose, in order."""
        return tuple(sorted(self.seats - self.choices.keys()))

    @property
    def seconds(self) -> float:
        """For how long choices have been awaited."""
        return STEP * self._steps

    @property
    def changes(self) -> int:
        """How often people have made or unmade a choice; the same again counts, too."""
        return sum(chooser.changes for _, chooser in self._open.values())

    @property
    def people_choosing(self) -> bool:
        """Whether a person can choose right now."""
        return any(chooser.choice is None for _, chooser in self._open.values())

    @property
    def open_cursor(self) -> Point | None:
        """Where the only seat that chooses has its cursor, if everybody may see that."""
        if len(self.seats) > 1:
            return None
        return next((chooser.open_cursor for _, chooser in self._open.values()), None)

    def open_choosers(self, people: Iterable[PersonChoosing[A]]) -> None:
        """Open a chooser for each person, one after another where they share something."""
        self._queue.extend(people)
        self._open_queued()

    def ask(self, seat: Seat) -> None:
        """No person chooses for *seat* now; its bot, if there is one, begins to think."""
        self._asked[seat] = self._steps

    def answer(self, seat: Seat, action: A, thinking: float = 1.0) -> None:
        """A bot's choice: it is taken when a random time has passed since the bot was asked.

        So the time tells nothing of the choice; it is longer by the factor *thinking*.
        """
        wait = thinking * Random(f"{self._seed}/{seat}").uniform(BOT_LEAST, BOT_MOST)
        self._due[seat] = self._asked.get(seat, self._steps) + round(wait / STEP), action

    def decide(self, seat: Seat, action: A) -> None:
        """Choose *action* for a seat that took too long, at once."""
        self._queue = deque(place for place in self._queue if place.seat != seat)
        if seat in self._open:
            self._open.pop(seat)[1].close()
        self._due.pop(seat, None)
        self._made[seat] = action

    def step(self) -> None:
        """Advance by one fixed step."""
        self._steps += 1
        for seat, (due, action) in list(self._due.items()):
            if due <= self._steps:
                self._made[seat] = action
                del self._due[seat]
        for _, chooser in self._open.values():
            chooser.step()
        self._open_queued()

    def chooser(self, seat: Seat) -> Chooser[A] | None:
        """With what the person on *seat* chooses, if it is open."""
        return self._open[seat][1] if seat in self._open else None

    def seat(self, device: Device) -> Seat | None:
        """Whose choice *device* makes now, or may still change."""
        entry = self._entry(device)
        return entry[0].seat if entry else None

    def press(self, device: Device, press: Press) -> bool:
        """Pass *press* to the chooser of *device*; tell whether there is one."""
        chooser = self._chooser(device)
        if chooser is not None:
            chooser.press(press)
        return chooser is not None

    def point(self, device: Device, x: float, y: float, phase: Phase) -> bool:
        """Pass the pointer to its chooser; tell whether there is one."""
        chooser = self._chooser(device)
        if chooser is not None:
            chooser.point(x, y, phase)
        return chooser is not None

    def go_on_with(self, context: ChooserContext) -> bool:
        """Let a seat go on with other controls in its open choice; tell whether it can."""
        place, chooser = self._open[context.seat]
        goes_on = chooser.go_on_with(context.controls)
        if goes_on:
            self._open[context.seat] = replace(place, context=context), chooser
        return goes_on

    def hide(self) -> bool:
        """Close every curtain that hides something; tell whether one was open."""
        were_open = [chooser.hide() for _, chooser in self._open.values()]
        return any(were_open)

    def close(self) -> None:
        """Take all choosers off the stage; what was chosen stays, bots have to be asked again."""
        self._made = self.choices
        for _, chooser in self._open.values():
            chooser.close()
        self._open.clear()
        self._queue.clear()
        self._due.clear()

    def _chooser(self, device: Device) -> Chooser[A] | None:
        entry = self._entry(device)
        return entry[1] if entry else None

    def _entry(self, device: Device) -> tuple[PersonChoosing[A], Chooser[A]] | None:
        """The choice that *device* makes now, else the last one it may still change."""
        held = [entry for entry in self._open.values() if entry[0].device == device]
        for at, chooser in held:
            if chooser.choice is None:
                return at, chooser
        busy = any(at.central and chooser.choice is None for at, chooser in self._open.values())
        free = [(at, chooser) for at, chooser in held if not (busy and at.central)]
        return free[-1] if free else None

    def _open_queued(self) -> None:
        for place in list(self._queue):
            prescribed = place.context.prescribed
            held = prescribed is not None and prescribed.held()
            if not held and not any(self._blocks(place, other) for other in self._open.values()):
                self._queue.remove(place)
                self._open[place.seat] = place, place.make(place.context)

    def _blocks(
        self, place: PersonChoosing[A], other: tuple[PersonChoosing[A], Chooser[A]]
    ) -> bool:
        occupied, chooser = other
        shared = occupied.device == place.device or (occupied.central and place.central)
        return shared and chooser.choice is None
