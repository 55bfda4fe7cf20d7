"""What lies below the path of Frogger: a hand and its controls, the market, the other seats."""

from __future__ import annotations

from dataclasses import dataclass

from rules.frogger import MARKET
from sprites.pictures.geometry import Box, Slot, row

GAP = 10.0  # from a hand to the card played last, the market, and the other seats
OWN = 216.0  # how wide the frog is, with its place, whose hand lies beside it
OTHERS, OTHERS_LESS = 0.31, 0.11  # of the foot's width is for the other seats; less with 200 % text
OTHER, OTHER_MOST = 150.0, 400.0  # how wide each of them is, at least; at most
MARGIN = 8.0
HAND_X = 12.0  # left and right of the hand
WIDEST = 0.33  # of the room of a hand is a card in it, so that four of them show their suits
HAND, STAGE = 20.0, 6.0  # what a card is lower than its row; the card played last is wider by that
ASPECT = 1.4  # of a card
CARD_GAP = 10.0
TOUCH = 96.0
PILE = 0.62  # of a market card
COLUMNS, MARKET_WIDEST = 3, 98.0  # of the market; how wide a card is there, at most
BRIM = 12.0  # of the market, around its cards
LABEL, LABEL_MORE = 36.0, 32.0  # below the market: how high at 100 % text; what 200 % adds
KEYS, KEYS_MORE = 92.0, 8.0  # how high two lines of controls are; what 200 % text adds
ENDS = 104.0  # how high the end of the turn is, beside controls
TWO_ROWS = 1.25  # from this size of text on, controls lie above the end of the turn
MOVES, STOP = 44.0, 300.0  # how high the moves left are; how wide is the end, both below controls
TILT = 2.0  # degrees from one card of a hand to the next
TILT_MOST = 9.0


@dataclass(frozen=True, slots=True)
class FootLayout:
    """Boxes and slots in design units.

    Whose ``hand`` lies in the ``tray`` sits beside it in ``own``, below which is ``told`` what that
    seat did. Below the hand stand in ``keys`` what to press and in ``moves`` how many are left;
    ``stop`` ends the turn. Cards are ``stage_card`` wide at the stage, where they are played.
    ``others`` is for the seats whose hands lie elsewhere.
    """

    own: Box
    told: Box
    tray: Box
    hand: Box
    keys: Box
    moves: Box
    stop: Box
    card: float
    stage: Slot
    stage_card: float
    deck: Slot
    market_board: Box
    market: tuple[Slot, ...]
    market_card: float
    others: Box

    @property
    def market_label(self) -> Box:
        """The front of the market, below its cards."""
        board, top = self.market_board, self.market[-1].y + self.market_card * ASPECT / 2
        return Box(board.x, top, board.w, board.bottom - top)

    def tray_slots(self, count: int) -> list[Slot]:
        """Slots for *count* cards in the hand of whose turn it is, fanned a little."""
        middle, tilt = (count - 1) / 2, min(TILT, 2 * TILT_MOST / max(1, count - 1))
        room = self.hand.inset(self.card / 8, 0)
        slots = row(count, self.card, CARD_GAP, room.centre, room=room.w)
        return [Slot(at.x, at.y, tilt * (i - middle)) for i, at in enumerate(slots)]

    def card_shows(self, count: int) -> float:
        """How much each of *count* cards in the tray shows of its width beside the next one."""
        slots = self.tray_slots(count)
        return min(self.card, slots[1].x - slots[0].x) if count > 1 else self.card

    def market_slot(self, place: int) -> Slot:
        """The slot of a market card."""
        return self.market[place]


