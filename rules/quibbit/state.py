"""One moment of Quibbit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from rules.core import IllegalChoice, Outcome, Seat
from rules.quibbit.nouns import (
    Action,
    CrownPassed,
    End,
    Event,
    Frog,
    FrogPlaced,
    GameWon,
    Join,
    Pick,
    RoundBegan,
    Settle,
    Tile,
    View,
)
from rules.quibbit.round import Table

CARDS = (1, 2, 3, 4, 5)

_SEATS = tuple(Seat(number) for number in range(4))
_PICKS = {card: Pick(card) for card in CARDS}
_JOINS = tuple(Join(end) for end in End)


@dataclass(frozen=True, slots=True)
class State:
    """The whole table. ``hands`` are the seats', ``progress`` is every frog's, the dummy's last.

    ``pile`` is turned from its end; the other fields are those of ``View``.
    """

    ring: tuple[Tile, ...]
    starter: Seat
    progress: tuple[int | None, ...]
    hands: tuple[tuple[int, ...], ...]
    crown: Frog | None = None
    round: int = 0
    pile: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    out: tuple[tuple[Seat, ...], ...] = ()
    won: GameWon | None = None

    @property
    def dummy(self) -> Frog | None:
        """The frog nobody plays, if there is one."""
        seats = len(self.hands)
        return Frog(seats) if len(self.progress) > seats else None

    def to_act(self) -> frozenset[Seat]:
        if self.won:
            return frozenset()
        if self.round == 0:
            return frozenset((self._joining(),))
        return frozenset([seat for seat, hand in zip(_SEATS, self.hands, strict=False) if hand])

    def legal(self, seat: Seat) -> Sequence[Action]:
        if self.won:
            return ()
        if self.round:
            return [_PICKS[card] for card in self.hands[seat]]
        if seat != self._joining():
            return ()
        if seat == self.starter:
            return tuple(Settle(tile) for tile in range(len(self.ring)))
        return _JOINS

    def apply(self, choices: Mapping[Seat, Action], rng: Random) -> tuple[State, Sequence[Event]]:
        if self.round == 0:
            return self._place(*next(iter(choices.items())))
        picks = {Frog(seat): _card(choices[seat]) for seat in sorted(choices)}
        return self._play(picks, rng)

    def view(self, seat: Seat | None) -> View:
        dummy = self.dummy
        return View(
            ring=self.ring,
            starter=self.starter,
            progress=self.progress,
            hands=self.hands if dummy is None else (*self.hands, ()),
            crown=self.crown,
            round=self.round,
            dummy=dummy,
            pile=len(self.pile),
            spent=self.spent,
            seat=seat,
            out=self.out,
            won=self.won,
        )

    def outcome(self) -> Outcome | None:
        """The winner, then who is still in by progress, then who left, the latest first."""
        if not self.won:
            return None
        winner = Seat(self.won.frog)
        first = () if self.won.frog == self.dummy else (winner,)
        gone = {seat for group in self.out for seat in group}
        racing = [Seat(number) for number in range(len(self.hands)) if number not in gone]
        racing.sort(key=lambda seat: -(self.progress[seat] or 0))
        groups = [(seat,) for seat in racing if seat != winner] + list(reversed(self.out))
        return Outcome((first, *groups), self.won.reason)

    def _joining(self) -> Seat:
        seats = len(self.hands)
        placed = sum(progress is not None for progress in self.progress)
        return Seat((self.starter + placed) % seats)

    def _place(self, seat: Seat, action: Action) -> tuple[State, Sequence[Event]]:
        progress = list(self.progress)
        line = [spot for spot in progress if spot is not None]
        line.append(_spot(action, line))
        progress[seat] = line[-1]
        events: list[Event] = [FrogPlaced(Frog(seat), line[-1])]
        if len(line) < len(self.hands):
            return replace(self, progress=tuple(progress)), events
        if self.dummy is not None:
            progress[self.dummy] = min(line) - 1
            events.append(FrogPlaced(self.dummy, min(line) - 1))
        crown = Frog(progress.index(max(line)))
        events += [CrownPassed(None, crown), RoundBegan(1)]
        return replace(self, progress=tuple(progress), crown=crown, round=1), events

    def _play(self, picks: Mapping[Frog, int], rng: Random) -> tuple[State, Sequence[Event]]:
        assert self.crown is not None
        table = Table(
            ring=self.ring,
            at={Frog(n): spot for n, spot in enumerate(self.progress) if spot is not None},
            hands={Frog(n): hand for n, hand in enumerate(self.hands)},
            crown=self.crown,
            pile=self.pile,
            spent=self.spent,
            out=self.out,
        )
        table.play(self.round, picks, rng)
        state = State(
            ring=self.ring,
            starter=self.starter,
            progress=tuple(table.at.get(Frog(n)) for n in range(len(self.progress))),
            hands=tuple(table.hands.values()),
            crown=table.crown,
            round=self.round if table.won else self.round + 1,
            pile=table.pile,
            spent=table.spent,
            out=table.out,
            won=table.won,
        )
        return state, table.events


def _spot(action: Action, line: Sequence[int]) -> int:
    """Where in the start line the next frog goes."""
    match action:
        case Settle(tile):
            return tile
        case Join(End.FRONT):
            return max(line) + 1
        case Join(End.REAR):
            return min(line) - 1
        case _:
            raise IllegalChoice(f"{action} is no place in the start line")


def _card(action: Action) -> int:
    if isinstance(action, Pick):
        return action.card
    raise IllegalChoice(f"{action} is no mosquito card")
