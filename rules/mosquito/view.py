"""The view of Mosquito: what one seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import Seat
from rules.mosquito.cards import Card
from rules.mosquito.layout import Layout
from rules.mosquito.types import Options, Reason


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, or the room: cards face down in a hand are ``None``.

    ``cuts`` are the cards cut so far, by seat; while they are cut ``deal`` is 0, nothing is dealt
    yet and nobody is ``dealer``. It is ``player``'s turn. ``pile`` counts the cards left to draw,
    ``covered`` are those overlaid in this deal. ``points`` and ``clean`` placements, made without
    exchange or overlay, are counted over the match, the helpers ``used`` in this deal, and
    ``passes`` since the last placement.
    """

    seat: Seat | None
    options: Options
    cuts: tuple[Card, ...]
    deal: int
    dealer: Seat | None
    player: Seat
    layout: Layout
    hands: tuple[tuple[Card | None, ...], ...]
    pile: int
    covered: tuple[Card, ...]
    points: tuple[int, ...]
    clean: tuple[int, ...]
    used: tuple[int, ...]
    passes: int
    ended: Reason | None
