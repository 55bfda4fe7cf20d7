"""Who could win in a turn, as all can see: by leaps of open cards over the path as it is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import ACTIONS, EXCUSE, FROGS, SWEEPING, Path, Space
from scenes.games.frogger.tokens import FroggerTokens


class WinningLeap(NamedTuple):
    """A leap of a frog from *start* to *end*, by that *suit* of that *card*."""

    card: Card
    suit: Suit
    start: Space
    end: Space


def winning_leaps(
    path: Path, own: Sequence[Space], others: Collection[Space], cards: Sequence[Card],
    needed: int, crocodiles: Collection[Space] = (), most: int = ACTIONS,
) -> list[WinningLeap]:  # fmt: skip
    """By what the frogs *needed* of those on *own* leap home soonest; by nothing if they cannot.

    *others* are the spaces of other frogs, *cards* what is leapt by, in *most* leaps.
    """
    search = _Search(path, frozenset(crocodiles))
    frogs = tuple(own), frozenset(others)
    counts = range(needed, most + 1) if needed else ()
    tried = (search.leaps(*frogs, tuple(cards), needed, leaps) for leaps in counts)
    return next(filter(None, tried), [])


def next_winner(tokens: FroggerTokens) -> tuple[Seat | None, Sequence[WinningLeap]]:
    """Who could win in its next turn, first who comes first, and by what; or nobody."""
    cards, count = tokens.cards, len(tokens.panels)
    for more in range(1, count):
        seat = Seat((cards.acting + more) % count)
        if leaps := wins_by(tokens, seat, cards.public[seat]):
            return seat, leaps
    return None, ()


def wins_by(
    tokens: FroggerTokens, seat: Seat, cards: Sequence[Card], most: int = ACTIONS
) -> Sequence[WinningLeap]:
    """By which of its *cards* and their suits a *seat* could win in *most* leaps, if it can."""
    trail, first, after = tokens.path, seat * FROGS, (seat + 1) * FROGS
    own, others = trail.where[first:after], [*trail.where[:first], *trail.where[after:]]
    needed, crocodiles = tokens.meter.goal - trail.at_home(seat), trail.crocodile_spaces
    return winning_leaps(trail.path, own, others, cards, needed, crocodiles, most)


class _Search:
    """Tries leaps on *path* while *crocodiles* stay where they are."""

    def __init__(self, path: Path, crocodiles: frozenset[Space]) -> None:
        self._path, self._crocodiles = path, crocodiles

    def leaps(
        self, own: tuple[Space, ...], others: frozenset[Space], cards: tuple[Card, ...],
        needed: int, leaps: int,
    ) -> list[WinningLeap] | None:  # fmt: skip
        """By what so many *leaps* bring the frogs *needed* home."""
        if not leaps:
            return None if needed else []
        if len(cards) < leaps or needed > leaps:
            return None
        for frog, card, suit, end in self._leaps(own, others, cards, needed, leaps):
            rest = tuple(other for other in cards if other is not card)
            moved, left = self._after(own, others, frog, card, end)
            found = self.leaps(moved, left, rest, needed - (end == self._path.home), leaps - 1)
            if found is not None:
                return [WinningLeap(card, suit, own[frog], end), *found]
        return None

    def _leaps(
        self, own: tuple[Space, ...], others: frozenset[Space], cards: tuple[Card, ...],
        needed: int, leaps: int,
    ) -> list[tuple[int, Card, Suit, Space]]:  # fmt: skip
        """Every leap of one frog by one card, with where it ends; only those home if none is spare.

        Where one frog is needed at once, no other leads home if the frontmost does not.
        """
        taken, home = others | self._crocodiles | {*own}, self._path.home
        starts = {start: frog for frog, start in enumerate(own) if start != home}
        if needed == leaps == 1:
            front = max(starts)
            starts = {front: starts[front]}
        ways = [
            (frog, card, suit, self._path.leap(start, suit, taken))
            for start, frog in sorted(starts.items(), reverse=True)
            for card in cards
            for suit in card.suits
        ]
        return [way for way in ways if needed < leaps or way[3] == home]

    def _after(
        self, own: tuple[Space, ...], others: frozenset[Space], frog: int, card: Card, end: Space
    ) -> tuple[tuple[Space, ...], frozenset[Space]]:
        """Where the frogs are after a leap: an Ace or a Crown sends all others of a column back."""
        sent: Collection[Space] = ()
        if card.rank in SWEEPING and end != self._path.home:
            sent = self._path.mates(end)
        moved = [EXCUSE if space in sent else space for space in own]
        moved[frog] = end
        return tuple(moved), others.difference(sent)
