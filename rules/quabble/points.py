"""What made the points of a match of Quabble."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.breakdown import Amounts, Breakdown, amounts
from rules.quabble.cards import CardKind, HouseSet
from rules.quabble.events import CardSlain, Event, PowerScored, SushiFeasted
from rules.quabble.scoring import score
from rules.quabble.view import View


def breakdown(view: View) -> Breakdown:
    """Printed values, halves of shared cards, and the powers by kind; cards break ties."""
    board = view.board
    values, seats = board.house_set.values, len(board.treasuries)
    treasuries = [sum(values[card] for card in cards) for cards in board.treasuries]
    halves = [Fraction(0)] * seats
    for seat, cards in enumerate(board.shared):
        for neighbour in (seat, (seat + 1) % seats):
            halves[neighbour] += Fraction(sum(values[card] for card in cards), 2)
    rows = amounts("values", treasuries), amounts("halves", halves)
    found = score(board.house_set, board.treasuries, board.shared, board.order())
    powers = power_points(board.house_set, seats, found.events)
    counted = [row for row in (*rows, *powers) if any(row.by_seat)]
    owned = amounts("cards", [len(cards) for cards in board.treasuries])
    return Breakdown(tuple(counted), (amounts("points", board.points), owned), add_up=True)


def power_points(house_set: HouseSet, seats: int, events: Sequence[Event]) -> list[Amounts]:
    """The points by the powers of each kind, in the order in which they are scored."""
    points = {kind: [Fraction(0)] * seats for kind in CardKind}
    for event in events:
        match event:
            case PowerScored(seat, card, scored, _):
                points[CardKind(house_set.kinds[card])][seat] += scored
            case CardSlain(victim=victim, points=lost):
                points[CardKind.DEATHSLAYER][victim] -= lost
            case SushiFeasted(seat, _, scored):
                points[CardKind.CURSED_SUSHI][seat] += scored
            case _:
                pass
    return [amounts(kind.name.lower(), row) for kind, row in points.items()]