def foot_layout(foot: Box, text_scale: float, others: int, *, seated: bool) -> FootLayout:
    """What lies in *foot*, with so many *others*; one is *seated* beside the hand, outside it."""
    share = OTHERS - OTHERS_LESS * (text_scale - 1)
    columns = columns_of(others)
    wide = max(min(share * foot.w, columns * OTHER_MOST), columns * OTHER)
    own, middle, beside = foot.split_columns(OWN, foot.w - OWN - wide, wide)
    board, market_card, market = _market(Box(middle.x, foot.y, middle.w - GAP, foot.h), text_scale)
    controls_height = _controls_height(text_scale)
    held = Box(middle.x, foot.y, board.x - GAP - middle.x, foot.h - controls_height)
    card = _card(held)
    stage_card = card + STAGE
    stage = Slot(held.right - stage_card / 2, foot.y + stage_card * ASPECT / 2)
    tray_x = middle.x if seated else own.x
    tray = Box(tray_x, foot.y, stage.x - stage_card / 2 - GAP - tray_x, foot.h)
    hand = Box(middle.x, foot.y, tray.right - middle.x, held.h).inset(HAND_X, 0)
    wide = tray.right - 2 * MARGIN - middle.x
    below = Box(middle.x, held.bottom, wide, controls_height).inset(0, MARGIN / 2)
    keys, moves, stop = _controls(own, below, text_scale)
    own, told = own.split_rows(foot.h - controls_height, controls_height)
    return FootLayout(
        own=own,
        told=told,
        tray=tray,
        hand=hand,
        keys=keys,
        moves=moves,
        stop=stop,
        card=card,
        stage=stage,
        stage_card=stage_card,
        deck=Slot(stage.x, foot.bottom - PILE * market_card * ASPECT / 2 - MARGIN / 2),
        market_board=board,
        market=market,
        market_card=market_card,
        others=beside,
    )


def columns_of(count: int) -> int:
    """How many of so many small seats are side by side: two rows are beside the hand."""
    return (count + 1) // 2


def _controls_height(text_scale: float) -> float:
    """How high the controls below a hand are, with the moves left."""
    if text_scale < TWO_ROWS:
        return KEYS + MOVES + MARGIN
    return KEYS + KEYS_MORE * (text_scale - 1) + TOUCH + 1.5 * MARGIN


def _card(held: Box) -> float:
    """How wide a card of a hand is that has *held*, with the one played last at its right."""
    room = held.w - STAGE - GAP - 2 * HAND_X
    return max(TOUCH, min((held.h - HAND) / ASPECT, room * WIDEST / (1 + WIDEST)))


def _controls(own: Box, below: Box, text_scale: float) -> tuple[Box, Box, Box]:
    """What to press, the moves left, and the end of the turn, in *own* or *below* the hand."""
    if text_scale < TWO_ROWS:
        keys, moves = below.split_rows(below.h - MOVES, MOVES)
        return keys, moves, Box(own.x, below.bottom - ENDS, own.w, ENDS)
    keys, lower = below.split_rows(below.h - TOUCH, TOUCH)
    keys = Box(own.x, keys.y, keys.right - own.x, keys.h)  # words of that size need the width
    moves, stop = lower.split_columns(lower.w - STOP, STOP)
    return keys, moves, stop


def _market(room: Box, text_scale: float) -> tuple[Box, float, tuple[Slot, ...]]:
    """The board at the right of *room*, how wide a card on it is, and slots for the cards."""
    label, rows = LABEL + LABEL_MORE * (text_scale - 1), MARKET // COLUMNS
    high = (room.h - label - BRIM - (rows - 1) * CARD_GAP) / rows
    card = max(TOUCH, min(MARKET_WIDEST, high / ASPECT))
    wide = COLUMNS * (card + CARD_GAP) - CARD_GAP + 2 * BRIM
    high = rows * (card * ASPECT + CARD_GAP) - CARD_GAP + BRIM + label
    board = Box(room.right - wide, room.bottom - high, wide, high)
    left, top = board.x + BRIM + card / 2, board.y + BRIM + card * ASPECT / 2
    return (
        board,
        card,
        tuple(
            Slot(
                left + place % COLUMNS * (card + CARD_GAP),
                top + place // COLUMNS * (card * ASPECT + CARD_GAP),
            )
            for place in range(MARKET)
        ),
    )
