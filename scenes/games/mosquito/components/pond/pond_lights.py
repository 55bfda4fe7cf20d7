"""Who placed each card, a glow that grows with their number, and dusk that falls with passes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core import Seat
from rules.mosquito import Layout as Cards
from rules.mosquito import Spot
from scenes.games.mosquito.layout import MosquitoLayout
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.darkness import Darkness
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GLOW_Z = 1.5
FLY = 0.44  # of a card's width
HEAD = 0.68  # of a firefly's width: the head of who placed the card
ASIDE, UP = 0.37, 0.41  # of a card's width and height: where on a card its firefly sits
DUSK_Z, DUSK_STEP, DUSK_MOST = 1.7, 1 / 12, 2 / 3  # below all on the water; shares of the night
FRAME, RIM = 0.5, 5.0  # how wide what frames a head is, of a card's width; its rim
GLOW_WIDE = 2.2  # of the rows' width
GLOW_MOST = 0.9  # opacity, over a pond with a light on every place
GLOW_STEPS = 4  # how often the glow grows in a deal: each time the whole pond is drawn again


def point_sign(wide: float, placer: Seat) -> Picture:
    """A firefly with the head of the frog that has the point."""
    middle = wide / 2
    head = Art("frog-head", HEAD * wide, palette_of(placer))
    fly = Part(Art("firefly-lit", wide), middle, middle)
    return Collage(wide, wide, (fly, Part(head, middle, 1.2 * middle)))


def head_frame(card: float) -> Paper:
    """What frames the head on a *card* so wide: it stays where that card goes away."""
    wide = FRAME * card
    return Paper(wide, wide, theme.NIGHT, wide / 2, theme.GOLD, RIM)


class PondLights:
    """Tokens of all fireflies, by the spot on which they sit at these *heights*.

    Each shows the head of the seat that has the point for the card placed there.
    """

    def __init__(self, stage: Stage, layout: MosquitoLayout, heights: Mapping[Spot, float]) -> None:
        self._layout, self._wide, self._heights = layout, FLY * layout.card, heights
        self.placers: dict[Spot, Seat] = {}
        self.flies = {
            at: Token(self._fly(None), self._pose(at), z, "light") for at, z in heights.items()
        }
        glow = Art("pond-glow", GLOW_WIDE * layout.rows.w)
        stage.renderer.prefetch(glow)
        self.glow = Token(glow, Pose(*layout.rows.centre, alpha=0.0), GLOW_Z, "glow")
        stage.add(self.glow, *self.flies.values())
        self._dusk = Darkness(stage.renderer)
        self._dusk.order = stage.add_effect(self._dusk, DUSK_Z)
        self.show(())

    def fall(self, passes: int) -> None:
        """The light on the water falls by a step with each of the *passes* in a row."""
        self._dusk.level = min(DUSK_MOST, DUSK_STEP * passes)

    def show(self, cards: Cards) -> None:
        """Light the places that *cards* take."""
        for at, token in self.flies.items():
            token.visible = bool(cards) and at.level < len(cards[at.number - 1])
            token.picture = self._fly(self.placers.get(at))
        lit = sum(token.visible for token in self.flies.values())
        steps = lit * GLOW_STEPS // len(self.flies)
        self.glow.visible = steps > 0
        self.glow.pose = self.glow.pose.with_alpha(GLOW_MOST * steps / GLOW_STEPS)

    def lift(self, spots: Iterable[Spot], z: float) -> None:
        """The fireflies of *spots* are over all cards until they *settle*."""
        for at in spots:
            if at in self.flies:
                self.flies[at].z = z

    def settle(self, at: Spot) -> None:
        """The firefly of a spot, if there is one, sits on its card again."""
        if at in self.flies:
            self.flies[at].z = self._heights[at]

    def _fly(self, placer: Seat | None) -> Picture:
        return Art("firefly-lit", self._wide) if placer is None else point_sign(self._wide, placer)

    def _pose(self, at: Spot) -> Pose:
        slot, card = self._layout.slot(at), self._layout.card
        return Pose(slot.x + ASIDE * card, slot.y - UP * self._layout.tall)
