"""What the best and the last turn of each seat have brought."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain

from rules.core import Seat
from rules.quivvit import (
    PLACES,
    CardRotated,
    CardsTaken,
    Event,
    FreeLinkClaimed,
    Passed,
    TurnBegan,
    View,
    linked_places,
    total_value,
)
from scenes.games.quivvit.components.highlights import would_link
from scenes.games.quivvit.components.links.link_tags import gain
from scenes.players.seat_names import seat_name
from words import say
from words.phrases import listed


def best_turns(choices: Iterable[Sequence[Event]]) -> dict[Seat, int]:
    """The most points that each seat has got in one turn, by the events of all *choices*."""
    best: dict[Seat, int] = {}
    for events in choices:
        for event in events:
            if isinstance(event, CardsTaken):
                points = total_value(card for _, card in event.cards)
                best[event.seat] = max(points, best.get(event.seat, 0))
    return best


def last_gains(choices: Iterable[Sequence[Event]], people: Collection[Seat]) -> dict[Seat, int]:
    """What the last turn of each seat has brought, by the events of *choices*.

    It is told until its next turn, and until one of *people*, that of one of these until any. What
    may count only later is no gain.
    """
    gains: dict[Seat, int] = {}
    for event in chain.from_iterable(choices):
        match event:
            case TurnBegan(seat):
                told = {} if seat in people else gains
                gains = {one: told[one] for one in told if one != seat and one not in people}
            case CardsTaken(seat, aside=True):
                gains.pop(seat, None)
            case Passed(seat) | CardRotated(seat=seat) | FreeLinkClaimed(seat=seat):
                gains[seat] = 0
            case CardsTaken(seat, cards):
                gains[seat] = total_value(card for _, card in cards)
            case _:
                pass
    return gains


def best_of(best: Mapping[Seat, int]) -> tuple[Sequence[Seat], int]:
    """Who shares the best turn of all, and its points; nobody if none has brought points."""
    most = max(best.values(), default=0)
    return [seat for seat, points in best.items() if points == most > 0], most


def best_turn_words(best: Mapping[Seat, int]) -> str:
    """Whose turn was the *best* of a match; empty if none has brought points."""
    seats, most = best_of(best)
    if not seats:
        return ""
    names, points = listed([seat_name(seat) for seat in seats]), say("quivvit.worth", count=most)
    return say("quivvit.best_turn", names=names, points=points)


def new_best_words(points: int, seat: Seat, before: Mapping[Seat, int], *, person: bool) -> str:
    """That a turn of a *seat* brings more *points* than all *before*, or all of a *person*."""
    if not before:
        return ""
    worth = say("quivvit.worth", count=points)
    if points > max(before.values()):
        return say("quivvit.best_so_far", points=worth)
    own = before.get(seat)
    return say("quivvit.own_best", points=worth) if person and own and points > own else ""


def most_points(view: View) -> int:
    """The most points that any card would bring to whose turn it is."""
    ways = (-1, 0, 1, 2) if view.turn.player in view.board.doubles else (-1, 1)
    return max(points for points, _ in turn_gains(view, ways))


def quarter_gains(view: View) -> Sequence[tuple[int, int]]:
    """The points and cards that each quarter turn of each card would bring."""
    return turn_gains(view, (-1, 1))


def turn_gains(view: View, ways: Collection[int]) -> Sequence[tuple[int, int]]:
    """The points and cards that each card would bring, turned by so many quarters."""
    turned = [would_link(view, place, quarters) for place in PLACES for quarters in ways]
    return [(gain(grid, found), len(linked_places(found))) for found, grid in turned]
