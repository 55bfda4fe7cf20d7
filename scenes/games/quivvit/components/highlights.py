"""What lights up on the grid: squares that link, cards they would bring, free links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from rules.quivvit import (
    Colour,
    Grid,
    Link,
    Square,
    View,
    Way,
    card_value,
    colour_at,
    linked_places,
    links,
    lying,
    uncovered,
)
from scenes.core.script import Script, wait
from scenes.games.quivvit.card_face import DISC, INSET, PATCH
from scenes.games.quivvit.cards import VALUES, cloth
from scenes.games.quivvit.components.grid import HELD_Z, POINTED, QuivvitGrid
from scenes.games.quivvit.components.links.link_bridge import BRIDGED, bridge
from scenes.games.quivvit.components.links.link_tags import (
    GOOD_POINTS,
    beside,
    final,
    gain,
    in_hand,
    note,
    tag,
)
from scenes.games.quivvit.components.links.link_thread import (
    joints,
    tag_pose,
    thread_across,
    thread_round,
    touch,
)
from scenes.games.quivvit.components.links.lit_cards import LIFTED, LitCards
from scenes.games.quivvit.components.turn_marks import turn_tag
from scenes.games.quivvit.layout import HELD, QuivvitLayout
from scenes.table.choosing.cursor_frame import cursor_frame
from sounds.bank import Sound, SoundBank
from sprites.motion.gestures import punch
from sprites.motion.particles import ParticleEmitter
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

CARD_Z, FREE_Z, TAG_Z = 430.0, 160.0, 470.0
PATCH_Z, SQUARE_Z, BRIDGE_Z, DISC_Z = 440.0, 441.0, 442.0, 443.0
SHADE = 0.28  # how dense it is round what is linked
THIN, QUIET = 0.3, 0.1  # round what a lesson asks for; round what could link
PALE = 0.7  # what is lit, while that is lit which is not linked
THREAD_Z = HELD_Z + 1
SQUARE = 120 / 92  # the drawing's width, of the square it frames
FRAME = 1.03  # how wide what the corners of a cursor are round is, of a card
FREE = 240 / 212
LINK_APART, LINK_TONE = 0.14, 3  # seconds and semitones from one link in the hand to the next
GROWING, SWELLING, SPARKS = 0.25, 0.16, 3  # of a slip with each link, and of good links; at each


def would_link(view: View, place: int, quarters: int) -> tuple[list[Link], Grid]:
    """What the card of a place links once it is turned by some quarters, and the grid by then."""
    grid = list(uncovered(view.board.grid, view.board.blocks))
    card = grid[place]
    if card is None:
        return [], grid
    grid[place] = lying(card.card, (card.facing + quarters) % 4)
    return links(grid, place, view.turn.die), grid


class QuivvitHighlights:
    """Lit squares and the bridges between them, and a tag with points; cleared as a whole."""

    def __init__(self, stage: Stage, layout: QuivvitLayout, grid: QuivvitGrid) -> None:
        self._stage, self._layout, self._grid = stage, layout, grid
        self._lit: list[Token] = []
        self._put_out = 0  # how many times all lights were
        self._squares: list[Square] = []  # that are lit
        self._held: int | None = None  # the place of the card that is in a hand
        self._cards = LitCards(stage, layout, grid)
        self._outlines: list[Token] = []
        card = layout.card
        self._square = Art("glow-square", SQUARE * PATCH * card)
        self._frame = cursor_frame(Box(0, 0, FRAME * card, FRAME * card))
        reach_out = 2 * (0.5 - INSET + PATCH / 2) * card + (
            layout.places[1].x - layout.places[0].x - card
        )
        self._outline = Art("free-link", FREE * reach_out)
        stage.renderer.prefetch(self._square, self._frame)

    @property
    def lit(self) -> Sequence[Token]:
        """All lights, and the slip with what they bring."""
        return self._lit

    def shine(self, places: Sequence[int], grid: Grid) -> Sequence[Token]:
        """Shade all cards but these: the last lies on top. Their values, over the lights."""
        self._cards.stack(places, SHADE)
        for place in places:
            if place != self._held:
                self._cards.lift(place)
        return [self._value(place, grid) for place in places]

    def _patch(self, square: Square, grid: Grid) -> Token:
        """A square of a card, over the shade."""
        card, colour = grid[square.place], colour_at(grid, square)
        assert card is not None
        assert colour is not None
        patch = Art(f"patch-{cloth(colour)}", PATCH * self._layout.card)
        pose = replace(self._slot(square), angle=self._grid.angle(card))
        return self._add(patch, square.place, pose, PATCH_Z)

    def _value(self, place: int, grid: Grid) -> Token:
        """The value of a card, over the lights on it."""
        card, slot = grid[place], self._layout.places[place]
        assert card is not None
        disc = Art(VALUES[card_value(card.card)], DISC * self._layout.card)
        return self._add(disc, place, Pose(slot.x, slot.y, self._grid.angle(card)), DISC_Z)

    def light_only(self, places: Sequence[int]) -> None:
        """Thinly shade all cards but these, until all lights are put out or it is called again."""
        self._cards.lower()
        if places:  # which words call bright already
            self._cards.light_at_once(places, THIN)
        else:
            self._cards.light(places, THIN)

    def shade_others(self, place: int) -> None:
        """Shade all cards but one, which is lifted until all lights are put out."""
        self._cards.light_held(place, SHADE)

    def show_thread(self, place: int, found: Sequence[Link], *, right: bool) -> Sequence[Token]:
        """Run a thread through what a turn of a card pointed at links.

        A tag under it tells which turn that is. What is linked is lifted, and all else a little
        darker, until all lights are put out. These are what joins that card.
        """
        self.clear()
        layout, others = self._layout, [at for at in linked_places(found) if at != place]
        self._cards.light([*others, place], QUIET)
        for at in others:
            self._cards.lift(at)
        whole, across = thread_round(layout.card), thread_across(layout.card)
        sewn = list[tuple[Token, bool]]()
        for square in (one for link in found for one in link.squares):
            pose, own = (
                replace(self._slot(square), angle=90.0 * square.corner),
                square.place == place,
            )
            pose = self._nearer(place, pose, POINTED) if own else self._place(square.place, pose)
            sewn.append((self._put(whole, pose, THREAD_Z), own))
        for pose, own in joints(layout, found, place):
            sewn.append((self._put(across, pose, THREAD_Z), own))
        told = turn_tag(layout.card, right=right if found else None)
        self._put(told, tag_pose(layout, found, place), TAG_Z)
        return [token for token, own in sewn if own]

    def light(self, link: Link, square: Square, grid: Grid) -> list[Token]:
        """Light one square of a link, and the bridges to those that it touches and are lit."""
        at = self._slot(square)
        angle = 90.0 * square.corner  # the frame bends round the value in the middle of the card
        tokens = [
            self._patch(square, grid),
            self._add(self._square, square.place, replace(at, angle=angle), SQUARE_Z),
        ]
        touched = [one for one in link.squares if one in self._squares and touch(one, square)]
        self._squares.append(square)
        return [*tokens, *(self._bridge(link.colour, square, other) for other in touched)]

    def light_apart(self, squares: Sequence[Square], grid: Grid) -> None:
        """Let only *squares* that no link has joined be bright, and all that is lit paler."""
        self._cards.lower()
        for token in self._lit:
            token.pose = token.pose.with_alpha(PALE)
        for square in squares:
            self._patch(square, grid)

    def preview(self, place: int, grid: Grid, found: Sequence[Link]) -> None:
        """Show what the card in the hand would link, and what that is worth."""
        self._begin_preview(place, grid, found)
        for link in found:
            self._light_link(link, grid)

    def grow(
        self, place: int, grid: Grid, found: Sequence[Link],
        bank: SoundBank, particles: ParticleEmitter,
    ) -> Script:  # fmt: skip
        """The same, link after link, each with a higher tone, until the lights are put out.

        The slip counts and grows with each link; good ones all swell at the end.
        """
        slip = self._begin_preview(place, grid, found)
        shown = self._put_out
        for step, link in enumerate(found):
            self._light_link(link, grid)
            points = gain(grid, found[: step + 1])
            slip.picture = tag(points, in_hand(points))
            self._stage.run(punch(slip, GROWING))
            bank.play(Sound.LINK_GLOW, LINK_TONE * step)
            yield from wait(LINK_APART)
            if self._put_out != shown:
                return
        if gain(grid, found) >= GOOD_POINTS:
            bank.play(Sound.LINK_GLOW, LINK_TONE * len(found))
            self._sparkle(found, particles)

    def _sparkle(self, found: Sequence[Link], particles: ParticleEmitter) -> None:
        """All lights swell, and sparks fly from the cards that are linked."""
        for token in self._lit:
            self._stage.run(punch(token, SWELLING))
        for place in linked_places(found):
            slot = self._layout.places[place]
            particles.burst("sparkle", slot.x, slot.y, SPARKS)

    def _begin_preview(self, place: int, grid: Grid, found: Sequence[Link]) -> Token:
        self.clear()
        self._held = place
        self.shine(linked_places(found)[::-1], grid)
        points = gain(grid, found)
        return self.tag(place, points, in_hand(points), found)

    def _light_link(self, link: Link, grid: Grid) -> None:
        for square in link.squares:
            self.light(link, square, grid)

    def raised(self, place: int, pose: Pose) -> Pose:
        """Where something on a card is while that is held in a hand."""
        nearer = self._nearer(place, pose, HELD)
        return replace(nearer, y=nearer.y - self._layout.rise(place))

    def tag(self, place: int, points: int, scale: float, found: Sequence[Link]) -> Token:
        """What all links *found* bring, on a slip at the turned card, off their squares.

        It lies where there is room for it at its largest: it stays there as it grows.
        """
        lit = [square for link in found for square in link.squares]
        largest = tag(points, max(scale, final(points)))
        return self._slip(tag(points, scale), place, lit, largest)

    def warn(self, place: int, words: str) -> Token:
        """Say beside the card in the hand that it links nothing, and put all lights out."""
        self.clear()
        slip = note(self._stage.renderer, words, self._layout.mat.w)
        return self._slip(slip, place, (), slip)

    def pointer(self) -> Token:
        """Corners of its own round a card, for whoever points at cards."""
        return Token(self._frame, Pose(0, 0), CARD_Z, "cursor")

    def clear(self) -> None:
        """Put all lights out."""
        self._put_out += 1
        self._cards.end()
        self._stage.remove(*self._lit)
        self._squares.clear()
        self._lit.clear()
        self._held = None

    def outline(self, crossings: Sequence[Sequence[Square]]) -> None:
        """Outline exactly these free links."""
        self._stage.remove(*self._outlines)
        self._outlines.clear()
        for crossing in crossings:
            pose = Pose(*self._layout.crossing(crossing))
            self._outlines.append(Token(self._outline, pose, FREE_Z, "free-link"))
        self._stage.add(*self._outlines)

    def _bridge(self, colour: Colour, one: Square, other: Square) -> Token:
        """Join two squares across the edge between their cards."""
        ends = [self._place(square.place, self._slot(square)) for square in (one, other)]
        (x1, y1), (x2, y2) = ((end.x, end.y) for end in ends)
        way, across = hypot(x2 - x1, y2 - y1), abs(x2 - x1) > abs(y2 - y1)
        stretched = way / (BRIDGED * self._layout.card)
        pose = Pose((x1 + x2) / 2, (y1 + y2) / 2, 0.0 if across else 90.0, stretched)
        return self._put(bridge(cloth(colour), self._layout.card), pose, BRIDGE_Z)

    def _slot(self, square: Square) -> Pose:
        slot = self._layout.square(square)
        return Pose(slot.x, slot.y)

    def _add(self, picture: Picture, place: int, pose: Pose, z: float) -> Token:
        """Put something on the card of a place."""
        return self._put(picture, self._place(place, pose), z)

    def _place(self, place: int, pose: Pose) -> Pose:
        if place == self._held:
            return self.raised(place, pose)
        return self._nearer(place, pose, LIFTED) if place in self._cards.lifted else pose

    def _nearer(self, place: int, pose: Pose, size: float) -> Pose:
        """Where something on a card is, and how large, while that is of some *size*."""
        slot = self._layout.places[place]
        x, y = slot.x + (pose.x - slot.x) * size, slot.y + (pose.y - slot.y) * size
        return Pose(x, y, pose.angle, size * pose.sx, size * pose.sy, pose.alpha)

    def _slip(self, picture: Collage, place: int, lit: Sequence[Square], largest: Collage) -> Token:
        x, y = beside(self._layout, place, lit, (largest.width, largest.height))
        return self._put(picture, Pose(x, y), TAG_Z)

    def _put(self, picture: Picture, pose: Pose, z: float) -> Token:
        token = Token(picture, pose, z, "glow")
        self._lit.append(token)
        self._stage.add(token)
        return token


QUARTERS = {Way.LEFT: -1, Way.RIGHT: 1, Way.HALF: 2}
