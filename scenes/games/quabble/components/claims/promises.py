"""What a card would bring a seat, as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby, product

from rules.core import Seat
from rules.quabble import CardKind
from scenes.games.quabble.cards import icon
from scenes.games.quabble.components.claims.promise import Change, Promise
from scenes.games.quabble.components.numbers import added_up, drawn, in_a_row
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer

PILL, QUIET = 34.0, 30.0  # the size of a number on a dark ground, and on a less dark one
HEAD_APART, HARM_APART = 3.0, 4.0  # from a head to its number; from that to what another loses
BOLT = 0.9  # how wide a bolt is, of the size of the number beside it
SWORD = 0.92  # the number beside a sword, of the size of the whole one
DUE = 30.0  # what is due to Deathslayers, beside the number of who claims alone
HEAD_CLOSE = 2.0  # from a head to that: both have margins
UP_TO, UP_TO_CLOSE = "…", 0.08  # between the least and the most; how close, of their size
LOST = Fraction(-1)  # a sword without a number: it takes something
SHRINK, SHRINKS = 0.97, 4  # of a number that is too wide, as its size in pixels is whole
FITS = (1.0, 0.9, 0.83)  # how large a number beside a loss is, the largest that has room
BIG, EDGE, RIM = 48.0, 4.0, 4.0  # the number of who claims alone; beside a line; a rim in colour
SMALLER = 0.82  # a number beside its head, at least
HEAD_HIGH = 0.8  # of a pill over a card: the head in it
SEVERAL, OVER = 0.72, 0.35  # one of several heads, of a single one; what of it lies over the next
BLADE, HEAD, SWORD_PAD = 1.2, 1.1, 4.0  # a sword and a head, of their number; beside both


def promise_number(
    renderer: Renderer, promise: Promise, size: float, *, brief: bool = False
) -> Collage:
    """The points that a card would bring if nobody else claims it.

    Those of a thief reach from its own, which a *brief* number leaves out, to those with its best
    theft, if that is known. Those that other claims change reach from the least to the most.
    """
    ink = theme.PAPER
    if promise.spread:
        least, most = (drawn(renderer, end, size, ink, signed=True) for end in promise.spread)
        return in_a_row(renderer, [least, Text(UP_TO, size, ink), most], -UP_TO_CLOSE * size)
    pieces: list[Picture] = [drawn(renderer, promise.gain, size, ink, signed=True)]
    if promise.theft is None and promise.open_theft and not brief:
        pieces.append(Text(f"{UP_TO}?", size, ink))
    elif promise.theft is not None and promise.theft > 0:
        best = drawn(renderer, promise.best, size, ink, signed=True)
        pieces = [*([] if brief else pieces), Text(UP_TO, size, ink), best]
    return in_a_row(renderer, pieces, -UP_TO_CLOSE * size if len(pieces) > 1 else 0)


def promise_pill(
    renderer: Renderer, promise: Promise, seat: Seat, size: tuple[float, float],
    *, large: bool = False, headed: bool = True, quiet: bool = False,
) -> Collage:  # fmt: skip
    """The head of *seat* and what a card would bring it, on a ground of that *size*.

    With little room the number is smaller, then it has no head: the rim has the same colour. Nor
    has one that is not *headed*. A sword stands beside the number of a card that Deathslayers slay,
    in a *large* pill with what is due to them, if there is room; without room for a sword the
    number is what they leave. Else stands apart what others lose by the card, as much as there is
    room for, the most first: nothing is told instead of whose number it is. A *quiet* pill has a
    smaller number, and is less dark.
    """
    (w, h), number = size, (BIG if large else QUIET if quiet else PILL) / renderer.text_scale
    edges = (2,) if promise.slain else (4, 2)  # all keeps off the rim if it has room for that
    for room in (w - edge * EDGE for edge in edges):
        line, head = _told(renderer, promise, number, (room, h), due=large, headed=headed)
        if head:
            break
    if headed and head:
        line = [_head(seat, head), *line]
    ground = theme.QUABBLE_VIOLET if quiet else theme.NIGHT
    sheet = Paper(w, h, ground, h / 2, palette_of(seat).body, edge_width=RIM, shadow=False)
    told = in_a_row(renderer, line, HEAD_APART)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(told, w / 2, h / 2)))


def _told(
    renderer: Renderer, promise: Promise, number: float, size: tuple[float, float],
    *, due: bool, headed: bool,
) -> tuple[Sequence[Picture], float]:  # fmt: skip
    """What is told in a place of that *size*, and how wide the head before it is: 0 for none."""
    room, least = size[0], min(HEAD_HIGH * size[1], theme.LEAST_SIGN)
    beside = room - least - HEAD_APART
    if line := _with_slain(renderer, promise, number, beside if headed else room, told=due):
        return line, least
    if line := _with_slain(renderer, promise, number, room, told=False):
        return line, 0
    promise = replace(promise, gain=promise.gain - max(promise.slain, Fraction(0)))
    if line := _with_losses(renderer, promise, number, beside):
        return line, least
    head = least if promise.spread else HEAD_HIGH * size[1]
    wide, beside = promise_number(renderer, promise, number).width, room - head - HEAD_APART
    if headed and beside >= SMALLER * wide:
        return [_fitting_number(renderer, promise, number, beside)], head
    return [_fitting_number(renderer, promise, number, room)], 0


def _fitting_number(renderer: Renderer, promise: Promise, size: float, room: float) -> Picture:
    """What a card brings, as much smaller as *room* is wide; brief if that is illegible."""
    shown = promise_number(renderer, promise, size)
    for _ in range(SHRINKS):
        if shown.width <= room:
            return shown
        size *= min(SHRINK, room / shown.width)
        shown = promise_number(renderer, promise, size)
    return promise_number(renderer, promise, size, brief=True)


def _with_slain(
    renderer: Renderer, promise: Promise, size: float, room: float, *, told: bool
) -> Sequence[Picture]:
    """What a card brings, and a sword if a Deathslayer slays it.

    What is due to them is *told* if there is *room* for it, or else the sword alone says that they
    take something. That is so, too, where other claims decide whether they do. Where it has room a
    head tells whose does. With little room the number is smaller.
    """
    swords = []
    told, takes = told and not promise.spread, promise.slain > 0 or promise.may_be_slain
    blade, size_due = icon(CardKind.DEATHSLAYER, theme.LEAST_SIGN), DUE / renderer.text_scale
    for whose in (_whose(promise, theme.LEAST_SIGN), ()):
        if promise.slain and told:
            swords.append(_sword(renderer, -promise.slain, size_due, whose))
        if takes:
            swords.append(_on_ground(in_a_row(renderer, [*whose, blade], 0), LOST))
    for fit, sword in product(FITS, swords):
        shown = promise_number(renderer, promise, fit * size)
        if shown.width + HEAD_APART + sword.width <= room:
            return shown, sword
    return ()


def _with_losses(
    renderer: Renderer, promise: Promise, size: float, room: float
) -> Sequence[Picture]:
    """What a card brings, and apart who loses what, if there is *room* for any of that.

    A sword stands before what Deathslayers take, where that has room too. With little room the
    number is smaller.
    """
    hit = theme.FLOOR / renderer.text_scale
    alike = _alike(promise.losses)
    for count, has_swords, fit in product(range(len(alike), 0, -1), (True, False), FITS):
        losses = [_change(renderer, one, hit, sword=has_swords) for one in alike[:count]]
        shown = [promise_number(renderer, promise, fit * size), *losses]
        line = in_a_row(renderer, shown, HARM_APART)
        if line.width <= room:
            return (line,)
    return ()


def result_number(renderer: Renderer, promise: Promise, size: float) -> Collage:
    """The points that a claimed card brings, what is due to Deathslayers, and what it changes.

    Its own number stands apart from what powers bring with it. Heads stand for other seats and how
    their points change, a bolt for an immediate power.
    """
    pieces: list[Picture] = [added_up(renderer, promise.gain, 2 * promise.half, size)]
    if promise.slain:
        whose = _whose(promise, HEAD * SWORD * size)
        pieces.append(_sword(renderer, -promise.slain, SWORD * size, whose))
    pieces += [_change(renderer, alike, SWORD * size) for alike in _alike(promise.changes)]
    if promise.acts_at_once:
        pieces.append(Art("bolt", BOLT * size))
    return in_a_row(renderer, pieces, size * 0.2)


def _alike(changes: Sequence[Change]) -> list[tuple[Change, ...]]:
    """Those side by side that are as large and have the same reason."""
    groups = groupby(changes, lambda change: (change.points, change.by_slayer))
    return [tuple(alike) for _, alike in groups]


def _change(
    renderer: Renderer, changes: Sequence[Change], size: float, *, sword: bool = True
) -> Collage:
    """The heads of other seats, and how many points each would get or lose; a *sword* is why."""
    points = changes[0].points
    number = drawn(renderer, points, size, theme.PAPER, signed=True)
    cause: Picture = _heads(renderer, changes, max(theme.LEAST_SIGN, HEAD * size))
    if changes[0].by_slayer and sword:
        blade = icon(CardKind.DEATHSLAYER, max(theme.LEAST_SIGN, BLADE * size))
        cause = in_a_row(renderer, [blade, cause], 0)
    return _on_ground(in_a_row(renderer, [cause, number], -HEAD_CLOSE), points)


def _heads(renderer: Renderer, changes: Sequence[Change], wide: float) -> Picture:
    """The head of each seat; several are smaller, and lie over each other."""
    smaller = wide if len(changes) == 1 else SEVERAL * wide
    heads = [_head(change.seat, smaller) for change in changes]
    return in_a_row(renderer, heads, -OVER * smaller)


def _head(seat: Seat, wide: float) -> Art:
    return Art("frog-head", wide, palette_of(seat))


def _whose(promise: Promise, wide: float) -> Sequence[Picture]:
    """The head of whose Deathslayer slays a card because of another one, if any does."""
    return (_head(promise.slain_by[0], wide),) if promise.slain_by else ()


def _sword(
    renderer: Renderer, points: Fraction, size: float, whose: Sequence[Picture] = ()
) -> Collage:
    """A Deathslayer's sword, *whose* it is, and the points that it takes or spares."""
    number = drawn(renderer, points, size, theme.PAPER, signed=True)
    sword = icon(CardKind.DEATHSLAYER, BLADE * size)
    return _on_ground(in_a_row(renderer, [*whose, sword, number], 0), points)


def _on_ground(line: Collage, points: Fraction) -> Collage:
    """What moves *points*, on a ground that tells a loss from a gain."""
    w, h = line.width + SWORD_PAD, line.height
    ground = theme.BAD if points < 0 else theme.QUABBLE_VIOLET
    sheet = Paper(w, h, ground, h / 3, shadow=False)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(line, w / 2, h / 2)))
