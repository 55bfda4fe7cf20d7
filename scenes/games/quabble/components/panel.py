"""The place of a seat: its pennant with its points, its hand, its Treasury, and its paw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, CardKind, HouseSet
from scenes.core.script import Script, after, together, wait
from scenes.games.quabble.cards import back, tiny
from scenes.games.quabble.components.claim_band import ClaimBand
from scenes.games.quabble.components.numbers import drawn
from scenes.games.quabble.components.treasury import TreasuryDisplay
from scenes.games.quabble.layout import CARD_TALL, QuabblePlaces
from scenes.games.quabble.material import MATERIAL
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_panel import Z
from scenes.ui.boards import board
from seats.bindings import Controls
from seats.intents import Intent
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, fade, spring
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

FADED = 0.4
COUNT_SECONDS, COUNT_STEPS = 0.05, 6  # from one number to the next, when points are counted
PAW_SECONDS = 0.26
PENNANT_Z, MEANING_Z, NUMBER_Z = 297.0, 299.0, 300.2  # below and above the laurel
PAW_Z, CLAIM_Z, HAND_Z = 318.0, 316.0, 303.0
SIGN_Z, LAID_OUT_Z = PAW_Z + 1, 645.0  # over paws of others; over cards to choose from
NUMBER_WIDE, NUMBER_HIGH, NUMBER_UP = 0.64, 0.66, 0.08  # of a pennant
PAW, CLAIM, POINTER, BOARD = 82.0, 84.0, 40.0, (98.0, 54.0)
CORD, CORD_IN, CORD_APART = 4.0, 10.0, 0.88  # how thick; how far behind the rod; of its width
MOST_HELD, OVERLAP = 5, 3.0  # cards; how much of each lies under the next
TILT, BEND = 5.0, 2.2  # degrees from one to the next; how they are curved
SIDEWAYS = (Intent.LEFT, Intent.RIGHT)  # towards the card on one's left, or on one's right
CLAIMS = (Intent.TURN_LEFT, Intent.TURN_RIGHT)  # these claim one of them at once


class QuabblePanel(HandPanel):
    """What one seat has at the table."""

    def __init__(
        self, stage: Stage, places: QuabblePlaces, seat: Seat, house_set: HouseSet,
        play: Callable[[Motion], None],
    ) -> None:  # fmt: skip
        super().__init__(stage, seat, places, len(CLAIMS), play)
        self._house_set, self._keys, self._hand = house_set, places.keys, places.hand
        self._sign_place = self._sign_room = places.signs
        self.treasury = TreasuryDisplay(stage, places.cards, Z + 1)
        self.band = ClaimBand(stage, places, self.palette)
        self._pennant, self._meaning_box = places.pennant, places.meaning
        self._pennant_wide = min(self._pennant.w, self._pennant.h / height_ratio("pennant"))
        pennant = Art("pennant", self._pennant_wide, self.palette)
        self._put(pennant, self._pennant.centre, PENNANT_Z)
        self._hang()
        self._points = self._put(None, self._pennant.centre, NUMBER_Z)
        self._meaning = self._put(None, places.meaning.centre, MEANING_Z)
        self._paw_at = Pose(*self._keys.centre)
        self._paw = self._put(Art("paw", PAW, self.palette), self._keys.centre, PAW_Z)
        self._claim = self._put(Art("claim", CLAIM), self._keys.centre, CLAIM_Z)
        self._paw.visible = self._claim.visible = False
        self._hint.z = SIGN_Z
        self._seal.visible = False
        self._shown = self._goal = Fraction(0)  # the points that are written; those to count to
        self._held: list[Token] = []
        self._arrows = [self._towards(0, "arrow-left"), self._towards(1, "arrow-right")]
        stage.renderer.prefetch(*(self._pointing(left) for left in (True, False)))

    def _hang(self) -> None:
        """Two cords from the ceiling to the ends of the pennant's rod."""
        high = self._pennant.y + CORD_IN
        cord = Paper(CORD, high, theme.GOLD, CORD / 2, shadow=False)
        x, away = self._pennant.centre[0], CORD_APART * self._pennant_wide / 2
        for at in (x - away, x + away):
            self._put(cord, (at, high / 2), PENNANT_Z - 3)

    # What lies there

    def show_points(self, points: Fraction, *, counting: bool) -> None:
        """Write the points at once, and whether they are *counting* or would be if it ended now."""
        self._goal = points
        self._write(points)
        self._label("quabble.points_counted" if counting else "quabble.points_now")

    def show_counting(self) -> None:
        """The points are what is counted from now on."""
        self._label("quabble.points_counted")

    def _write(self, points: Fraction) -> None:
        renderer, box, shown = self.stage.renderer, self._pennant, self._points
        self._shown = points
        picture = drawn(renderer, points, theme.SCORE, theme.PAPER)
        wide, high = renderer.size(picture)
        room = NUMBER_WIDE * self._pennant_wide, NUMBER_HIGH * box.h
        fit = min(1.0, room[0] / wide, room[1] / high)
        shown.picture, shown.visible = picture, True
        shown.pose = Pose(box.centre[0], box.centre[1] - NUMBER_UP * box.h, sx=fit, sy=fit)

    def _label(self, key: str) -> None:
        """Write below the number what it says."""
        box, renderer = self._meaning_box, self.stage.renderer
        size = theme.FLOOR / renderer.text_scale  # the number itself grows no larger either
        words = Text(say(key), size, theme.PAPER)
        wide = renderer.size(words)[0] + box.h / 2
        sheet = Paper(wide, box.h, theme.NIGHT, box.h / 2, shadow=False)
        pieces = [Part(one, wide / 2, box.h / 2) for one in (sheet, words)]
        self._meaning.picture = Collage(wide, box.h, tuple(pieces))
        fit = min(1.0, box.w / wide)
        self._meaning.pose, self._meaning.visible = Pose(*box.centre, sx=fit, sy=fit), True

    def count(self, points: Fraction) -> Script:
        """Count up or down to *points*; whoever counts already goes on to them."""
        self._goal, counting = points, self._goal != self._shown
        if counting or points == self._shown:
            return
        self.stage.run(punch(self._points, 0.4))
        while self._shown != self._goal:
            self._write(_nearer(self._shown, self._goal))
            yield from wait(COUNT_SECONDS)

    @property
    def points(self) -> Token:
        """The number of points."""
        return self._points

    @property
    def number_box(self) -> Box:
        """The place of the number of points and of what it says."""
        box = self._pennant
        return Box(box.x, box.y, box.w, self._meaning_box.bottom - box.y)

    @property
    def meaning(self) -> Token:
        """What the number of points says."""
        return self._meaning

    @property
    def goal(self) -> Fraction:
        """The points that are written, or soon will be."""
        return self._goal

    @property
    def middle(self) -> float:
        """The x of the middle of the place."""
        return self.places.box.centre[0]

    def away_from(self, token: Token) -> float:
        """How far to the side *token* is."""
        return abs(token.pose.x - self.middle)

    def lay_paw(self) -> None:
        """Have a paw lie on the claim, unless it lies on a card already."""
        if not self._paw.visible:
            self._paw.visible, self._paw.pose = True, self._paw_at

    @property
    def paw(self) -> Token:
        """The paw that lies on a claim."""
        return self._paw

    def actors(self, kind: CardKind) -> tuple[Token, ...]:
        """The seat's points, frog and assets of *kind*; a headline has room only below them."""
        return self._points, self.frog.body, self.treasury.cells[kind]

    def show_hand(self, hand: Sequence[Card | None]) -> None:
        """Fan out as many cards as there are in the hand: backs, if nobody may know them."""
        self.stage.remove(*self._held)
        self._held = [
            Token(self._small(card), Pose(slot.x, slot.y, slot.angle), HAND_Z + i / 10, "held")
            for i, (card, slot) in enumerate(zip(hand, self.hand_slots(len(hand)), strict=True))
        ]
        self.stage.add(*self._held)

    def hand_slots(self, count: int) -> list[Slot]:
        """Where the cards of the hand are held."""
        middle = (count - 1) / 2
        flat = row(count, self.held_width, -OVERLAP, self._hand.centre)
        return [
            Slot(slot.x, slot.y + BEND * (i - middle) ** 2, TILT * (i - middle))
            for i, slot in enumerate(flat)
        ]

    @property
    def held_width(self) -> float:
        """How wide a card of the hand is."""
        return min(self._hand.h / CARD_TALL, self._hand.w / MOST_HELD)

    # What to press

    def show_card_controls(self, controls: Controls | None, intents: Sequence[Intent] = ()) -> None:
        super().show_card_controls(controls, intents)
        for arrow in self._arrows:
            arrow.visible = controls is not None

    @property
    def sign_room(self) -> Box:
        return self._sign_room

    def put_signs(self, room: Box | None) -> None:
        """Have what to press stand in *room*, over what is laid out, or in its usual place."""
        self._sign_room, self._hint.z = room or self._sign_place, LAID_OUT_Z if room else SIGN_Z

    def show_status(self, words: str) -> None:
        """Nothing: the banner, the paw and the card that is pointed at say it all."""

    def tell(self, words: str) -> None:
        """Nothing: paws and cards that lie there tell what was done."""

    # Claims

    def seal(self) -> None:
        """A paw is laid on the claim; it looks the same whichever it is, and each time again."""
        self._fade_card_controls(FADED)
        self._paw.visible = True
        x, y = self._paw_at.x, self._paw_at.y
        self._paw.pose = Pose(x, y + 40, sx=1.2, sy=1.2)
        self._play(spring(self._paw, self._paw_at, hz=5, damping=0.6))

    def put_paw(self, to: Pose) -> None:
        """Lay the paw where everybody may see it: on the card that is claimed."""
        self._play(spring(self._paw, to, hz=5, damping=0.6))

    def unseal(self) -> None:
        """The paw is taken back."""
        self._fade_card_controls(1.0)
        self._paw.visible = False

    def lift(self, left: bool, to: Pose) -> Script:
        """Take the paw off the claim that was under it, and lay it on the card that is claimed."""
        self._claim.visible, self._claim.picture = True, self._pointing(left)
        self._claim.pose = self._paw_at
        x, y = self._paw_at.x, self._paw_at.y
        side = -1 if left else 1
        yield from together(
            arc(self._paw, to, PAW_SECONDS, 60),
            spring(self._claim, Pose(x + 14 * side, y), hz=5, damping=0.4),
        )

    def pull(self, to: Pose, seconds: float) -> Script:
        """Take the paw away together with what it holds."""
        yield from together(
            arc(self._paw, to, seconds, 70), after(seconds - 0.1, fade(self._paw, 0.0, 0.1))
        )
        self._paw.visible = False

    def let_go(self) -> Script:
        """Take the paw away from a card that it does not get."""
        yield from fade(self._paw, 0.0, 0.2)
        self._paw.visible = False

    def clear_claim(self) -> Script:
        """Put the claim away."""
        shown = [token for token in (self._claim, self._paw) if token.visible]
        yield from together(*(fade(token, 0.0, 0.2) for token in shown))
        self.forget_claim()

    def forget_claim(self) -> None:
        """Neither paw nor claim lies there."""
        self._paw.visible = self._claim.visible = False

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

    def _pointing(self, left: bool) -> Picture:
        return Art("claim", CLAIM, mirrored=not left)

    def _small(self, card: Card | None) -> Picture:
        wide = self.held_width
        return back(wide) if card is None else tiny(self._house_set, card, wide)


def _nearer(shown: Fraction, goal: Fraction) -> Fraction:
    """A number between the two, a whole one away from *shown*; at last the *goal*."""
    away = abs(goal - shown)
    step = max(1, away // COUNT_STEPS)
    return goal if away <= step else shown + (step if goal > shown else -step)
