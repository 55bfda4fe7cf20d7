"""Phones as a service of the app: nothing of it is loaded before somebody wants phones."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

from scenes.core.context import Context
from scenes.core.error_log import log_error
from scenes.core.paths import known_phones_file
from scenes.core.phone_access import CannotOpen, JoinAddress
from scenes.core.scene import SceneStack
from scenes.core.settings.phone_setup import PhoneSetup, Wifi
from seats.devices import Device
from words import say

if TYPE_CHECKING:  # the title is shown before any of this is loaded
    from phones.server import PhoneServer
    from scenes.phones.known_phones import KnownPhones
    from scenes.phones.phone_host import PhoneHost

LOOK = 5.0  # seconds from one look at the network to the next


class PhoneService:
    """Serves phones from the moment it is opened, as *setup* says; see `PhoneAccess`.

    Without a setup no phone is allowed.
    """

    def __init__(self, context: Context, stack: SceneStack, setup: PhoneSetup | None) -> None:
        self._context, self._stack, self._setup = context, stack, setup
        self._server: PhoneServer | None = None
        self._host: PhoneHost | None = None
        self._known: KnownPhones | None = None
        self._told = ""  # the figures that people were shown last
        self._look_due = 0.0

    @property
    def is_allowed(self) -> bool:
        return self._setup is not None

    @property
    def wifi(self) -> Wifi | None:
        return self._setup.wifi if self._setup else None

    @property
    def is_open(self) -> bool:
        return self._server is not None

    @property
    def code(self) -> str:
        return self._server.code if self._server else ""

    @property
    def locked(self) -> bool:
        return self._server is not None and self._server.locked

    def join_addresses(self) -> Sequence[JoinAddress]:
        found = self._join_addresses()
        self._told = found[0].figures if found else ""
        return found

    def _join_addresses(self) -> Sequence[JoinAddress]:
        if self._server is None:
            return ()
        from phones.addresses import addresses

        port, code = self._server.port, self._server.code
        return [
            JoinAddress(
                f"http://{one.figures}:{port}/#{code}", f"{one.figures}:{port}", one.interface
            )
            for one in addresses(self._setup.address if self._setup else "")
        ]

    def open(self) -> None:
        if self._server is None:
            from phones.server import ANY_ADDRESS, PhoneServer
            from scenes.phones.known_phones import KnownPhones
            from scenes.phones.phone_host import PhoneHost

            setup = self._setup or PhoneSetup()
            self._known = KnownPhones(known_phones_file())
            try:
                self._server = PhoneServer(
                    setup.address or ANY_ADDRESS,
                    setup.port,
                    known=self._known.load(),
                    report=log_error,
                )
            except OSError as error:
                raise CannotOpen(_reason(error, setup)) from None
            self._host = PhoneHost(self._context, self._stack, self._server)

    def lock(self, locked: bool) -> None:
        if self._server:
            self._server.lock(locked)

    def publish_status(self, text: str) -> None:
        if self._server:
            self._server.publish_status(text)

    def send_away(self, device: Device) -> None:
        if self._host:
            self._host.send_away(device)

    def update(self) -> None:
        """Do what is due once a frame."""
        if self._host and self._server and self._known:
            self._host.update()
            self._known.save(self._server.known)
            if monotonic() >= self._look_due:
                self._look_due = monotonic() + LOOK
                self._look_at_network()

    def _look_at_network(self) -> None:
        """Tell people who play with phones when the address that they were shown is gone."""
        found = self._join_addresses()
        if not found or self._told in [one.figures for one in found]:
            return
        context = self._context
        devices = (*context.input_reader.connected, *context.seating.missing_devices())
        if self._told and any(device.has_private_screen for device in devices):
            context.notices.append(say("phones.new_address", address=found[0].figures))
        self._told = found[0].figures

    def close(self) -> None:
        """Hang up on all phones."""
        if self._server:
            self._server.close()


def _reason(error: OSError, setup: PhoneSetup) -> str:
    """Why the server with *setup* cannot open, in a sentence."""
    match error.errno:
        case errno.EADDRINUSE:
            return say("phones.port_taken", port=setup.port)
        case errno.EADDRNOTAVAIL:
            return say("phones.foreign_address", address=setup.address)
        case errno.EACCES | errno.EPERM:
            return say("phones.forbidden_port", port=setup.port)
    return say("phones.no_port", reason=error.strerror or error)
