"""Who sits where: people with a device, hired bots, and chairs nobody has taken yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.core import Seat
from seats.devices import LEFT_KEYS, RIGHT_KEYS, Device


@dataclass(frozen=True, slots=True)
class Vacant:
    """Nobody sits here."""


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot of that *level* plays here."""

    level: str


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody plays here with *device*."""

    device: Device


@dataclass(frozen=True, slots=True)
class Away:
    """The seat of somebody who is gone for now, known by the device they held.

    A bot of the level *stand_in* plays for them; while it is ``None`` the seat only waits.
    """

    device: Device
    stand_in: str | None = None


Occupant: TypeAlias = Vacant | BotPlayer | Person | Away

OTHER_HALF = {LEFT_KEYS: RIGHT_KEYS, RIGHT_KEYS: LEFT_KEYS}


class Seating:
    """The chairs round the table.

    While ``one_keyboard`` is true, a half of the keyboard that nobody sits at stands for the
    other half, so that a lone player may use any key.
    """

    def __init__(self, seats: int = 0) -> None:
        self._occupants: list[Occupant] = [Vacant()] * seats
        self.one_keyboard = False

    def __len__(self) -> int:
        return len(self._occupants)

    def seats(self) -> tuple[Seat, ...]:
        """All chairs, in order."""
        return tuple(Seat(number) for number in range(len(self._occupants)))

    def occupant(self, seat: Seat) -> Occupant:
        """Who sits on *seat*."""
        return self._occupants[seat]

    def people(self) -> tuple[Seat, ...]:
        """The seats of those who are here and hold a device."""
        return tuple(seat for seat in self.seats() if isinstance(self._occupants[seat], Person))

    def away(self) -> tuple[Seat, ...]:
        """The seats of those who are gone for now, whether a bot stands in or not."""
        return tuple(seat for seat in self.seats() if isinstance(self._occupants[seat], Away))

    def guests(self) -> tuple[Seat, ...]:
        """The seats of people, of those who are gone for now, too: they may well look on."""
        return tuple(
            seat for seat in self.seats() if isinstance(self._occupants[seat], Person | Away)
        )

    def waiting(self) -> tuple[Seat, ...]:
        """The seats of those who are gone, and nobody plays for."""
        return tuple(seat for seat in self.away() if self.bot(seat) is None)

    def hired(self) -> tuple[Seat, ...]:
        """The seats of bots that nobody has to come back to."""
        return tuple(seat for seat in self.seats() if isinstance(self._occupants[seat], BotPlayer))

    def bot(self, seat: Seat) -> str | None:
        """The level of the bot that chooses for *seat*, hired or standing in."""
        match self._occupants[seat]:
            case BotPlayer(level):
                return level
            case Away(_, stand_in):
                return stand_in
            case _:
                return None

    def open(self, seats: int) -> None:
        """Have just so many chairs; people whose chair is gone move up as far as there is room."""
        kept, gone = self._occupants[:seats], self._occupants[seats:]
        self._occupants = kept + [Vacant()] * (seats - len(kept))
        for occupant in gone:
            free = self._first_free()
            if isinstance(occupant, Person | Away) and free is not None:
                self._occupants[free] = occupant

    def join(self, device: Device) -> Seat | None:
        """Sit down with *device*, at most once: on a vacant chair, else in a bot's place."""
        held = self.seats_of(device)
        return held[0] if held else self.join_again(device)

    def join_again(self, device: Device) -> Seat | None:
        """Sit down with *device* even if somebody holds it already; ``None`` when all is full."""
        free = self._first_free()
        if free is not None:
            self._occupants[free] = Person(device)
        return free

    def leave(self, seat: Seat) -> None:
        """The person on *seat* gets up for good; bots stay."""
        if isinstance(self._occupants[seat], Person | Away):
            self._occupants[seat] = Vacant()

    def hire(self, seat: Seat, level: str) -> None:
        """Put a bot on *seat*."""
        self._occupants[seat] = BotPlayer(level)

    def vacate(self, seat: Seat) -> None:
        """Clear *seat*, whoever sat there."""
        self._occupants[seat] = Vacant()

    def seats_of(self, device: Device) -> tuple[Seat, ...]:
        """The seats played with *device*."""
        person = Person(device)
        return tuple(seat for seat in self.seats() if self._occupants[seat] == person)

    def stands_for(self, device: Device) -> Device:
        """The device that somebody holds when they use *device*."""
        other = OTHER_HALF.get(device)
        if other is None or not self.one_keyboard or self.seats_of(device):
            return device
        return other if self.seats_of(other) else device

    def speaks(self, device: Device) -> Seat | None:
        """The seat that *device* speaks for; the first, where it serves more than one."""
        held = self.seats_of(device)
        return held[0] if held else None

    def lost(self, device: Device) -> tuple[Seat, ...]:
        """*device* is gone: its people are away. Returns their seats."""
        seats = self.seats_of(device)
        for seat in seats:
            self._occupants[seat] = Away(device)
        return seats

    def returned(self, was: Device, device: Device) -> None:
        """The lost device *was* is plugged in again and is called *device* from now on."""
        for seat in self.away():
            match self._occupants[seat]:
                case Away(gone, stand_in) if gone == was:
                    self._occupants[seat] = Away(device, stand_in)

    def missing(self) -> tuple[Device, ...]:
        """The devices of those who are away, each once."""
        gone = (self._gone(seat) for seat in self.seats())
        return tuple(dict.fromkeys(device for device in gone if device is not None))

    def offered(self, device: Device) -> tuple[Seat, ...]:
        """The seats that *device* may take back.

        Those of the people who held it; else, if just one device is missing, that one's seats.
        """
        missing = self.missing()
        wanted = device if device in missing else missing[0] if len(missing) == 1 else None
        return self.left_by(wanted) if wanted else ()

    def left_by(self, device: Device) -> tuple[Seat, ...]:
        """The seats of those who are gone and held *device*."""
        return tuple(seat for seat in self.away() if self._gone(seat) == device)

    def stand_in(self, seat: Seat, level: str) -> None:
        """A bot of *level* plays for the person on *seat*, who may come back at any time."""
        match self._occupants[seat]:
            case Person(device) | Away(device, _):
                self._occupants[seat] = Away(device, level)
            case _:
                self._occupants[seat] = BotPlayer(level)

    def take_back(self, seat: Seat, device: Device) -> None:
        """The person of *seat* is here again and plays with *device*."""
        self._occupants[seat] = Person(device)

    def adopt(self, seat: Seat, device: Device) -> bool:
        """Play *seat* with *device* from now on, unless somebody who is here sits there."""
        if isinstance(self._occupants[seat], Person):
            return False
        self._occupants[seat] = Person(device)
        return True

    def _gone(self, seat: Seat) -> Device | None:
        match self._occupants[seat]:
            case Away(device, _):
                return device
            case _:
                return None

    def _first_free(self) -> Seat | None:
        for kind in (Vacant, BotPlayer):
            for seat in self.seats():
                if isinstance(self._occupants[seat], kind):
                    return seat
        return None
