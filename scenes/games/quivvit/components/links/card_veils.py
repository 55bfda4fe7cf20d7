"""Veils on the cards out of reach of the one in the hand: what that can link catches the eye."""

from __future__ import annotations

from scenes.games.quivvit.card_face import RADIUS
from scenes.games.quivvit.layout import QuivvitLayout, is_beside
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 120.0  # over cards that lie, below all that is put on them
DENSE, FADING = 0.2, 0.15  # how much colours lose; seconds


class CardVeils:
    """One for each place; with high contrast there are none."""

    def __init__(self, stage: Stage, layout: QuivvitLayout) -> None:
        self._stage = stage
        veil = Paper(
            layout.card, layout.card, theme.QUIVVIT_VEIL, RADIUS * layout.card, shadow=False
        )
        slots = () if stage.renderer.high_contrast else layout.places
        self._veils = [Token(veil, Pose(at.x, at.y, alpha=0.0), Z, "card-veil") for at in slots]
        self._veiled = set[int]()
        stage.add(*self._veils)

    def leave_bare(self, place: int) -> None:
        """Veil all cards that a turn of the one at a *place* cannot link."""
        self._veil({at for at in range(len(self._veils)) if not _reaches(place, at)})

    def lift(self) -> None:
        """Veil nothing."""
        self._veil(set())

    def _veil(self, places: set[int]) -> None:
        for place in self._veiled ^ places:
            dense = DENSE if place in places else 0.0
            self._stage.run(fade(self._veils[place], dense, FADING))
        self._veiled = places


def _reaches(place: int, other: int) -> bool:
    """Whether a turn of one card can link another."""
    return place == other or is_beside(place, other)
