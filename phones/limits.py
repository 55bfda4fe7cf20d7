"""How much a phone, or an address, may ask for."""

from __future__ import annotations

from collections import OrderedDict

from values import value


@value
class Limits:
    """All limits of the server; times are in seconds."""

    phones: int = 24
    connections: int = 256
    connections_of_address: int = 192
    """Behind some routers all phones have the same address."""
    handshake: float = 5.0
    """For the request, and once more until the page has said who it is."""
    silence: float = 20.0
    """A phone that says nothing for so long is gone: its page sends a ping every few seconds."""
    slowness: float = 10.0
    """In which a phone must take what it is sent."""
    messages: tuple[float, float] = (40.0, 120.0)
    """A second, and at once, from one phone."""
    requests: tuple[float, float] = (60.0, 600.0)
    """The same for pages and pictures, from one address."""
    attempts: tuple[float, float] = (0.2, 12.0)
    """The same for wrong room codes, from one address."""
    joins: tuple[float, float] = (0.5, 48.0)
    """The same for phones that come in for the first time."""


class Allowance:
    """So many things *a second*, and up to *at_once* of them that were not used before."""

    def __init__(self, rate: tuple[float, float], now: float) -> None:
        self._a_second, self._at_once = rate
        self._left, self._then = self._at_once, now

    def has_any(self, now: float) -> bool:
        """Whether one more is allowed at *now*."""
        self._left = min(self._at_once, self._left + (now - self._then) * self._a_second)
        self._then = now
        return self._left >= 1

    def take(self, now: float) -> bool:
        """Use one up; false if none is left."""
        if not self.has_any(now):
            return False
        self._left -= 1
        return True


class Allowances:
    """An `Allowance` for each address; the addresses seen last are known."""

    MOST = 1024

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, address: str, now: float) -> Allowance:
        """The allowance of *address*."""
        allowance = self._of.setdefault(address, Allowance(self._rate, now))
        self._of.move_to_end(address)
        if len(self._of) > self.MOST:
            self._of.popitem(last=False)
        return allowance
