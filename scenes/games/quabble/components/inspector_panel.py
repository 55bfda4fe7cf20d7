"""The text about the thing that is pointed at: its name, value and power."""

from __future__ import annotations

from dataclasses import replace

from rules.quabble import Card, CardKind, HouseSet
from scenes.games.quabble.cards import brief_words, icon, kind_name, power_words
from scenes.games.quabble.components.sheets import SCROLL_EDGE, scroll
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 640.0
HEAD = 50.0  # how high a title may be
ART_LEAST, ART_HIGHEST = 80.0, 170.0  # how high the drawing of a card is over words, if at all
MUCH = 1.3  # of their room: words that high are told as short as on the card
SIGN, PAD = 0.8, 24.0  # of a sheet: the drawing of a kind, of its height; what is beside it
WIDE = 6.0  # of its height: a sheet as wide as that has room for a drawing beside words


class InspectorPanel:
    """One text at a time; the next one replaces it."""

    def __init__(self, stage: Stage, house_set: HouseSet) -> None:
        self._house_set, self._renderer = house_set, stage.renderer
        self._slip = Token(Collage(1, 1, ()), Pose(0, 0), Z, "reader")
        self._slip.visible = False
        stage.add(self._slip)

    def shut(self) -> None:
        """Nothing is pointed at."""
        self._slip.visible = False

    def read_card(self, card: Card, box: Box, gains: str, *, over: str = "") -> None:
        """Tell first what a card would bring, then about it, or why its power is *over*."""
        kind = self._house_set.kinds[card]
        power = over or power_words(kind, self._house_set)
        words = self._in_lines(gains, power) if gains else power
        if self._height(words, box) > MUCH * (box.h - HEAD) and not over:
            brief = brief_words(kind, self._house_set).replace("\n", "; ")
            words = self._in_lines(gains, brief) if gains else brief
        high = self._height(words, box)
        art = min(ART_HIGHEST, box.h - HEAD - high - PAD)
        if art < ART_LEAST:
            self.read(kind_name(kind), words, box)
        else:
            self._show(_drawn_slip(kind, words, box, art), box)

    def _in_lines(self, *words: str) -> str:
        """Each in a line of its own, unless words are large: then they are larger without."""
        lines = "\n".join(words)
        return lines.replace("\n", " ") if self._renderer.text_scale > 1 else lines

    def _height(self, words: str, box: Box) -> float:
        """How high *words* of the usual size are on a scroll as wide as *box*."""
        text = Text(words, theme.BODY, theme.INK, box.w - 2 * SCROLL_EDGE)
        return self._renderer.size(text)[1]

    def tell_of(self, kind: CardKind, box: Box) -> None:
        """Tell what a kind does, beside its drawing."""
        self._show(kind_sheet(kind, self._house_set, box.w, box.h), box)

    def read(self, title: str, words: str, box: Box, kind: CardKind | None = None) -> None:
        """Write a title and words, beside the drawing of a *kind* if there is room for it."""
        if kind is None or box.w < WIDE * box.h:
            self._show(_slip(title, words, box), box)
        else:
            self._show(_wide_slip(kind, title, words, box), box)

    def fits(self, words: str, box: Box, kind: CardKind | None, usual: str) -> bool:
        """Whether words about a *kind* have room in *box*, where the *usual* ones have it."""
        beside = 0.0 if kind is None or box.w < WIDE * box.h else box.h
        text = Text(words, theme.FLOOR, theme.INK, box.w - beside - 2 * SCROLL_EDGE)
        needed, known = (self._renderer.size(replace(text, words=one))[1] for one in (words, usual))
        return needed <= max(known, 0.94 * box.h - min(0.33 * box.h, HEAD))

    def _show(self, picture: Picture, box: Box) -> None:
        self._slip.picture, self._slip.pose = picture, Pose(*box.centre)
        self._slip.visible = True


def kind_sheet(
    kind: CardKind, house_set: HouseSet, width: float, height: float, words: str = ""
) -> Picture:
    """A kind, its name and its power, or other *words*, on a wide sheet."""
    art = SIGN * height
    room = width - art - 3 * PAD
    x = art + 2 * PAD + room / 2
    name = Text(kind_name(kind), theme.PROMPT, theme.QUABBLE_CLOTH, room, height * 0.36)
    told = words or power_words(kind, house_set)
    power = Text(told, theme.BODY, theme.INK, room, height * 0.5)
    return Collage(
        width,
        height,
        (
            scroll(width, height),
            Part(icon(kind, art), PAD + art / 2, height / 2),
            Part(name, x, height * 0.24),
            Part(power, x, height * 0.66),
        ),
    )


def _slip(title: str, words: str, box: Box) -> Collage:
    w, h, room = box.w, box.h, box.w - 2 * SCROLL_EDGE
    head = min(0.33 * h, HEAD)
    rest = 0.94 * h - head
    return Collage(
        w,
        h,
        (
            scroll(w, h),
            Part(
                Text(title, theme.BODY, theme.QUABBLE_CLOTH, room, head),
                w / 2,
                0.02 * h + head / 2,
            ),
            Part(
                Text(words, theme.BODY, theme.INK, room, rest),
                w / 2,
                head + rest / 2,
            ),
        ),
    )


def _wide_slip(kind: CardKind, title: str, words: str, box: Box) -> Picture:
    """The creature of a kind left of a title and words."""
    w, h = box.w, box.h
    _, *texts = _slip(title, words, Box(0, 0, w - h, h)).pieces
    beside = (Part(text.picture, text.x + h - PAD, text.y) for text in texts)
    art = Part(icon(kind, 0.84 * h), PAD + 0.42 * h, h / 2)
    return Collage(w, h, (scroll(w, h), art, *beside))


def _drawn_slip(kind: CardKind, words: str, box: Box, art: float) -> Picture:
    """The creature of a kind over its name and words."""
    w, h = box.w, box.h
    below = _slip(kind_name(kind), words, Box(0, 0, w, h - art))
    _, *texts = below.pieces
    lower = (Part(text.picture, text.x, text.y + art) for text in texts)
    return Collage(w, h, (scroll(w, h), Part(icon(kind, art * 0.94), w / 2, 8 + art / 2), *lower))
