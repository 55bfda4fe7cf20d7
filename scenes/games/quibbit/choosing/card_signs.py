"""The signs of what becomes of a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenes.games.quibbit.choosing.outlook import Outlook, less_safe
from sprites.pictures import theme
from sprites.pictures.geometry import Slot
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LARGEST = 44.0  # of words in a sign
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag"}
DANGER = "icon-warning"
SIGN, DISC = 30.0, 44.0  # how wide a sign and what it lies on are
Z = 660.0  # over the card that is raised
DOWN = 0.5  # where signs lie, of the height of a card under its middle: on its edge


class CardSigns:
    """On the lower edge of each card what is sure of it, if it can win, and if it is less safe."""

    def __init__(self, stage: Stage, slots: Sequence[Slot]) -> None:
        self._tokens = [Token(Text(" "), Pose(0, 0), Z, "card sign") for _ in slots]
        self.hide()
        stage.add(*self._tokens)

    def show(self, found: Mapping[int, Outlook], slots: Sequence[Slot], high: float) -> None:
        """Mark the cards that lie in *slots* and are so *high*, with what is *found* of each."""
        risky = less_safe(found)
        for token, slot, (card, one) in zip(self._tokens, slots, found.items(), strict=False):
            signs = _signs(one, is_risky=card in risky)
            token.visible = bool(signs)
            if signs:
                token.picture = _row(signs)
                token.pose = Pose(slot.x, slot.y + DOWN * high)

    def hide(self) -> None:
        """Mark nothing."""
        for token in self._tokens:
            token.visible = False


def _signs(outlook: Outlook, *, is_risky: bool) -> Sequence[str]:
    """The names of the signs of a card: none where nothing is sure."""
    wins, fates = outlook.surely_laps or outlook.is_last_left, outlook.fates
    signs = list[str]()
    if wins or "lap" in fates:
        signs.append(ICONS["lap"])
    elif len(fates) == 1:
        signs.append(ICONS[min(fates)])
    if is_risky or not fates:
        signs.append(DANGER)
    elif wins:
        signs.append(ICONS["home"])
    return signs


def _row(signs: Sequence[str]) -> Collage:
    """A disc for each of the *signs*, side by side."""
    discs = enumerate(on_disc(Art(sign, SIGN)) for sign in signs)
    parts = tuple(Part(disc, DISC * (n + 0.5), DISC / 2) for n, disc in discs)
    return Collage(DISC * len(signs), DISC, parts)


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
