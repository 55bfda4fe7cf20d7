"""All cards of one frog, large: which they are, how many there are, and what they bring now."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, CardKind, CardSlain, PowerScored, SushiFeasted
from scenes.games.quabble.cards import plain, torn
from scenes.games.quabble.components.numbers import fitting
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.components.sheets import tray
from scenes.games.quabble.components.torn_pile import badge
from scenes.games.quabble.components.treasury import TORN, Sign
from scenes.games.quabble.layout import CARD_TALL, HAND_EDGE, TRAY_END, card_in
from scenes.players.seat_names import seat_name
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from sprites.pictures import theme
from sprites.pictures.geometry import Box, row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = CURSOR_Z + 1  # over a hand and the frame in it
OWNER, HEAD = 140.0, 84.0  # how wide the place of an owner is; its head
GAP, FRAME = 12.0, 7.0  # between two cards; round the one that is read
DRAWN, DRAWN_AT = 0.74, 0.4  # of a card's width: its drawing; of its height: the middle of that
WORTH_HIGH, WORTH_LOW = 44.0, 6.0  # what cards bring: how high, and how far over the lower edge
COUNT_PAD = 12.0


class TreasuryTray:
    """The cards of a seat on a tray over the near half of the table, each kind once."""

    def __init__(self, stage: Stage, open_cards: OpenCards) -> None:
        self._stage, self._open_cards = stage, open_cards
        self.token = Token(Collage(1, 1, ()), Pose(0, 0), Z, "treasury")
        self.token.visible = False
        stage.add(self.token)

    def show(self, box: Box, seat: Seat, sign: Sign | None) -> None:
        """Lay out all that *seat* owns, with a frame round the cards that are read."""
        self.token.picture, self.token.pose = self._picture(box, seat, sign), Pose(*box.centre)
        self.token.visible = True

    def shut(self) -> None:
        """Nobody reads them any more."""
        self.token.visible = False

    def _picture(self, box: Box, seat: Seat, read: Sign | None) -> Picture:
        size = self._stage.renderer.text_scale
        x, y = TRAY_END + OWNER / 2, box.h / 2
        pieces = [
            Part(tray(box.w, box.h, lit=True), box.w / 2, y),
            Part(Art("frog-head", HEAD, palette_of(seat)), x, 0.4 * box.h),
            Part(Text(seat_name(seat), theme.BODY / size, theme.PAPER, OWNER), x, 0.78 * box.h),
        ]
        cards = [*self._cards(seat)]
        left, right = TRAY_END + OWNER + GAP, box.w - TRAY_END
        wide = min(card_in(box.h), (right - left) / max(1, len(cards)) - GAP)
        slots = row(len(cards), wide, GAP, ((left + right) / 2, (box.h + HAND_EDGE) / 2))
        for (sign, count, worth), slot in zip(cards, slots, strict=True):
            if sign is read:
                pieces.append(self._frame(Box.around(slot.x, slot.y, wide, wide * CARD_TALL)))
            pieces.append(Part(self._card(seat, sign, count, worth, wide), slot.x, slot.y))
        return Collage(box.w, box.h, tuple(pieces))

    def _cards(self, seat: Seat) -> Iterator[tuple[Sign, int, Fraction | None]]:
        """Each kind that *seat* owns, how many cards it has of it, and what they bring if known."""
        open_cards = self._open_cards
        worth, halves = worth_by_kind(open_cards, seat), open_cards.halves(seat)
        hidden, kinds = open_cards.hides_points, open_cards.kinds(open_cards.treasuries[seat])
        for kind in dict.fromkeys(kinds):
            yield kind, kinds.count(kind), None if hidden else worth[kind]
        if open_cards.torn(seat):
            yield TORN, len(open_cards.torn(seat)), None if hidden else halves

    def _card(
        self, seat: Seat, sign: Sign, count: int, worth: Fraction | None, wide: float
    ) -> Picture:
        renderer, high = self._stage.renderer, wide * CARD_TALL
        pieces = [Part(self._face(seat, sign, wide), wide / 2, high / 2)]
        size = theme.BODY / renderer.text_scale
        if count > 1:
            number = Text(f"×{count}", size, theme.PAPER)
            told = badge(renderer, number, theme.QUABBLE_VIOLET, COUNT_PAD)
            low = high - WORTH_LOW - WORTH_HIGH - told.height / 2
            pieces.append(Part(told, wide - told.width / 2, low))
        if worth is not None:
            w, y = wide - 2 * WORTH_LOW, high - WORTH_LOW - WORTH_HIGH / 2
            pill = Paper(w, WORTH_HIGH, theme.NIGHT, WORTH_HIGH / 2, shadow=False)
            brought = fitting(renderer, worth, size, w, signed=True)
            pieces += [Part(pill, wide / 2, y), Part(brought, wide / 2, y)]
        return Collage(wide, high, tuple(pieces))

    def _face(self, seat: Seat, sign: Sign, wide: float) -> Picture:
        if sign is TORN:
            return torn(wide * CARD_TALL)
        cards = self._open_cards.treasuries[seat]
        card = next(card for card in cards if self._open_cards.house_set.kinds[card] is sign)
        return plain(self._open_cards.house_set, card, wide, DRAWN_AT, DRAWN * wide)

    @staticmethod
    def _frame(box: Box) -> Part:
        w, h = box.w + 2 * FRAME, box.h + 2 * FRAME
        return Part(Paper(w, h, theme.FOCUS, 0.12 * w, shadow=False), *box.centre)


def worth_by_kind(open_cards: OpenCards, seat: Seat) -> dict[CardKind, Fraction]:
    """What the cards of each kind bring *seat* if the match ended now, by numbers and powers."""
    house_set, worth = open_cards.house_set, dict[CardKind, Fraction]()

    def add(card: Card, points: Fraction) -> None:
        kind = house_set.kinds[card]
        worth[kind] = worth.get(kind, Fraction(0)) + points

    for card in open_cards.treasuries[seat]:
        add(card, Fraction(house_set.values[card]))
    for event in open_cards.scoring().events:
        match event:
            case PowerScored(who, card, points) if who == seat:
                add(card, points)
            case SushiFeasted(who, cards, points) if who == seat:
                add(cards[0], points)
            case CardSlain(_, _, target, victim, points) if victim == seat:
                add(target, -points)
            case _:
                pass
    return worth
