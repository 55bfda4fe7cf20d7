"""Who plays each seat, in the words of a record, and back again."""

from __future__ import annotations

from collections.abc import Sequence

from bots.hiring import LEVELS
from rules.core import Seat
from rules.record import Guest
from scenes.core.context import Context
from scenes.players.names import name_of
from scenes.players.teams import size_of
from seats.devices import POINTER, Device, Kind
from seats.seating import Away, BotPlayer, Occupant, Person, Vacant

USUAL = "normal"
_KINDS = {Kind.PAD: "pad", Kind.KEYS: "keys", Kind.POINTER: "pointer"}


def company(context: Context) -> tuple[Guest, ...]:
    """Those who play now. Pads are numbered as they sit, for nobody knows them after a start."""
    seating = context.seating
    occupants = [seating.occupant(seat) for seat in seating.seats()]
    held = [occupant.device for occupant in occupants if isinstance(occupant, Person | Away)]
    pads = list(dict.fromkeys(device for device in held if device.kind is Kind.PAD))
    return tuple(_guest(context, seat, occupants[seat], pads) for seat in seating.seats())


def seated_again(guests: Sequence[Guest], pads: Sequence[Device]) -> tuple[Occupant, ...]:
    """Those same *guests* with the *pads* that are plugged in now; without one they are away."""
    return tuple(_occupant(guest, pads) for guest in guests)


def _guest(context: Context, seat: Seat, occupant: Occupant, pads: Sequence[Device]) -> Guest:
    match occupant:
        case Person(device):
            return Guest(_word(device, pads), name_of(context, seat), team=size_of(context, seat))
        case Away(device, stand_in):
            name, team = name_of(context, seat), size_of(context, seat)
            return Guest(_word(device, pads), name, stand_in, team)
        case BotPlayer(level):
            return Guest(bot=level)
        case Vacant():
            return Guest()


def _word(device: Device, pads: Sequence[Device]) -> str:
    number = pads.index(device) if device in pads else device.number
    return f"{_KINDS[device.kind]}-{number}"


def _occupant(guest: Guest, pads: Sequence[Device]) -> Occupant:
    bot = guest.bot if guest.bot in LEVELS else None
    kind, _, number = (guest.device or "").partition("-")
    match kind:
        case "pad" | "keys" | "pointer" if not number.isdecimal():
            return BotPlayer(bot or USUAL)
        case "pad":
            device = (
                pads[int(number)] if int(number) < len(pads) else Device(Kind.PAD, ~int(number))
            )
        case "keys":
            device = Device(Kind.KEYS, int(number) % 2)
        case "pointer":
            device = POINTER
        case _:
            return BotPlayer(bot or USUAL)
    return Away(device, bot) if bot or device.number < 0 else Person(device)
