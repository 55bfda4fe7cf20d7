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


def join_words(phones: PhoneAccess) -> str:
    """How new phones join now: the likeliest address and the room code; empty if they cannot."""
    addresses = phones.join_addresses() if phones.is_open and not phones.locked else ()
    return say("phones.sign", address=addresses[0].figures, code=phones.code) if addresses else ""
