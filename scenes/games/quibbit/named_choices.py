"""How Quibbit! is played by names: a tile to start on, an end of the line, or a card."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import assert_never

from rules.core import Seat
from rules.quibbit import CARDS, Action, Board, End, Frog, Join, Pick, Settle, View
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import Outlook, outlook
from scenes.games.quibbit.choosing.preview_sign import fate_rows, threat_words, when_words
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.games.quibbit.layout import CARD_TALL
from scenes.games.quibbit.phone_board import lay_board
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import Done
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
        options = tuple(_option(seat, view, action) for action in legal)
        if board.round:
            return NamedStep(say("quibbit.pick_prompt_one", name=seat_name(seat)), options)
        key = "settle_prompt" if seat == board.starter else "join_prompt"
        return NamedStep(say(f"quibbit.{key}", name=seat_name(seat)), options)


def _option(seat: Seat, view: View, action: Action) -> NamedOption[Action]:
    board = view.board
    line = [at for at in board.progress if at is not None]
    size, picture, place, target, note = len(board.ring), None, None, None, ""
    match action:
        case Settle(tile):
            tile_name = _captions(board, seat).tile(tile)
            name, place = say("quibbit_phone.tile", number=tile + 1, tile=tile_name), tile
        case Join(end):
            front = end is End.FRONT
            name = say("quibbit_phone.front" if front else "quibbit_phone.rear")
            place = (max(line) + 1 if front else min(line) - 1) % size
        case Pick(card):
            leap = outlook(view, Frog(seat), card).leap or forecast(board, Frog(seat), card)
            name, note = say("quibbit_phone.leap", card=card), _note(view, Frog(seat), card)
            picture, target = _face(seat, card), leap.end % size
        case _:
            assert_never(action)
    return NamedOption(name, partial(Done, action), picture, place, note, target=target)


def _note(view: View, frog: Frog, card: int) -> str:
    """What a leap would bring, and who could lap then."""
    found = outlook(view, frog, card)
    note = _leap_note(view.board, frog, found)
    if found.threat is None:
        return note
    words = threat_words(view.board, frog, found.threat)
    return say("quibbit_phone.leap_threat", leap=note, threat=words) if note else words


def _captions(board: Board, seat: Seat) -> QuibbitCaptions:
    """The names of things, for the person at *seat*."""
    return QuibbitCaptions(board.ring, board.dummy, alone=lambda: seat)


def _leap_note(board: Board, frog: Frog, found: Outlook) -> str:
    """What a leap of *frog* brings, and when."""
    leap = found.leap
    if leap is None:
        return ""
    if found.when == "open" or not found.is_exact:
        return ". ".join(f"{row.when} {row.words}".lstrip() for row in fate_rows(board, found))
    captions, words = _captions(board, Seat(frog)), when_words(board, found.when)
    if leap.lapped is not None:
        return say("quibbit_phone.leap_lap", when=words, last=captions.name(leap.lapped))
    tile = captions.tile(leap.end)
    if leap.jumped:
        over = leap.jumped
        return say(f"quibbit_phone.leap_{leap.fate}_over", when=words, tile=tile, count=over)
    return say(f"quibbit_phone.leap_{leap.fate}", when=words, tile=tile)


def _face(seat: Seat, card: int) -> Art:
    return Art(f"card-{card}", CARD_HIGH / CARD_TALL, palette_of(seat))


NAMED_CHOICES = QuibbitNamedChoices()
