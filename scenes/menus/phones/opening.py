"""Opens the invitation, or says in a sentence why no phone can come."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.routes import TakeSeat
from scenes.core.scene import Scene
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from words import say


def open_invitation(context: Context, by: Device, take_seat: TakeSeat | None = None) -> Scene:
    """The invitation; see `Routes.invitation`.

    :raises Refused: if no phone can reach this machine's port.
    """
    try:
        return context.routes.invitation(by, take_seat)
    except OSError as error:
        raise Refused(say("phones.no_port", reason=error.strerror or error)) from None
