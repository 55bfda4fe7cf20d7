"""What a seat may choose now, and what of it a cursor begins at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    ACTIONS,
    EXCUSE,
    FROGS,
    SWEEPING,
    Advance,
    Frog,
    Moves,
    Space,
    State,
    View,
)


@dataclass(frozen=True, slots=True)
class Leap:
    """A frog's way from one space to another."""

    start: Space
    end: Space


def wins(moves: Moves, card: Card, needed: int) -> bool:
    """Whether a leap by *card* brings the last of the *needed* frogs home."""
    return moves.own.count(moves.path.home) == needed - 1 and leads_home(moves, card)


def leads_home(moves: Moves, card: Card) -> bool:
    """Whether a frog of a seat leaps home by *card*."""
    home = moves.path.home
    return any(
        moves.path.leap(start, suit, moves.taken) == home
        for start in {*moves.own} - {home}
        for suit in card.suits
    )


def hops(moves: Moves) -> set[Space]:
    """Where the frogs of a seat can hop back to."""
    return {
        end for start in {*moves.own} - {EXCUSE, moves.path.home} for end in moves.landings(start)
    }


def gets_card(moves: Moves, end: Space) -> bool:
    """Whether a card can be taken after a hop back to *end*."""
    return moves.takings(end) != (None,)


def question(moves: Moves, view: View, *, back: bool) -> str:
    """What a seat is asked, as a key; *back* if a frog is on the path."""
    acted = view.acted
    if any(wins(moves, card, view.options.frogs) for card in moves.hand):
        return "win_prompt"
    if not moves.hand:
        hop = "hop" if any(map(partial(gets_card, moves), hops(moves))) else "bare"
        return f"{hop}_or_end_prompt" if moves.may_stop else f"{hop}_prompt"
    if len(moves.hand) == 1 and not back:
        return "only_card_or_end_prompt" if moves.may_stop else "only_card_prompt"
    if len(moves.hand) == 1 and not leads_home(moves, *moves.hand):
        return "last_card_prompt"
    if moves.may_stop:
        return "last_move_prompt" if acted == ACTIONS - 1 else "more_prompt"
    return "turn_prompt" if back else "first_prompt"


