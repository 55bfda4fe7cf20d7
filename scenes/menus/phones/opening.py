"""Opens the invitation, or says in a sentence why no phone can come; says how phones join."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.phone_access import CannotOpen, PhoneAccess
from scenes.core.routes import TakeSeat
from scenes.core.scene import Scene
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from words import say


def open_invitation(context: Context, by: Device, take_seat: TakeSeat | None = None) -> Scene:
    """The invitation; see `Routes.invitation`.

    :raises Refused: if no phone can reach this program.
    """
    try:
        return context.routes.invitation(by, take_seat)
    except CannotOpen as error:
        raise Refused(str(error)) from None


def address_and_code(phones: PhoneAccess) -> tuple[str, str] | None:
    """The likeliest address and the room code by which new phones join now, if they can."""
    addresses = phones.join_addresses() if phones.is_open and not phones.locked else ()
    return (addresses[0].figures, phones.code) if addresses else None


def join_words(phones: PhoneAccess) -> str:
    """The same as a sentence; empty if they cannot."""
    found = address_and_code(phones)
    return say("phones.sign", address=found[0], code=found[1]) if found else ""
