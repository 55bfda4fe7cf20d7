"""A firefly on each card that was placed, and a glow over the pond that grows with their number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.mosquito import Layout as Cards
from rules.mosquito import Spot
from scenes.games.mosquito.layout import MosquitoLayout
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GLOW_Z = 1.5
FLY = 0.42  # of a card's width
ASIDE, UP = 0.33, 0.36  # of a card's width and height: where on a card its firefly sits
GLOW_WIDE = 2.2  # of the rows' width
GLOW_MOST = 0.9  # opacity, over a pond with a light on every place
GLOW_STEPS = 4  # how often the glow grows in a deal: each time the whole pond is drawn again


class PondLights:
    """Tokens of all fireflies, by the spot on which they sit at these *heights*."""

    def __init__(self, stage: Stage, layout: MosquitoLayout, heights: Mapping[Spot, float]) -> None:
        self._layout = layout
        art = Art("firefly-lit", FLY * layout.card)
        self.flies = {at: Token(art, self._pose(at), z, "light") for at, z in heights.items()}
        glow = Art("pond-glow", GLOW_WIDE * layout.rows.w)
        self.glow = Token(glow, Pose(*layout.rows.centre, alpha=0.0), GLOW_Z, "glow")
        stage.add(self.glow, *self.flies.values())
        self.show(())

    def show(self, cards: Cards) -> None:
        """Light the places that *cards* take."""
        for at, token in self.flies.items():
            token.visible = bool(cards) and at.level < len(cards[at.number - 1])
        lit = sum(token.visible for token in self.flies.values())
        steps = lit * GLOW_STEPS // len(self.flies)
        self.glow.visible = steps > 0
        self.glow.pose = replace(self.glow.pose, alpha=GLOW_MOST * steps / GLOW_STEPS)

    def _pose(self, at: Spot) -> Pose:
        slot, card = self._layout.slot(at), self._layout.card
        return Pose(slot.x + ASIDE * card, slot.y - UP * self._layout.tall)
