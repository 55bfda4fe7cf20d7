"""What a turn of Quivvit is about: the lead, and what a turn would make of it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quivvit import View
from scenes.games.quivvit.events.best_turns import quarter_gains
from scenes.players.seat_names import seat_name
from words import say

FEWEST_LINKED = 2  # cards that a turn takes which links anything


def lead_words(points: Sequence[int], name: str, player: Seat) -> str:
    """By how much *player*, called *name*, leads or is short of the lead; nothing if it is tied."""
    missing = _missing(points, player)
    if missing < 0:
        return say("quivvit.leads_with", name=name, count=-missing)
    return say("quivvit.short", count=missing) if missing else ""


def stakes(points: Sequence[int], cards: Sequence[int], player: Seat, *, final: bool) -> str:
    """What a turn of *player* is about: what takes the lead, or how large it is.

    With equal points whoever has more *cards* leads: where any link brings enough of them, equal
    points are enough. The *final* turn is about winning.
    """
    missing = _missing(points, player)
    if missing < 0:
        return say("quivvit.ahead", count=-missing)
    if not missing:
        return _tied(points, cards, player, final=final)
    rivals = _most(points, cards, points[player] + missing)
    enough = cards[player] + FEWEST_LINKED > rivals
    words = say(f"quivvit.{'wins' if final else 'leads'}", count=missing + (not enough))
    return say("quivvit.by_cards", words=words) if enough else words


def outcome(points: Sequence[int], cards: Sequence[int], player: Seat, *, final: bool) -> str:
    """Where *player* would stand with these *points* and *cards* of all, after its turn."""
    missing = _missing(points, player)
    if missing > 0:
        return say("quivvit.would_trail", count=missing)
    if missing < 0:
        return say("quivvit.would_win" if final else "quivvit.would_lead", count=-missing)
    return _tied(points, cards, player, final=False)


def last_turn(view: View) -> tuple[str, Seat, int]:
    """What the final turn is about, whom these words name, and how many points it needs to win.

    These are none if it brings too little to win, or the leader has it.
    """
    player, points = view.turn.player, view.board.points()
    cards = [len(taken) for taken in view.board.taken]
    standings = list(zip(points, cards, strict=True))
    best, own = max(standings), standings[player]
    first = [Seat(seat) for seat, standing in enumerate(standings) if standing == best]
    ways = [(own[0] + more, own[1] + taken) for more, taken in quarter_gains(view)]
    if len(first) == 1 and (player in first or max(ways) < best):
        return say("quivvit.headline_safe", name=seat_name(first[0])), first[0], 0
    needed = best[0] - own[0]
    if own == best or own[1] + FEWEST_LINKED <= best[1]:
        needed += 1
    needed = max(1, needed)
    return say("quivvit.headline_needs", name=seat_name(player), count=needed), player, needed


def _missing(points: Sequence[int], player: Seat) -> int:
    """How many points *player* is behind the best of the others; fewer than 0 if it leads."""
    return max(all_ for seat, all_ in enumerate(points) if seat != player) - points[player]


def _tied(points: Sequence[int], cards: Sequence[int], player: Seat, *, final: bool) -> str:
    """That *player* has as many points as the others in front, and who of them leads by cards."""
    equal = [Seat(seat) for seat, all_ in enumerate(points) if all_ == points[player]]
    most = _most(points, cards, points[player])
    match [seat for seat in equal if cards[seat] == most]:
        case [leader] if leader == player or not final:
            return say("quivvit.tied_cards", name=seat_name(leader))
        case _:
            return say("quivvit.tied_final" if final else "quivvit.tied")


def _most(points: Sequence[int], cards: Sequence[int], all_: int) -> int:
    """The most cards of a seat with so many points."""
    return max(count for count, own in zip(cards, points, strict=True) if own == all_)
