"""What is counted at the end, on the near half of the table: a kind of card, and each sum of it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from math import ceil

from rules.core import Seat
from rules.quabble import Card, CardKind, HouseSet
from scenes.core.script import Script, together
from scenes.games.quabble.cards import enthroned, icon, plain, sushi_in_count
from scenes.games.quabble.components.claims.mats import head
from scenes.games.quabble.components.count.coin_piles import CoinPiles
from scenes.games.quabble.components.count.sums import Sum
from scenes.games.quabble.components.inspector_panel import PAD, SIGN, kind_sheet
from scenes.games.quabble.components.numbers import drawn, fitting, in_a_row
from scenes.games.quabble.components.sheets import scroll
from scenes.games.quabble.layout import CARD_TALL
from sprites.motion.gestures import punch
from sprites.motion.motions import fade, spring
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, SUM_Z = 260.0, 262.0
WIDEST, SHARES, APART = 1840.0, (0.36, 0.25, 0.39), 14.0  # of all; of each; between them
CARD_HIGH, CARD_TURNED = 1.1, -4.0  # of a sheet's height; degrees
HEAD, SIGN_HIGH, SIGN_LEAST, NUMBER = 0.5, 0.46, 0.1, 0.5  # of a sum's height
WORD_SPACE = 0.2  # between numbers and signs, of their size
TIMES = 0.34  # the size of a sum in a line of its own, of a sheet's height
EDGE, ROUND, RIM = 10.0, 28.0, 8.0
LOST, LOST_UP, LOST_RIM = 0.44, 0.1, 6.0  # points, of a slain card's width; their sheet
SWORD = 0.8  # over it
ROW, MANY = 4.0, 3  # between two sums; more than so many are in two columns
FLAT = 3.0  # how much wider than high a sheet is that has one line
SMALL, SECONDS = 0.6, 0.12  # how large a sheet is at first; in which it goes


class CountStage:
    """A card that stands before its words, and beside them the sum that it brings a seat."""

    def __init__(self, stage: Stage, banner: Box, house_set: HouseSet, seats: int) -> None:
        self._stage, self._house_set = stage, house_set
        self.words, self._room, piles = counted_in(banner)
        """Where the words about a kind are, and sums."""
        self.piles = CoinPiles(stage, piles, seats)
        self._kind = CardKind.SNORKEL_PIG
        self._tokens: list[Token] = []
        self._sums: list[Token] = []

    def open(self, words: str, most: Fraction) -> Script:
        """The King stands there, and *words* say what is counted, up to *most* points."""
        self.piles.open(most)
        box = self.words
        high = CARD_HIGH * box.h
        king = enthroned("king", high / height_ratio("king"))
        room = box.w - king.width - 3 * PAD
        text = Text(words, theme.PROMPT, theme.INK, room, 0.8 * box.h)
        pieces = scroll(box.w, box.h), Part(text, box.w - PAD - room / 2, box.h / 2)
        at = Pose(box.x + PAD + king.width / 2, box.bottom - high / 2 - EDGE)
        told = Token(Collage(box.w, box.h, pieces), Pose(*box.centre), Z, "banner")
        yield from self._show(told, Token(king, at, Z + 1, "banner"))

    def begin(self, kind: CardKind) -> Script:
        """A card of *kind* stands there, large, with what it does beyond its number."""
        box, house_set, self._kind = self.words, self._house_set, kind
        words = sushi_in_count(house_set) if kind is CardKind.CURSED_SUSHI else ""
        picture = kind_sheet(kind, house_set, box.w, box.h, words)
        sheet = Token(picture, Pose(*box.centre), Z, "banner")
        high = CARD_HIGH * box.h
        picture = plain(house_set, Card(house_set.kinds.index(kind)), high / CARD_TALL)
        at = Pose(box.x + PAD + SIGN * box.h / 2, box.centre[1], CARD_TURNED)
        card = Token(picture, at, Z + 1, "banner")
        yield from self._show(sheet, card)

    def tell(self, words: str) -> None:
        """Write *words* beside the card that stands there, instead of what it does."""
        box = self.words
        self._tokens[0].picture = kind_sheet(self._kind, self._house_set, box.w, box.h, words)

    def _show(self, *tokens: Token) -> Script:
        """Have these spring up."""
        self._tokens = [*tokens]
        self._stage.add(*self._tokens)
        goals = [token.pose for token in self._tokens]
        for token in self._tokens:
            pose = token.pose
            token.pose = Pose(pose.x, pose.y, pose.angle, SMALL, SMALL)
        yield from together(
            *(spring(token, goal, 4, 0.6) for token, goal in zip(self._tokens, goals, strict=True))
        )

    def add_up(self, *sums: Sum) -> None:
        """Show what cards bring these seats, one below another, many in two columns."""
        self.take_sums_away()
        renderer, columns = self._stage.renderer, 2 if len(sums) > MANY else 1
        rows = self._room.split_rows(*[1.0] * ceil(len(sums) / columns), gap=ROW)
        boxes = (box for row in rows for box in row.split_columns(*[1.0] * columns, gap=ROW))
        for one, box in zip(sums, boxes, strict=False):
            picture = sum_picture(
                renderer, one.seat, one.kinds, one.points, box.w, box.h, one.times
            )
            self._sums.append(Token(picture, Pose(*box.centre), SUM_Z, "sum"))
        self._stage.add(*self._sums)
        for token in self._sums:
            self._stage.run(punch(token, 0.15 / len(sums)))

    def give_way_to(self, script: Script) -> Script:
        """Show nothing but the piles during a *script*."""
        shown = [*self._tokens, *self._sums]
        for token in shown:
            token.visible = False
        yield from script
        for token in shown:
            token.visible = True

    def end(self) -> Script:
        """Nothing of that kind is left to count."""
        self.take_sums_away()
        yield from together(*(fade(token, 0.0, SECONDS) for token in self._tokens))
        self._stage.remove(*self._tokens)
        self._tokens = []

    def take_sums_away(self) -> None:
        """Show no sums."""
        self._stage.remove(*self._sums)
        self._sums = []


def counted_in(banner: Box) -> tuple[Box, Box, Box]:
    """Where in *banner* the words about a kind are, its sums, and the piles of all seats."""
    x, y = banner.centre
    whole = Box.around(x, y, min(banner.w, WIDEST), banner.h)
    words, sums, piles = whole.split_columns(*SHARES, gap=APART)
    return words, sums, piles


def sum_picture(
    renderer: Renderer, seat: Seat, kinds: Sequence[CardKind], points: Fraction, w: float, h: float,
    times: int = 1,
) -> Collage:  # fmt: skip
    """The head of *seat*, the cards that count, and the points, in a sheet of its colour.

    If several kinds count, or one several *times*, the points are below, unless that is too low.
    """
    room = w - 2 * (RIM + EDGE)
    is_low = (times > 1 or len(kinds) > 1) and w < FLAT * h
    lay = partial(_in_two_lines, times=times) if is_low else _in_line
    told = points if is_low else times * points
    line = lay(renderer, head(seat, HEAD * h), kinds, told, room, h)
    ground = theme.QUABBLE_VIOLET if points > 0 else theme.BAD if points else theme.NIGHT
    sheet = Paper(w, h, ground, ROUND, palette_of(seat).body, edge_width=RIM)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(line, w / 2, h / 2)))


def _in_line(
    renderer: Renderer, face: Picture, kinds: Sequence[CardKind], points: Fraction, room: float,
    h: float,
) -> Collage:  # fmt: skip
    """All in one line; the number is smaller where it would be wider than the *room* for it."""
    beside = (renderer.size(face)[0] + EDGE) + (SIGN_LEAST * h + EDGE) * len(kinds)
    size = NUMBER * h / renderer.text_scale
    number = fitting(renderer, points, size, room - beside - EDGE, signed=True)
    room -= sum(renderer.size(one)[0] + EDGE for one in (face, number))
    side = min(SIGN_HIGH * h, room / max(1, len(kinds)) - EDGE)
    return in_a_row(renderer, [face, *(icon(kind, side) for kind in kinds), number], EDGE)


def _in_two_lines(
    renderer: Renderer, face: Picture, kinds: Sequence[CardKind], points: Fraction, room: float,
    h: float, *, times: int,
) -> Collage:  # fmt: skip
    """The cards that count, over their points, with the sum if they bring these more than once."""
    upper = in_a_row(renderer, [face, *(icon(kind, SIGN_HIGH * h) for kind in kinds)], EDGE)
    size = TIMES * h / renderer.text_scale
    lower = _multiplied(renderer, points, times, size)
    lower = _multiplied(renderer, points, times, min(1.0, room / lower.width) * size)
    high, low = upper.height + TIMES * h, upper.height + TIMES * h / 2
    pieces = Part(upper, room / 2, upper.height / 2), Part(lower, room / 2, low)
    return Collage(room, high, pieces)


def _multiplied(renderer: Renderer, points: Fraction, times: int, size: float) -> Collage:
    """So many *times* these points, and the sum."""
    each, total = (
        drawn(renderer, number, size, theme.PAPER, signed=True)
        for number in (points, times * points)
    )
    if times == 1:
        return in_a_row(renderer, [each], 0)
    count, equals = (Text(words, size, theme.PAPER) for words in (f"{times} ×", "="))
    return in_a_row(renderer, [count, each, equals, total], WORD_SPACE * size)


def loss_picture(renderer: Renderer, kind: CardKind, points: Fraction, wide: float) -> Collage:
    """A slain card of that *kind* under the sword, and the points that are lost with it."""
    number = drawn(renderer, -points, LOST * wide / renderer.text_scale, theme.PAPER, signed=True)
    w, h = renderer.size(number)[0] + LOST * wide, 1.2 * LOST * wide
    sheet = Paper(w, h, theme.BAD, h / 2, theme.GOLD, edge_width=LOST_RIM)
    middle, low = wide / 2, wide - LOST_UP * h
    creature = Part(icon(kind, wide), middle, middle)
    blade = Part(icon(CardKind.DEATHSLAYER, SWORD * wide), middle, SWORD * middle)
    pieces = creature, blade, Part(sheet, middle, low), Part(number, middle, low)
    return Collage(wide, low + h / 2, pieces)
