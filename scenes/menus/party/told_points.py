"""How far the points of the last game of a party night are told on its standing."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from values import value


@value
class ToldPoints:
    """Of whom they are ``seen``, one after the other, and for whom they are ``added`` up."""

    seen: Collection[Seat] = ()
    added: Collection[Seat] = ()
