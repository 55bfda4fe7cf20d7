"""What may come of a card, whichever cards the others play: all know which ones they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product, takewhile

from rules.quibbit import CARDS, Board, Frog, FrogLeapt, View, is_home, leaps
from scenes.games.quibbit.choosing.forecast import Fate, Forecast, forecast, forecast_of
from scenes.games.quibbit.choosing.next_lap import LastPlace, NextLap, last_place, next_lap
from scenes.games.quibbit.choosing.own_lap import OwnLap, PlayedRound, own_lap
from scenes.games.quibbit.choosing.threats import Threat, joined
from scenes.games.quibbit.events.missed import missed
from values import value

KEPT = 64  # outlooks of so many cards: those of a few hands


@value
class Outlook:
    """What a card may bring.

    ``leap`` is where it leads if nobody leaps first. It may be that this cannot come (``is_open``),
    as those who surely leap first change it. ``rings`` are leaps to all other tiles where it may
    end, the likeliest first, and ``causes`` whose leaps let it end on each tile.
    ``may_be_first`` is whether there may be nobody who leaps first, and ``first`` who surely do;
    ``likely`` is what becomes of it in over half of the rounds, if anything, ``likeliest`` where
    that comes most often, on a ring if others surely leap first, and ``deciding`` the one card of
    another that alone decides it: of two the one for what comes there.
    ``fates`` is what may become of it as long as no other frog laps;
    ``threats`` are laps by other frogs, one for each two whom they are about.
    ``next_lap`` is a lap that may follow in the next round if the card leaves its frog last.
    ``may_be_out`` are others who may lose their last card in this round,
    of whom ``surely_out`` do so whatever comes; if ``is_last_left`` nobody else keeps any.
    ``lap`` is when the card laps another frog, if it can.
    ``in_front`` is in the last round whether its frog may end it in front, and whether not.
    """

    leap: Forecast
    is_open: bool
    may_be_first: bool
    first: frozenset[Frog]
    likely: Fate | None
    likeliest: Forecast
    causes: Mapping[int, frozenset[Frog]]
    fates: frozenset[Fate]
    deciding: DecidingCard | None = None
    rings: tuple[Forecast, ...] = ()
    threats: tuple[Threat, ...] = ()
    next_lap: NextLap | None = None
    may_be_out: frozenset[Frog] = frozenset()
    surely_out: frozenset[Frog] = frozenset()
    is_last_left: bool = False
    lap: OwnLap | None = None
    in_front: frozenset[bool] = frozenset()

    @property
    def is_sure(self) -> bool:
        """Whether it leads to one tile whatever others play, and none of them laps."""
        return self.is_open and not self.rings and not self.threats

    @property
    def sure_fate(self) -> Fate | None:
        """What becomes of the card on every tile where it may end: none comes back past a lap."""
        fates = {end.fate for end in self.ends}
        if fates == {"lost"} or (len(fates) == 1 and not self.threats):
            return min(fates)
        return None

    @property
    def surely_laps(self) -> bool:
        """Whether it laps a frog whatever others play."""
        return self.fates == {"lap"} and not self.threats

    @property
    def ends(self) -> Sequence[Forecast]:
        """The leaps to all tiles where it may end."""
        return [self.leap, *self.rings] if self.is_open else self.rings

    @property
    def ringed(self) -> Sequence[Forecast]:
        """The leaps to tiles that have a ring: all where it may end, if others matter."""
        return self.ends if self.rings else ()

    @property
    def undisturbed(self) -> Forecast | None:
        """The leap that nobody else has to cause, if that may come."""
        return self.leap if self.may_be_first else None


@value
class DecidingCard:
    """If *frog* plays *card*, a card comes to this *fate*, and else never."""

    frog: Frog
    card: int
    fate: Fate


@value
class _Round:
    """What comes of a card in one round: no leap if a lap comes before it."""

    leap: Forecast | None
    threat: Threat | None
    cards: PlayedRound
    made: Sequence[FrogLeapt]
    after: LastPlace | None = None
    out: frozenset[Frog] = frozenset()

    @property
    def is_over(self) -> bool:
        """Whether the race ends with a lap in it."""
        return self.threat is not None or (self.leap is not None and self.leap.fate == "lap")


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


def can_surely_win(view: View, frog: Frog) -> bool:
    """Whether some card of *frog* wins, whatever others play."""
    return any(one.surely_laps or one.is_last_left for one in outlooks(view, frog).values())


def each_outlook(view: View, frogs: Iterable[Frog]) -> Iterator[object]:
    """What may come of all cards of *frogs*, step by step: all take too long for a frame."""
    for frog in set(frogs) & view.board.at().keys():
        for card in view.board.hand(frog):
            yield outlook(view, frog, card)


def is_inevitable(found: Mapping[int, Outlook]) -> bool:
    """Whether another frog can lap after any of several cards."""
    return len(found) > 1 and all(one.threats for one in found.values())


def lappers(found: Collection[Outlook], lapped: Frog) -> Sequence[Frog]:
    """All who can lap the *lapped* frog in some of the outlooks."""
    return sorted({one.lapper for each in found for one in each.threats if one.lapped == lapped})


@lru_cache(KEPT)
def _outlook(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Outlook:
    rounds = list(_rounds(board, frog, card, dummy_cards))
    first = forecast(board, frog, card)
    ended = [found for found in rounds if found.leap]
    kept = [found for found in ended if not found.threat] or ended
    size, at = len(board.ring), board.at()
    ends = _ends(kept, size)
    rings = [leap for tile, leap in ends.items() if tile != first.end % size]
    firsts = [found.cards.first for found in kept]
    may_be_first = not all(firsts)
    likely = _likely(kept)
    others = {other: _held(board, other, dummy_cards) for other in at if other != frog}
    laps = [(found.threat, found.cards.played) for found in rounds if found.threat]
    threats = joined(laps, others)
    outs, is_safe = [found.out for found in rounds if not found.is_over], not threats
    afters = [found.after for found in rounds if not found.is_over]
    lap = own_lap([found.cards for found in rounds], laps_now=first.fate == "lap")
    if lap is None and first.fate == "lap":  # who would be lapped surely leaps away first
        first = ends.get(first.end % size, first)
    where = [*ends.values()] if may_be_first else rings
    likeliest = _likeliest(where, likely) or first
    return Outlook(
        first,
        first.end % size in ends,
        may_be_first,
        frozenset.intersection(*firsts) if firsts else frozenset(),
        likely,
        likeliest,
        {tile: _causes(board, kept, frog, tile) for tile in ends} if rings else {},
        frozenset(found.leap.fate for found in rounds if found.leap and not found.threat),
        None if threats else _deciding(kept, others, likeliest.fate),
        tuple(rings),
        threats,
        next_lap(afters, frog, size, is_rear=at[frog] == min(at.values())),
        frozenset[Frog]().union(*outs) - {frog},
        frozenset.intersection(*outs) - {frog} if outs and is_safe else frozenset(),
        bool(outs) and is_safe and set(outs) == {frozenset(at.keys() - {frog, board.dummy})},
        lap,
        _in_front(board, frog, rounds),
    )


def _ends(kept: Sequence[_Round], size: int) -> Mapping[int, Forecast]:
    """The tiles where the card may end in the rounds *kept*, the likeliest and nearest first.

    One where it only laps in some of them counts as where it does not.
    """
    ends = dict[int, Forecast]()
    for found in kept:
        if (leap := found.leap) and (leap.fate != "lap" or leap.end % size not in ends):
            ends[leap.end % size] = leap
    often = Counter(found.leap.end % size for found in kept if found.leap)
    order = sorted(ends, key=lambda at: (-often[at], ends[at].end))
    return {tile: ends[tile] for tile in order}


def _in_front(board: Board, frog: Frog, rounds: Iterable[_Round]) -> frozenset[bool]:
    """Whether *frog* is in front after some of the *rounds* without a lap, if they are the last."""
    if board.round < board.last_round:
        return frozenset()
    ends = (
        board.at() | {leapt.frog: leapt.end for leapt in one.made}
        for one in rounds
        if not one.is_over
    )
    return frozenset(max(at, key=at.__getitem__) == frog for at in ends)


def _likely(kept: Sequence[_Round]) -> Fate | None:
    """What becomes of the card in more than half of the rounds *kept*."""
    fates = Counter(found.leap.fate for found in kept if found.leap)
    return next((fate for fate, count in fates.items() if 2 * count > len(kept)), None)


def _likeliest(ends: Sequence[Forecast], likely: Fate | None) -> Forecast | None:
    """The first of the *ends* that brings what is *likely*, if any is; each may bring a lap."""
    return next((end for end in ends if likely in (None, "lap", end.fate)), None)


def _deciding(
    kept: Sequence[_Round], others: Mapping[Frog, Collection[int]], likeliest: Fate
) -> DecidingCard | None:
    """The card of one of the *others* that alone decides whether a card comes back, if one does.

    If each of two does, it is the one that brings what is *likeliest*.
    """
    fates = [(found.cards.played, found.leap.fate) for found in kept if found.leap]
    deciding = list[DecidingCard]()
    for frog, cards in others.items():
        for card in cards:
            with_it = {fate for played, fate in fates if played[frog] == card}
            without = {fate for played, fate in fates if played[frog] != card}
            if len(with_it) == len(without) == 1 and with_it | without == {"home", "lost"}:
                deciding.append(DecidingCard(frog, card, min(with_it)))
    return min(deciding, key=lambda one: one.fate != likeliest, default=None)


def _causes(board: Board, kept: Sequence[_Round], frog: Frog, tile: int) -> frozenset[Frog]:
    """Whose leaps let the card end on *tile*, in each of the rounds *kept* in which it does."""
    at, size, found = board.at(), len(board.ring), list[frozenset[Frog]]()
    for one in kept:
        *earlier, own = one.made[: len(one.cards.first) + 1]
        if own.end % size == tile:
            miss = missed(own, earlier, at, size)
            found.append(
                frozenset(cause.frog for cause in miss.causes)
                if miss and miss.too_far
                else frozenset()
            )
    return frozenset.intersection(*found)


def _rounds(board: Board, frog: Frog, card: int, dummy_cards: tuple[int, ...]) -> Iterator[_Round]:
    """All rounds that may follow if *frog* plays *card*."""
    at, size = board.at(), len(board.ring)
    others = [other for other in at if other != frog]
    held = {other: _held(board, other, dummy_cards) for other in others}
    for played in product(*held.values()):
        cards = {frog: card, **dict(zip(others, played, strict=True))}
        made = list(leaps(at, cards, size))
        leap = next((forecast_of(board.ring, *one) for one in made if one[0].frog == frog), None)
        leapt = [one for one, _ in made]
        after, out = last_place(board, frog, leapt, dummy_cards), _out(board, leapt)
        round_ = _played(frog, cards, leapt, leap, size)
        yield _Round(leap, _threat(board, frog, made), round_, leapt, after, out)


def _played(
    frog: Frog, cards: Mapping[Frog, int], made: Sequence[FrogLeapt], leap: Forecast | None,
    size: int,
) -> PlayedRound:  # fmt: skip
    """What others have played and leapt before *frog*, and whom it laps by its *leap*."""
    first = [*takewhile(lambda leapt: leapt.frog != frog, made)]
    played = {other: card for other, card in cards.items() if other != frog}
    before = frozenset(leapt.frog for leapt in first)
    if leap is None or leap.lapped is None:
        return PlayedRound(played, before, None)
    under = {spot % size for spot in leap.jumped}
    over = frozenset(leapt.frog for leapt in first if leapt.end % size in under)
    return PlayedRound(played, before, leap.lapped, over)


def _out(board: Board, made: Iterable[FrogLeapt]) -> frozenset[Frog]:
    """Who loses its last card by the leaps *made*, unless the crown decides after them."""
    if board.round >= board.last_round:
        return frozenset()
    tiles, last = board.ring, [leapt for leapt in made if len(board.hand(leapt.frog)) == 1]
    lost = (leapt.frog for leapt in last if not is_home(tiles[leapt.end % len(tiles)], leapt.frog))
    return frozenset(lost)


def _threat(
    board: Board, frog: Frog, made: Sequence[tuple[FrogLeapt, Frog | None]]
) -> Threat | None:
    """Whom the last of the leaps *made* laps, if another one than *frog* makes it."""
    leapt, lapped = made[-1]
    if lapped is None or leapt.frog == frog:
        return None
    spots = [other.end for other, _ in made if other.frog == frog] or [board.at()[frog]]
    under = {spot % len(board.ring) for spot in leapt.jumped}
    return Threat(leapt.frog, lapped, spots[0] % len(board.ring) in under)


def playable(view: View) -> Mapping[Frog, tuple[int, ...]]:
    """The cards of which each frog on the ring is going to play one."""
    dummy_cards = _dummy_cards(view)
    return {frog: _held(view.board, frog, dummy_cards) for frog in view.board.at()}


def _held(board: Board, frog: Frog, dummy_cards: tuple[int, ...]) -> tuple[int, ...]:
    return dummy_cards if frog == board.dummy else board.hand(frog)


def _dummy_cards(view: View) -> tuple[int, ...]:
    """What the dummy may turn up: its cards that it has not, or all when it shuffles."""
    return tuple(card for card in CARDS if not view.pile or card not in view.spent)
