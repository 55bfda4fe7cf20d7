"""Who has which seat: people with a device, bots, or nobody yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from rules.core import Seat
from seats.devices import Device
from seats.occupants import Away, BotPlayer, Occupant, Person, RecordedPlayer, Vacant


class Seating:
    """The occupants of all seats.

    While ``one_keyboard`` is true, a half of the keyboard that nobody plays with stands for the
    other half, so that a lone player may use any key.
    """

    def __init__(self, seats: int = 0) -> None:
        self._found: dict[tuple[type[Occupant], ...], tuple[Seat, ...]] = {}
        self._set([Vacant()] * seats)
        self._perhaps: dict[Device, frozenset[Device]] = {}
        self.one_keyboard = False

    # Who has which seat

    def __len__(self) -> int:
        return len(self._occupants)

    def seats(self) -> tuple[Seat, ...]:
        """All seats, in order."""
        return _seats(len(self._occupants))

    def occupant(self, seat: Seat) -> Occupant:
        """Who has *seat*."""
        return self._occupants[seat]

    def occupants(self) -> tuple[Occupant, ...]:
        """Who has each seat, in order."""
        return self._occupants

    def people(self) -> tuple[Seat, ...]:
        """The seats of people who are here and have a device."""
        return self._seats_of_type(Person)

    def away(self) -> tuple[Seat, ...]:
        """The seats of people who are gone for now, whether a bot plays for them or not."""
        return self._seats_of_type(Away)

    def all_people(self) -> tuple[Seat, ...]:
        """The seats of people, those included who are gone: they may well look on."""
        return self._seats_of_type(Person, Away)

    def bots(self) -> tuple[Seat, ...]:
        """The seats of bots that play for themselves, not for somebody who is gone."""
        return self._seats_of_type(BotPlayer)

    def unattended(self) -> tuple[Seat, ...]:
        """The seats of people who are gone and for whom no bot plays."""
        return tuple([seat for seat in self.away() if self.bot_name(seat) is None])

    def bot_name(self, seat: Seat) -> str | None:
        """The name of the bot that chooses for *seat*, be it for itself or as a substitute."""
        match self._occupants[seat]:
            case BotPlayer(name):
                return name
            case Away(_, substitute):
                return substitute
            case _:
                return None

    @property
    def has_free_seat(self) -> bool:
        """Whether somebody could join."""
        return self._first_free() is not None

    # Changing it

    def resize(self, seats: int) -> None:
        """Have just so many seats; people whose seat is gone move up as far as there is room."""
        kept, gone = self._occupants[:seats], self._occupants[seats:]
        self._set([*kept, *[Vacant()] * (seats - len(kept))])
        for occupant in gone:
            free = self._first_free()
            if isinstance(occupant, Person | Away) and free is not None:
                self._put(free, occupant)

    def join(self, device: Device) -> Seat | None:
        """Give *device* a seat unless it has one: a vacant one, else that of a bot.

        Returns its seat, or ``None`` if all seats are taken.
        """
        seat = self.seat_of(device)
        return self.join_again(device) if seat is None else seat

    def join_again(self, device: Device) -> Seat | None:
        """Give *device* one more seat, for somebody who shares it; ``None`` if all are taken."""
        free = self._first_free()
        if free is not None:
            self._put(free, Person(device))
        return free

    def assign(self, seat: Seat, device: Device) -> None:
        """*seat* is played by a person with *device* from now on, whoever had it."""
        self._put(seat, Person(device))

    def take(self, seat: Seat, device: Device) -> bool:
        """Assign *seat* to *device* unless a person who is here has it; tell whether it was."""
        if isinstance(self._occupants[seat], Person):
            return False
        self.assign(seat, device)
        return True

    def put_bot(self, seat: Seat, name: str) -> None:
        """Give *seat* to the bot called *name*, whoever had it."""
        self._put(seat, BotPlayer(name))

    def put_recorded(self, seat: Seat, name: str, device: Device | None) -> None:
        """Give *seat* to whoever chooses as recorded, and played with *device*."""
        self._put(seat, RecordedPlayer(name, device))

    def leave(self, seat: Seat) -> None:
        """The person on *seat* leaves for good; bots stay."""
        if isinstance(self._occupants[seat], Person | Away):
            self.vacate(seat)

    def vacate(self, seat: Seat) -> None:
        """Clear *seat*, whoever had it."""
        self._put(seat, Vacant())

    def close_gaps(self) -> dict[Seat, Seat]:
        """Give vacant seats to the last ones; the new seat of each seat that is taken.

        Most keep their seats so, and their colours.
        """
        taken = [s for s in self.seats() if not isinstance(self._occupants[s], Vacant)]
        gaps = iter([Seat(n) for n in range(len(taken)) if n not in taken])
        moves = {seat: seat if seat < len(taken) else next(gaps) for seat in taken}
        occupants: list[Occupant] = [Vacant() for _ in self._occupants]
        for seat, to in moves.items():
            occupants[to] = self._occupants[seat]
        self._set(occupants)
        return moves

    # Devices

    def seats_of(self, device: Device) -> tuple[Seat, ...]:
        """The seats played with *device*."""
        person = Person(device)
        return tuple([seat for seat in self.seats() if self._occupants[seat] == person])

    def seat_of(self, device: Device) -> Seat | None:
        """The seat played with *device*; the first, if there are more."""
        return next(iter(self.seats_of(device)), None)

    def effective_device(self, device: Device) -> Device:
        """The device that *device* plays for: itself, or its partner with ``one_keyboard``."""
        partner = device.partner
        if partner is None or not self.one_keyboard or self.seats_of(device):
            return device
        return partner if self.seats_of(partner) else device

    # People who are gone for now

    def disconnect(self, device: Device) -> tuple[Seat, ...]:
        """*device* is gone: the people who played with it are away. Returns their seats."""
        seats = self.seats_of(device)
        for seat in seats:
            self._put(seat, Away(device))
        return seats

    def reconnect(self, device: Device) -> tuple[Seat, ...]:
        """*device* is back, and so are the people who played with it. Returns their seats."""
        seats = tuple(seat for seat in self.away() if self.lost_device(seat) == device)
        for seat in seats:
            self.assign(seat, device)
        return seats

    def recognise(self, device: Device, missing: Iterable[Device]) -> None:
        """*device* was connected now and may be any of those *missing*."""
        self._perhaps[device] = frozenset(missing)

    def lost_device(self, seat: Seat) -> Device:
        """What the person on *seat*, who is away, played with."""
        occupant = self._occupants[seat]
        assert isinstance(occupant, Away)
        return occupant.device

    def missing_devices(self) -> tuple[Device, ...]:
        """The devices of people who are away, each once."""
        return tuple(dict.fromkeys(self.lost_device(seat) for seat in self.away()))

    def claimable(self, device: Device) -> tuple[Seat, ...]:
        """The seats of people who are away that *device* may be given although nobody lets it.

        Those it may have been played with before, those for which a bot plays, and all if nobody
        else is here.
        """
        before = self._perhaps.get(device, frozenset()) | {device}
        return tuple(
            seat
            for seat in self.away()
            if self.lost_device(seat) in before or self.bot_name(seat) or not self.people()
        )

    def substitute(self, seat: Seat, name: str) -> None:
        """The bot called *name* plays for the person on *seat*, who may come back at any time."""
        match self._occupants[seat]:
            case Person(device) | Away(device, _):
                self._put(seat, Away(device, name))
            case _:
                self._put(seat, BotPlayer(name))

    def _set(self, occupants: Sequence[Occupant]) -> None:
        self._occupants = tuple(occupants)
        self._found.clear()

    def _put(self, seat: int, occupant: Occupant) -> None:
        self._set([*self._occupants[:seat], occupant, *self._occupants[seat + 1 :]])

    def _seats_of_type(self, *types: type[Occupant]) -> tuple[Seat, ...]:
        """The seats of occupants of these types; tables ask on every step."""
        if types not in self._found:
            seats = [seat for seat in self.seats() if isinstance(self._occupants[seat], types)]
            self._found[types] = tuple(seats)
        return self._found[types]

    def _first_free(self) -> Seat | None:
        for seats in (self._seats_of_type(Vacant), self.bots()):
            if seats:
                return seats[0]
        return None


@cache
def _seats(number: int) -> tuple[Seat, ...]:
    """So many seats, in order; asked for on every step."""
    return tuple(map(Seat, range(number)))
