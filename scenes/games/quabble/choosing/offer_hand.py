"""A hand laid out on the near edge of the table, to choose from; offered cards can be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Seat
from rules.quabble import Action, Card, Offer, neighbours
from scenes.games.quabble.cards import brief_words, kind_name
from scenes.games.quabble.choosing.reading_chooser import ReadingChooser
from scenes.games.quabble.choosing.reading_signs import reading_signs
from scenes.games.quabble.choosing.row_chooser import RowChooser
from scenes.games.quabble.components.claims.forecast import offer_promise, own_words
from scenes.games.quabble.components.claims.gaps import OfferedCard
from scenes.games.quabble.components.inspector_panel import InspectorPanel
from scenes.games.quabble.components.laid_hand import hand_cards, hand_sheet, offered_price
from scenes.games.quabble.components.panel import SIDEWAYS, QuabblePanel
from scenes.games.quabble.layout import CARD_TALL
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import ChooserContext
from scenes.table.choosing.choosing_steps import ChoosingStep, ChoosingSteps, Done, StepTarget
from scenes.ui.control_signs import LabelledSign
from scenes.ui.navigation import ROW, nearest_row
from seats.devices import Device
from seats.input.input_events import Press
from seats.intents import Intent
from sprites.motion.motions import spring
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from words import say

SHEET_Z, HAND_Z = 604.0, 620.0
LEAVING = (Intent.CONFIRM, Intent.CANCEL)  # these lead back from what can only be read
LIFT, HOVER = 4.0, 1.05
BESIDE = 8.0  # to the cursor: what a card would bring is broader than it


class OfferChooser(ReadingChooser, RowChooser):
    """A cursor in two rows: the hand, and above it the cards that are offered already."""

    _left_card = 0  # the card of the hand to which reading leads back

    def __init__(
        self, context: ChooserContext, panel: QuabblePanel, hand: OfferHand, box: Box,
        reading_device: Callable[[], Device | None], *, hidden: bool,
    ) -> None:  # fmt: skip
        self._middle = panel.middle  # what is offered to it is the nearest to that, and read first
        super().__init__(context, panel, hand, box, hidden=hidden)
        self._reading_device = reading_device

    @property
    def cursor_box(self) -> Box | None:
        """What the cursor is on, if there is anything to choose yet."""
        return self._step.targets[self._at].box if self._path else None

    def _neighbour(self, at: int, intent: Intent) -> int:
        points = self._points()
        if intent is Intent.DOWN and not self._is_choice(at):
            return self._at if self._is_choice(self._at) else self._left_card
        if intent is Intent.UP and self._is_choice(at):
            reading = (i for i in range(len(points)) if not self._is_choice(i))
            return min(reading, key=lambda i: abs(points[i][0] - self._middle), default=at)
        if intent in (Intent.UP, Intent.DOWN):
            return nearest_row(points, at, intent)
        row = [i for i, point in enumerate(points) if abs(point[1] - points[at][1]) < ROW]
        return row[(row.index(at) + (1 if intent is Intent.RIGHT else -1)) % len(row)]

    def _moved(self, before: int) -> None:
        if self._is_choice(before):
            self._left_card = before
        super()._moved(before)

    def _is_choice(self, at: int) -> bool:
        """Whether that can be offered, and not only read."""
        return self._step.targets[at].then is not None

    def _words(self) -> tuple[str, str]:
        return say("quabble.sign_card"), say("quabble.sign_offer")

    def show_cursor(self, shown: bool) -> None:
        self._cursor.visible = shown and bool(self._path)

    def press(self, press: Press) -> None:
        if press.down and press.intent in LEAVING and self.lead_back():
            return
        super().press(press)

    def offers(self) -> frozenset[Intent]:
        return super().offers() | ({Intent.CONFIRM} if self._reads_offer else frozenset())

    def lead_back(self) -> bool:
        """Have the cursor on the hand again; tell whether it was on what can only be read."""
        reads = self._reads_offer
        if reads:
            self._move(self._left_card)
        return reads

    @property
    def _reads_offer(self) -> bool:
        return bool(self._path) and self.choice is None and not self._is_choice(self._at)

    def _ways(self) -> Sequence[Intent]:
        return [way for way in super()._ways() if way in SIDEWAYS]

    def _signs(self) -> Sequence[LabelledSign]:
        """Up leads to what can only be read, and confirm from there back to the hand."""
        controls = self._context.controls
        signs = [*super()._signs()]
        if not self._is_choice(self._at) and not controls.device.has_pointer:
            back = LabelledSign(controls.glyph(Intent.CONFIRM), say("table.back"))
            return [back, *signs, *reading_signs(controls)]
        return [*signs, *reading_signs(controls)]


class OfferHand(ChoosingSteps[Action]):
    """The cards that one seat may offer, shown while the others look away, or to all.

    The cursor *starts* on the first one, or on a *simple* one: that of the fewest words.
    """

    def __init__(
        self,
        tokens: QuabbleTokens,
        seat: Seat,
        reader: InspectorPanel,
        cards: Sequence[Card],
        play: Callable[[Motion], None],
        *,
        starts_simple: bool,
    ) -> None:
        self._stage, self._layout, self._seat = tokens.stage, tokens.layout, seat
        self._panel = tokens.panels[seat]
        self._starts_simple = starts_simple
        self._open_cards, self._house_set = tokens.open_cards, tokens.open_cards.house_set
        self._reader, self._cards, self._play = reader, cards, play
        self._offers, self._box = tokens.gaps.offers, tokens.gaps.box
        self._prices = tokens.gaps.prices
        self._sheet = hand_sheet(self._layout.tray, SHEET_Z)
        self._tokens = hand_cards(self._layout, self._house_set, cards, HAND_Z)
        self._plain = [token.picture for token in self._tokens]

    def first(self) -> ChoosingStep[Action]:
        hand = [self._target(i, card) for i, card in enumerate(self._cards)]
        offered = [
            self._offered(giver, lying)
            for giver, offer in self._offers.items()
            for lying in offer
            if lying.token.visible
        ]
        start = min(range(len(hand)), key=self._words_of) if self._starts_simple else 0
        return ChoosingStep([*hand, *sorted(offered, key=lambda one: one.box.x)], start)

    def turned(self, is_open: bool) -> None:
        self._panel.put_signs(self._layout.lip if is_open else None)
        if is_open:
            self._stage.add(self._sheet, *self._tokens)
        else:
            self._stage.remove(self._sheet, *self._tokens)

    def clear(self) -> None:
        self._reader.shut()
        for i, token in enumerate(self._tokens):
            token.claim()
            token.pose, token.z, token.picture = self._rest(i), HAND_Z + i, self._plain[i]

    def frame(self, target: StepTarget[Action]) -> Box | None:
        """Round a raised card with what it would bring, or round one that is offered."""
        box = target.box
        if target.then is None:
            return box
        x, y = box.centre
        return Box.around(x, y - LIFT, HOVER * box.w + 2 * BESIDE, HOVER * box.h)

    def _words_of(self, i: int) -> int:
        """How long the words about a card of the hand are."""
        return len(brief_words(self._house_set.kinds[self._cards[i]], self._house_set))

    def _target(self, i: int, card: Card) -> StepTarget[Action]:
        slot = self._layout.hand(len(self._cards))[i]
        wide = self._layout.hand_card
        return StepTarget(
            Box.around(slot.x, slot.y, wide, wide * CARD_TALL),
            kind_name(self._house_set.kinds[card]),
            lambda: Done(Offer(card)),
            lambda: self._raise(i, card),
        )

    def _offered(self, giver: Seat, lying: OfferedCard) -> StepTarget[Action]:
        """A card that lies there already: it can be read only."""
        left = neighbours(giver, len(self._layout.seats))[0]
        words = say("quabble.already_offered", name=seat_name(giver), left=seat_name(left))
        if left == self._seat:
            mine = offer_promise(self._open_cards, self._seat, lying.card).ranged
            gains = say("quabble.gains_taken", name=seat_name(self._seat), mine=mine)
            words = f"{words} {gains}"
        return StepTarget(
            self._box(lying.gap),
            kind_name(self._house_set.kinds[lying.card]),
            None,
            lambda: self._read(lying.card, words),
        )

    def _raise(self, i: int, card: Card) -> None:
        rest, token = self._rest(i), self._tokens[i]
        token.z = HAND_Z + 20
        self._play(spring(token, Pose(rest.x, rest.y - LIFT, 0, HOVER, HOVER), 6, 0.6))
        gains = ""
        if self._prices:
            wide, open_cards = self._layout.hand_card, self._open_cards
            token.picture = offered_price(self._stage.renderer, open_cards, self._seat, card, wide)
            gains = own_words(open_cards, self._seat, card)
        self._read(card, gains)

    def _read(self, card: Card, gains: str) -> None:
        over = self._open_cards.power_over(self._house_set.kinds[card])
        self._reader.read_card(card, self._layout.reading, gains, over=over)

    def _rest(self, i: int) -> Pose:
        slot = self._layout.hand(len(self._cards))[i]
        return Pose(slot.x, slot.y)
