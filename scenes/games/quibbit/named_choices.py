"""How Quibbit! is played by names: a tile to start on, an end of the line, or a card."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import assert_never

from rules.core import Seat
from rules.quibbit import CARDS, Action, Board, End, Frog, Join, Pick, Settle, View
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import Outlook, outlook
from scenes.games.quibbit.choosing.preview_sign import rival_words, threat_reason
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
from words.phrases import either


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
            leap = forecast(board, Frog(seat), card)
            name, note = say("quibbit_phone.leap", card=card), _note(view, Frog(seat), card)
            picture, target = _face(seat, card), leap.end % size
        case _:
            assert_never(action)
    return NamedOption(name, partial(Done, action), picture, place, note, target=target)


def _note(view: View, frog: Frog, card: int) -> str:
    """What a leap would bring, and who could lap or be out then."""
    found = outlook(view, frog, card)
    note = _leap_note(view.board, frog, found)
    threats = found.threats
    words = threat_reason(view.board, frog, threats) if threats else rival_words(view.board, found)
    if not words:
        return note
    return say("quibbit_phone.leap_threat", leap=note, threat=words)


def _captions(board: Board, seat: Seat) -> QuibbitCaptions:
    """The names of things, for the person at *seat*."""
    return QuibbitCaptions(board.ring, board.dummy, alone=lambda: seat)


def _leap_note(board: Board, frog: Frog, found: Outlook) -> str:
    """What a leap of *frog* brings as all frogs sit now, and what else may come."""
    when = say("quibbit.when_sure" if found.is_sure else "quibbit_phone.when_now")
    captions, leap = _captions(board, Seat(frog)), found.leap
    if leap.lapped is not None:
        note = say("quibbit_phone.leap_lap", when=when, last=captions.name(leap.lapped))
    elif leap.jumped:
        tile, over = captions.tile(leap.end), len(leap.jumped)
        note = say(f"quibbit_phone.leap_{leap.fate}_over", when=when, tile=tile, count=over)
    else:
        note = say(f"quibbit_phone.leap_{leap.fate}", when=when, tile=captions.tile(leap.end))
    if not found.rings:
        return note
    lapped = "" if found.lap is None else either([*map(captions.name, sorted(found.lap.lapped))])
    fates = {end.fate: say(f"quibbit.fate_{end.fate}", last=lapped) for end in found.rings}
    return say("quibbit_phone.leap_else", leap=note, fates=either([*fates.values()]))


def _face(seat: Seat, card: int) -> Art:
    return Art(f"card-{card}", CARD_HIGH / CARD_TALL, palette_of(seat))


NAMED_CHOICES = QuibbitNamedChoices()
