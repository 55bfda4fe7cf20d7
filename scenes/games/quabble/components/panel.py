"""The place of a seat: its points, its hand, its Treasury, its paw, and what it can press."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Seat
from rules.quabble import CardKind, HouseSet
from scenes.games.quabble.components.claims.claim_band import ClaimBand
from scenes.games.quabble.components.claims.claim_paw import ClaimPaw
from scenes.games.quabble.components.claims.claim_paw import Z as PAW_Z
from scenes.games.quabble.components.claims.loss_notes import LossNotes
from scenes.games.quabble.components.held_hand import HeldHand
from scenes.games.quabble.components.score_pennant import ScorePennant
from scenes.games.quabble.components.treasury import TreasuryDisplay
from scenes.games.quabble.layout import QuabbleLayout, QuabbleSeatPlaces
from scenes.games.quabble.material import MATERIAL
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_panel import Z
from scenes.ui.boards import board
from seats.bindings import Controls
from seats.intents import Intent
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

FADED = 0.4
SIGN_Z, LAID_OUT_Z = PAW_Z + 1, 645.0  # over paws of others; over cards to choose from
POINTER, BOARD = 38.0, (98.0, 48.0)
SIDEWAYS = (Intent.LEFT, Intent.RIGHT)  # towards the card on one's left, or on one's right
CLAIMS = (Intent.TURN_LEFT, Intent.TURN_RIGHT)  # these claim one of them at once


class QuabblePanel(HandPanel):
    """What one seat has at the table."""

    places: QuabbleSeatPlaces

    def __init__(
        self, stage: Stage, layout: QuabbleLayout, seat: Seat, house_set: HouseSet,
        play: Callable[[Motion], None],
    ) -> None:  # fmt: skip
        places = layout.seats[seat]
        super().__init__(stage, seat, places, len(CLAIMS), play)
        self._keys, self._sign_place = places.keys, places.signs
        self._sign_room = places.signs
        self.treasury = TreasuryDisplay(stage, places.cards, Z + 1, self.palette.body)
        self.band = ClaimBand(stage, layout, seat)
        self.score = ScorePennant(stage, places.pennant, self.palette)
        self.losses = LossNotes(stage, places, self.score.box)
        self.held = HeldHand(stage, places.hand, house_set)
        self.claim = ClaimPaw(stage, places, self.palette, play)
        self._hint.z = SIGN_Z
        self._seal.visible = False
        self._arrows = [self._towards(0, "arrow-left"), self._towards(1, "arrow-right")]

    @property
    def middle(self) -> float:
        """The x of the middle of the place."""
        return self.places.box.centre[0]

    def away_from(self, token: Token) -> float:
        """How far to the side *token* is."""
        return abs(token.pose.x - self.middle)

    def actors(self, kind: CardKind) -> tuple[Token, ...]:
        """The seat's points, frog and assets of *kind*; a headline has room only below them."""
        return self.score.number, self.frog.body, self.treasury.cells[kind]

    # What to press

    def show_card_controls(self, controls: Controls | None, intents: Sequence[Intent] = ()) -> None:
        super().show_card_controls(controls, intents)
        for arrow in self._arrows:
            arrow.visible = controls is not None

    @property
    def sign_room(self) -> Box:
        return self._sign_room

    @property
    def sign_middle(self) -> float:
        is_laid_out = self._hint.z == LAID_OUT_Z
        return self._sign_room.centre[0] if is_laid_out else super().sign_middle

    def put_signs(self, room: Box | None) -> None:
        """Have what to press stand in *room*, over what is laid out, or in its usual place."""
        self._sign_room, self._hint.z = room or self._sign_place, LAID_OUT_Z if room else SIGN_Z

    def show_status(self, words: str) -> None:
        """Nothing: the banner, the sign of a claim and the card that is pointed at say it all."""

    def tell(self, words: str) -> None:
        """Nothing: paws and cards that lie there tell what was done."""

    def seal(self) -> None:
        """A sign tells that it has claimed."""
        self._fade_card_controls(FADED)
        self.claim.seal()

    def unseal(self) -> None:
        """The sign is taken away."""
        self._fade_card_controls(1.0)
        self.claim.unseal()

    def _towards(self, side: int, art: str) -> Token:
        """A board with an arrow to that side, and room for the sign of what to press."""
        wide, high = BOARD
        x, y = self._keys.x + wide / 2, self._keys.centre[1]
        near, far = (0.26, 0.7) if side == 0 else (0.74, 0.3)
        if side:
            x = self._keys.right - wide / 2
        self._signs[side].pose = Pose(x + (far - 0.5) * wide, y)
        pieces = (
            Part(board(wide, high, MATERIAL), wide / 2, high / 2),
            Part(Art(art, POINTER), near * wide, high / 2),
        )
        arrow = self._put(Collage(wide, high, pieces), (x, y), Z + 1)
        arrow.visible = False
        return arrow
