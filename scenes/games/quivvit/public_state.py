"""What everybody sees on the table of Quivvit!, in sentences; choices tell of each card."""

from __future__ import annotations

from rules.quivvit import View
from scenes.games.quivvit.components.round_sign import round_words
from scenes.players.seat_names import seat_name
from scenes.table.public_state import PublicState, standing
from words import say


def public_state(view: View) -> PublicState:
    """Round, deck, empty places and Colour Blocks, and the points."""
    board, turn = view.board, view.turn
    sentences = [
        say("quivvit.round", number=turn.round, name=seat_name(turn.first)),
        say(
            "quivvit_state.grid",
            deck=view.deck,
            empty=len(board.empty_places()),
            blocks=len(board.blocks),
        ),
    ]
    points = standing("speech.points", board.points())
    return PublicState(sentences, points, round_words(view.options, turn.round))
