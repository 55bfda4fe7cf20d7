"""A seat at the pond: its frog on its tag, points in words, and the cards in its paws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import cos, degrees, radians, sin, tan

from scenes.games.mosquito.components.jar import Z as JAR_Z
from scenes.games.mosquito.components.jar import jar, stand
from scenes.games.mosquito.components.pond.dark_labels import HIGH, label, leaf_note
from scenes.games.mosquito.components.swap_tokens import DISC, PITCH, swap_tokens, tokens_width
from scenes.games.mosquito.layout import CARD_TALL, KEY_LINE, KEY_LINES, MosquitoLayout
from scenes.games.mosquito.material import MATERIAL, PLAIN
from scenes.table.seats.key_row import Signs, stacked
from scenes.table.seats.seat_panel import SeatPanel, Z
from scenes.ui.boards import PAD_Y, on_board
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point, Slot, row
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

POINTS, CLEAN = 56.0, 32.0  # sizes of the two numbers on the tag
NUMBER_W, WORD_W = (52.0, 30.0), (84.0, 82.0)
NEAR, APART = 9.0, 4.0  # from a number to its word, and from there to the next
SCORES = sum(NUMBER_W) + sum(WORD_W) + 2 * NEAR + APART
CROWN = 54.0  # the width of the laurel over points
TOUCH = 96.0
SPREAD, SPREAD_LEAST = 4, 3  # cards side by side: so many a finger can hit; few are larger
LARGEST = 150.0  # the width of a card in a seat
HELD, HIDDEN = 124.0, 62.0  # and in a frog's paws; and face down, where it tells nothing
FAN_DEGREES, FAN_STEP = 26.0, 5.5  # of a whole hand at most, and from card to card
FAN_UP = 4.0  # its lowest point above the tag
CLEAR = 14.0  # from buttons to the cards below them: room for raised ones
STEP, LEAST_STEP = 0.7, 0.3  # from card to card in a small and a large hand, of a card's width
DOCKED = 8.0  # how far a sign reaches into the tag, above which it stands
CHIP = 14.0  # beside the words of a sign before its frog
DROP, DROP_OUT = 40.0, 26.0  # of direct ones, at its left end; how far it lies beyond that
KEYS_APART, KEYS_PAD = 2.0, 14.0  # round a line of keys, and beside it on its paper
WORDS_PAD = PAD_Y + 2.0  # above and below words on a board: no letter touches its rim
SIGN_W = 126.0  # how wide a sign before its frog is at most


class MosquitoPanel(SeatPanel):
    """A seat with its points and its hand; its tokens live on the table's stage."""

    deed_ink = theme.PAPER
    key_size = 34.0  # so that four keys leave room for their word
    name_size = theme.FLOOR  # so that beside the sign of a device a name is not condensed

    def __init__(self, stage: Stage, layout: MosquitoLayout, seat: int, helpers: int = 0) -> None:
        places = layout.places(seat)
        self.helpers = helpers
        """How many swaps and covers a deal allows, or 0 if they are not counted."""
        self._words = ""  # of the status line
        self._write: Callable[[str], None] | None = None  # elsewhere than in the status line
        self._covered = False  # whether buttons lie where words would stand
        points = NUMBER_W[0] + NEAR + WORD_W[0] + APART
        score = points + tokens_width(helpers) if helpers else SCORES
        super().__init__(stage, seat, places, score=score)
        self.cards, box = self.places.cards, self.places.box
        self._room = Box(box.x, box.y, box.w, self.cards.h)
        self.has_two_lines = self.places.keys.h >= KEY_LINES
        """Whether there is room for all that can be pressed."""
        self._clear = int(self.cards.w // TOUCH)  # cards side by side beside the frog's eyes
        self._above = layout.hand_room(seat)
        self._numbers = self._scores()
        stands = stand(layout, seat)
        self.jar = self._put(jar(0), (stands.x, stands.y), JAR_Z)
        self.crown = self._put(Art("laurel", CROWN), (0.0, self.places.tag.y), Z + 7)
        self.crown.visible = False
        self._used = 0
        room = self.tag.score_box
        at = room.right - tokens_width(helpers) / 2, room.centre[1]
        self.swaps_left = self._put(None, at, Z + 6)

    # How it stands

    def score(self, points: int, clean: int | None, *, leads: bool = False) -> None:
        """Show points, in the jar as well, and clean placements, or ``None`` if they do not count.

        Those of a seat that *leads* wear a laurel, as its frog does: that may lie under buttons.
        """
        self.jar.picture = jar(points)
        self.crown.visible = leads
        (number, word), (cleans, _) = self._numbers
        number.picture = _digits(points, POINTS, NUMBER_W[0])
        word.picture = _word("point" if points == 1 else "points", WORD_W[0])
        cleans.picture = (
            self._chip(f"{clean or 0} {say('mosquito.tag_clean')}")
            if self.helpers
            else _digits(clean or 0, CLEAN, NUMBER_W[1])
        )
        for token in self._numbers[1]:
            token.visible = clean is not None
        self._numbers[1][1].visible &= not self.helpers  # it is said with the number
        self.crown.pose = Pose(self._crown_x(str(points)), self.places.tag.y - 2)

    def _crown_x(self, points: str) -> float:
        """Where the laurel lies: over *points*, or beside direct ones where those stand there."""
        size, direct = self.stage.renderer.size, self.clean
        x = self.points.pose.x + (NUMBER_W[0] - size(Text(points, POINTS, theme.INK))[0]) / 2
        beside = (size(direct.picture)[0] + CROWN) / 2
        hides = self.helpers and direct.visible and abs(x - direct.pose.x) < beside
        return direct.pose.x - beside if hides else x

    def _chip(self, words: str) -> Picture:
        """*words* on a strip that is hardly wider, and over its left end a drop."""
        text = self.stage.renderer.size(Text(words, theme.FLOOR, theme.PAPER))[0] + 2 * CHIP
        wide = min(text, SIGN_W)
        strip = Part(label(words, wide), DROP_OUT + wide / 2, DROP / 2)
        return Collage(DROP_OUT + wide, DROP, (strip, Part(Art("clean", DROP), DROP / 2, DROP / 2)))

    def help(self, used: int, *, is_told: bool = True) -> None:
        """Show how many swaps and covers are left in this deal, where they are counted.

        A lesson hides them until it *is_told* what they are.
        """
        self._used = used
        self.swaps_left.visible = self.helpers > 0 and is_told
        if self.helpers:
            self.swaps_left.picture = swap_tokens(self.helpers - used, self.helpers)

    def spend(self, tokens: int) -> None:
        """Show so many *tokens* less than are left, as the turn in the making costs them."""
        if self.left is not None:
            self.swaps_left.picture = swap_tokens(self.left - tokens, self.helpers)

    @property
    def last_swap(self) -> Point | None:
        """Where the last token of its swaps lies, if it has one."""
        left, pose = self.left, self.swaps_left.pose
        if not left:
            return None
        return pose.x - tokens_width(self.helpers) / 2 + DISC / 2 + (left - 1) * PITCH, pose.y

    @property
    def left(self) -> int | None:
        """How many swaps and covers are left in this deal, where they are counted."""
        return self.helpers - self._used if self.helpers else None

    def make_way(self, buttons: Sequence[Box], write: Callable[[str], None] | None = None) -> bool:
        """Write nothing where *buttons* lie; tell whether they lie where words would stand.

        If there is another place to *write* them, the status line stays empty.
        """
        self._write = write
        self._covered = any(box.overlaps(self.places.status) for box in buttons)
        if self._covered:
            self.show_controls(())
            self.show_status("")
            self.tell("")
        return self._covered

    @property
    def sign_room(self) -> Box:
        keys = self.places.keys
        if not self._covered:
            return keys
        return Box(keys.x, self.places.tag.bottom + KEYS_APART, keys.w, KEY_LINE - 2 * KEYS_APART)

    def _sign_board(self, signs: Signs) -> Collage:
        if not self._covered:
            return super()._sign_board(signs)
        line = stacked(self.stage.renderer, (signs,), self.key_size)
        wide, high = line.width + 2 * KEYS_PAD, line.height + 2
        sheet = Paper(wide, high, MATERIAL.colours.body, high / 2)
        middle = wide / 2, high / 2
        return Collage(wide, high, (Part(sheet, *middle), Part(line, *middle)))

    def show_status(self, words: str) -> None:
        self._words = words
        if self._write:
            self._write(words)
        super().show_status("" if self._covered or self._write else words)

    def _deed_board(self, picture: Picture, pad: float) -> Collage:
        assert isinstance(picture, Text)
        line, size = replace(picture, width=None), self.stage.renderer.size
        fits = picture.width is None or size(line)[0] <= picture.width
        return leaf_note(self.stage.renderer, line if fits else picture, pad)

    @property
    def points(self) -> Token:
        """The number of its points."""
        return self._numbers[0][0]

    @property
    def counted(self) -> Sequence[Token]:
        """That number, and what it counts."""
        return self._numbers[0]

    @property
    def clean(self) -> Token:
        """The number of its clean placements."""
        return self._numbers[1][0]

    def _on_board(self, picture: Picture, pad: float = WORDS_PAD) -> tuple[Collage, float]:
        return on_board(self.stage.renderer, picture, pad, PLAIN)

    # Where cards lie

    def hand(
        self, count: int, largest: float = HELD, below: Sequence[Box] = ()
    ) -> tuple[list[Slot], float]:
        """Slots for *count* cards fanned in the frog's paws, and their width, at most *largest*.

        They lie *below* buttons that would hide their ranks and suits.
        """
        room = self._room_below(below)
        half = radians(min(FAN_DEGREES, FAN_STEP * (count - 1)) / 2)
        bend = tan(half / 2)  # how far the middle card is above the outer ones, of half the length
        tall, broad = CARD_TALL * cos(half) + sin(half), cos(half) + CARD_TALL * sin(half)
        high = room.h - FAN_UP - bend * room.w / 2
        wide = min(
            largest,
            high / ((tall + CARD_TALL) / 2),
            room.w / (broad + LEAST_STEP * (count - 1)),  # so that ranks are to be read
        )
        length = min(STEP * wide * (count - 1), room.w - broad * wide)
        low = room.bottom - FAN_UP - tall * wide / 2
        shares = [2 * i / (count - 1) - 1 for i in range(count)] if count > 1 else [0.0]
        return [
            Slot(
                room.centre[0] + share * length / 2,
                low - bend * (1 - share * share) * length / 2,
                share * degrees(half),
            )
            for share in shares
        ], wide

    def _room_below(self, buttons: Sequence[Box]) -> Box:
        """The room of the cards as far as it is below those *buttons* that lie in it."""
        room = self.cards
        bottoms = [box.bottom + CLEAR for box in buttons if box.overlaps(room)]
        down = max(0.0, *(bottom - room.y for bottom in bottoms)) if bottoms else 0.0
        return Box(room.x, room.y + down, room.w, room.h - down)

    def hand_boxes(self, count: int, below: Sequence[Box] = ()) -> list[Box]:
        """What is to be seen of each of *count* cards in the frog's paws, *below* buttons."""
        slots, wide = self.hand(count, below=below)
        lefts = [slot.x - wide / 2 for slot in slots]
        rights = [*lefts[1:], lefts[-1] + wide] if lefts else []
        tall = wide * CARD_TALL
        return [
            Box(left, slot.y - tall / 2, right - left, tall)
            for slot, left, right in zip(slots, lefts, rights, strict=True)
        ]

    def spread(self, count: int) -> tuple[list[Slot], float]:
        """Slots in two rows, each large enough for a finger while there are not too many.

        They lie above the frog if that place is free, or leave its eyes to be seen if so many fit
        beside them. If not, both rows begin at the side where its head is not.
        """
        room, most = self._spread_room(count)
        below, (above_box, below_box) = self._below(count), room.split_rows(1, 1)
        wide = min(LARGEST, (above_box.h - 6) / CARD_TALL, room.w / most - 6)
        gap = max(12.0, TOUCH + 1 - wide)
        upper = row(count - below, wide, gap, above_box.centre, room=room.w)
        lower = row(below, wide, gap, below_box.centre, room=room.w)
        if self._above is None and count > 2 * self._clear:
            edge = room.x + wide / 2 if self.places.frog.mirrored else room.right - wide / 2
            lower = self._ending_at(edge, lower)
        if upper:
            upper = self._ending_at(lower[self._away].x, upper)
        return [*upper, *lower], wide

    @property
    def _away(self) -> int:
        """Which card of a row is farthest from the frog's head."""
        return 0 if self.places.frog.mirrored else -1

    def _ending_at(self, x: float, cards: Sequence[Slot]) -> list[Slot]:
        """A row of *cards* of which the one farthest from the frog's head lies there."""
        aside = x - cards[self._away].x
        return [Slot(slot.x + aside, slot.y) for slot in cards]

    def spread_boxes(self, count: int) -> list[Box]:
        """The room of each of *count* cards in two rows; of covered ones, what is to be seen."""
        slots, wide = self.spread(count)
        upper, lower = self._spread_room(count)[0].split_rows(1, 1)
        above, boxes = count - self._below(count), []
        pitch = slots[-1].x - slots[-2].x if count > 1 else wide
        for i, slot in enumerate(slots):
            y = (upper if i < above else lower).y
            if pitch >= wide:
                boxes.append(Box(slot.x - pitch / 2, y, pitch, upper.h))
            else:
                last = i in (above - 1, count - 1)
                boxes.append(Box(slot.x - wide / 2, y, wide if last else pitch, upper.h))
        return boxes

    def trays(self, count: int) -> Sequence[Box]:
        """What each of the two rows of *count* cards takes, where they may lie before the frog."""
        if self._above:
            return ()
        boxes, above = self.spread_boxes(count), count - self._below(count)
        rows = [row for row in (boxes[:above], boxes[above:]) if row]
        return [Box(row[0].x, row[0].y, row[-1].right - row[0].x, row[0].h) for row in rows]

    def _below(self, count: int) -> int:
        """How many of *count* cards lie in the lower row."""
        return min(count, max(self._spread_room(count)[1], -(-count // 2)))

    def _spread_room(self, count: int) -> tuple[Box, int]:
        """Where *count* cards lie in two rows, and how many are to fit into one of them."""
        if self._above:
            return self._above, min(SPREAD, max(SPREAD_LEAST, -(-count // 2)))
        if count <= 2 * self._clear:
            return self.cards, self._clear
        return self._room, SPREAD

    # Making tokens

    def _scores(self) -> tuple[tuple[Token, Token], tuple[Token, Token]]:
        """Tokens of points and of clean placements: the number and the word of each."""
        box = self.tag.score_box
        x, y = box.x, box.centre[1]
        pairs = []
        for size, number, word, key in zip(
            (POINTS, CLEAN), NUMBER_W, WORD_W, ("points", "clean"), strict=True
        ):
            digits = self._put(_digits(0, size, number), (x + number / 2, y), Z + 6)
            x += number + NEAR
            label = self._put(_word(key, word), (x + word / 2, y), Z + 6)
            x += word + APART
            pairs.append((digits, label))
        if self.helpers:
            pairs[1][0].pose = Pose(self.frog.place.x, box.y - HIGH / 2 + DOCKED)
        return pairs[0], pairs[1]


def _digits(count: int, size: float, width: float) -> Text:
    return Text(str(count), size, theme.INK, width, 58.0, align="right")


def _word(key: str, width: float) -> Text:
    return Text(say(f"mosquito.tag_{key}"), theme.FLOOR, theme.INK, width, 40.0, align="left")
