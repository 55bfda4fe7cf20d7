"""What lies below the path of Frogger: a hand and its controls, the market, the other seats."""

from __future__ import annotations

from dataclasses import dataclass

from rules.frogger import MARKET
from sprites.pictures.geometry import Box, Slot, row

GAP = 10.0  # from a hand to the market and the other seats, and between piles
OWN, OWN_GAP = 216.0, 12.0  # how wide the frog is, with its place, whose hand lies beside it
OTHERS, OTHERS_LESS = 0.35, 0.15  # of the foot's width is for the other seats; less with 200 % text
MANY = 0.04  # of it is for them as well if they are many
OTHER, OTHER_MOST = 150.0, 324.0  # how wide each of them is, at least; at most
FEW = 3  # of them take no more room than that
MARGIN = 8.0
HAND_X = 12.0  # left and right of the hand
WIDEST = 0.29  # of the room of a hand is a card in it, so that four of them show their suits
HAND = 10.0  # what a card is lower than its row
ASPECT = 1.4  # of a card
CARD_GAP = 10.0
TOUCH = 96.0
COLUMNS, MARKET_WIDEST = 3, 91.0  # of the market; how wide a card is there, at most
BRIM = 12.0  # of the market, around its cards
TOP = 34.0  # over its cards, where its sign hangs
AWNING, AWNING_OVER = 16.0, 8.0  # over the market: above its board, and left and right of it
AWNING_HIGH = 28.0
LABEL, LABEL_MORE = 42.0, 32.0  # below the market: how high at 100 % text; what 200 % adds
KEYS, KEYS_MORE = 96.0, 4.0  # how high two lines of controls are; what 200 % text adds
MOVES, MOVES_IN = 36.0, 5.0  # how high the moves left are on the end of the turn; to its edges
OWN_UP = 6.0  # from that to the name of whose hand it is
TWO_ROWS = 1.25  # from this size of text on, both lie side by side, below the controls
STOP = 300.0  # how wide is the end of the turn there
DESK_DOWN = 22.0  # from the upper side of the tray to the desk
RAIL = 10.0  # around controls and piles
BEHIND = 30.0  # of the market is before the end of the desk
TILT = 2.0  # degrees from one card of a hand to the next
TILT_MOST = 9.0


@dataclass(frozen=True, slots=True)
class FootLayout:
    """Boxes and slots in design units.

    Whose ``hand`` lies in the ``tray`` sits beside it in ``own``, over the ``stop``, which ends the
    turn; how many ``moves`` are left stands on that, or beside it with large text. Below the hand
    stand in ``keys`` what to press, and two piles of cards ``pile_card`` wide: those played, which
    are as wide as a hand's at first, and the deck. ``others`` is for the seats whose hands lie
    elsewhere.
    """

    own: Box
    tray: Box
    hand: Box
    keys: Box
    moves: Box
    stop: Box
    card: float
    played: Slot
    deck: Slot
    pile_card: float
    market_board: Box
    market: tuple[Slot, ...]
    market_card: float
    others: Box

    @property
    def desk(self) -> Box:
        """From the frog in front to the market: where its hand, the controls and the piles lie."""
        left, top, market = self.own.x - RAIL, self.tray.y + DESK_DOWN, self.market_board
        return Box(left, top, market.x + BEHIND - left, market.bottom - top)

    @property
    def awning(self) -> Box:
        """The cloth over the market, from the shore to its cards."""
        board = self.market_board
        return Box(board.x - AWNING_OVER, board.y - AWNING, board.w + 2 * AWNING_OVER, AWNING_HIGH)

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

    def market_box(self, place: int) -> Box:
        """A card of the market with the gap beside it, large enough for a finger."""
        slot, wide = self.market[place], self.market_card
        return Box.around(slot.x, slot.y, max(TOUCH, wide), wide * ASPECT)

    def market_slot(self, place: int) -> Slot:
        """The slot of a market card."""
        return self.market[place]


