"""What others have changed on the path is seen to move as the turn of a person begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Seat
from rules.decktet import Suit
from rules.frogger import Event, Frog, FrogAdvanced, FrogRetreated, Space, TurnBegan
from scenes.core.script import Script, staggered
from scenes.games.frogger.components.path import owner
from scenes.games.frogger.tokens import FroggerTokens
from sprites.motion.gestures import swell
from sprites.motion.motions import hop
from sprites.stage.token import Token

SECONDS, HIGH = 0.4, 44.0  # of a hop
APART = 0.16  # seconds from one to the next
FLAG_GROWS, FLAG_SECONDS = 0.6, 0.6


class MovedFrogs:
    """Follows which frogs on the path each seat has moved in its last turn, and where flags were.

    The frogs hop, and the flags that are not where a person saw them last swell.
    """

    def __init__(self, tokens: FroggerTokens) -> None:
        self._tokens, self._path, self._flags = tokens, tokens.path, tokens.path.last_flags
        self._moved: dict[Frog, None] = {}  # in the order in which they last did
        self._acting = tokens.cards.acting
        self._seen: dict[Seat, Mapping[Suit, Space]] = {}  # flags at the end of a seat's turn

    def follow(self, event: Event) -> None:
        """*event* has been shown."""
        match event:
            case TurnBegan(seat):
                self._seen[self._acting], self._acting = self._flags.where, seat
                self._moved = {frog: None for frog in self._moved if owner(frog) != seat}
                if seat in self._tokens.people():
                    self._recall(self._flags.moved(self._seen.get(seat, {})))
            case FrogAdvanced(frog) | FrogRetreated(frog):
                self._moved.pop(frog, None)
                self._moved[frog] = None
            case _:
                pass

    def _recall(self, flags: Sequence[Token]) -> None:
        """Let *flags* swell, and frogs that are still on the path hop one after the other."""
        for flag in flags:
            self._tokens.stage.run(swell(flag, FLAG_GROWS, FLAG_SECONDS))
        where = self._path.where
        there = [frog for frog in self._moved if self._path.path.has_any([where[frog]])]
        hops = [self._hop(frog, where[frog]) for frog in there]
        self._tokens.stage.run(staggered(hops, APART))

    def _hop(self, frog: Frog, at: Space) -> Script:
        """Hop on the spot, unless it has moved on meanwhile."""
        if self._path.where[frog] == at:
            yield from hop(self._path.frogs[frog], self._path.stand(frog, at), SECONDS, HIGH)
