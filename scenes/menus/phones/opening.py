"""Opens the invitation, or says in a sentence why no phone can come."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.phone_access import CannotOpen
from scenes.core.routes import TakeSeat
from scenes.core.scene import Scene
from scenes.ui.menu.menu import Refused
from seats.devices import Device


def open_invitation(context: Context, by: Device, take_seat: TakeSeat | None = None) -> Scene:
    """The invitation; see `Routes.invitation`.

    :raises Refused: if no phone can reach this program.
    """
    try:
        return context.routes.invitation(by, take_seat)
    except CannotOpen as error:
        raise Refused(str(error)) from None
