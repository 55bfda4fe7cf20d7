"""Phones as a service of the app: nothing of it is loaded before somebody wants phones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.core.context import Context
from scenes.core.error_log import log_error
from scenes.core.paths import known_phones_file
from scenes.core.phone_access import JoinAddress, PhoneSetup, Wifi
from scenes.core.scene import SceneStack
from seats.devices import Device

if TYPE_CHECKING:  # the title is shown before any of this is loaded
    from phones.server import PhoneServer
    from scenes.phones.known_phones import KnownPhones
    from scenes.phones.phone_host import PhoneHost


class PhoneService:
    """Serves phones from the moment it is opened, as *setup* says; see `PhoneAccess`.

    Without a setup no phone is allowed.
    """

    def __init__(self, context: Context, stack: SceneStack, setup: PhoneSetup | None) -> None:
        self._context, self._stack, self._setup = context, stack, setup
        self._server: PhoneServer | None = None
        self._host: PhoneHost | None = None
        self._known: KnownPhones | None = None

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
        if self._server is None:
            return ()
        from phones.addresses import addresses

        port, code = self._server.port, self._server.code
        return [
            JoinAddress(
                f"http://{one.figures}:{port}/#{code}", f"{one.figures}:{port}", one.interface
            )
            for one in addresses()
        ]

    def open(self) -> None:
        if self._server is None:
            from phones.server import PhoneServer
            from scenes.phones.known_phones import KnownPhones
            from scenes.phones.phone_host import PhoneHost

            self._known = KnownPhones(known_phones_file())
            self._server = PhoneServer(known=self._known.load(), report=log_error)
            self._host = PhoneHost(self._context, self._stack, self._server)

    def lock(self, locked: bool) -> None:
        if self._server:
            self._server.lock(locked)

    def send_away(self, device: Device) -> None:
        if self._host:
            self._host.send_away(device)

    def update(self) -> None:
        """Do what is due once a frame."""
        if self._host and self._server and self._known:
            self._host.update()
            self._known.save(self._server.known)

    def close(self) -> None:
        """Hang up on all phones."""
        if self._server:
            self._server.close()
