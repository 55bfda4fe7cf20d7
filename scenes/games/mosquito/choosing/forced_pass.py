"""Whether a seat can only pass, as far as everybody may know."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import ActionKind, Layout, Turns
from scenes.games.mosquito.components.pond.fitting_suits import fourths, is_pad_open
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.players.seat_names import seat_name
from words import say


def is_forced(legal: Turns, *, is_open: bool) -> bool:
    """Whether nothing but a pass is legal, and everybody knows it.

    Of a hand that is not *open* this is known if no pad is open for any suit, and swaps and covers
    are used up.
    """
    if len(legal) > 1:
        return False
    no_pad_open = not is_pad_open(legal.layout, mixed=legal.mixed)
    no_help = legal.kinds == (ActionKind.PLACE, ActionKind.PASS)
    return is_open or (no_pad_open and no_help)


def holds_fitting(tokens: MosquitoTokens, seat: Seat) -> bool:
    """Whether a card that *seat* is seen to hold fits a pad, or a hidden one might."""
    pads = fourths(tokens.rows.cards, tokens.rows.mixed).values()
    fitting = {suit for suits in pads for suit in suits}
    held = tokens.hands.held[seat] if fitting else ()
    return any(card is None or card.suit in fitting for card, _ in held)


def nobody_can_place(tokens: MosquitoTokens) -> bool:
    """Whether all know that nobody can place any more: no pad is open, and no token is left."""
    if any(panel.left != 0 for panel in tokens.panels):
        return False
    return not is_pad_open(tokens.rows.cards, mixed=tokens.rows.mixed)


def is_stuck(tokens: MosquitoTokens, seat: Seat) -> bool:
    """Whether the room knows that *seat* can only pass: no card fits, and no token is left."""
    return tokens.panels[seat].left == 0 and not holds_fitting(tokens, seat)


def why_forced(tokens: MosquitoTokens, seat: Seat, what: str) -> str:
    """Says that *seat* can only pass, and why."""
    key = forced_key(what, tokens.rows.cards, mixed=tokens.rows.mixed)
    return say(f"mosquito.{key}", name=seat_name(seat))


def forced_key(what: str, cards: Layout, *, mixed: bool) -> str:
    """The key of the words *what* if no card fits, or of those if no pad is open."""
    return f"{what}{'' if is_pad_open(cards, mixed=mixed) else '_no_pad'}"
