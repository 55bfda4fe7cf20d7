"""What the room remembers of the turns before: opened pads, and direct placements in a row."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.mosquito import LEVELS, CardPlaced, Layout, Spot, Suit
from scenes.games.mosquito.choosing.gains import next_seat, open_pads
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.players.seat_names import seat_name
from words import say

LONG_RUN = 3  # direct placements of one seat that are worth telling
PAIR = 2  # seats of which each has one rival


def stuck_seat(seat: Seat, seats: int, cards: Layout, *, mixed: bool) -> Seat | None:
    """Who comes after *seat* and finds no pad open, if anybody does while some are left."""
    is_over = sum(map(len, cards)) == LEVELS * len(cards)
    return None if is_over or open_pads(cards, mixed=mixed) else next_seat(seat, seats)


def stuck_words(stuck: Seat, seats: int, left: int | None) -> str:
    """That no pad is left, and that it costs *stuck* a token, if some of these are *left*.

    With several rivals it is so for all of them, not for *stuck* alone.
    """
    if left:
        return say("mosquito.no_pad_token", name=seat_name(stuck))
    key = "mosquito.no_pad_left_all" if seats > PAIR else "mosquito.no_pad_left"
    return say(key, name=seat_name(stuck))


class LastTurns:
    """Whose swap or cover opened which pads just now; how many direct ones each seat has in a row.

    A pad is opened for a suit that did not fit it before.
    """

    def __init__(self, seats: int, mixed: bool) -> None:
        self._seats, self._mixed = seats, mixed
        self.begin_deal()

    def begin_deal(self) -> None:
        """Remember nothing."""
        self._placer: Seat | None = None
        self._opened: Collection[tuple[Spot, Suit]] = ()
        self._runs: list[Sequence[Spot]] = [()] * self._seats
        self._outer_told = False

    def opened(self, before: Layout, after: Layout) -> Collection[Spot]:
        """The pads that open for a suit between two layouts."""
        return {spot for spot, _ in self._fits(after) - self._fits(before)}

    def first_outer_pads(self, opened: Collection[Spot]) -> Collection[Spot]:
        """One of the *opened* pads if it is in the outer row and none of that opened before."""
        outer = sorted(spot for spot in opened if spot.level > 1)[:1]
        first = () if self._outer_told else outer
        self._outer_told |= bool(outer)
        return first

    def opener(self, event: CardPlaced) -> Seat | None:
        """Who has just opened the pad that another seat takes directly, if anybody has."""
        taken = event.clean and (event.spot, event.card.suit) in self._opened
        return self._placer if taken and self._placer != event.seat else None

    def is_rare(self, event: CardPlaced) -> bool:
        """Whether a placement goes on with a long run of direct ones."""
        return len(self.run(event)) >= LONG_RUN

    def point_words(self, event: CardPlaced, *, counts_direct: bool = True) -> str:
        """Why a placement is a point, in a word or two."""
        victim = self.opener(event)
        if victim is not None:
            names = seat_name(event.seat), seat_name(victim)
            return say("mosquito.headline_taken", name=names[0], victim=names[1])
        if self.is_rare(event) and counts_direct:
            return say("mosquito.chain", count=len(self.run(event)))
        if event.clean and counts_direct:
            return say("mosquito.direct")
        return say("mosquito.fourth", name=seat_name(event.seat))

    def remember(self, event: CardPlaced, before: Layout, after: Layout) -> Collection[Spot]:
        """The pads that a turn opened, which ended with *event*."""
        self._placer = event.seat
        opened = self._fits(after) - self._fits(before)
        self._opened = () if event.clean else opened
        self._runs[event.seat] = self.run(event)
        return {spot for spot, _ in opened}

    def end_run(self, seat: Seat) -> None:
        """*seat* has passed."""
        self._runs[seat] = ()

    def run(self, event: CardPlaced) -> Sequence[Spot]:
        """Where the cards lie that a seat has placed directly in a row, that of *event* last."""
        return (*self._runs[event.seat], event.spot) if event.clean else ()

    def _fits(self, layout: Layout) -> set[tuple[Spot, Suit]]:
        fitting = fourths(layout, self._mixed)
        return {(spot, suit) for spot, suits in fitting.items() for suit in suits}
