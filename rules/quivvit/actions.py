"""The actions of Quivvit!."""

from __future__ import annotations

from typing import TypeAlias

from rules.quivvit.types import Way
from values import value


@value
class Rotate:
    """Turn the card at a place; half a turn spends the Double Rotate card."""

    place: int
    way: Way


@value
class Claim:
    """Take the free links of the card at a place, instead of rotating one."""

    place: int


@value
class Pass:
    """Rotate nothing; a table chooses it when a timed turn is over."""


@value
class Cover:
    """Lay the Colour Block on the card at a place."""

    place: int


@value
class Keep:
    """Keep the Colour Block for a later turn."""


Action: TypeAlias = Rotate | Claim | Pass | Cover | Keep
