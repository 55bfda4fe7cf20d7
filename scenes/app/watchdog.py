"""Tells the service manager that the program is ready, and that it is still alive."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress

SOCKET, PERIOD = "NOTIFY_SOCKET", "WATCHDOG_USEC"
USUAL = 10.0  # seconds between two signs of life, where nobody asks for more


class Watchdog:
    """Speaks systemd's notify protocol: a datagram for each word, where anybody listens."""

    def __init__(
        self, now: Callable[[], float], environment: Mapping[str, str] = os.environ
    ) -> None:
        self._now = now
        self._socket: socket.socket | None = None
        self._every = _period(environment.get(PERIOD, ""))
        self._due = now()
        address = environment.get(SOCKET, "")
        if address.startswith(("/", "@")) and hasattr(socket, "AF_UNIX"):
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._socket.setblocking(False)  # whoever does not listen shall not hold up a frame
            self._address = "\0" + address[1:] if address[0] == "@" else address

    def ready(self) -> None:
        """The first picture is shown."""
        self._tell("READY=1")

    def alive(self) -> None:
        """A frame has passed; said aloud only now and then."""
        if self._now() >= self._due:
            self._due = self._now() + self._every
            self._tell("WATCHDOG=1")

    def close(self) -> None:
        """The program ends on purpose."""
        self._tell("STOPPING=1")
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _tell(self, word: str) -> None:
        if self._socket is not None:
            with suppress(OSError):
                self._socket.sendto(word.encode(), self._address)


def _period(microseconds: str) -> float:
    """A third of what the manager waits for, so that one sign may be missed."""
    return int(microseconds) / 3e6 if microseconds.isdecimal() and int(microseconds) else USUAL
