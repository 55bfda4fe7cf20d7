"""All that is public on the table in Quibbit, and what choices do to it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeAlias, cast

from rules.core import IllegalChoice, Seat
from rules.quibbit.actions import Action, End, Join, Settle
from rules.quibbit.events import (
    CardLost,
    CardReturned,
    CrownPassed,
    Event,
    FrogPlaced,
    FrogRemoved,
    GameWon,
    Lapped,
    RoundBegan,
)
from rules.quibbit.ring import is_home, leaps
from rules.quibbit.types import Frog, Reason, Tile
from rules.tuples import replace_at, without
from values import replace, value

ROUND_LIMIT = 100

_Spots: TypeAlias = Sequence[int | None]  # the progress of each frog
_Hands: TypeAlias = Sequence[tuple[int, ...]]  # the cards of each seat

_FROGS = tuple(map(Frog, range(4)))


@value
class Board:
    """The ring, the frogs on it and the hands, which are all public.

    What a choice does returns the next board and appends to the *events* handed in.

    ``progress`` has one entry per frog, the dummy's last; it is ``None`` for a frog that is not on
    the ring, else a tile's index is progress modulo ``len(ring)``. ``hands`` has one entry per
    seat; a card stays in its hand until it is lost. ``round`` is 0 while the start line is formed.
    ``out`` are the seats removed so far, those removed together in one group. When ``last_round``
    is over the crown decides.
    """

    ring: tuple[Tile, ...]
    starter: Seat
    progress: tuple[int | None, ...]
    hands: tuple[tuple[int, ...], ...]
    crown: Frog | None = None
    round: int = 0
    out: tuple[tuple[Seat, ...], ...] = ()
    won: GameWon | None = None
    last_round: int = ROUND_LIMIT

    @property
    def dummy(self) -> Frog | None:
        """The frog that no seat plays, if there is one."""
        seats = len(self.hands)
        return Frog(seats) if len(self.progress) > seats else None

    @property
    def joining(self) -> Seat:
        """The seat that joins the start line next."""
        placed = len(self.progress) - self.progress.count(None)
        return Seat((self.starter + placed) % len(self.hands))

    def at(self) -> dict[Frog, int]:
        """The progress of every frog on the ring."""
        spots = zip(_FROGS, self.progress, strict=False)
        if None in self.progress:
            return {frog: spot for frog, spot in spots if spot is not None}
        return dict(cast("Iterator[tuple[Frog, int]]", spots))

    def hand(self, frog: Frog) -> tuple[int, ...]:
        """The cards of a frog's seat; the dummy has none."""
        return () if frog == self.dummy else self.hands[frog]

    def join(self, seat: Seat, action: Action, events: list[Event]) -> Board:
        """Put a seat's frog in the start line; after the last one round 1 begins."""
        line = list(self.at().values())
        line.append(_spot(action, line))
        board = self._place(Frog(seat), line[-1], events)
        if len(line) < len(self.hands):
            return board
        if self.dummy is not None:
            board = board._place(self.dummy, min(line) - 1, events)
        return board._begin_round(board.progress, board.hands, events)

    def play_round(self, cards: Mapping[Frog, int], events: list[Event]) -> Board:
        """Let all frogs leap and settle their *cards*, or until one laps another and wins.

        Then begin the next round if nobody has won.
        """
        ring, progress, hands = self.ring, [*self.progress], [*self.hands]
        seats, size = len(hands), len(ring)
        for leapt, lapped in leaps(self.at(), cards, size):
            frog, card, end = leapt.frog, leapt.card, leapt.end
            events.append(leapt)
            progress[frog] = end
            if lapped is not None:
                events.append(Lapped(frog, lapped))
                last = replace(self, progress=tuple(progress), hands=tuple(hands))
                return last._win(frog, Reason.LAPPED, events)
            if frog < seats:
                if is_home(ring[end % size], frog):
                    events.append(CardReturned(frog, card))
                    continue
                hands[frog] = without(hands[frog], card)
            events.append(CardLost(frog, card))
        return self._finish_round(progress, hands, events)

    def _finish_round(self, progress: _Spots, hands: _Hands, events: list[Event]) -> Board:
        """Pass the crown and remove the seats without cards; begin a round if nobody has won."""
        removed = sum(map(len, self.out))
        if self.round < self.last_round and hands.count(()) == removed:
            return self._begin_round(progress, hands, events)
        board = replace(self, progress=tuple(progress), hands=tuple(hands))._crown_front(events)
        if board.round == board.last_round:
            return board._win(board._wearer(), Reason.ROUND_LIMIT, events)
        board = board._remove_seats_without_cards(events)
        return board if board.won else board._begin_round(board.progress, board.hands, events)

    def _place(self, frog: Frog, spot: int, events: list[Event]) -> Board:
        events.append(FrogPlaced(frog, spot))
        return replace(self, progress=replace_at(self.progress, frog, spot))

    def _begin_round(self, progress: _Spots, hands: _Hands, events: list[Event]) -> Board:
        """Pass the crown, and begin a round with this progress and these hands."""
        crown, number = self._front(progress, events), self.round + 1
        events.append(RoundBegan(number))
        return replace(
            self, progress=tuple(progress), hands=tuple(hands), crown=crown, round=number
        )

    def _crown_front(self, events: list[Event]) -> Board:
        return replace(self, crown=self._front(self.progress, events))

    def _front(self, progress: _Spots, events: list[Event]) -> Frog:
        """The front frog, which gets the crown."""
        farthest = max([spot for spot in progress if spot is not None])
        front = Frog(progress.index(farthest))
        if front != self.crown:
            events.append(CrownPassed(self.crown, front))
        return front

    def _wearer(self) -> Frog:
        """The frog with the crown, which one has from the first round on."""
        assert self.crown is not None
        return self.crown

    def _remove_seats_without_cards(self, events: list[Event]) -> Board:
        playing = [frog for frog in self.at() if frog != self.dummy]
        staying = [frog for frog in playing if self.hands[frog]]
        # If all are out at the same time, the frog with the crown wins and keeps its place.
        kept = staying or [self._wearer()]
        board = self._remove([frog for frog in playing if frog not in kept], events)
        if not staying:
            return board._win(board._wearer(), Reason.CROWN_OF_THE_LAST, events)
        if len(staying) == 1:
            return board._win(staying[0], Reason.LAST_IN_PLAY, events)
        return board

    def _remove(self, frogs: Sequence[Frog], events: list[Event]) -> Board:
        """Take the frogs of seats off the ring."""
        if not frogs:
            return self
        progress = self.progress
        for frog in frogs:
            progress = replace_at(progress, frog, None)
            events.append(FrogRemoved(frog))
        out = (*self.out, tuple(map(Seat, frogs)))
        return replace(self, progress=progress, out=out)._crown_front(events)

    def _win(self, frog: Frog, reason: Reason, events: list[Event]) -> Board:
        won = GameWon(frog, reason)
        events.append(won)
        return replace(self, won=won)


def _spot(action: Action, line: Collection[int]) -> int:
    """The progress of the next frog in the start line.

    :raises IllegalChoice: if the action is no place in it.
    """
    match action:
        case Settle(tile):
            return tile
        case Join(End.FRONT):
            return max(line) + 1
        case Join(End.REAR):
            return min(line) - 1
        case _:
            raise IllegalChoice(f"{action} is no place in the start line")
