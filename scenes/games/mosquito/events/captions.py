"""One sentence for each thing that happens in Mosquito."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rules.core import Seat
from rules.mosquito import (
    Card,
    CardCovered,
    CardCut,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    DealEnded,
    DealerChosen,
    Event,
    HandsDealt,
    LayoutLaid,
    MatchEnded,
    Passed,
    Rank,
    Spot,
    Trio,
    TurnBegan,
)
from scenes.players.seat_names import seat_name
from words import say
from words.phrases import listed


def card_name(card: Card) -> str:
    """What a card is called."""
    return say(
        "mosquito.card",
        rank=say(f"mosquito.rank_{int(card.rank)}"),
        suit=say(f"mosquito.suit_{int(card.suit)}"),
    )


def caption(event: Event, *, deals: int = 1) -> str:
    """What happened, in one sentence, or nothing; the last of so many *deals* ends the match."""
    match event:
        case CardCut(seat, card):
            key = "mosquito.cut_ace" if card.rank is Rank.ACE else "mosquito.cut"
            return say(key, name=seat_name(seat), card=card_name(card))
        case DealerChosen(seat, card, tie):
            if tie:
                return say("mosquito.dealer_by_suit", name=seat_name(seat))
            return say("mosquito.dealer", name=seat_name(seat), card=card_name(card))
        case DealBegan(_, dealer):
            return say("mosquito.deal_began", name=seat_name(dealer))
        case LayoutLaid(cards):
            return say("mosquito.laid", count=len(cards))
        case HandsDealt():
            return say("mosquito.dealt")
        case CardDrawn(seat):
            return say("mosquito.drew", name=seat_name(seat))
        case CardsExchanged() | CardCovered() | CardPlaced():
            return _changed_layout(event)
        case Passed(seat):
            return say("mosquito.passed", name=seat_name(seat))
        case DealEnded(number, reason):
            what = "ended" if number >= deals else "deal_ended"
            return say(f"mosquito.{what}_{reason.name.lower()}", number=number)
        case TurnBegan() | MatchEnded():
            return ""
        case _:
            assert_never(event)


def seen_caption(event: Event, *, deals: int = 1) -> str:
    """What happened, for those who see where: cards that come from a hand by suit alone.

    Two that were swapped bear their ranks, by which they are found among all others.
    """
    match event:
        case CardsExchanged(seat, _, _, card, other):
            names = {"card": card_name(card), "other": card_name(other)}
            return say("mosquito.seen_swapped", name=seat_name(seat), **names)
        case CardCovered(seat, card, _, covered):
            suits = {"card": a_suit(card), "covered": a_suit(covered)}
            return say("mosquito.seen_covered", name=seat_name(seat), **suits)
        case CardPlaced(seat, card, clean=clean):
            key = "mosquito.seen_placed_clean" if clean else "mosquito.seen_placed"
            return say(key, name=seat_name(seat), card=a_suit(card))
        case _:
            return caption(event, deals=deals)


def _changed_layout(event: CardsExchanged | CardCovered | CardPlaced) -> str:
    """Who has done what to the layout, and where."""
    match event:
        case CardsExchanged(seat, first, second, card, other):
            names = {"name": seat_name(seat), "card": card_name(card), "other": card_name(other)}
            if first.number == second.number:
                return say("mosquito.swapped_here", first=first.number, **names)
            places = {"first": place_name(first), "second": place_name(second)}
            return say("mosquito.swapped", **places, **names)
        case CardCovered(seat, card, spot, covered):
            suits = {"card": card_name(card), "covered": card_name(covered)}
            return say("mosquito.covered", name=seat_name(seat), number=place_name(spot), **suits)
        case CardPlaced(seat, card, spot, _, clean):
            key = "mosquito.placed_clean" if clean else "mosquito.placed"
            return say(key, name=seat_name(seat), card=card_name(card), number=place_name(spot))


def place_name(spot: Spot) -> str:
    """The number of a spot and, outside the ring, in which row: all cards of a column have one."""
    return (
        say(f"mosquito.place_{spot.level}", number=spot.number) if spot.level else str(spot.number)
    )


def whole_turn(events: Sequence[Event], *, counts_direct: bool = True) -> str:
    """How a seat came to its point in a turn, without its name.

    The card, of which only the suit counts, is named until direct points count: then it is known.
    """
    key = "placed" if counts_direct else "plain"
    for event in events:
        match event:
            case CardsExchanged():
                key = "swapped"
            case CardCovered():
                key = "both" if key == "swapped" else "covered"
            case CardPlaced(card=card) if key == "plain":
                return say("mosquito.turn_plain", placed=a_suit(card))
            case CardPlaced():
                return say(f"mosquito.turn_{key}")
    return ""


def deal_over(number: int, leading: Sequence[Seat], points: int, clean: int) -> str:
    """Who is in front once a deal is over, with how many points and clean placements."""
    if not leading:
        return say("mosquito.deal_over", number=number)
    names = listed([seat_name(seat) for seat in leading])
    if len(leading) == 1:
        return say("mosquito.one_leads", name=names, points=points, clean=clean)
    return say("mosquito.some_lead", names=names, points=points, clean=clean)


def a_suit(card: Card) -> str:
    """A card by its suit alone."""
    return say(f"mosquito.a_suit_{int(card.suit)}")


def hint(event: Event, columns: int) -> str:
    """The rule that *event* shows, or nothing."""
    match event:
        case DealBegan(number=number) if number > 1:
            return say("mosquito.hint_deals")
        case LayoutLaid():
            return say("mosquito.hint_laid")
        case CardsExchanged() | CardCovered() if changes_placed(event):
            return say("mosquito.hint_kept")
        case CardsExchanged():
            return say("mosquito.hint_swapped")
        case CardCovered():
            return say("mosquito.hint_covered")
        case CardPlaced(by=by) if is_round_an_end(by, columns):
            return say("mosquito.hint_ring")
        case CardPlaced(spot=spot) if spot.level > 1:
            return say("mosquito.hint_outer")
        case CardPlaced(clean=True):
            return say("mosquito.hint_clean")
        case CardPlaced():
            return say("mosquito.hint_placed")
        case Passed():
            return say("mosquito.hint_passed")
        case _:
            return ""


def changes_placed(event: Event) -> bool:
    """Whether in *event* a card is swapped or covered that was placed."""
    match event:
        case CardsExchanged(first=first, second=second):
            return bool(first.level or second.level)
        case CardCovered(spot=spot):
            return bool(spot.level)
        case _:
            return False


def is_plain_swap(event: Event) -> bool:
    """Whether *event* shows no more of swaps than that any two cards can change places."""
    return isinstance(event, CardsExchanged) and not changes_placed(event)


def is_round_an_end(by: Trio, columns: int) -> bool:
    """Whether three cards lie in both rows."""
    return len({spot.number <= columns for spot in by}) > 1
