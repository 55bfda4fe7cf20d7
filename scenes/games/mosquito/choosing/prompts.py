"""What a seat is asked in each step of a turn, and why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.mosquito import (
    ActionKind,
    Card,
    Layout,
    Spot,
    StepKind,
    Suit,
    Turns,
    card_at,
    next_steps,
)
from scenes.games.mosquito.choosing.forced_pass import forced_key
from scenes.games.mosquito.choosing.step_context import MosquitoStepContext
from scenes.games.mosquito.events.captions import a_suit, card_name
from words import say

PROMPTS = {
    StepKind.KIND: "mosquito.turn_prompt",
    StepKind.FIRST: "mosquito.first_prompt",
    StepKind.SECOND: "mosquito.second_prompt",
    StepKind.LAID: "mosquito.laid_prompt",
    StepKind.ON: "mosquito.on_prompt",
    StepKind.CARD: "mosquito.card_prompt",
    StepKind.WHERE: "mosquito.where_prompt",
}


def turn_prompt(legal: Turns, *, is_open: bool, left: int | None) -> str:
    """The key of what a seat is asked to do; whether a card fits shows only in an *open* hand.

    With none *left* of the tokens that are counted, it is told that only placing is.
    """
    kinds = [kind for kind in next_steps(legal, ()) if kind is not ActionKind.PASS]
    if not is_open or ActionKind.PLACE in kinds:
        is_spent = is_open and left == 0
        return "mosquito.no_token_prompt" if is_spent else PROMPTS[StepKind.KIND]
    match kinds:
        case []:
            return _forced_key("passes_forced", legal)
        case [ActionKind.EXCHANGE]:
            return "mosquito.stuck_exchange_prompt"
        case [ActionKind.OVERLAY]:
            return "mosquito.stuck_overlay_prompt"
        case _:
            return "mosquito.stuck_prompt"


def change_question(layout: Layout, chosen: Spot | Card, at: Spot, name: str) -> str:
    """Whether to swap the *chosen* card with another, or to cover that: by suits if they differ."""
    is_swap = isinstance(chosen, Spot)
    cards = card_at(layout, chosen) if isinstance(chosen, Spot) else chosen, card_at(layout, at)
    card, other = map(card_name if cards[0].suit is cards[1].suit else a_suit, cards)
    key = "swap_question" if is_swap else "cover_question"
    return say(f"mosquito.{key}", name=name, card=card, other=other)


def kind_words(kind: ActionKind, *, whole: bool) -> str:
    """What a kind of turn is, in a *whole* sentence where there is room for it.

    Of placing a card the banner tells.
    """
    is_whole = whole and kind is not ActionKind.PLACE
    return say(f"mosquito.{kind.name.lower()}_{'sentence' if is_whole else 'words'}")


def _only_pass(legal: Turns) -> bool:
    return next_steps(legal, ()) == (ActionKind.PASS,)


def _forced_key(what: str, legal: Turns) -> str:
    return f"mosquito.{forced_key(what, legal.layout, mixed=legal.mixed)}"


def no_turn_key(legal: Turns, kind: ActionKind) -> str:
    """The sentence that says why this kind of turn cannot be taken now."""
    if kind is ActionKind.PLACE and _only_pass(legal):
        return _forced_key("only_pass", legal)
    return f"mosquito.no_{kind.name.lower() if kind in legal.kinds else 'helpers'}"


def why_crossed(legal: Turns) -> str:
    """Why a swap or a cover is crossed out, if one is and a point can be made all the same.

    That no token is left the prompt tells.
    """
    possible = next_steps(legal, ())
    helped = [kind for kind in (ActionKind.EXCHANGE, ActionKind.OVERLAY) if kind not in possible]
    if not helped or helped[0] not in legal.kinds or _only_pass(legal):
        return ""
    return say(no_turn_key(legal, helped[0]))


def last_pad(points: Sequence[int], seat: int) -> str:
    """What a point on the last pad of a match brings *seat*, if it wins or ties with that."""
    own, most = points[seat] + 1, max(one for other, one in enumerate(points) if other != seat)
    if own < most:
        return ""
    return say(f"mosquito.last_pad_{'wins' if own > most else 'ties'}")


def turn_detail(legal: Turns, left: int | None, *, is_last: bool) -> str:
    """The rule behind what can be done, with so many tokens *left* if they are counted.

    A turn that *is_last* if all place is told first.
    """
    if is_last:
        return say("mosquito.last_turn")
    if why := why_crossed(legal):
        return why
    kinds = next_steps(legal, ())
    makes_point = ActionKind.EXCHANGE in kinds or ActionKind.OVERLAY in kinds
    pays = left and makes_point and ActionKind.PLACE not in kinds
    return say("mosquito.token_pays") if pays else ""


def point_instead(legal: Turns) -> str:
    """What still makes a point, asked before a pass; nothing if only a pass is left."""
    kind = next(kind for kind in ActionKind if kind in next_steps(legal, ()))
    return "" if kind is ActionKind.PASS else say(f"mosquito.{kind.name.lower()}_instead")


def pass_question(legal: Turns, table: MosquitoStepContext) -> str:
    """What is asked before a pass; for a hidden hand always, as others can count presses.

    Nothing in a lesson, which asks for the pass itself.
    """
    if table.is_lesson:
        return ""
    return point_instead(legal) or ("" if table.is_open else say("mosquito.pass_words"))


def why_unfit(suits: Sequence[object], card: Card) -> str:
    """Why a card may not be placed on a spot that these suits fit."""
    if not suits:
        return say("mosquito.no_three")
    if card.suit in suits:
        return say("mosquito.no_link")
    return say("mosquito.other_suit", suit=say(f"mosquito.suit_{int(card.suit)}"))


def why_no_pad(fitting: Mapping[Spot, Sequence[Suit]], card: Card, at: Spot | None) -> str:
    """The key of why a card of the hand may be placed nowhere, or not *at* the chosen spot."""
    if at is not None:
        return "mosquito.other_suit"
    shown = any(card.suit in suits for suits in fitting.values())
    return f"mosquito.{'no_link' if shown else 'no_card'}"
