"""What may come of a card, whichever cards the others play: all know which ones they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Literal, TypeAlias

from rules.quibbit import CARDS, Board, Frog, FrogLeapt, View, leaps
from scenes.games.quibbit.choosing.forecast import Fate, Forecast, forecast, forecast_of
from values import value

KEPT = 64  # outlooks of so many cards: those of a few hands


@value
class Threat:
    """The *lapper* can lap the *lapped* with *card*, which ends the race for all others.

    It is *helped* if it jumps the frog of whoever chooses on its way. It comes in so many *rounds*
    of those that may follow.
    """

    lapper: Frog
    lapped: Frog
    card: int
    helped: bool
    rounds: int = 1

    @property
    def pair(self) -> tuple[Frog, Frog]:
        """Whom it is about."""
        return self.lapper, self.lapped


@value
class Condition:
    """It comes if *frog* plays one of *cards*, and with the *others* that it has it does not."""

    frog: Frog
    cards: tuple[int, ...]
    others: tuple[int, ...]


Skipped: TypeAlias = tuple[tuple[int, Frog], ...]
When: TypeAlias = Literal["sure", "open"] | Condition


@value
class Outlook:
    """What a card will most often bring, and when; nothing if a lap always comes before its leap.

    "sure" is a fate that comes whatever others play, "open" one that no single rival decides.
    ``counts`` tells in how many rounds each fate comes; no other frog laps in these. In the others
    come ``threats``, which are laps by other frogs, one for each two whom they are about.
    ``is_exact`` tells that the same never comes of a leap to another tile than this one's.
    ``skipped`` are the places that the leap jumps most often, and who sits there then;
    ``unsure`` are those of them that it may not jump.
    """

    leap: Forecast | None
    when: When
    threats: tuple[Threat, ...] = ()
    counts: tuple[tuple[Fate, int], ...] = ()
    is_exact: bool = True
    skipped: Skipped = ()
    unsure: Skipped = ()

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
    """Cards of the others, and what comes of one's own then.

    ``leapt`` are the leaps before it, and the own one if no lap comes before it.
    """

    played: tuple[int, ...]
    leap: Forecast | None
    threat: Threat | None
    leapt: tuple[FrogLeapt, ...]


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


def common_threat(found: Collection[Outlook]) -> Threat | None:
    """The first threat of the same frog to the same one in all outlooks, if there is one."""
    pairs = [{threat.pair for threat in each.threats} for each in found]
    first = next(iter(found)).threats
    return next((threat for threat in first if all(threat.pair in one for one in pairs)), None)


def safest_cards(found: Mapping[int, Outlook]) -> Sequence[int]:
    """The cards of *found* with which other frogs lap in the fewest of ten rounds."""
    dangers = {card: sum(n for _, n in each.threat_tenths) for card, each in found.items()}
    return [card for card, danger in dangers.items() if danger == min(dangers.values())]


@lru_cache(KEPT)
def _outlook(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Outlook:
    others = [other for other in board.at() if other != frog]
    rounds, first = list(_rounds(board, frog, card, dummy_cards)), forecast(board, frog, card)
    ended = [found for found in rounds if found.leap]
    kept = [found for found in ended if not found.threat] or ended
    leapt = [found.leap for found in kept if found.leap]
    shown = _shown(first, leapt)
    fates = Counter(fate for found in rounds if (fate := _fate(found)))
    when = _when(others, rounds, shown) if shown and fates else "sure"
    such = [found for found in kept if shown and found.leap == shown]
    ways = Counter(_skipped(board, found.leapt) for found in such)
    skipped = max(ways, key=ways.__getitem__, default=())
    sure = _common(_skipped(board, found.leapt) for found in ended)
    return Outlook(
        shown,
        when,
        tuple(_threats(rounds)),
        counts=tuple(fates.most_common()),
        is_exact=all(leap == shown for leap in leapt if shown and leap.fate == shown.fate),
        skipped=skipped,
        unsure=tuple(one for one in skipped if one not in sure),
    )


def as_they_sit(board: Board, frog: Frog, card: int) -> Outlook:
    """What *card* of *frog* would bring if nobody leapt before."""
    leapt, lapped = next(leaps(board.at(), {frog: card}, len(board.ring)))
    return Outlook(
        forecast_of(board.ring, leapt, lapped), "open", skipped=_skipped(board, (leapt,))
    )


def gone_before(board: Board, frog: Frog, found: Outlook) -> Sequence[Frog]:
    """Who sits on the way of *frog*, and will have left if it leaps as *found*."""
    if found.leap is None:
        return ()
    at, size = board.at(), len(board.ring)
    way = {spot % size for spot in range(at[frog] + 1, found.leap.end + 1)}
    staying = {(spot % size, other) for spot, other in found.skipped}
    sitting = {other: spot % size for other, spot in at.items() if other != frog}
    return [
        other for other, tile in sitting.items() if tile in way and (tile, other) not in staying
    ]


def _skipped(board: Board, leapt: Sequence[FrogLeapt]) -> Skipped:
    """The places that the last who *leapt* jumps, and who sits there then."""
    *before, last = leapt
    at = {**board.at(), **{other.frog: other.end for other in before}}
    size = len(board.ring)
    sitting = {spot % size: frog for frog, spot in at.items()}
    return tuple((spot, sitting[spot % size]) for spot in last.jumped)


def _common(ways: Iterable[Skipped]) -> Skipped:
    """What is skipped on all *ways*."""
    first, *others = [*ways] or [()]
    return tuple(one for one in first if all(one in way for way in others))


def _fate(found: _Round) -> Fate | None:
    """What becomes of the card in that round; nothing if another frog laps in it."""
    return found.leap.fate if found.leap and not found.threat else None


def _threats(rounds: Sequence[_Round]) -> Collection[Threat]:
    """The first threat of all *rounds* for each two whom one is about."""
    found = [one.threat for one in rounds if one.threat]
    counts = Counter(threat.pair for threat in found)
    threats = {threat.pair: threat for threat in reversed(found)}
    return [replace(threats[pair], rounds=count) for pair, count in counts.items()]


def _when(others: Sequence[Frog], rounds: Sequence[_Round], shown: Forecast) -> When:
    """In which of all *rounds* comes what is *shown*, if there is not more than one other end."""
    so = [found for found in rounds if _fate(found) == shown.fate]
    not_so = [found for found in rounds if _fate(found) != shown.fate]
    if not not_so:
        return "sure"
    is_single = len({_fate(found) for found in not_so}) == 1
    return (_condition(others, so, not_so) if is_single else None) or "open"


def _shown(first: Forecast, leapt: Sequence[Forecast]) -> Forecast | None:
    """The likeliest leap that brings what is likeliest; the *first* one if it can be that."""
    fates = Counter(leap.fate for leap in leapt)
    fate = max(fates, key=lambda fate: (fates[fate], fate == first.fate), default=None)
    ends = Counter(leap.end for leap in leapt if leap.fate == fate)
    end = max(ends, key=lambda end: (end == first.end, ends[end]), default=None)
    return next((leap for leap in leapt if (leap.end, leap.fate) == (end, fate)), None)


def _condition(
    others: Sequence[Frog], so: Sequence[_Round], not_so: Sequence[_Round]
) -> Condition | None:
    """Which cards of a single frog decide whether it comes *so* or *not_so*, if that is all."""
    for at, other in enumerate(others):
        for_it, against = ({found.played[at] for found in part} for part in (so, not_so))
        if not for_it & against:
            return Condition(other, tuple(sorted(for_it)), tuple(sorted(against)))
    return None


def _rounds(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Iterator[_Round]:
    """All rounds that may follow if *frog* plays *card*."""
    at, size = board.at(), len(board.ring)
    others = [other for other in at if other != frog]
    held: Mapping[Frog, Collection[int]] = {
        other: dummy_cards if other == board.dummy else board.hand(other) for other in others
    }
    for played in product(*held.values()):
        cards = {frog: card, **dict(zip(others, played, strict=True))}
        made = list(leaps(at, cards, size))
        order = [leapt.frog for leapt, _ in made]
        own = order.index(frog) if frog in order else None
        leap = None if own is None else forecast_of(board.ring, *made[own])
        so_far = tuple(leapt for leapt, _ in made[: None if own is None else own + 1])
        yield _Round(played, leap, _threat(board, frog, made), so_far)


def _threat(
    board: Board, frog: Frog, made: Sequence[tuple[FrogLeapt, Frog | None]]
) -> Threat | None:
    """Whom the last of the leaps *made* laps, if another one than *frog* makes it."""
    leapt, lapped = made[-1]
    if lapped is None or leapt.frog == frog:
        return None
    spots = [other.end for other, _ in made if other.frog == frog] or [board.at()[frog]]
    under = {spot % len(board.ring) for spot in leapt.jumped}
    return Threat(leapt.frog, lapped, leapt.card, spots[0] % len(board.ring) in under)


def _dummy_cards(view: View) -> tuple[int, ...]:
    """What the dummy may turn up: its cards that it has not, or all when it shuffles."""
    return tuple(card for card in CARDS if not view.pile or card not in view.spent)
