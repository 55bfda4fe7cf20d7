"""A seat's dock: who sits there, its points, room for its hand and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.mosquito.layout import CARD_TALL
from scenes.signs import legend, seat_name
from seats.glyphs import Glyph
from seats.seating import Away, Hired, Person, Sitter
from sprites import theme
from sprites.dye import dye_of
from sprites.pictures import Art, Collage, Paper, Picture, Text
from sprites.slots import Box, Slot, row
from sprites.stage import Stage
from sprites.token import Pose, Token
from words import say

Z = 300.0
PAD_X, PAD_Y = 16.0, 10.0
HEAD, LINE, SIGN, ICON = 60.0, 36.0, 38.0, 40.0
KEYS = 40.0
MOST_LINES = 1.5  # how much higher than usual the status line gets with larger text
SCORE, CLEAN = 48.0, 36.0  # sizes of the two numbers
NUMBER_W, CLEAN_W = 58.0, 48.0
TOUCH = 96.0
SPREAD = 4  # cards side by side at which each can be hit by a finger
LARGEST = 132.0  # the width of a card in a dock
CROWN = 0.62
FAINT = 0.45
PIP = 36.0


class Dock:
    """The paper in a corner that belongs to one seat; its tokens live on the table's stage."""

    def __init__(self, stage: Stage, box: Box, seat: Seat, helpers: int = 0) -> None:
        self.stage, self.box, self.seat = stage, box, seat
        self.dye = dye_of(seat)
        inner = box.inset(PAD_X, PAD_Y)
        line = LINE * min(MOST_LINES, stage.studio.text_scale)
        rest = inner.h - HEAD - KEYS - line
        rows = inner.split_rows(HEAD, rest, KEYS, line)
        self._head, self.cards, self._keys, self._foot = rows
        self.upper, self.lower = self.cards.split_rows(1, 1)
        self._sheet = self._put(self._paper(False), box.centre, Z)
        self._frog(inner.x + HEAD / 2, self._head.centre[1])
        self._points, self._clean = self._scores()
        self._who = self._put(None, (self._foot.x + ICON / 2, self._foot.centre[1]), Z + 1)
        self._pips = [self._put(None, self._pip(i), Z + 1) for i in range(helpers)]
        self._status = self._put(None, self.status_box.centre, Z + 1)
        self._hint = self._put(None, self._keys.centre, Z + 1)
        self._active, self._rest = False, ""
        stage.studio.want(self._paper(True))

    # Who plays, and how it stands

    def sit(self, sitter: Sitter) -> None:
        """Show who plays this seat."""
        self._rest = ""
        match sitter:
            case Person(device):
                icons = {"PAD": "icon-pad", "KEYS": "icon-keys", "POINTER": "icon-mouse"}
                self._show(self._who, Art(icons[device.kind.name], ICON))
            case Hired(level) | Away(_, str(level)):
                self._show(self._who, Art("icon-bot", ICON))
                self._rest = say(f"table.bot_{level}")
            case _:
                self._show(self._who, None)
        self.settle()

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

    def light(self, active: bool) -> None:
        """Lift the paper of whoever has something to do."""
        if active != self._active:
            self._active = active
            self._sheet.picture = self._paper(active)

    # Words

    def settle(self) -> None:
        """Write what the status line says when there is nothing to do."""
        self.say(self._rest)

    def say(self, words: str, colour: str = theme.INK_SOFT) -> None:
        """Write the one status line."""
        box = self.status_box
        text = Text(words, theme.FLOOR, colour, box.w, box.h)
        self._show(self._status, text if words else None)

    def hint(self, signs: Sequence[tuple[Glyph, str]]) -> None:
        """Print what to press and what it does in the key row, or nothing."""
        self._hint.visible = bool(signs)
        if signs:
            picture, wide = legend(self.stage.studio, signs, SIGN)
            fit = min(1.0, self._keys.w / wide)
            self._hint.picture = picture
            self._hint.pose = Pose(*self._keys.centre, sx=fit, sy=fit)

    @property
    def status_box(self) -> Box:
        """Where the status line has to fit."""
        left, right = ICON + 6, PIP * len(self._pips)
        return Box(self._foot.x + left, self._foot.y, self._foot.w - left - right, self._foot.h)

    # Where cards lie

    def row(self, count: int) -> tuple[list[Slot], float]:
        """Slots for *count* cards side by side, overlapping if they must, and their width."""
        room = self.cards
        wide = min(LARGEST, (room.h - 8) / CARD_TALL, room.w / SPREAD)
        return row(count, wide, 8, *room.centre, room=room.w), wide

    def spread(self, count: int) -> tuple[list[Slot], float]:
        """Slots in two rows, each large enough for a finger while there are not too many."""
        across = max(SPREAD, -(-count // 2))
        wide = min(LARGEST, (self.upper.h - 6) / CARD_TALL, self.cards.w / SPREAD - 6)
        gap, room = max(12.0, TOUCH + 1 - wide), self.cards.w
        first = row(min(across, count), wide, gap, *self.upper.centre, room=room)
        return [
            *first,
            *row(max(0, count - across), wide, gap, *self.lower.centre, room=room),
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

    # Making

    def _frog(self, x: float, y: float) -> None:
        self._put(Art("frog-head", HEAD, self.dye), (x, y + 3), Z + 1)
        self._crown = self._put(Art("crown", HEAD * CROWN), (x, y - HEAD * 0.42), Z + 2)
        self._crown.visible = False
        room = self._head.w - HEAD - 12 - 2 * ICON - NUMBER_W - CLEAN_W - 12
        name = Text(seat_name(self.seat), theme.BODY, theme.INK, room, self._head.h, "left")
        self._put(name, (self._head.x + HEAD + 10, y), Z + 1, anchor=(0.0, 0.5))

    def _scores(self) -> tuple[Token, Token]:
        x, y = self._head.right, self._head.centre[1]
        clean = self._put(_digits(0, CLEAN, CLEAN_W), (x - CLEAN_W / 2, y), Z + 1)
        x -= CLEAN_W + ICON / 2
        self._put(Art("clean", ICON), (x, y), Z + 1)
        x -= ICON / 2 + NUMBER_W / 2
        points = self._put(_digits(0, SCORE, NUMBER_W), (x, y), Z + 1)
        self._put(Art("point", ICON + 8), (x - NUMBER_W / 2 - ICON / 2, y), Z + 1)
        return points, clean

    def _pip(self, place: int) -> tuple[float, float]:
        return self._foot.right - (place + 0.5) * PIP, self._foot.centre[1]

    def _paper(self, active: bool) -> Paper:
        edge = self.dye.body if active else None
        colour = theme.PAPER_BRIGHT if active else theme.PAPER
        return Paper(self.box.w, self.box.h, colour, edge=edge, edge_width=8)

    def _put(
        self,
        picture: Picture | None,
        at: tuple[float, float],
        z: float,
        anchor: tuple[float, float] = (0.5, 0.5),
    ) -> Token:
        token = Token(picture or Collage(1, 1, ()), Pose(*at), z, f"dock-{self.seat}", anchor)
        token.visible = picture is not None
        self.stage.add(token)
        return token

    def _show(self, token: Token, picture: Picture | None) -> None:
        token.visible = picture is not None
        if picture is not None:
            token.picture = picture


def _digits(count: int, size: float, width: float) -> Text:
    return Text(str(count), size, theme.INK, width, HEAD)
