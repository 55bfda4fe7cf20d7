"""What a card would bring a seat, as pictures."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.cards import icon
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.numbers import added_up, drawn, in_a_row
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer

PILL, PILL_PAD = 34.0, 2.0  # the size of a number on a dark ground; what is over and below it
OWN_HEAD, HEAD_APART, PILL_EDGE = 34.0, 5.0, 8.0  # beside that number; to it; to the pill's end
BOLT = 0.7  # how wide a bolt is, of the size of the number beside it
SWORD = 0.92  # the number beside a sword, of the size of the whole one
BLADE, HEAD, SWORD_PAD = 1.2, 1.1, 6.0  # a sword and a head, of their number; beside both


def promise_picture(
    renderer: Renderer, promise: Promise, size: float, *, apart: bool = False
) -> Collage:
    """The points that a card would bring, what of it is due to a Deathslayer, and what else it is.

    With *apart* its number stands apart from what powers would bring with it. If other claims
    decide, it is the least and the most of them.
    A head stands for another seat and how its points would change, a bolt for an immediate power.
    """
    spread = promise.spread
    pieces: list[Picture] = [_spread(renderer, *spread, size)] if spread else []
    if spread and promise.prey and promise.other:
        pieces.append(_other(renderer, promise, *promise.other, SWORD * size))
    if not spread:
        pieces += _gain(renderer, promise, size, apart=apart)
    if promise.acts_at_once:
        pieces.append(Art("bolt", BOLT * size))
    return in_a_row(renderer, pieces, size * 0.2)


def _gain(renderer: Renderer, promise: Promise, size: float, *, apart: bool) -> list[Picture]:
    """What a card would bring if nobody claimed any other."""
    printed = 2 * promise.half if apart and not promise.slain else None
    pieces: list[Picture] = [added_up(renderer, promise.gain, printed, size)]
    if promise.slain:
        pieces.append(_sword(renderer, -promise.slain, SWORD * size))
    if promise.other:
        pieces.append(_other(renderer, promise, *promise.other, SWORD * size))
    return pieces


def _spread(renderer: Renderer, least: Fraction, most: Fraction, size: float) -> Collage:
    """From the least to the most points."""
    ends = [drawn(renderer, end, size, theme.PAPER, signed=True) for end in (least, most)]
    return in_a_row(renderer, [ends[0], Text("…", size, theme.PAPER), ends[1]], 0)


def promise_pill(renderer: Renderer, promise: Promise, seat: Seat, widest: float) -> Collage:
    """The points that a card would bring *seat*, whose head is beside them, on a dark ground.

    It is at most *widest* wide: a number that leaves no room for a head has none. There is no room
    for what others would get or lose.
    """
    own = replace(promise, other=None)
    number = promise_picture(renderer, own, PILL / renderer.text_scale)
    head = Art("frog-head", OWN_HEAD, palette_of(seat))
    line = in_a_row(renderer, [head, number], HEAD_APART)
    if line.width + 2 * PILL_EDGE > widest:
        line = number
    w, h = min(widest, line.width + 2 * PILL_EDGE), number.height + PILL_PAD
    sheet = Paper(w, h, theme.NIGHT, h / 2, theme.GOLD, edge_width=2, shadow=False)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(line, w / 2, h / 2)))


def cost_picture(renderer: Renderer, promise: Promise) -> Picture | None:
    """What a card would cost most: another seat, or other cards of one's own, if any."""
    size, costs = SWORD * PILL, list[tuple[Fraction, Picture]]()
    if promise.lost:
        costs.append((promise.lost, icon(promise.kind, HEAD * size)))
    if promise.other and promise.other[1] < 0:
        seat, points = promise.other
        costs.append((points, Art("frog-head", HEAD * size, palette_of(seat))))
    if not costs:
        return None
    points, cause = min(costs, key=lambda cost: cost[0])
    number = drawn(renderer, points, size / renderer.text_scale, theme.PAPER, signed=True)
    return _on_ground(renderer, cause, number, points)


def _other(
    renderer: Renderer, promise: Promise, seat: Seat, points: Fraction, size: float
) -> Collage:
    """The head of another seat, and how many points that would get or lose; a sword is why."""
    number = drawn(renderer, points, size, theme.PAPER, signed=True)
    cause: Picture = Art("frog-head", HEAD * size, palette_of(seat))
    if promise.by_slayer:
        cause = in_a_row(renderer, [icon(CardKind.DEATHSLAYER, BLADE * size), cause], 0)
    return _on_ground(renderer, cause, number, points)


def _sword(renderer: Renderer, points: Fraction, size: float) -> Collage:
    """A Deathslayer's sword and the points that it takes, or those that it spares."""
    number = drawn(renderer, points, size, theme.PAPER, signed=True)
    return _on_ground(renderer, icon(CardKind.DEATHSLAYER, BLADE * size), number, points)


def _on_ground(renderer: Renderer, cause: Picture, number: Picture, points: Fraction) -> Collage:
    """What moves points beside these, on a ground that tells a loss from a gain."""
    line = in_a_row(renderer, [cause, number], 0)
    w, h = line.width + SWORD_PAD, line.height
    ground = theme.BAD if points < 0 else theme.QUABBLE_VIOLET
    sheet = Paper(w, h, ground, h / 3, shadow=False)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(line, w / 2, h / 2)))
