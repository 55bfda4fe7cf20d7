"""Tells the service manager that the program is ready, and that it is still alive."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import socket

SOCKET, PERIOD = "NOTIFY_SOCKET", "WATCHDOG_USEC"
DEFAULT_PERIOD = 10.0  # seconds between two messages


class Watchdog:
    """Speaks systemd's notify protocol: a datagram for each message, if there is a socket."""

    def __init__(
        self, now: Callable[[], float], environment: Mapping[str, str] = os.environ
    ) -> None:
        self._now = now
        self._socket: socket.socket | None = None
        self._every = _period(environment.get(PERIOD, ""))
        self._due = now()
        address = environment.get(SOCKET, "")
        if address.startswith(("/", "@")):
            self._address = "\0" + address[1:] if address[0] == "@" else address
            self._socket = _unix_socket()

    def ready(self) -> None:
        """The first picture is shown."""
        self._send("READY=1")

    def alive(self) -> None:
        """A frame has passed; not every call sends a message."""
        if self._now() >= self._due:
            self._due = self._now() + self._every
            self._send("WATCHDOG=1")

    def close(self) -> None:
        """The program ends on purpose."""
        self._send("STOPPING=1")
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _send(self, message: str) -> None:
        if self._socket is not None:
            with suppress(OSError):
                self._socket.sendto(message.encode(), self._address)


def _unix_socket() -> socket.socket | None:
    import socket  # 4 ms, and few machines have a service manager that wants to know

    if not hasattr(socket, "AF_UNIX"):
        return None
    opened = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    opened.setblocking(False)  # a full queue must not hold up a frame
    return opened


def _period(microseconds: str) -> float:
    """A third of the time that the manager waits, so that one message may be lost."""
    return (
        int(microseconds) / 3e6
        if microseconds.isdecimal() and int(microseconds)
        else DEFAULT_PERIOD
    )
