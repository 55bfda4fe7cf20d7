"""What may come of a card, whichever cards the others play: all know which ones they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from itertools import product

from rules.quibbit import CARDS, Board, Frog, FrogLeapt, View, leaps
from scenes.games.quibbit.choosing.forecast import Fate, Forecast, forecast, forecast_of
from scenes.games.quibbit.choosing.next_lap import LastPlace, NextLap, last_place, next_lap
from values import value

KEPT = 64  # outlooks of so many cards: those of a few hands


@value
class Threat:
    """The *lapper* can lap the *lapped* with *card*, which ends the race for all others.

    It is *helped* if it jumps the frog of whoever chooses on its way, which ends at *end*. It comes
    in so many *rounds* of those that may follow.
    """

    lapper: Frog
    lapped: Frog
    card: int
    helped: bool
    rounds: int = 1
    end: int = field(default=0, compare=False)

    @property
    def pair(self) -> tuple[Frog, Frog]:
        """Whom it is about."""
        return self.lapper, self.lapped


@value
class Outlook:
    """What a card will bring.

    ``leap`` is where it leads as all frogs sit now, and ``here`` what may become of it there;
    ``elsewhere`` is what a leap to each other tile brings where it may end if others leap first.
    ``shown`` is the leap that is pictured, one to the likeliest tile, and ``rings`` are leaps to
    all other tiles. ``plain`` is the leap as all frogs sit now, or ``shown`` if that cannot come.
    ``counts`` tells in how many rounds each fate comes; no other frog laps in these. In the others
    come ``threats``, which are laps by other frogs, one for each two whom they are about.
    ``next_lap`` is a lap that may follow in the next round if the card leaves its frog last.
    """

    leap: Forecast
    shown: Forecast
    plain: Forecast
    here: tuple[Fate, ...]
    elsewhere: tuple[Forecast, ...] = ()
    threats: tuple[Threat, ...] = ()
    counts: tuple[tuple[Fate, int], ...] = ()
    rings: tuple[Forecast, ...] = ()
    next_lap: NextLap | None = None

    @property
    def as_now(self) -> Outlook:
        """It with the plain leap as the one that is pictured."""
        rings = [one for one in (self.shown, *self.rings) if one.end != self.plain.end]
        return replace(self, shown=self.plain, rings=tuple(rings))

    @property
    def is_sure(self) -> bool:
        """Whether one fate comes whatever others play."""
        return len(self.counts) == 1 and not self.threats

    @property
    def surely_laps(self) -> bool:
        """Whether it laps a frog whatever others play."""
        return dict(self.counts).keys() == {"lap"} and not self.threats

    @property
    def tenths(self) -> Sequence[tuple[Fate, int]]:
        """In about how many of ten rounds each fate comes: in none only what can never come."""
        return [(fate, n) for (fate, _), n in zip(self.counts, self._shares, strict=False)]

    @property
    def threat_tenths(self) -> Sequence[tuple[Threat, int]]:
        """In about how many of ten rounds each threat comes: with all fates ten in all."""
        return [*zip(self.threats, self._shares[len(self.counts) :], strict=True)]

    @property
    def _shares(self) -> Sequence[int]:
        counts = [count for _, count in self.counts]
        return tenths_of([*counts, *(threat.rounds for threat in self.threats)])

    @property
    def threat(self) -> Threat | None:
        """The first of the threats."""
        return self.threats[0] if self.threats else None


@value
class _Round:
    """What comes of a card in one round: no leap if a lap comes before it."""

    leap: Forecast | None
    threat: Threat | None
    after: LastPlace | None = None

    @property
    def is_over(self) -> bool:
        """Whether the race ends with a lap in it."""
        return self.threat is not None or (self.leap is not None and self.leap.fate == "lap")


def tenths_of(counts: Sequence[int]) -> Sequence[int]:
    """About how many of ten each of *counts* is, ten in all, and one at least if it is not zero."""
    if not counts:
        return ()
    exact = [10 * count / sum(counts) for count in counts]
    shares = [max(int(share), min(1, count)) for share, count in zip(exact, counts, strict=True)]
    while sum(shares) != 10:
        step = 1 if sum(shares) < 10 else -1
        can = [at for at, share in enumerate(shares) if counts[at] and share + step > 0]
        at = max(can, key=lambda at: (step * (exact[at] - shares[at]), exact[at]))
        shares[at] += step
    return shares


def outlook(view: View, frog: Frog, card: int) -> Outlook:
    """What may come of *card* of *frog*."""
    return _outlook(view.board, frog, card, _dummy_cards(view))


def outlooks(view: View, frog: Frog) -> Mapping[int, Outlook]:
    """What may come of each card of *frog*."""
    return {card: outlook(view, frog, card) for card in view.board.hand(frog)}


def sure_winner(view: View) -> Frog | None:
    """Whose last card laps in every round that may follow: all know hands, and so that."""
    board = view.board
    hands = {frog: board.hand(frog) for frog in board.at() if frog != board.dummy}
    last = [(frog, hand[0]) for frog, hand in hands.items() if len(hand) == 1]
    return next((frog for frog, card in last if outlook(view, frog, card).surely_laps), None)


def each_outlook(view: View, frogs: Iterable[Frog]) -> Iterator[object]:
    """What may come of all cards of *frogs*, step by step: all take too long for a frame."""
    for frog in set(frogs) & view.board.at().keys():
        for card in view.board.hand(frog):
            yield outlook(view, frog, card)


def is_inevitable(found: Collection[Outlook]) -> bool:
    """Whether none of several outlooks is without a threat."""
    return len(found) > 1 and all(each.threats for each in found)


def common_lapped(found: Collection[Outlook], frog: Frog) -> Frog | None:
    """Who can be lapped in all outlooks, first of all *frog*, if there is one."""
    each = [{threat.lapped for threat in one.threats} for one in found]
    common = set.intersection(*each)
    return frog if frog in common else min(common, default=None)


def lappers(found: Collection[Outlook], lapped: Frog) -> Sequence[Frog]:
    """All who can lap the *lapped* frog in some of the outlooks."""
    return sorted({one.lapper for each in found for one in each.threats if one.lapped == lapped})


def safest_cards(found: Mapping[int, Outlook]) -> Sequence[int]:
    """The cards of *found* with which other frogs lap in the fewest of ten rounds."""
    dangers = {card: sum(n for _, n in each.threat_tenths) for card, each in found.items()}
    return [card for card, danger in dangers.items() if danger == min(dangers.values())]


@lru_cache(KEPT)
def _outlook(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Outlook:
    rounds, first = list(_rounds(board, frog, card, dummy_cards)), forecast(board, frog, card)
    ended = [found for found in rounds if found.leap]
    kept = [found for found in ended if not found.threat] or ended
    size = len(board.ring)
    ends = [leap for found in kept if (leap := found.leap)]
    tile, ways = first.end % size, Counter(ends)
    shown = _shown(first, ways, size)
    each = {leap.end % size: leap for leap, _ in reversed(ways.most_common())}
    rings = [leap for at, leap in each.items() if at != shown.end % size]
    here = Counter(leap.fate for leap in ends if leap.end % size == tile)
    elsewhere = {leap.end % size: leap for leap in ends if leap.end % size != tile}
    fates = Counter(fate for found in rounds if (fate := _fate(found)))
    at = board.at()
    return Outlook(
        first,
        shown,
        first if first in ways else shown,
        tuple(fate for fate, _ in here.most_common()),
        tuple(elsewhere.values()),
        tuple(_threats(rounds)),
        tuple(fates.most_common()),
        tuple(sorted(rings, key=lambda leap: leap.end)),
        next_lap(
            [found.after for found in rounds if not found.is_over],
            frog,
            size,
            is_rear=at[frog] == min(at.values()),
        ),
    )


def _shown(now: Forecast, ways: Counter[Forecast], size: int) -> Forecast:
    """A leap to the likeliest tile: as all frogs sit *now* if it can be, or else the likeliest."""
    tiles = Counter(leap.end % size for leap in ways.elements())
    most = max(tiles.values(), default=0)
    likeliest = [leap for leap in ways if tiles[leap.end % size] == most]
    if now in likeliest or not likeliest:
        return now
    return max(likeliest, key=lambda leap: (leap.end == now.end, ways[leap]))


def _fate(found: _Round) -> Fate | None:
    """What becomes of the card in that round; nothing if another frog laps in it."""
    return found.leap.fate if found.leap and not found.threat else None


def _threats(rounds: Sequence[_Round]) -> Collection[Threat]:
    """The first threat of all *rounds* for each two whom one is about."""
    found = [one.threat for one in rounds if one.threat]
    counts = Counter(threat.pair for threat in found)
    threats = {threat.pair: threat for threat in reversed(found)}
    return [replace(threats[pair], rounds=count) for pair, count in counts.items()]


def _rounds(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Iterator[_Round]:
    """All rounds that may follow if *frog* plays *card*."""
    at, size = board.at(), len(board.ring)
    others = [other for other in at if other != frog]
    held = {other: _held(board, other, dummy_cards) for other in others}
    for played in product(*held.values()):
        cards = {frog: card, **dict(zip(others, played, strict=True))}
        made = list(leaps(at, cards, size))
        order = [leapt.frog for leapt, _ in made]
        own = order.index(frog) if frog in order else None
        leap = None if own is None else _after(board, made[: own + 1])
        after = last_place(board, frog, [leapt for leapt, _ in made], dummy_cards)
        yield _Round(leap, _threat(board, frog, made), after)


def _after(board: Board, made: Sequence[tuple[FrogLeapt, Frog | None]]) -> Forecast:
    """The last of the leaps *made*, and who comes or goes on its way before it."""
    leapt, size, at = made[-1][0], len(board.ring), board.at()
    others = {other: spot for other, spot in at.items() if other != leapt.frog}
    moved = others | {other.frog: other.end for other, _ in made[:-1]}
    sat, sits = ({spot % size: frog for frog, spot in one.items()} for one in (others, moved))
    came = [(spot, sits[spot % size]) for spot in leapt.jumped if spot % size not in sat]
    way = {*range(at[leapt.frog] + 1, leapt.end + 1)} - {*leapt.jumped}
    left = [(spot, sat[spot % size]) for spot in sorted(way) if spot % size in sat]
    found = forecast_of(board.ring, *made[-1])
    passing = {frog for _, frog in (*came, *left)}
    cards = {other.frog: other.card for other, _ in made[:-1]}
    told = [(moved[frog], frog, cards[frog]) for frog in moved if frog in passing]
    return replace(found, came=tuple(came), left=tuple(left), moved=tuple(told))


def _threat(
    board: Board, frog: Frog, made: Sequence[tuple[FrogLeapt, Frog | None]]
) -> Threat | None:
    """Whom the last of the leaps *made* laps, if another one than *frog* makes it."""
    leapt, lapped = made[-1]
    if lapped is None or leapt.frog == frog:
        return None
    spots = [other.end for other, _ in made if other.frog == frog] or [board.at()[frog]]
    under = {spot % len(board.ring) for spot in leapt.jumped}
    helped = spots[0] % len(board.ring) in under
    return Threat(leapt.frog, lapped, leapt.card, helped, end=leapt.end)


def playable(view: View) -> Mapping[Frog, tuple[int, ...]]:
    """The cards of which each frog on the ring is going to play one."""
    dummy_cards = _dummy_cards(view)
    return {frog: _held(view.board, frog, dummy_cards) for frog in view.board.at()}


def _held(board: Board, frog: Frog, dummy_cards: tuple[int, ...]) -> tuple[int, ...]:
    return dummy_cards if frog == board.dummy else board.hand(frog)


def _dummy_cards(view: View) -> tuple[int, ...]:
    """What the dummy may turn up: its cards that it has not, or all when it shuffles."""
    return tuple(card for card in CARDS if not view.pile or card not in view.spent)
