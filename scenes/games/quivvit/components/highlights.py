"""What lights up on the grid: squares that link, cards they would bring, free links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.quivvit import (
    INNER_POINTS,
    Colour,
    Grid,
    Link,
    Square,
    View,
    Way,
    colour_at,
    linked_places,
    links,
    lying,
    uncovered,
)
from scenes.games.quivvit.card_face import DISC, INSET, PATCH
from scenes.games.quivvit.components.grid import QuivvitGrid
from scenes.games.quivvit.components.link_tags import HIGH, PREVIEW, gain, tag
from scenes.games.quivvit.layout import HELD, RISE, QuivvitLayout
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Paper, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SQUARE_Z, CARD_Z, FREE_Z, TAG_Z = 440.0, 430.0, 160.0, 470.0
SHADE_Z, SHADE = 422.0, 0.42  # above the cards; how dark it is
SQUARE = 120 / 92  # the drawing's width, of the square it frames
FRAME = 240 / 208
FREE = 240 / 212


def would_link(view: View, place: int, quarters: int) -> tuple[list[Link], Grid]:
    """What the card of a place links once it is turned by some quarters, and the grid by then."""
    grid = list(uncovered(view.board.grid, view.board.blocks))
    card = grid[place]
    if card is None:
        return [], grid
    grid[place] = lying(card.card, (card.facing + quarters) % 4)
    return links(grid, place, view.turn.die), grid


def free_crossings(view: View) -> list[tuple[Square, ...]]:
    """The squares round every point where a free link can be claimed."""
    grid = uncovered(view.board.grid, view.board.blocks)
    return [crossing for crossing in INNER_POINTS if _is_free(grid, crossing, view.turn.die)]


def _is_free(grid: Grid, crossing: Sequence[Square], die: Colour | None) -> bool:
    colours = {colour_at(grid, square) for square in crossing}
    return len(colours) == 1 and None not in colours and (die is None or die in colours)


class QuivvitHighlights:
    """Frames over squares and cards, and a tag with points; put on and taken off as a whole."""

    def __init__(self, stage: Stage, layout: QuivvitLayout, grid: QuivvitGrid) -> None:
        self._stage, self._layout, self._grid = stage, layout, grid
        self._lit: list[Token] = []
        self._raised: list[tuple[Token, float]] = []  # above the shade, and where they were
        shade = Paper(layout.mat.w, layout.mat.h, theme.NIGHT, 26, shadow=False)
        self._shade = Token(shade, Pose(*layout.mat.centre, alpha=SHADE), SHADE_Z, "shade")
        self._outlines: list[Token] = []
        card = layout.card
        self._square = Art("glow-square", SQUARE * PATCH * card)
        self._top_bar = Art("glow-card", FRAME * card)
        reach_out = 2 * (0.5 - INSET + PATCH / 2) * card + (
            layout.places[1].x - layout.places[0].x - card
        )
        self._outline = Art("free-link", FREE * reach_out)
        stage.renderer.prefetch(self._square, self._top_bar)

    def square(self, square: Square) -> Token:
        """Light one square; the frame bends round the value in the middle of the card."""
        slot = self._layout.square(square)
        token = self._add(self._square, slot.x, slot.y, SQUARE_Z)
        token.pose = replace(token.pose, angle=90.0 * square.corner)
        return token

    def shine(self, places: Sequence[int]) -> None:
        """Shade all cards but these, the last of which lies on top."""
        for order, place in enumerate(places):
            token = self._grid.tokens[place]
            self._raised.append((token, token.z))
            token.z = SHADE_Z + 1 + order / 10
        self._stage.add(self._shade)

    def card(self, place: int) -> Token:
        """Frame one card."""
        slot = self._layout.places[place]
        return self._add(self._top_bar, slot.x, slot.y, CARD_Z)

    def preview(self, place: int, grid: Grid, found: Sequence[Link]) -> None:
        """Show what a card would link, and what that is worth."""
        self.clear()
        lights = [(at, self.card(at)) for at in linked_places(found)]
        for square in {square for link in found for square in link.squares}:
            lights.append((square.place, self.square(square)))
        for at, token in lights:
            if at == place:
                token.pose = self.raised(place, token.pose)
        if found:
            self.shine(linked_places(found)[::-1])
            self.tag(place, gain(grid, found), PREVIEW)

    def raised(self, place: int, pose: Pose) -> Pose:
        """Where something on a card is while that is held in a hand."""
        slot = self._layout.places[place]
        x, y = slot.x + (pose.x - slot.x) * HELD, slot.y + (pose.y - slot.y) * HELD - RISE
        return Pose(x, y, pose.angle, HELD, HELD)

    def tag(self, place: int, points: int, scale: float) -> Token:
        """What all links bring, on a slip right below the value of a card."""
        slot = self._layout.places[place]
        top = slot.y - RISE + 0.5 * DISC * HELD * self._layout.card
        return self._add(tag(points, scale), slot.x, top + scale * HIGH / 2, TAG_Z)

    def pointer(self) -> Token:
        """A frame of its own, for whoever points at cards."""
        return Token(self._top_bar, Pose(0, 0), CARD_Z, "cursor")

    def clear(self) -> None:
        """Put all lights out."""
        for token, z in self._raised:
            token.z = z
        self._stage.remove(self._shade, *self._lit)
        self._raised.clear()
        self._lit.clear()

    def outline(self, crossings: Sequence[Sequence[Square]]) -> None:
        """Outline exactly these free links."""
        self._stage.remove(*self._outlines)
        self._outlines.clear()
        for crossing in crossings:
            slots = [self._layout.square(square) for square in crossing]
            x = sum(slot.x for slot in slots) / len(slots)
            y = sum(slot.y for slot in slots) / len(slots)
            self._outlines.append(Token(self._outline, Pose(x, y), FREE_Z, "free-link"))
        self._stage.add(*self._outlines)

    def _add(self, picture: Picture, x: float, y: float, z: float) -> Token:
        token = Token(picture, Pose(x, y), z, "glow")
        self._lit.append(token)
        self._stage.add(token)
        return token


QUARTERS = {Way.LEFT: -1, Way.RIGHT: 1, Way.HALF: 2}
