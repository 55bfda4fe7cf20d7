"""What is said of a turn that links nothing: why, or what it would have brought the other way."""

from __future__ import annotations

from rules.quivvit import CardRotated, View, uncovered
from scenes.games.quivvit.cards import cloth
from scenes.games.quivvit.components.highlights import would_link
from scenes.games.quivvit.components.links.link_tags import gain, signed
from words import say


def no_link(view: View, event: CardRotated) -> str:
    """Why nothing is linked, or what a quarter to another side would have brought."""
    best = max((_gain(view, event, by) for by in (-1, 1)), default=0)
    if best > 0:
        return say("quivvit.callout_missed", points=signed(best))
    die = view.turn.die
    if die is None:
        return say("quivvit.callout_no_link")
    return say("quivvit.callout_no_link_die", colour=say(f"quivvit.{cloth(die)}"))


def _gain(view: View, event: CardRotated, quarters: int) -> int:
    """What the card would have brought if turned by some *quarters* instead."""
    card = uncovered(view.board.grid, view.board.blocks)[event.place]
    if card is None or (event.start + quarters - event.end) % 4 == 0:
        return 0
    found, grid = would_link(view, event.place, event.start + quarters - card.facing)
    return gain(grid, found)
