"""What everybody sees on the table of Mosquito, in sentences."""

from __future__ import annotations

from rules.mosquito import View, deals
from scenes.games.mosquito.events.captions import card_name
from scenes.table.public_view.public_state import PublicState, standing, turns_from
from words import say
from words.phrases import enumerated


def public_state(view: View) -> PublicState:
    """The card on top of each number of the loop, the cards left to draw, and the points."""
    board = view.board
    if not board.layout:
        return PublicState()
    tops = enumerated(
        say("mosquito_state.card", number=number, card=card_name(cards[-1]))
        for number, cards in enumerate(board.layout, 1)
    )
    sentences = [
        say("mosquito_state.deal", number=board.deal),
        say("mosquito_state.tops", cards=tops),
        say("mosquito_state.pile", pile=view.pile),
    ]
    most = deals(view.options, len(board.points))
    number = say("mosquito.goal_deals", deal=board.deal, deals=most) if most > 1 else ""
    turns = turns_from(view.player, len(board.points))
    return PublicState(sentences, standing("speech.points", board.points), number, turns)
