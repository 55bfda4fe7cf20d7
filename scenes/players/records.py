"""Who plays each seat, in the words of a record, and back again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from re import fullmatch

from bots.levels import LEVELS
from bots.tempers import TEMPERS, BotName
from rules.core import Seat
from rules.players import Player
from scenes.core.context import Context
from scenes.core.kiosk.kiosk_rules import KioskRules
from scenes.players.names import name_of
from scenes.players.teams import team_size
from seats.devices import Device
from seats.kinds import BY_NAME
from seats.occupants import Away, BotPlayer, Occupant, Person, Vacant


def players_of(context: Context) -> tuple[Player, ...]:
    """The players of all seats.

    Devices without a lasting number are numbered in the order of seats.
    """
    seating = context.seating
    occupants = [seating.occupant(seat) for seat in seating.seats()]
    held = [occupant.device for occupant in occupants if isinstance(occupant, Person | Away)]
    return tuple(_player(context, seat, occupants[seat], held) for seat in seating.seats())


def occupants_of(
    players: Sequence[Player], connected: Sequence[Device], kiosk_rules: KioskRules
) -> tuple[Occupant, ...]:
    """The occupants for *players*; away are those whose device is not among those *connected*.

    Where there are several people, each says who they are: after another start nobody knows who
    holds which of several devices without a lasting number.
    """
    lone = sum(player.device is not None for player in players) == 1
    known = [device for device in connected if lone or device.has_lasting_number]
    return tuple(_occupant(player, known, kiosk_rules) for player in players)


def has_private_screens(players: Iterable[Player]) -> bool:
    """Whether somebody among *players* has a device with a screen of their own."""
    kinds = {(player.device or "").partition("-")[0] for player in players}
    return any(BY_NAME[kind].has_private_screen for kind in kinds & BY_NAME.keys())


def _player(context: Context, seat: Seat, occupant: Occupant, held: Sequence[Device]) -> Player:
    match occupant:
        case Person(device):
            return Player(
                _word(device, held), name_of(context, seat), team=team_size(context, seat)
            )
        case Away(device, substitute):
            name, team = name_of(context, seat), team_size(context, seat)
            return Player(_word(device, held), name, substitute, team)
        case BotPlayer(name):
            return Player(bot=name)
        case Vacant():
            return Player()


def _word(device: Device, held: Sequence[Device]) -> str:
    if device.has_lasting_number and device.number >= 0:
        return f"{device.kind}-{device.number}"
    alike = dict.fromkeys(other for other in held if other.kind == device.kind)
    return f"{device.kind}-{list(alike).index(device)}"


def _occupant(player: Player, known: Sequence[Device], kiosk_rules: KioskRules) -> Occupant:
    bot = player.bot and _known_bot(player.bot, kiosk_rules)
    kind, _, number = (player.device or "").partition("-")
    if kind not in BY_NAME or not fullmatch(r"[0-9]{1,18}", number):
        return BotPlayer(bot or kiosk_rules.default_bot)
    device = BY_NAME[kind].recorded(int(number), known)
    return Person(device) if device.is_here(known) and not bot else Away(device, bot)


def _known_bot(name: str, kiosk_rules: KioskRules) -> str:
    """The bot called *name*, or one that there is and that the owner of a kiosk allows."""
    level, temper = BotName.read(name)
    if level not in LEVELS or (kiosk_rules.kiosk and level not in kiosk_rules.bots):
        return kiosk_rules.default_bot
    return name if temper in TEMPERS else level
