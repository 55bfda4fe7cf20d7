"""By which address a phone reaches this machine."""

from __future__ import annotations

import socket

LOOPBACK = "127.0.0.1"
_ELSEWHERE = ("192.0.2.1", 9)  # an address kept for examples: nothing is sent there


def likely_address() -> str:
    """The address of the interface that leads away from this machine; loopback without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])
