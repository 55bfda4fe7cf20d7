"""A headline: one word or short sentence, large over the table for a moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import cos, radians, sin

from rules.core import Seat
from scenes.core.script import Script
from scenes.players.seat_names import seat_name
from scenes.table.named_choices.least_covering import least_covering
from scenes.ui.boards import board
from scenes.ui.labels import limited_size
from scenes.ui.safe_area import safe_area
from sprites.motion.ease import in_quad, out_back
from sprites.motion.gestures import punch
from sprites.motion.motions import fade, glide
from sprites.pictures import climax_colours, theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.lettering import Lettering
from sprites.pictures.material import Material
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

PictureOfWidth = Callable[[float], Picture]

HEADLINE_Z = 850.0
PADDING = 44.0
WIDEST = 860.0  # design units that a line has; what is wider would cover half of a table
SHARES, MOST_LINES = (0.52, 0.56, 0.62, 0.7), 2.5  # tried widths, of one line; lines are up to two
MORE, WIDEN = 1.25, 1.02  # words so much higher have a line more; by what they are widened then
ASIDE = 34.0  # design units between what it is about and the headline
TILT, SAD_TILT = -3.0, 4.0  # degrees; of what tells of a loss only
STAMPED, DROP = 1.35, 150.0  # how much larger and higher it is at first, if on the screen then
SMALL = 0.6  # of its size, as it begins to rise
LANDED = 0.92  # of its size as it lands: letters keep their shape
STAMP_SECONDS, SETTLING_SECONDS, FADE_SECONDS, GOING_SECONDS = 0.13, 0.16, 0.16, 0.12
TAKEN_OVER = 0.12  # how far it grows where other words stood
EMBLEM, EMBLEM_GAP = 0.94, 14.0  # how high what is beside the words is, of these; to the words
GONE = 0.2  # of its size, just before it is gone
NOTE, NOTE_LARGEST, NOTE_PADDING = 68.0, 72.0, 36.0  # a note under it: its size; beside its words
NOTE_UP = 14.0  # how much of a note lies on the headline
COVERED = 0.02  # of a headline, the most that lies on something where its place is free
REASON = 66.0  # the size of what stands small under a headline
LETTERED = 64.0  # the least size of words in lettering: smaller ones cannot be read over icons
CORNER, RIM = 22.0, 5.0  # of the plate of smaller words: how round it is; its edge
MARGIN = 18.0  # design units that a headline keeps to the edges of the screen on its way


def headline_token(
    stage: Stage, words: str, size: float, within: Box | None = None,
    *, wraps: bool = False, emblem: PictureOfWidth | None = None, widest: float = WIDEST,
) -> Token:  # fmt: skip
    """Large *words* in the lettering of the game on *stage*, with names in the frogs' colours.

    Beside them is an *emblem*, as the head of whom they are about. They are at most *size* high,
    and no larger than *within* if there is such a box. One that *wraps* has two lines if it is
    wider than *widest* and not smaller so. Words below `LETTERED` stand plain on a level plate.
    After a line break stands a reason, in small letters.
    """
    words, _, reason = words.partition("\n")
    token = _shouted(stage, words, size, within, widest if wraps else 0.0, emblem)
    return _with_reason(stage, token, reason) if reason else token


def _shouted(
    stage: Stage, words: str, size: float, within: Box | None, widest: float,
    emblem: PictureOfWidth | None,
) -> Token:  # fmt: skip
    renderer, material = stage.renderer, stage.material
    room = within or safe_area(renderer.width, renderer.height)
    points = limited_size(renderer, size, 1.35 * size)
    widths = [0.0, _width_of_lines(renderer, words, points, widest)] if widest else [0.0]
    fits = [_fit(renderer, words, points, each, room, bool(emblem)) for each in widths]
    fit, width = max(zip(fits, widths, strict=True))
    text = Text(words, points, width=width or None)
    wide, high = renderer.size(text)
    side = fit * _side(high) if emblem else 0.0
    text = Text(words, fit * points, width=fit * width or None)
    text = _in_lines(renderer, text, fit * high)
    lettering, plain = material.climax.lettering, text.size * renderer.text_scale < LETTERED
    if plain:
        text = replace(text, colour=lettering.fill.top)
    else:
        text = replace(text, lettering=_lettering(lettering, words))
    wide = max(fit * wide, text.width or 0.0) + side + 2 * PADDING
    high = fit * high + PADDING / 2
    pieces = [Part(text, (wide + side) / 2, high / 2)]
    if emblem:
        gap = fit * EMBLEM_GAP
        beside_words = PADDING + (side - gap) / 2 - gap
        pieces.append(Part(emblem(side - gap), beside_words, high / 2))
    if plain:
        pieces.insert(0, Part(_plate(wide, high, lettering), wide / 2, high / 2))
    pose = Pose(0, 0, 0.0 if plain else TILT)
    return Token(Collage(wide, high, tuple(pieces)), pose, HEADLINE_Z, "headline", steady=True)


def _with_reason(stage: Stage, headline: Token, reason: str) -> Token:
    """The *headline* over a *reason*, in the same letters, but small."""
    renderer, lettering = stage.renderer, stage.material.climax.lettering
    above, room = headline.picture, safe_area(stage.renderer.width, stage.renderer.height)
    points = limited_size(renderer, REASON, 1.35 * REASON)
    fit = min(1.0, (room.w - 2 * PADDING) / renderer.size(Text(reason, points))[0])
    text = Text(reason, fit * points, lettering=_lettering(lettering, reason))
    (wide, high), (below_wide, below_high) = renderer.size(above), renderer.size(text)
    both = max(wide, below_wide + 2 * PADDING)
    pieces = Part(above, both / 2, high / 2), Part(text, both / 2, high + below_high / 2)
    picture = Collage(both, high + below_high, pieces)
    return Token(picture, headline.pose, HEADLINE_Z, "headline", steady=True)


def _plate(wide: float, high: float, lettering: Lettering) -> Paper:
    """A plate in the dark colour of the *lettering*, with an edge in its bright one."""
    look = CORNER, lettering.fill.base, RIM
    return Paper(wide, high, lettering.outline, *look, shadow=False)


def note_token(renderer: Renderer, words: str, material: Material) -> Token:
    """Small *words* on a board of a *material*, for a place under a headline."""
    room = safe_area(renderer.width, renderer.height).w - 2 * NOTE_PADDING
    size = limited_size(renderer, NOTE, NOTE_LARGEST)
    size *= min(1.0, room / renderer.size(Text(words, size))[0])
    text = Text(words, size, theme.INK)
    wide, high = renderer.size(text)
    wide, high = wide + 2 * NOTE_PADDING, high + NOTE_PADDING / 4
    middle = wide / 2, high / 2
    pieces = (Part(board(wide, high, material, lit=True), *middle), Part(text, *middle))
    token = Token(Collage(wide, high, pieces), Pose(0, 0), HEADLINE_Z + 1, "note", steady=True)
    token.lit = True
    return token


def under(renderer: Renderer, headline: Token, note: Token) -> Pose:
    """Where a *note* lies under a *headline* that is at rest, turned as that is."""
    down = (renderer.size(headline.picture)[1] + renderer.size(note.picture)[1]) / 2 - NOTE_UP
    at = headline.pose
    turn = radians(at.angle)
    return Pose(at.x - down * sin(turn), at.y + down * cos(turn), at.angle)


def _lettering(lettering: Lettering, words: str) -> Lettering:
    """The *lettering* with the colours of all frogs that are named in *words*."""
    names = ((seat_name(Seat(i)), fill) for i, fill in enumerate(climax_colours.NAMES))
    return replace(lettering, words=tuple(name for name in names if name[0] in words))


def _in_lines(renderer: Renderer, text: Text, high: float) -> Text:
    """The *text* in lines *high* together: small letters may be wider than those measured."""
    while text.width and renderer.size(text)[1] > MORE * high:
        text = replace(text, width=WIDEN * text.width)
    return text


def _side(high: float) -> float:
    """How much room an emblem takes beside words so *high*."""
    return EMBLEM * (high + PADDING / 2) + EMBLEM_GAP


def _fit(
    renderer: Renderer, words: str, size: float, width: float, room: Box, has_emblem: bool
) -> float:  # fmt: skip
    """How large a headline in lines of a *width*, or in one, can be in a *room*, of its size."""
    wide, high = renderer.size(Text(words, size, width=width or None))
    side = _side(high) if has_emblem else 0.0
    return min(1.0, (room.w - 2 * PADDING) / (wide + side), (room.h - PADDING / 2) / high)


def _width_of_lines(renderer: Renderer, words: str, size: float, widest: float) -> float:
    """The least width in which *words* have two lines, or 0 if they need one, at most *widest*."""
    wide, high = renderer.size(Text(words, size))
    if wide <= widest:
        return 0.0
    for share in SHARES:
        two = Text(words, size, width=share * wide)
        if renderer.size(two)[1] < MOST_LINES * high:
            return share * wide
    return 0.0


def beside(
    wide: float, tall: float, actors: Sequence[Box], room: Box, signs: Sequence[Box] = (),
    *, near: bool = True,
) -> Box:  # fmt: skip
    """A place *wide* and *tall* in *room*: over *actors*, below them, or where it covers least.

    Of places that cover equally little of them it is the one that covers least of the *signs*.
    It is rather in the middle of the lower edge, unless it is to be *near* them.
    """
    x, y = room.centre
    if not actors:
        return Box.around(x, y, wide, tall)
    left, right = min(box.x for box in actors), max(box.right for box in actors)
    over, under = min(box.y for box in actors) - ASIDE, max(box.bottom for box in actors) + ASIDE
    mid, high, low = (left + right) / 2, room.y + tall, room.bottom
    ends = [(mid, over), (mid, under + tall), (x, y + tall / 2), (mid, low), (mid, high)]
    if not near:
        ends = [(x, low), (x, high), *ends]
    aside = [(left - ASIDE - wide / 2, y + tall / 2), (right + ASIDE + wide / 2, y + tall / 2)]
    blocks = [
        Box(
            _within(at, wide, room.x, room.right),
            _within(end - tall / 2, tall, room.y, low),
            wide,
            tall,
        )
        for at, end in (*ends, *aside)
    ]
    return min(blocks, key=lambda at: (sum(map(at.shared, actors)), sum(map(at.shared, signs))))


def free_place(
    wide: float, tall: float, actors: Sequence[Box], room: Box, pieces: Sequence[Box]
) -> Box | None:
    """A place *wide* and *tall* in *room* near *actors* that covers none of *pieces*, if any."""
    tall += wide * sin(radians(abs(TILT)))
    near = actors[0] if actors else Box.around(*room.centre, 1.0, 1.0)
    _, place = least_covering([(wide, tall)], room, near, [*actors, *pieces])
    covered = sum(map(place.shared, (*actors, *pieces)))
    return place if covered <= COVERED * wide * tall else None


def _within(middle: float, length: float, least: float, most: float) -> float:
    """Where something of a *length* begins, as near to its *middle* as it can be."""
    return max(least, min(middle - length / 2, most - length))


def stamp(stage: Stage, token: Token, place: Point, *, below: bool = False) -> Script:
    """Let a headline fall onto the table; with reduced motion it appears.

    All of it is on the screen meanwhile, so it may come to lie aside of its *place*. From *below*
    it rises, smaller, so that it hides nothing that is over its place.
    """
    rest = _on_screen(stage.renderer, token, Pose(*place, token.pose.angle))
    token.lit = True
    stage.add(token)
    if token.reduced_motion:
        token.pose = rest.with_alpha(0.0)
        yield from fade(token, 1.0, FADE_SECONDS)
        return
    high, size = (DROP, SMALL) if below else (-DROP, _stamped(stage.renderer, token))
    start = rest.at(rest.x, rest.y + high).scaled(size)
    token.pose = _on_screen(stage.renderer, token, start)
    yield from glide(token, _landed(stage.renderer, token, rest), STAMP_SECONDS, in_quad)
    stage.run(glide(token, rest, SETTLING_SECONDS, out_back))


def take_over(stage: Stage, token: Token, before: Token) -> Script:
    """Stand at once where the words *before* it are; grow for a moment once that is seen."""
    at = Pose(before.pose.x, before.pose.y, token.pose.angle)
    token.pose, token.lit = _on_screen(stage.renderer, token, at), True
    stage.remove(before)
    stage.add(token)
    yield
    if not token.reduced_motion:
        yield from punch(token, TAKEN_OVER, SETTLING_SECONDS)


def take_off(stage: Stage, token: Token) -> Script:
    """Shrink a headline; nothing shines through, as there may be other words behind it."""
    if not token.reduced_motion:
        yield from glide(token, token.pose.scaled(GONE), GOING_SECONDS, in_quad)
    stage.remove(token)


def _stamped(renderer: Renderer, token: Token) -> float:
    """How much larger a headline begins: no larger than the screen."""
    wide, high = _reach(renderer, token, token.pose.angle)
    room_wide, room_high = renderer.width - 2 * MARGIN, renderer.height - 2 * MARGIN
    return max(1.0, min(STAMPED, room_wide / wide, room_high / high))


def _landed(renderer: Renderer, token: Token, rest: Pose) -> Pose:
    """How it lies as it hits the table: smaller for a moment."""
    return _on_screen(renderer, token, rest.scaled(LANDED))


def _on_screen(renderer: Renderer, token: Token, pose: Pose) -> Pose:
    """The *pose* nearest to this one in which all of a headline is on the screen."""
    wide, high = _reach(renderer, token, pose.angle)
    wide, high = wide * pose.sx, high * pose.sy
    left = _within(pose.x, wide, MARGIN, renderer.width - MARGIN)
    top = _within(pose.y, high, MARGIN, renderer.height - MARGIN)
    return pose.at(left + wide / 2, top + high / 2)


def _reach(renderer: Renderer, token: Token, angle: float) -> Point:
    """How wide and high a headline is at an *angle*."""
    wide, high = renderer.size(token.picture)
    turn = radians(abs(angle))
    return wide * cos(turn) + high * sin(turn), wide * sin(turn) + high * cos(turn)
