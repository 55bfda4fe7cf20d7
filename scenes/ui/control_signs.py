"""Signs of controls: pictures of what to press, with words. All lengths are design units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from seats.bindings import Controls
from seats.glyphs import Glyph
from seats.intents import DIRECTIONS, Intent
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say

SIGN_GAP, WORDS_GAP = 8.0, 20.0  # after a sign, and after its words
LETTERS, MARK = 0.46, 0.8  # on a key: of its height


class LabelledSign(NamedTuple):
    """The sign of a control, and words for what it does."""

    glyph: Glyph
    words: str = ""


def sign(glyph: Glyph, height: float) -> Picture:
    """*glyph* with its letters or its mark, *height* high."""
    width = height / height_ratio(glyph.art)
    art = Art(glyph.art, width)
    pieces = [Part(art, width / 2, height / 2)]
    if glyph.mark:
        pieces.append(Part(Art(glyph.mark, height * MARK), width / 2, height * 0.46))
    if glyph.text:
        size = max(theme.FLOOR, height * LETTERS)
        letters = Text(
            glyph.text, size, theme.INK, width * 0.9, max(height * 0.78, 1.3 * theme.FLOOR)
        )
        pieces.append(Part(letters, width / 2, height * 0.46))
    return art if len(pieces) == 1 else Collage(width, height, tuple(pieces))


def control_sign(controls: Controls, intent: Intent, height: float) -> Picture:
    """What to press for *intent*, *height* high."""
    return sign(controls.glyph(intent), height)


def cursor_signs(
    controls: Controls,
    *,
    ways: Sequence[Intent] = DIRECTIONS,
    move: str = "",
    choose: str = "",
) -> Sequence[LabelledSign]:
    """What to press to move a cursor one of these *ways*, and to choose, with words for it.

    *move* and *choose* say what these do here; without them they say that one moves and chooses.
    """
    *first, last = controls.move_glyphs()
    if first and ways:
        *first, last = (controls.glyph(way) for way in ways)
    confirm = LabelledSign(controls.glyph(Intent.CONFIRM), choose or say("table.choose"))
    if last == confirm.glyph or not ways:
        return [confirm]
    return [*map(LabelledSign, first), LabelledSign(last, move or say("table.move")), confirm]


def row_signs(
    controls: Controls, ways: Mapping[Intent, str], here: str, choose: str = ""
) -> Sequence[LabelledSign]:
    """What to press to move between rows, by the names of those that *ways* lead to; what chooses.

    What leads on within the row of the name *here* is told last before that, with one name for all.
    *choose* says what choosing does here; without it they say that one chooses.
    """
    within = [way for way in DIRECTIONS if ways.get(way) == here]
    signs = [(way, name) for way, name in ways.items() if name != here]
    signs += [(way, here if way is within[-1] else "") for way in within]
    signs.append((Intent.CONFIRM, choose or say("table.choose")))
    return [LabelledSign(controls.glyph(intent), words) for intent, words in signs]


def labelled_signs(
    renderer: Renderer, signs: Sequence[LabelledSign], height: float
) -> tuple[Picture, float]:
    """*signs* side by side, each before its words, and how wide it is.

    The signs are *height* high beside words of the usual size, and larger beside larger ones.
    """
    x, high, pieces = 0.0, height * renderer.text_scale, []
    for glyph, words in signs:
        picture = sign(glyph, high)
        wide = renderer.size(picture)[0]
        pieces.append(Part(picture, x + wide / 2, high / 2))
        x += wide + SIGN_GAP
        if words:
            text = Text(words, theme.FLOOR, theme.INK)
            wide = renderer.size(text)[0]
            pieces.append(Part(text, x + wide / 2, high / 2))
            x += wide + WORDS_GAP
    x -= WORDS_GAP if signs[-1].words else SIGN_GAP
    return Collage(x, high, tuple(pieces)), x
