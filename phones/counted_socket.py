"""Counts connections from the moment they are made, before anything is said."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Protocol

from websockets.asyncio.server import ServerConnection


class Counter(Protocol):
    """Counts the connections of each address."""

    def accept(self, address: str) -> bool:
        """Whether one more connection from *address* is allowed; counts it if so."""

    def lost(self, address: str) -> None:
        """A connection from *address* that was accepted is over."""


def address_of(transport: asyncio.BaseTransport) -> str:
    """The address of the other end, without its port."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def is_loopback(transport: asyncio.BaseTransport) -> bool:
    """Whether the other end is a program on this machine that came by loopback."""
    try:
        return ip_address(address_of(transport)).is_loopback
    except ValueError:
        return False


def counted_sockets(counter: Counter) -> type[ServerConnection]:
    """The class of connections that *counter* allows; the others are cut at once."""

    class CountedSocket(ServerConnection):
        """A connection that is counted while it is there."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self._address = address_of(transport)
            self._accepted = counter.accept(self._address)
            super().connection_made(transport)
            if not self._accepted:
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self._accepted:
                counter.lost(self._address)
            super().connection_lost(exc)

    return CountedSocket
