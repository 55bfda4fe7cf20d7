"""What neighbours that claim Deathslayers would slay of a seat, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, CardKind, CardSlain, neighbours, score
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.players.seat_names import seat_name
from words import say
from words.numbers import spelled


@dataclass(frozen=True, slots=True)
class Threat:
    """That *rival* would slay a card by a *slayer*, which costs so many *points*."""

    rival: Seat
    slayer: Card
    points: Fraction


def threat(open_cards: OpenCards, seat: Seat) -> str:
    """What neighbours that claim a Deathslayer would slay of *seat*, if anything: of all in one."""
    found = sorted(_threats(open_cards, seat), key=lambda one: -one.points)
    if not found:
        return ""
    first, *others = found
    points = _lost(first.points)
    if not others:
        return say("quabble.threat", name=seat_name(first.rival), points=points)
    both = _by_both(open_cards, seat, first, others[0])
    if both > first.points:
        return say("quabble.threat_both", both=_lost(both))
    return say("quabble.threat_either", points=points)


def _threats(open_cards: OpenCards, seat: Seat) -> Iterator[Threat]:
    """The first threat by each of both neighbours, if it is one."""
    seats = len(open_cards.offers)
    for rival in neighbours(seat, seats):
        givers = rival, neighbours(rival, seats)[1]
        found = (_threat_of(open_cards, rival, open_cards.offers[giver], seat) for giver in givers)
        yield from [one for one in found if one][:1]


def _threat_of(open_cards: OpenCards, rival: Seat, card: Card | None, seat: Seat) -> Threat | None:
    """What *rival* would slay of *seat* by claiming *card*, if anything."""
    if card is None or open_cards.house_set.kinds[card] is not CardKind.DEATHSLAYER:
        return None
    promise = open_cards.promise(rival, card)
    prey = promise.prey
    if prey is None or prey.kind is None or prey.seat != seat or prey.before_sushi:
        return None  # where the points that are shown say otherwise, the number at the card does
    lost = sum(-one.points for one in promise.changes if one.seat == seat)
    return Threat(rival, card, Fraction(lost)) if lost > 0 else None


def _by_both(open_cards: OpenCards, seat: Seat, one: Threat, other: Threat) -> Fraction:
    """What *seat* loses if both are carried out, which one Deathslayer alone can not do."""
    if one.slayer == other.slayer:
        return Fraction(0)
    rows = [tuple(cards) for cards in open_cards.treasuries]
    for made in (one, other):
        rows[made.rival] = (*rows[made.rival], made.slayer)
    shared = [tuple(cards) for cards in open_cards.shared]
    events = score(open_cards.house_set, rows, shared, open_cards.count_order()).events
    slain = (event for event in events if isinstance(event, CardSlain) and event.victim == seat)
    by_them = (one.slayer, other.slayer)
    return sum((event.points for event in slain if event.card in by_them), Fraction(0))


def _lost(points: Fraction) -> str:
    return spelled(-points, signed=True)