def foot_layout(foot: Box, text_scale: float, others: int, *, seated: bool) -> FootLayout:
    """What lies in *foot*, with so many *others*; one is *seated* beside the hand, outside it."""
    share = OTHERS - OTHERS_LESS * (text_scale - 1) + MANY * (others > FEW)
    wide = max(min(share * foot.w, others * OTHER_MOST), others * OTHER)
    own, middle, beside = foot.split_columns(OWN, foot.w - OWN - wide, wide)
    board, market_card, market = _market(Box(middle.x, foot.y, middle.w - GAP, foot.h), text_scale)
    right = board.x - GAP
    tray_x = middle.x if seated else own.x
    keys, moves, stop, piles = _controls(Box(own.x, foot.y, right - own.x, foot.h), text_scale)
    hand = Box(middle.x, foot.y, right - middle.x, keys.y - foot.y).inset(HAND_X, 0)
    pile = piles.h / ASPECT
    return FootLayout(
        own=Box(own.x, foot.y, own.w, min(stop.y - OWN_UP, keys.y) - foot.y),
        tray=Box(tray_x, foot.y, right - tray_x, foot.h),
        hand=hand,
        keys=keys,
        moves=moves,
        stop=stop,
        card=max(TOUCH, min((hand.h - HAND) / ASPECT, WIDEST * hand.w)),
        played=Slot(piles.x + pile / 2, piles.centre[1]),
        deck=Slot(piles.right - pile / 2, piles.centre[1]),
        pile_card=pile,
        market_board=board,
        market=market,
        market_card=market_card,
        others=beside,
    )


def _controls(foot: Box, text_scale: float) -> tuple[Box, Box, Box, Box]:
    """What to press, the moves left, the end of the turn, and two piles, at the foot of a tray."""
    if text_scale < TWO_ROWS:
        lower = Box(foot.x + OWN, foot.bottom - KEYS, foot.w - OWN, KEYS)
        keys, piles = _beside_piles(lower)
        stop = Box(foot.x, lower.y, OWN - OWN_GAP, KEYS)
        _, moves, _ = stop.inset(MOVES_IN, 0).split_rows(KEYS - MOVES - MOVES_IN, MOVES, MOVES_IN)
        return keys, moves, stop, piles
    keys_high = KEYS + KEYS_MORE * (text_scale - 1)
    high = keys_high + TOUCH + 2 * RAIL
    below = Box(foot.x, foot.bottom - high, foot.w - MARGIN, high)
    keys, _, lower = below.split_rows(keys_high, 2 * RAIL, TOUCH)
    lower, piles = _beside_piles(lower)
    moves, stop = lower.split_columns(lower.w - STOP, STOP)
    return keys, moves, stop, piles


def _beside_piles(row: Box) -> tuple[Box, Box]:
    """The left of a *row*, and at its right room for two piles of cards as high."""
    wide = 2 * row.h / ASPECT + GAP
    left, _, piles = row.split_columns(row.w - wide - GAP, GAP, wide)
    return left, piles


def _market(room: Box, text_scale: float) -> tuple[Box, float, tuple[Slot, ...]]:
    """The board at the right of *room*, how wide a card on it is, and slots for the cards."""
    label, rows = LABEL + LABEL_MORE * (text_scale - 1), MARKET // COLUMNS
    high = (room.h - label - TOP - (rows - 1) * CARD_GAP) / rows
    card = max(TOUCH - CARD_GAP, min(MARKET_WIDEST, high / ASPECT))  # a finger has the gap as well
    wide = COLUMNS * (card + CARD_GAP) - CARD_GAP + 2 * BRIM
    high = rows * (card * ASPECT + CARD_GAP) - CARD_GAP + TOP + label
    board = Box(room.right - wide, room.bottom - high, wide, high)
    left, top = board.x + BRIM + card / 2, board.y + TOP + card * ASPECT / 2
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
