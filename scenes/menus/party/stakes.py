"""What is at stake in the next game of a party night."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from rules.core import Seat
from rules.party import Party, Places, points_for_places, total
from scenes.players.seat_names import seat_name
from words import say
from words.phrases import either

OUT = "–"


def stakes(party: Party) -> str:
    """Who can still win *party*, of which one game is left."""
    able = [seat for tied in party.standing() for seat in tied if can_win(party, seat)]
    if len(able) == party.seats:
        return say("party.stake_all")
    return say("party.stake_some", names=either([seat_name(seat) for seat in able]))


def needs(party: Party) -> tuple[str, ...]:
    """The place in the next game with which each seat has won *party*; nothing if none has yet.

    Before the last game it is told too who needs luck besides, and who cannot win any more.
    """
    sure = [sure_place(party, Seat(seat)) for seat in range(party.seats)]
    if not _is_last(party):
        return tuple(_places(place) for place in sure) if any(sure) else ()
    return tuple(_places(place) or _else(party, Seat(seat)) for seat, place in enumerate(sure))


def can_win(party: Party, seat: Seat) -> bool:
    """Whether *seat* may have won after the last game of *party*."""
    return any(seat in won for _, won in _endings(party))


def sure_place(party: Party, seat: Seat) -> int:
    """With which place or a better one *seat* has won whatever else happens; 0 if with none."""
    failed = [_place(places, seat) for places, won in _endings(party) if seat not in won]
    return min(failed, default=party.seats + 1) - 1


def placings(seats: Sequence[Seat]) -> Iterator[Places]:
    """All ways in which *seats* can end a game, ties among them."""
    if not seats:
        yield ()
    for size in range(1, len(seats) + 1):
        for first in combinations(seats, size):
            for others in placings([seat for seat in seats if seat not in first]):
                yield (first, *others)


def _places(place: int) -> str:
    if place > 1:
        return say("party.need_up_to", place=place)
    return say("party.need_first") if place else ""


def _else(party: Party, seat: Seat) -> str:
    """What *seat* needs besides the first place in the last game of *party*."""
    if not can_win(party, seat):
        return OUT
    alone = [seat in won for places, won in _endings(party) if places[0] == (seat,)]
    return say("party.need_alone" if all(alone) else "party.need_luck")


@lru_cache(maxsize=1)
def _endings(party: Party) -> list[tuple[Places, Sequence[Seat]]]:
    """All ways in which the next game of *party* can end, and who has won the night then."""
    seats = [Seat(seat) for seat in range(party.seats)]
    return [(places, _won(party.with_result(places))) for places in placings(seats)]


def _won(party: Party) -> Sequence[Seat]:
    """Who has won *party*, whatever happens in games that are left."""
    first, *others = party.standing()
    left = len(party.games) - len(party.results)
    if not left:
        return first
    rows = [points_for_places(places, party.seats) for places in party.results]
    lead = total(rows, first[0]) - max((total(rows, each[0]) for each in others), default=0)
    return first if len(first) == 1 and lead > left * (party.seats - 1) else ()


def _is_last(party: Party) -> bool:
    return len(party.results) == len(party.games) - 1


def _place(places: Places, seat: Seat) -> int:
    """The place of *seat*, from 1; those who tie have the same."""
    number = next(i for i, tied in enumerate(places) if seat in tied)
    return 1 + sum(len(tied) for tied in places[:number])
