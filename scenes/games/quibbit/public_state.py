"""What everybody sees on the table of Quibbit!, in sentences: the frogs from the last one on."""

from __future__ import annotations

from rules.quibbit import Frog, View
from scenes.games.quibbit.choosing.banner import round_words
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.table.public_view.public_state import PublicState
from words import say
from words.phrases import enumerated


def public_state(view: View) -> PublicState:
    """The frogs on the ring and the cards of their seats; there are no points."""
    board = view.board
    captions = QuibbitCaptions(board.ring, board.dummy)
    at = sorted(board.at().items(), key=lambda frog_at: frog_at[1])
    round_number = [say("quibbit.round", number=board.round)] if board.round else []
    crown = [say("quibbit_state.crown", name=captions.name(board.crown))] if board.crown else []
    frogs = [
        _frog(view, captions, frog, ahead=progress - at[0][1]) for frog, progress in reversed(at)
    ]
    return PublicState([*round_number, *frogs, *crown], round=round_words(board))


def _frog(view: View, captions: QuibbitCaptions, frog: Frog, *, ahead: int) -> str:
    """Where a frog is, how far *ahead* of the last one, and which cards its seat has."""
    board, key = view.board, "quibbit_state.frog" if ahead else "quibbit_state.last"
    progress = board.at()[frog]
    place = say(key, name=captions.name(frog), tile=captions.tile(progress), ahead=ahead)
    cards = board.hand(frog)
    if not cards:
        return place
    return f"{place} {say('quibbit_state.cards', cards=enumerated(map(str, cards)))}"