class FroggerChoices:
    """The legal choices of *seat*, out of what it knows, by card and frog."""

    def __init__(self, seat: Seat, state: State) -> None:
        self.seat, self.legal = seat, state.legal(seat)
        self.view: View = state.view(seat)
        self.path = self.view.path
        self.hand = self.view.own + self.view.public[seat]
        self.own = self.view.frogs[seat * FROGS : (seat + 1) * FROGS]
        self.starts: list[Space] = sorted({*self.own} - {self.path.home})
        self.on_path = [start for start in self.starts if start != EXCUSE]
        self._taken = self.view.frogs + self.view.crocodiles

    @cached_property
    def moves(self) -> Moves:
        """All choices of a seat with a card or with a frog on the path."""
        assert isinstance(self.legal, Moves), "who is blocked has no frog to move"
        return self.legal

    def advances(self, card: Card, start: Space) -> dict[Space, Advance]:
        """How the frog on *start* leaps by *card*, by where it lands."""
        return {
            self.path.leap(start, suit, self._taken): Advance(start, card, suit)
            for suit in reversed(card.suits)
        }

    def cards_to(self, start: Space) -> dict[Space, list[Card]]:
        """The cards by which the frog on *start* leaps, by where it lands, the farthest first."""
        cards: dict[Space, list[Card]] = {}
        for card in self.hand:
            for end in self.advances(card, start):
                cards.setdefault(end, []).append(card)
        return dict(sorted(cards.items(), reverse=True))

    def leaps(self, card: Card, starts: Sequence[Space]) -> list[Leap]:
        """Where *card* takes the frogs on *starts*: who gets farthest ahead first.

        Of those that get equally far, all of them home perhaps, the one farthest behind is first.
        """
        found = [Leap(start, end) for start in starts for end in self.advances(card, start)]
        return sorted(found, key=self._reach, reverse=True)

    def strands(self, leap: Leap) -> bool:
        """Whether a leap home by the last card leaves no frog on the path to get cards."""
        return leap.end == self.path.home and self._is_of_last(leap)

    def risks_all(self, leap: Leap) -> bool:
        """Whether a turn's last move, by the last card, leaves one frog on the path."""
        return self.spends_last(leap) and self._is_of_last(leap)

    def spends_last(self, leap: Leap) -> bool:
        """Whether a turn's last move is a leap by the last card, to a place on the path."""
        is_last = self.view.acted == ACTIONS - 1 and len(self.hand) == 1
        return is_last and leap.start < leap.end < self.path.home

    def _is_of_last(self, leap: Leap) -> bool:
        """Whether a leap is by the last card, and by the only frog on the path if there is one."""
        return len(self.hand) == 1 and {*self.on_path} <= {leap.start}

    def landings(self, card: Card, starts: Sequence[Space]) -> list[Leap]:
        """The best of the leaps by *card* to each space, the best of all first."""
        best: dict[Space, Leap] = {}
        for leap in self.leaps(card, starts):
            best.setdefault(leap.end, leap)
        return list(best.values())

    def swept(self, card: Card, leap: Leap) -> list[Frog]:
        """The frogs that a leap by *card* would send back to the pond."""
        column, numbers = self.path.numbers[leap.end], self.path.numbers
        if card.rank not in SWEEPING or leap.end == self.path.home:
            return []
        return [Frog(i) for i, at in enumerate(self.view.frogs) if numbers[at] == column]

    def frogs_after(self, card: Card | None, leap: Leap) -> list[Space]:
        """Where all frogs are after a leap by *card*, or after a hop back."""
        swept = self.swept(card, leap) if card and leap.end > leap.start else []
        frogs = [*self.view.frogs]
        for frog in swept:
            frogs[frog] = EXCUSE
        frogs[frogs.index(leap.start, self.seat * FROGS)] = leap.end
        return frogs

    def sweeps_own(self, card: Card, leap: Leap) -> bool:
        """Whether a leap by *card* would send a frog of its own seat back."""
        return any(frog // FROGS == self.seat for frog in self.swept(card, leap))

    def threatened_by(self, other: Seat) -> list[Frog]:
        """The frogs that Aces and Crowns of *other* which all have seen could send back now."""
        starts = {*self.view.frogs[other * FROGS : (other + 1) * FROGS]} - {self.path.home}
        leaps = [
            (card, Leap(start, self.path.leap(start, suit, self._taken)))
            for card in self.view.public[other]
            for suit in card.suits
            for start in starts
        ]
        return sorted({frog for card, leap in leaps for frog in self.swept(card, leap)})

    def landed_on(self, starts: Sequence[Space]) -> set[Suit | None]:
        """The suits that frogs on *starts* can hop back to, and None for the pond."""
        return {self.path.suits[end] for start in starts for end in self.moves.landings(start)}

    def ends_for(self, start: Space, card: Card | None) -> list[Space]:
        """Where the frog on *start* can hop back to and take *card*."""
        return [end for end in self.moves.landings(start) if card in self.moves.takings(end)]

    def barred_for(self, start: Space, card: Card) -> list[Space]:
        """Where the frog on *start* can hop back to, but not for *card*, which shows that suit."""
        ends = self.moves.landings(start)
        return [
            end
            for end in ends
            if self.path.suits[end] in card.suits and card not in self.moves.takings(end)
        ]

    def frogs_for(self, card: Card) -> list[Space]:
        """The frogs on the path that can hop back for *card*."""
        return [start for start in self.on_path if self.ends_for(start, card)]

    @property
    def out_of_reach(self) -> list[Card]:
        """The market cards that no frog on the path can hop back for."""
        return [card for card in self.view.market if not self.frogs_for(card)]

    def gets_card(self, end: Space) -> bool:
        """Whether a card can be taken after a hop back to *end*."""
        return gets_card(self.moves, end)

    def back_question(self, ends: Sequence[Space]) -> str:
        """What is asked of a frog that can only hop back to *ends*."""
        if len(ends) > 1:
            return "back_prompt"
        return "hop_prompt" if any(map(self.gets_card, ends)) else "bare_prompt"

    @property
    def question(self) -> str:
        """What the seat is asked, as the key of a sentence."""
        return question(self.moves, self.view, back=bool(self.on_path))

    def _reach(self, leap: Leap) -> tuple[int, int]:
        """How far ahead a leap ends, and from how far behind."""
        return self.path.numbers[leap.end], -leap.start
