"""What everybody sees on the table of Quivvit!, in sentences; choices tell of each card."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit import View, turn_order
from scenes.games.quivvit.components.round_sign import round_words
from scenes.players.seat_names import seat_name
from scenes.table.public_view.public_state import PublicState, standing
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
    return PublicState(sentences, points, round_words(view.options, turn.round), _turns(view))


def _turns(view: View) -> list[Seat]:
    """Whose turns come in this round from the present one on, and in the next if there is one."""
    turn, seats = view.turn, len(view.board.taken)
    order = turn_order(view.options, seats, turn.first)
    here = order[order.index(turn.player) :]
    is_last = turn.round >= view.options.rounds
    return here if is_last else [*here, *turn_order(view.options, seats, order[1])]
