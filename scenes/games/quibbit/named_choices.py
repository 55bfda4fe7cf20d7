"""How Quibbit! is played by names: a tile to start on, an end of the line, or a card."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import assert_never

from rules.core import Seat
from rules.quibbit import CARDS, Action, Board, End, Frog, Join, Pick, Settle, View, is_home, leap
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.layout import CARD_TALL
from scenes.games.quibbit.phone_board import lay_board
from scenes.players.seat_names import seat_name
from scenes.table.choosing.step_chooser import Done
from scenes.table.named_choices.named_choices import CARD_HIGH, NamedCard, NamedOption, NamedStep
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture
from sprites.stage.stage import Stage
from words import say


class QuibbitNamedChoices:
    """One step for each choice."""

    def faces(self, view: View) -> Sequence[Picture]:
        return [_face(Seat(at), card) for at in range(len(view.board.hands)) for card in CARDS]

    def hand(self, seat: Seat, view: View) -> Sequence[NamedCard]:
        cards = view.board.hands[seat]
        return [
            NamedCard(say("quibbit_phone.held", card=card), _face(seat, card)) for card in cards
        ]

    def board(self, stage: Stage, view: View) -> BoardDrawing:
        return lay_board(stage, view)

    def first(self, seat: Seat, view: View, legal: Collection[Action]) -> NamedStep[Action]:
        board = view.board
        options = tuple(_option(seat, board, action) for action in legal)
        if board.round:
            return NamedStep(say("quibbit.pick_prompt_one", name=seat_name(seat)), options)
        key = "settle_prompt" if seat == board.starter else "join_prompt"
        return NamedStep(say(f"quibbit.{key}", name=seat_name(seat)), options)


def _option(seat: Seat, board: Board, action: Action) -> NamedOption[Action]:
    line = [at for at in board.progress if at is not None]
    size, picture, place, target, note = len(board.ring), None, None, None, ""
    match action:
        case Settle(tile):
            tile_name = QuibbitCaptions(board.ring, board.dummy).tile(tile)
            name, place = say("quibbit_phone.tile", number=tile + 1, tile=tile_name), tile
        case Join(end):
            front = end is End.FRONT
            name = say("quibbit_phone.front" if front else "quibbit_phone.rear")
            place = (max(line) + 1 if front else min(line) - 1) % size
        case Pick(card):
            landing = _end(seat, board, card)
            name, note = say("quibbit_phone.leap", card=card), _leap_note(seat, board, landing)
            picture, target = _face(seat, card), landing % size
        case _:
            assert_never(action)
    return NamedOption(name, partial(Done, action), picture, place, note, target=target)


def _end(seat: Seat, board: Board, card: int) -> int:
    """Where a card would take the frog if nobody leapt before it."""
    start, others = board.progress[Frog(seat)], [at for at in board.progress if at is not None]
    assert start is not None, "only a frog on the ring can leap"
    return leap(start, card, others, len(board.ring))[0]


def _leap_note(seat: Seat, board: Board, end: int) -> str:
    """What a leap to *end* would bring."""
    home = is_home(board.ring[end % len(board.ring)], Frog(seat))
    tile = QuibbitCaptions(board.ring, board.dummy).tile(end)
    return say(f"quibbit_phone.leap_{'home' if home else 'lost'}", tile=tile)


def _face(seat: Seat, card: int) -> Art:
    return Art(f"card-{card}", CARD_HIGH / CARD_TALL, palette_of(seat))


NAMED_CHOICES = QuibbitNamedChoices()
