"""How Quabble is played by names: a card to offer, a side to claim, a card to snatch."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import assert_never

from rules.core import Seat
from rules.quabble import Action, Board, Card, Claim, Offer, Side, Snatch, View, neighbours
from scenes.games.quabble.cards import TALL, kind_name, plain, power_words
from scenes.games.quabble.components.claims.forecast import claim_promise, hand_words
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.components.slayers.threat import threat
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import Done
from scenes.table.named_choices.named_choices import (
    CARD_HIGH,
    NamedCard,
    NamedOption,
    NamedStep,
    told_apart,
)
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures.pictures import Picture
from sprites.stage.stage import Stage
from words import say


class QuabbleNamedChoices:
    """One step for each choice."""

    def faces(self, view: View) -> Sequence[Picture]:
        cards = map(Card, range(len(view.board.house_set.kinds)))
        return [_face(view.board, card) for card in cards]

    def hand(self, seat: Seat, view: View) -> Sequence[NamedCard]:
        board = view.board
        cards = [card for card in view.hands[seat] if card is not None]
        return [NamedCard(_full_name(board, card), _face(board, card)) for card in cards]

    def board(self, stage: Stage, view: View) -> BoardDrawing | None:
        return None

    def first(self, seat: Seat, view: View, legal: Collection[Action]) -> NamedStep[Action]:
        open_cards = OpenCards(view)
        options = told_apart(_option(seat, view.board, open_cards, action) for action in legal)
        return NamedStep(_prompt(seat, open_cards, view.board), options)


def _prompt(seat: Seat, open_cards: OpenCards, board: Board) -> str:
    name, (left, right) = seat_name(seat), neighbours(seat, len(board.offers))
    if board.powers:
        return say("quabble.snatch_prompt", name=name)
    if board.offering is None:
        prompt, danger = say("quabble.claim_prompt", names=name), threat(open_cards, seat)
        return f"{prompt}\n{danger}" if danger else prompt
    prompt = say("quabble.offer_prompt", name=name, left=seat_name(left))
    offered = board.offers[right]
    if offered is None:
        return prompt
    kind = kind_name(board.house_set.kinds[offered])
    return f"{say('quabble_phone.offered', name=seat_name(right), kind=kind)}\n{prompt}"


def _option(seat: Seat, board: Board, open_cards: OpenCards, action: Action) -> NamedOption[Action]:
    match action:
        case Offer(card):
            name, note = _full_name(board, card), hand_words(open_cards, seat, card)
            return NamedOption(name, partial(Done, action), _face(board, card), note=note)
        case Claim(side):
            card = _claimed(seat, board, side)
            rival = seat_name(neighbours(seat, len(board.offers))[side is Side.RIGHT])
            full_name = _full_name(board, card)
            name = say(f"quabble_phone.{side.name.lower()}", name=rival, card=full_name)
            mine = claim_promise(open_cards, seat, card).gamble
            note = say("quabble.gains_taken", name=seat_name(seat), mine=mine)
        case Snatch(card):
            owner = seat_name(_owner(board, card))
            name = say("quabble_phone.snatch", card=_full_name(board, card), name=owner)
            note = open_cards.promise_of_loot(seat, card)
        case _:
            assert_never(action)
    return NamedOption(name, partial(Done, action), _face(board, card), note=note)


def _claimed(seat: Seat, board: Board, side: Side) -> Card:
    """The card that lies on a side of *seat*; the one it offered lies to its left."""
    _, right = neighbours(seat, len(board.offers))
    card = board.offers[seat if side is Side.LEFT else right]
    assert card is not None, "all have offered before anybody claims"
    return card


def _owner(board: Board, card: Card) -> Seat:
    return next(Seat(at) for at, cards in enumerate(board.treasuries) if card in cards)


def _full_name(board: Board, card: Card) -> str:
    """What a card is called, what it is worth and what it does."""
    house_set = board.house_set
    kind = house_set.kinds[card]
    return say(
        "quabble.worth",
        kind=kind_name(kind),
        value=house_set.values[card],
        power=power_words(kind, house_set),
    )


def _face(board: Board, card: Card) -> Picture:
    return plain(board.house_set, card, CARD_HIGH / TALL)


NAMED_CHOICES = QuabbleNamedChoices()
