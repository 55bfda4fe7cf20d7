"""What a seat sees of a game of Frogger."""

from __future__ import annotations

from rules.core import Seat
from rules.decktet import Card
from rules.frogger.events import GameEnded
from rules.frogger.options import Options
from rules.frogger.path import Path, Space
from values import value


@value
class View:
    """The table as one seat sees it, or the room: other seats' dealt cards are face down.

    ``frogs`` tells the space of every frog, ``crocodiles`` that of every crocodile along the path.
    A hand is what a seat took in the open, ``public``, and what was dealt to it: ``own`` for the
    seat that looks, elsewhere only counted in ``secret``. ``deck`` counts the cards in the deck;
    ``shuffled`` are those cards, in no order, once they have been discards. ``turn`` counts the
    turns before this one, ``acted`` the actions made in it.
    """

    seat: Seat | None
    options: Options
    starter: Seat
    path: Path
    frogs: tuple[Space, ...]
    crocodiles: tuple[Space, ...]
    public: tuple[tuple[Card, ...], ...]
    secret: tuple[int, ...]
    own: tuple[Card, ...]
    market: tuple[Card, ...]
    deck: int
    shuffled: tuple[Card, ...]
    discards: tuple[Card, ...]
    turn: int
    acted: int
    ended: GameEnded | None

    @property
    def acting(self) -> Seat:
        """Whose turn it is."""
        return Seat((self.starter + self.turn) % len(self.public))

    @property
    def round(self) -> int:
        """Rounds count from 1."""
        return self.turn // len(self.public) + 1
