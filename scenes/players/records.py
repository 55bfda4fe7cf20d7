"""Who plays each seat, in the words of a record, and back again."""

from __future__ import annotations

from collections.abc import Sequence

from bots.levels import LEVELS
from rules.core import Seat
from rules.record import Guest
from scenes.core.context import Context
from scenes.players.names import name_of
from scenes.players.teams import size_of
from seats.devices import Device
from seats.kinds import BY_NAME
from seats.occupants import Away, BotPlayer, Occupant, Person, Vacant

USUAL = "normal"


def company(context: Context) -> tuple[Guest, ...]:
    """Those who play now. Devices without a lasting number are numbered in the order of seats."""
    seating = context.seating
    occupants = [seating.occupant(seat) for seat in seating.seats()]
    held = [occupant.device for occupant in occupants if isinstance(occupant, Person | Away)]
    return tuple(_guest(context, seat, occupants[seat], held) for seat in seating.seats())


def seated_again(guests: Sequence[Guest], connected: Sequence[Device]) -> tuple[Occupant, ...]:
    """Those same *guests* with the devices *connected* now; without theirs they are away."""
    return tuple(_occupant(guest, connected) for guest in guests)


def _guest(context: Context, seat: Seat, occupant: Occupant, held: Sequence[Device]) -> Guest:
    match occupant:
        case Person(device):
            return Guest(_word(device, held), name_of(context, seat), team=size_of(context, seat))
        case Away(device, substitute):
            name, team = name_of(context, seat), size_of(context, seat)
            return Guest(_word(device, held), name, substitute, team)
        case BotPlayer(level):
            return Guest(bot=level)
        case Vacant():
            return Guest()


def _word(device: Device, held: Sequence[Device]) -> str:
    if device.has_lasting_number:
        return f"{device.kind}-{device.number}"
    alike = dict.fromkeys(other for other in held if other.kind == device.kind)
    return f"{device.kind}-{list(alike).index(device)}"


def _occupant(guest: Guest, connected: Sequence[Device]) -> Occupant:
    bot = guest.bot if guest.bot in LEVELS else None
    kind, _, number = (guest.device or "").partition("-")
    if kind not in BY_NAME or not number.isdecimal():
        return BotPlayer(bot or USUAL)
    device = BY_NAME[kind].nth(int(number), connected)
    return Person(device) if device.is_connected and not bot else Away(device, bot)
