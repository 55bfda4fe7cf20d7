"""A claim where all may look at the cards: the left one or the right one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from rules.quabble import Action, Claim, Side
from scenes.games.quabble.choosing.reading_chooser import ReadingChooser
from scenes.games.quabble.choosing.reading_signs import reading_signs
from scenes.games.quabble.components.claims.claim_band import SIDES
from scenes.games.quabble.components.panel import CLAIMS, SIDEWAYS, QuabblePanel
from scenes.games.quabble.layout import QuabbleLayout, paw_on
from scenes.table.choosing.chooser import ChooserContext
from scenes.table.choosing.cursor_frame import cursor_frame
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.table.choosing.secrecy.curtain_chooser import SealingChooser
from scenes.ui.control_signs import LabelledSign
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Intent, Phase
from sounds.bank import Sound
from sprites.motion.gestures import wobble
from sprites.motion.motions import spring
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

RAISED_Z = 290.0
LARGER = 1.06  # as much as leaves the top of a card below the band
NOD, NOD_SECONDS = 3.0, 0.35  # degrees: cards that ask to be raised
NEITHER = -1  # where the cursor is before a card is raised
PLACES = {Intent.LEFT: 0, Intent.RIGHT: 1}


class ClaimChooser(ReadingChooser, SealingChooser[Action]):
    """Claims the card on one side or the other with the controls that a sealed claim has.

    Directions raise a card, which claims nothing yet; confirm claims what is raised. *tell* tells
    of a raised card. With something *hidden* it tells nothing and all is done while the others
    look away; nobody hears what is raised.
    """

    _panel: QuabblePanel

    def __init__(
        self, context: ChooserContext, panel: QuabblePanel, cards: Mapping[Side, Token],
        layout: QuabbleLayout, tell: Callable[[Side], None],
        reading_device: Callable[[], Device | None], *, hidden: bool,
    ) -> None:  # fmt: skip
        seat = context.seat
        super().__init__(context, panel, layout.curtain(seat), NEITHER, hidden=hidden)
        self._reading_device, self._tell = reading_device, tell
        self._sign_room = layout.between_paws(seat)
        self._cards = [cards[side] for side in SIDES]
        self._rest = [(token.pose, token.z) for token in self._cards]
        self._cursor = Token(Paper(1, 1), Pose(0, 0), RAISED_Z + 1, "cursor")
        self._cursor.visible = False
        context.stage.add(self._cursor)
        self._curtain.close()

    def press(self, press: Press) -> None:
        if press.repeat:
            return
        if press.down and press.intent in CLAIMS and self._may_claim:
            self._at = CLAIMS.index(press.intent)
            self._confirm_unless_refused()
        else:
            super().press(press)

    def offers(self) -> frozenset[Intent]:
        offers = super().offers() - {Intent.UP, Intent.DOWN}
        if self._curtain.open and self._at == NEITHER:
            offers -= {Intent.CONFIRM}
        return offers.union(CLAIMS) if self._may_claim else offers

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is None:
            super().point(x, y, phase)
        elif phase is Phase.UP and self._under(x, y) is not None:
            self._take_back()

    def show_cursor(self, shown: bool) -> None:
        self._cursor.visible = shown and self._at != NEITHER

    @property
    def cursor_box(self) -> Box:
        """The raised card, or the left one: that too where nobody may learn which is raised."""
        return self._boxes()[0 if self._curtain.hidden else max(0, self._at)]

    @property
    def _may_claim(self) -> bool:
        """Whether a claim can be made, or be changed to the other one."""
        return self._curtain.open if self.choice is None else not self._curtain.hidden

    def _boxes(self) -> Sequence[Box]:
        size = self._context.stage.renderer.size
        return [
            Box.around(pose.x, pose.y, *size(token.picture))
            for token, (pose, _) in zip(self._cards, self._rest, strict=True)
        ]

    def _move_by(self, intent: Intent) -> bool:
        if intent in PLACES:
            self._move(PLACES[intent])
        return intent in PLACES

    def next_press(self, action: Action) -> Intent:
        to = self._next(action) or 0
        return Intent.CONFIRM if to == self._at or self._reads else SIDEWAYS[to]

    def close(self) -> None:
        super().close()
        self._panel.essential = None
        self._context.stage.remove(self._cursor)

    def _leads(self, at: int, action: Action) -> bool:
        return at != NEITHER and Claim(SIDES[at]) == action

    def _moved(self, before: int) -> None:
        for i, (token, (pose, z)) in enumerate(zip(self._cards, self._rest, strict=True)):
            up = replace(pose, sx=LARGER, sy=LARGER)
            token.z = RAISED_Z if i == self._at else z
            self._context.play(spring(token, up if i == self._at else pose, 6, 0.6))
        self._frame(self._boxes()[self._at])
        self._show_controls()
        if not self._curtain.hidden:
            self._tell(SIDES[self._at])
        self._play_openly(Sound.CARD_HOVER)

    def _frame(self, card: Box) -> None:
        """Frame the raised *card*, as wide as it gets."""
        raised = Box.around(*card.centre, LARGER * card.w, LARGER * card.h)
        self._cursor.picture = cursor_frame(raised)
        move_cursor(self._cursor, Pose(*raised.centre))

    def _confirm(self) -> None:
        if self._at == NEITHER:
            self._ask_for_one()
        else:
            side, box = SIDES[self._at], self._boxes()[self._at]
            self._seal(Claim(side), Sound.PAW_DOWN)
            if not self._curtain.hidden:
                self._panel.claim.put(paw_on(box, left=side is Side.LEFT))

    def _ask_for_one(self) -> None:
        """Confirm means nothing before a card is raised: show what can be."""
        self._play_openly(Sound.REFUSE)
        for card in self._cards:
            self._context.play(wobble(card, NOD, NOD_SECONDS))

    def _turned(self, is_open: bool) -> None:
        self._panel.put_signs(self._sign_room if is_open else None)
        if is_open:
            self._panel.show_status(say("quabble.pick_claim"))
            self._show_controls()
        else:
            self._at = NEITHER
            self._cursor.visible = False
            self._panel.show_controls(())
            for token, rest in zip(self._cards, self._rest, strict=True):
                token.claim()  # a flight home would show which one was up
                token.pose, token.z = rest

    def _show_controls(self) -> None:
        """Tell what raises a card, what claims it once one is raised, and how to read.

        With little room only the claim is told, and until a card is raised only reading has a word.
        """
        controls, sides = self._context.controls, self._sides()
        reading = reading_signs(controls)
        if self._at == NEITHER and sides:
            essential, signs = reading[0], [*sides, *reading]
        else:
            essential = LabelledSign(controls.glyph(Intent.CONFIRM), say("quabble.sign_claim"))
            signs = [essential, *reading, *sides]
        self._panel.essential = essential.glyph
        self._panel.show_controls(signs)

    def _sides(self) -> list[LabelledSign]:
        """What raises a card that is not raised; nothing for a pointer. None tells a secret."""
        controls = self._context.controls
        if controls.device.has_pointer:
            return []
        left, right = (controls.glyph(way) for way in SIDEWAYS)
        if self._at == NEITHER or self._curtain.hidden:
            return [LabelledSign(left), LabelledSign(right, say("quabble.sign_sides"))]
        if self._at:
            return [LabelledSign(left, say("quabble.sign_left"))]
        return [LabelledSign(right, say("quabble.sign_right"))]
