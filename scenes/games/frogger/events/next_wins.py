"""Who could win in its next turn, as all can see: by leaps of open cards over the path as it is."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import ACTIONS, FROGS, SWEEPING, Path, Space
from scenes.games.frogger.tokens import FroggerTokens

SPARE = 1  # leaps to another space before all frogs that are needed leap home


def winning_suits(
    path: Path, own: Sequence[Space], others: Collection[Space], cards: Sequence[Card], needed: int
) -> list[Suit]:
    """By which suits the frogs *needed* of those on *own* leap home; none if they cannot.

    *others* are the spaces taken beside those of *own*, and *cards* the open cards.
    """
    return _Search(path, {*others}).suits(tuple(own), tuple(cards), needed, needed + SPARE) or []


def next_winner(tokens: FroggerTokens) -> tuple[Seat | None, Sequence[Suit]]:
    """Who could win in its next turn, first who comes first, and by which suits; or nobody."""
    trail, cards, count = tokens.path, tokens.cards, len(tokens.panels)
    for more in range(1, count):
        seat = Seat((cards.acting + more) % count)
        first, after = seat * FROGS, (seat + 1) * FROGS
        own, others = trail.where[first:after], [*trail.where[:first], *trail.where[after:]]
        needed = tokens.meter.goal - trail.at_home(seat)
        taken = {*others, *trail.crocodile_spaces}
        if suits := winning_suits(trail.path, own, taken, cards.public[seat], needed):
            return seat, list(dict.fromkeys(suits))
    return None, ()


class _Search:
    """Tries leaps on *path* while *others* stay where they are."""

    def __init__(self, path: Path, others: set[Space]) -> None:
        self._path, self._others = path, others

    def suits(
        self, own: tuple[Space, ...], cards: tuple[Card, ...], needed: int, moves: int
    ) -> list[Suit] | None:
        """The suits of the leaps that bring the frogs *needed* home, in at most so many *moves*."""
        moves = min(moves, ACTIONS)
        if not needed:
            return []
        if min(moves, len(cards)) < needed:
            return None
        spare = moves > needed
        for frog, card, suit, end in self._leaps(own, cards):
            home = end == self._path.home
            if not home and (not spare or card.rank in SWEEPING):
                continue
            rest = tuple(other for other in cards if other is not card)
            moved = (*own[:frog], end, *own[frog + 1 :])
            found = self.suits(moved, rest, needed - home, moves - 1)
            if found is not None:
                return [suit, *found]
        return None

    def _leaps(
        self, own: tuple[Space, ...], cards: tuple[Card, ...]
    ) -> list[tuple[int, Card, Suit, Space]]:
        """Every leap of one frog by one card, with where it ends; those home first."""
        taken, home = self._others | {*own}, self._path.home
        starts = {start: frog for frog, start in enumerate(own) if start != home}
        leaps = [
            (frog, card, suit, self._path.leap(start, suit, taken))
            for card in cards
            for suit in card.suits
            for start, frog in starts.items()
        ]
        return sorted(leaps, key=lambda leap: leap[3], reverse=True)
