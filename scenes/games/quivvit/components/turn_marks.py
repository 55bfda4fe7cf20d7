"""The marks on the card in the hand: what turns bring; a side turns it, its middle plays it."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.games.quivvit.components.links.link_tags import ground, signed
from scenes.games.quivvit.layout import HELD, RISE, SLIP_DOWN, QuivvitLayout
from scenes.ui.control_signs import sign
from seats.glyphs import Glyph
from seats.intents import Intent
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 480.0
ARROW, PLATE = 0.24, 0.34  # how wide an arrow and what it lies on are, of the card
MIDDLE, MARK_HIGH = 0.5, 0.3  # how wide what plays the card is, and how high its mark
SLIP = 0.62, 0.21  # how wide and high a slip with points is: it covers next to nothing of squares
TAG_HIGH, TAG_WIDE, TAG_ARROW = 0.23, 0.34, 0.17  # of a tag under a card, and its arrow
TAG_WORDS, TAG_EDGE = 0.84, 0.06  # how wide one with words is, and what is free beside them
SLIP_ARROW, SLIP_EDGE = 0.18, 0.04  # how wide its arrow is, and what is left free at its ends
LETTER = 0.105  # how wide a letter of points is
SIGN_HIGH = 0.19  # how high what to press is
SPOTS = (Intent.TURN_LEFT, Intent.CONFIRM, Intent.TURN_RIGHT)  # from left to right


class TurnMarks:
    """An arrow at either side of the card in the hand, and "Play" in its middle once it can be."""

    def __init__(self, stage: Stage, layout: QuivvitLayout) -> None:
        self._stage, self._layout = stage, layout
        self._tokens = {spot: Token(self._mark(spot), Pose(0, 0), Z, "mark") for spot in SPOTS}
        self._spots: Mapping[Intent, Box] = {}
        self._signs: Mapping[Intent, Glyph] = {}  # what to press for them

    def show(
        self, place: int, gains: Mapping[Intent, int], signs: Mapping[Intent, Glyph], *,
        plays: bool,
    ) -> None:  # fmt: skip
        """Mark the card of a place, what turns bring, and that pressing its middle *plays* it.

        The *signs* say what to press.
        """
        self.clear()
        self._spots, self._signs = self._boxes(place), signs
        for spot, token in self._tokens.items():
            token.picture = self._mark(spot, gains.get(spot))
            token.pose = self._pose(place, spot, gives=spot in gains)
            token.visible = plays or spot is not Intent.CONFIRM
        self._stage.add(*self._tokens.values())

    def clear(self) -> None:
        """Mark no card any more."""
        self._spots, self._signs = {}, {}
        self._stage.remove(*self._tokens.values())

    def box(self, spot: Intent) -> Box | None:
        """The mark to press for *spot*, while a card is marked."""
        return self._drawn(spot) if spot in self._spots else None

    def under(self, x: float, y: float) -> Intent | None:
        """What a press there does: turn the card to one side, or play it."""
        marks = [(spot, self._drawn(spot)) for spot in self._spots]  # slips hang over the edge
        boxes = [*marks, *self._spots.items()]
        return next((spot for spot, box in boxes if box.contains(x, y)), None)

    def _drawn(self, spot: Intent) -> Box:
        token = self._tokens[spot]
        wide, high = self._stage.renderer.size(token.picture)
        return Box.around(token.pose.x, token.pose.y, wide, high)

    def _pose(self, place: int, spot: Intent, *, gives: bool) -> Pose:
        if gives:
            return slip_slot(self._layout, place, spot)
        slots = self._layout.places
        slot, apart = slots[place], slots[1].x - slots[0].x
        return Pose(slot.x + _aside(spot) * apart / 2, slot.y - self._layout.rise(place))

    def _boxes(self, place: int) -> Mapping[Intent, Box]:
        card, slot = self._layout.card, self._layout.places[place]
        wide, high = (HELD + PLATE) * card, HELD * card
        box = Box.around(slot.x, slot.y - self._layout.rise(place), wide, high)
        side = (wide - MIDDLE * card) / 2
        widths = (side, MIDDLE * card, side)
        lefts = (box.x, box.x + side, box.right - side)
        columns = zip(SPOTS, lefts, widths, strict=True)
        return {spot: Box(left, box.y, w, high) for spot, left, w in columns}

    def _mark(self, spot: Intent, gain: int | None = None) -> Picture:
        card = self._layout.card
        if spot is Intent.CONFIRM:
            wide, high = MIDDLE * card, MARK_HIGH * card
            words = Text(say("quivvit.drop"), theme.PROMPT, theme.INK, wide - 12, high)
            return _plate(wide, high, Part(words, wide / 2, high / 2))
        if gain is not None:
            rimmed = not self._stage.renderer.high_contrast
            return turn_slip(card, spot, gain, self._signs.get(spot), rimmed=rimmed)
        side = PLATE * card
        return _plate(side, side, Part(_arrow(card, spot), side / 2, side / 2))


def slip_slot(layout: QuivvitLayout, place: int, spot: Intent) -> Pose:
    """Where the slip of a turn is: on the lower edge of the card, at the side that is turned to."""
    slot = layout.places[place]
    x = slot.x + _aside(spot) * SLIP[0] * layout.card / 2
    return Pose(x, slot.y + SLIP_DOWN * layout.card + RISE - layout.rise(place))


def _aside(spot: Intent) -> int:
    return SPOTS.index(spot) - 1


def turn_slip(
    card: float, spot: Intent, gain: int, glyph: Glyph | None = None, *, rimmed: bool = True
) -> Picture:
    """What to press or an arrow, and what a turn brings, bright if it brings points.

    With high contrast a *rimmed* slip would be all rim.
    """
    wide, high = (share * card for share in SLIP)
    edge, at, pieces = SLIP_EDGE * card, 0.0, list[Part]()
    if mark := _mark_beside(card, spot, signed(gain), glyph):  # on the outer side
        at = _wide(mark)
        pieces.append(Part(mark, edge + at / 2, high / 2))
    room = wide - at - 2 * edge
    points = Text(signed(gain), theme.PROMPT, theme.INK, room, high)
    pieces.append(Part(points, wide - edge - room / 2, high / 2))
    if spot is Intent.TURN_RIGHT:
        pieces = [Part(part.picture, wide - part.x, part.y) for part in pieces]
    rim = theme.PAPER_BRIGHT if rimmed else None
    return _plate(wide, high, *pieces, colour=ground(gain), edge=rim)


def turn_tag(card: float, *, right: bool | None) -> Picture:
    """An arrow to the side that a *card* is turned to, or that neither turn links."""
    high = TAG_HIGH * card
    if right is None:
        wide = TAG_WORDS * card
        words = Text(say("quivvit.no_link"), theme.PROMPT, theme.INK, wide - TAG_EDGE * card, high)
        return _plate(wide, high, Part(words, wide / 2, high / 2), colour=ground(0))
    wide, spot = TAG_WIDE * card, Intent.TURN_RIGHT if right else Intent.TURN_LEFT
    return _plate(wide, high, Part(_arrow(card, spot, TAG_ARROW), wide / 2, high / 2))


def _mark_beside(card: float, spot: Intent, points: str, glyph: Glyph | None) -> Picture | None:
    """What to press, else an arrow to that side, if it has room beside *points*."""
    press = [sign(glyph, SIGN_HIGH * card)] if glyph else []
    room = (SLIP[0] - 2 * SLIP_EDGE - LETTER * len(points)) * card
    marks = [*press, _arrow(card, spot, SLIP_ARROW)]
    return next((mark for mark in marks if _wide(mark) <= room), None)


def _wide(mark: Picture) -> float:
    return mark.width if isinstance(mark, Collage | Art) else 0.0


def _arrow(card: float, spot: Intent, wide: float = ARROW) -> Art:
    return Art("arrow-cw", wide * card, mirrored=spot is Intent.TURN_LEFT)


def _plate(
    wide: float, high: float, *pieces: Part, colour: str = theme.FOCUS,
    edge: str | None = theme.PAPER_BRIGHT,
) -> Picture:  # fmt: skip
    """A slip under what is marked."""
    sheet = Paper(wide, high, colour, min(wide, high) / 2, edge)
    return Collage(wide, high, (Part(sheet, wide / 2, high / 2), *pieces))
