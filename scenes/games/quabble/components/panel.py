"""The panel of a seat: its Treasury, its points, its hand, and its paw on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, HouseSet, Kind
from scenes.core.script import Script
from scenes.games.quabble.cards import back, tiny
from scenes.games.quabble.components.treasury import TreasuryDisplay
from scenes.games.quabble.layout import CARD_TALL
from scenes.games.quabble.numbers import drawn
from scenes.table.hand_panel import SIGN, HandPanel
from scenes.table.seat_panel import Z
from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.seats.seat_places import STATUS, SeatPlaces
from scenes.ui.control_signs import labelled_signs
from seats.bindings import Controls
from seats.glyphs import Glyph
from seats.intents import Intent
from sprites.motion.motions import fade, glide, spring
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HEAD, PURSE, KEYS = 52.0, 60.0, 66.0
FADED = 0.4
FROG_HIGH = 90.0
ROW, SQUEEZED = 32.0, 0.62  # how high one of two rows of signs is; before there are two
PAW_Z, CLAIM_Z, HAND_Z = 318.0, 316.0, 303.0
PAW, CLAIM, POINTER = 82.0, 84.0, 40.0
CLAIMS = (Intent.TURN_LEFT, Intent.TURN_RIGHT)  # the card on one's left, the one on one's right


class QuabblePanel(HandPanel):
    """The panel of one seat."""

    def __init__(
        self, stage: Stage, box: Box, seat: Seat, house_set: HouseSet,
        play: Callable[[Motion], None],
    ) -> None:  # fmt: skip
        super().__init__(stage, seat, _places(box, stage.renderer.text_scale), len(CLAIMS), play)
        self._house_set, self._keys = house_set, self.places.keys
        cards = self.places.cards
        purse, treasury = cards.split_rows(PURSE, cards.h - PURSE)
        self._hand, self._score = purse.split_columns(0.64, 0.33, gap=0.03 * purse.w)
        self.treasury = TreasuryDisplay(stage, treasury, Z + 1, tuple(Kind))
        self._points = self._put(None, self._score.centre, Z + 1)
        self._crown = self._put(Art("crown", 40), self.frog.head, Z + 3)
        self._crown.visible = False
        self._paw_at = Pose(*self._keys.centre)
        self._paw = self._put(Art("paw", PAW, self.palette), self._keys.centre, PAW_Z)
        self._claim = self._put(Art("claim", CLAIM), self._keys.centre, CLAIM_Z)
        self._paw.visible = self._claim.visible = self._seal.visible = False
        self._held: list[Token] = []
        self._more = self._put(None, self._keys.centre, Z + 1)
        self._arrows = [self._towards(0, "arrow-left"), self._towards(1, "arrow-right")]
        stage.renderer.prefetch(*(self._pointing(left) for left in (True, False)))

    # What lies there

    def show_points(self, points: Fraction, leads: bool) -> None:
        """Write the points so far, and crown who leads."""
        renderer, box = self.stage.renderer, self._score
        picture = drawn(renderer, points, theme.SCORE)
        wide, high = renderer.size(picture)
        fit = min(1.0, box.w / wide, box.h / high)
        self._points.picture, self._points.visible = picture, True
        self._points.pose = Pose(*box.centre, sx=fit, sy=fit)
        self._crown.visible = leads

    @property
    def points(self) -> Token:
        """The number of points."""
        return self._points

    def show_hand(self, hand: Sequence[Card | None]) -> None:
        """Lay out as many cards as there are in the hand: from behind, if nobody may know them."""
        self.stage.remove(*self._held)
        self._held = [
            Token(self._small(card), Pose(slot.x, slot.y), HAND_Z + i / 10, "held")
            for i, (card, slot) in enumerate(zip(hand, self.hand_slots(len(hand)), strict=True))
        ]
        self.stage.add(*self._held)

    def hand_slots(self, count: int) -> list[Slot]:
        """Where the cards of the hand lie."""
        return row(count, self.held_width, 4, self._hand.centre, room=self._hand.w - 6)

    @property
    def held_width(self) -> float:
        """How wide a card of the hand is in the panel."""
        return (self._hand.h - 6) / CARD_TALL

    # Claims

    def show_card_controls(self, controls: Controls | None, intents: Sequence[Intent] = ()) -> None:
        super().show_card_controls(controls, intents)
        for arrow in self._arrows:
            arrow.visible = controls is not None

    def show_controls(self, signs: Sequence[tuple[Glyph, str]]) -> None:
        """Print what to press: in two rows where there is no room for one."""
        renderer, box = self.stage.renderer, self._keys
        self._more.visible = False
        super().show_controls(signs)
        if not signs or labelled_signs(renderer, signs, SIGN)[1] * SQUEEZED <= box.w:
            return
        ends = [i + 1 for i, (_, words) in enumerate(signs) if words]
        rows = (signs[: ends[0]], signs[ends[0] :]) if len(ends) > 1 else (signs, ())
        for token, row_, y in zip((self._hint, self._more), rows, (0.25, 0.77), strict=True):
            token.visible = bool(row_)
            if row_:
                token.picture, wide = labelled_signs(renderer, row_, ROW * renderer.text_scale)
                fit = min(1.0, box.w / wide, 1 / renderer.text_scale)
                token.pose = Pose(box.centre[0], box.y + y * box.h, 0.0, fit, fit)

    def seal(self) -> None:
        """A paw is laid on the claim; it looks the same whichever it is, and each time again."""
        self._fade_card_controls(FADED)
        self._paw.visible = True
        x, y = self._paw_at.x, self._paw_at.y
        self._paw.pose = Pose(x, y + 40, sx=1.2, sy=1.2)
        self._play(spring(self._paw, self._paw_at, hz=5, damping=0.6))

    def unseal(self) -> None:
        """The paw is taken back."""
        self._fade_card_controls(1.0)
        self._paw.visible = False

    def lift(self, left: bool) -> Script:
        """Take the paw away and show the claim that was under it."""
        x, y = self._paw_at.x, self._paw_at.y
        self._paw.visible, self._paw.pose = True, self._paw_at
        self._claim.visible, self._claim.picture = True, self._pointing(left)
        self._claim.pose = self._paw_at
        yield from glide(self._paw, Pose(x, y + 60, alpha=0.0), 0.28)
        self._paw.visible = False
        side = -1 if left else 1
        yield from spring(self._claim, Pose(x + 14 * side, y), hz=5, damping=0.4)

    def clear_claim(self) -> Script:
        """Put the claim away."""
        if self._claim.visible:
            yield from fade(self._claim, 0.0, 0.2)
        self._claim.visible = False

    def forget_claim(self) -> None:
        """Neither paw nor claim lies there."""
        self._paw.visible = self._claim.visible = False

    def _towards(self, side: int, art: str) -> Token:
        """The arrow beside the sign of what to press for that side."""
        away, y = (34.0, 76.0), self._keys.centre[1]
        near = [self._keys.right - x if side else self._keys.x + x for x in away]
        self._signs[side].pose = Pose(near[1], y)
        arrow = self._put(Art(art, POINTER), (near[0], y), Z + 1)
        arrow.visible = False
        return arrow

    def _pointing(self, left: bool) -> Picture:
        return Art("claim", CLAIM, mirrored=not left)

    def _small(self, card: Card | None) -> Picture:
        wide = self.held_width
        return back(wide) if card is None else tiny(self._house_set, card, wide)


def _places(box: Box, text_scale: float) -> SeatPlaces:
    """A frog above its tag, its Treasury and its controls."""
    head, rest = box.split_rows(FROG_HIGH, box.h - FROG_HIGH)
    status = STATUS * text_scale
    tag, cards, keys, foot = rest.split_rows(HEAD, rest.h - HEAD - KEYS - status, KEYS, status)
    frog = FrogPlace(head.centre[0], head.bottom + 20, 1.25 * FROG_HIGH)
    return SeatPlaces(box, frog, tag, cards, keys, foot)
