"""A seat's panel: who sits there, its points, room for its hand and its choices."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from scenes.games.mosquito.layout import CARD_TALL
from scenes.table.seat_panel import SeatPanel, Z
from scenes.table.seats.seat_places import seat_places
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.pictures import Art, Text
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HEAD, ICON = 60.0, 36.0
SCORES = 196.0  # how wide points and clean placements are on the tag
SCORE, CLEAN = 48.0, 36.0  # sizes of the two numbers
NUMBER_W, CLEAN_W = 58.0, 48.0
TOUCH = 96.0
SPREAD = 4  # cards side by side at which each can be hit by a finger
LARGEST = 132.0  # the width of a card in a panel
CROWN = 0.62
FAINT = 0.45
PIP = 36.0


class MosquitoPanel(SeatPanel):
    """The corner of a seat with its points and its hand; its tokens live on the table's stage."""

    key_size = 38.0

    def __init__(self, stage: Stage, box: Box, seat: Seat, helpers: int = 0) -> None:
        super().__init__(stage, seat, seat_places(box, stage.renderer.text_scale), score=SCORES)
        self.cards = self.places.cards
        self.upper, self.lower = self.cards.split_rows(1, 1)
        self._crown = self._put(Art("crown", HEAD * CROWN), self.frog.head, Z + 2)
        self._crown.visible = False
        self._points, self._clean = self._scores()
        self._pips = [self._put(None, self._pip(i), Z + 1) for i in range(helpers)]

    # How it stands

    def score(self, points: int, clean: int, leads: bool) -> None:
        """Show points and clean placements; a crown for who leads."""
        self._points.picture = _digits(points, SCORE, NUMBER_W)
        self._clean.picture = _digits(clean, CLEAN, CLEAN_W)
        self._crown.visible = leads

    def help(self, used: int) -> None:
        """Show how many swaps and covers are left in this deal, where they are counted."""
        for i, pip in enumerate(self._pips):
            self._show(pip, Art("turn-swap", PIP))
            pip.pose = replace(pip.pose, alpha=1.0 if i < len(self._pips) - used else FAINT / 2)

    @property
    def scored(self) -> tuple[float, float]:
        """Where the points are written."""
        return self._points.pose.x, self._points.pose.y

    # Where cards lie

    def row(self, count: int) -> tuple[list[Slot], float]:
        """Slots for *count* cards side by side, overlapping if they must, and their width."""
        room = self.cards
        wide = min(LARGEST, (room.h - 8) / CARD_TALL, room.w / SPREAD)
        return row(count, wide, 8, room.centre, room=room.w), wide

    def spread(self, count: int) -> tuple[list[Slot], float]:
        """Slots in two rows, each large enough for a finger while there are not too many."""
        across = max(SPREAD, -(-count // 2))
        wide = min(LARGEST, (self.upper.h - 6) / CARD_TALL, self.cards.w / SPREAD - 6)
        gap, room = max(12.0, TOUCH + 1 - wide), self.cards.w
        first = row(min(across, count), wide, gap, self.upper.centre, room=room)
        return [
            *first,
            *row(max(0, count - across), wide, gap, self.lower.centre, room=room),
        ], wide

    def spread_boxes(self, count: int) -> list[Box]:
        """The room of each of *count* cards in two rows; of covered ones, what is to be seen."""
        slots, wide = self.spread(count)
        across = max(SPREAD, -(-count // 2))
        boxes = []
        for i, slot in enumerate(slots):
            y, last = (self.upper if i < across else self.lower).y, i in (across - 1, count - 1)
            pitch = slots[1].x - slots[0].x if count > 1 else wide
            if pitch >= wide:
                boxes.append(Box(slot.x - pitch / 2, y, pitch, self.upper.h))
            else:
                boxes.append(Box(slot.x - wide / 2, y, wide if last else pitch, self.upper.h))
        return boxes

    # Making tokens

    def _scores(self) -> tuple[Token, Token]:
        x, y = self.tag.score_box.right, self.tag.score_box.centre[1]
        clean = self._put(_digits(0, CLEAN, CLEAN_W), (x - CLEAN_W / 2, y), Z + 6)
        x -= CLEAN_W + ICON / 2
        self._put(Art("clean", ICON), (x, y), Z + 6)
        x -= ICON / 2 + NUMBER_W / 2
        points = self._put(_digits(0, SCORE, NUMBER_W), (x, y), Z + 6)
        self._put(Art("point", ICON + 8), (x - NUMBER_W / 2 - ICON / 2, y), Z + 6)
        return points, clean

    def _pip(self, place: int) -> tuple[float, float]:
        foot = self.places.status
        return foot.right - (place + 0.5) * PIP, foot.centre[1]


def _digits(count: int, size: float, width: float) -> Text:
    return Text(str(count), size, theme.INK, width, HEAD)
