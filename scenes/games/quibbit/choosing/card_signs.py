"""The signs of what becomes of a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenes.games.quibbit.choosing.outlook import Outlook, less_safe
from sprites.pictures import theme
from sprites.pictures.geometry import Slot
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LARGEST = 44.0  # of words in a sign
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag"}
DANGER = "icon-warning"
SIGN, DISC = 30.0, 44.0  # how wide a sign and what it lies on are
QUESTION = 34.0  # how large it is written, with large text too: no larger than its disc
Z = 660.0  # over the card that is raised
DOWN = 0.5  # where signs lie, of the height of a card under its middle: on its edge


class CardSigns:
    """On the lower edge of each card what is sure of it, if it can win, and if it is less safe."""

    def __init__(self, stage: Stage, slots: Sequence[Slot]) -> None:
        self._renderer = stage.renderer
        self._tokens = [Token(Text(" "), Pose(0, 0), Z, "card sign") for _ in slots]
        self.hide()
        stage.add(*self._tokens)

    def show(self, found: Mapping[int, Outlook], slots: Sequence[Slot], high: float) -> None:
        """Mark the cards that lie in *slots* and are so *high*, with what is *found* of each."""
        risky = less_safe(found)
        for token, slot, (card, one) in zip(self._tokens, slots, found.items(), strict=False):
            token.picture = _card_sign(self._renderer, one, is_risky=card in risky)
            token.pose = Pose(slot.x, slot.y + DOWN * high)
            token.visible = True

    def hide(self) -> None:
        """Mark nothing."""
        for token in self._tokens:
            token.visible = False


def _card_sign(renderer: Renderer, outlook: Outlook, *, is_risky: bool) -> Collage:
    signs = [_fate_sign(renderer, outlook)] if outlook.fates else []
    if is_risky or not outlook.fates:
        signs.append(Art(DANGER, SIGN))
    elif "lap" in outlook.fates and not outlook.surely_laps:
        signs.append(_question(renderer))
    discs = [on_disc(sign) for sign in signs]
    wide = DISC * len(discs)
    parts = (Part(disc, DISC * (n + 0.5), DISC / 2) for n, disc in enumerate(discs))
    return Collage(wide, DISC, tuple(parts))


def _fate_sign(renderer: Renderer, outlook: Outlook) -> Picture:
    """What may win, or becomes of a card as long as no other frog laps, or a question mark."""
    if outlook.is_last_left or "lap" in outlook.fates:
        return Art(ICONS["lap"], SIGN)
    if len(outlook.fates) == 1:
        return Art(ICONS[min(outlook.fates)], SIGN)
    return _question(renderer)


def _question(renderer: Renderer) -> Text:
    return Text("?", QUESTION / renderer.text_scale)


def on_disc(sign: Picture, colour: str = theme.PAPER_BRIGHT) -> Collage:
    """A *sign* on a disc, which stands out on every tile and card."""
    disc = Paper(DISC, DISC, colour, DISC / 2, shadow=False)
    return Collage(DISC, DISC, (Part(disc, DISC / 2, DISC / 2), Part(sign, DISC / 2, DISC / 2)))


def mood_of(outlook: Outlook) -> str:
    """How a frog looks that knows what becomes of its card: it thinks of what is unsure."""
    if outlook.surely_laps:
        return "cheer"
    if (sure := outlook.sure_fate) == "lost":
        return "sad"
    return "cheer" if sure and not outlook.next_lap else "think"
