"""What to press to read all that lies open."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games.quabble.components.claims.claim_focus import Z as SHADE_Z
from scenes.ui.control_signs import LabelledSign, cursor_signs, labelled_signs
from seats.bindings import Controls
from seats.intents import Intent
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token
from words import say

KEY, PAD, SHARE = 36.0, 8.0, 0.9  # a key; round it and its words; of the width of a card


def reading_signs(controls: Controls) -> Sequence[LabelledSign]:
    """The control that leads there, and what it is for; a pointer needs none."""
    if controls.device.has_pointer:
        return ()
    return (LabelledSign(controls.glyph(Intent.UP), say("quabble.sign_read")),)


def reading_on_signs(controls: Controls, ways: Sequence[Intent]) -> Sequence[LabelledSign]:
    """What to press to go back, and to read on.

    The first one stays in a narrow place. Up is told only where neither left nor right leads on.
    """
    along = [way for way in ways if way is not Intent.UP]
    back, card = say("table.back"), say("quabble.sign_card")
    *move, leave = cursor_signs(controls, ways=along or ways, move=card, choose=back)
    return [leave, *move]


def sign_on_card(renderer: Renderer, controls: Controls, card: Box) -> Token | None:
    """The same in the middle of a dark *card*, which has no words; nothing for a pointer."""
    signs = reading_signs(controls)
    if not signs:
        return None
    line, wide = labelled_signs(renderer, signs, KEY)
    w, h = wide + 2 * PAD, renderer.size(line)[1] + PAD
    sheet = Paper(w, h, theme.PAPER_BRIGHT, h / 3, theme.GOLD, edge_width=2)
    picture = Collage(w, h, (Part(sheet, w / 2, h / 2), Part(line, w / 2, h / 2)))
    fit = min(1.0, SHARE * card.w / w)
    return Token(picture, Pose(*card.centre, sx=fit, sy=fit), SHADE_Z + 1, "how to read")
