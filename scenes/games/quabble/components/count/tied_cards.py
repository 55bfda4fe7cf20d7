"""What decides between frogs with as many points: their cards, laid down before their coins."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core import Seat
from scenes.core.script import Script, wait
from scenes.games.quabble.components.count.coin_columns import CoinColumns
from sprites.motion.gestures import punch
from sprites.motion.motions import arc
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

CARD_Z, NUMBER_Z, MANY = 13.0, 15.0, 60  # before coins and frogs; cards are between both
CARD, APART = 0.62, 0.26  # of a coin's width: a card; from one to the next
RIM, UP = 0.03, 0.7  # of a card's width: its rim; of its height: its middle, over the tray
NUMBER = 0.5  # of its width: how high it is written how many there are
LAID = 4  # cards that are laid down one after another, at most: those before lie there at once
FROM, FLIES, LAY_SECONDS = 0.4, 120.0, 0.2  # how large a card is at first; how high it flies
HELD = 0.45  # seconds before the card that decides
LANDED, COUNTED = 0.25, 0.3  # how far a card and its number grow as it lies there


class TiedCards:
    """The *cards* of tied seats before their *columns*; each is *heard* as it lies there."""

    def __init__(
        self, stage: Stage, columns: CoinColumns, cards: Mapping[Seat, int],
        heard: Callable[[float], None],
    ) -> None:  # fmt: skip
        self._stage, self._columns, self._cards, self._heard = stage, columns, cards, heard
        self._picture = _card(CARD * columns.coin_wide)
        self._second = sorted(cards.values())[-2]
        self._at_once = max(0, self._second + 1 - LAID)
        self._numbers = dict[Seat, Token]()
        stage.renderer.prefetch(self._picture)

    def lay(self, winner: Seat) -> Script:
        """All lay down card after card, until only the *winner* has one more."""
        others = [seat for seat in self._cards if seat != winner]
        for seat, cards in self._cards.items():
            if at_once := min(cards, self._at_once):
                self._columns.put(self._picture, self._place(seat, at_once), CARD_Z)
                self._count(seat, at_once)
        for cards in range(self._at_once + 1, self._second + 1):
            for seat in (*others, winner):
                if cards <= self._cards[seat]:
                    yield from self._lay(seat, cards, cards)
        yield from wait(HELD)
        yield from self._lay(winner, self._second + 1, self._cards[winner])

    def _lay(self, seat: Seat, number: int, count: int) -> Script:
        """The card of that *number* comes to lie before a *seat*, which has so many with it."""
        start = Pose(*self._columns.head(seat), sx=FROM, sy=FROM)
        card = self._columns.put(self._picture, start, CARD_Z + number / MANY)
        yield from arc(card, self._place(seat, number), LAY_SECONDS, FLIES)
        self._heard(card.pose.x)
        self._stage.run(punch(card, LANDED))
        self._count(seat, count)

    def _place(self, seat: Seat, number: int) -> Pose:
        """Where the card of that *number* lies before a column; the first lie on each other."""
        foot, wide = self._columns.foot(seat), self._columns.coin_wide
        last = min(self._cards[seat], self._second + 1)
        first = max(1, min(last, self._at_once))
        aside = (number - (first + last) / 2) * APART * wide
        return Pose(foot.x + aside, foot.y - UP * self._picture.height)

    def _count(self, seat: Seat, cards: int) -> None:
        """Write how many *cards* lie before a column."""
        if seat in self._numbers:
            self._numbers[seat].visible = False
        picture = _number(self._stage.renderer, cards, NUMBER * self._picture.width)
        foot = self._columns.foot(seat)
        number = self._columns.put(picture, foot.at(foot.x, foot.y - picture.height / 2), NUMBER_Z)
        self._numbers[seat] = number
        self._stage.run(punch(number, COUNTED))


def _card(wide: float) -> Collage:
    """A card from behind, with a rim."""
    w, h = wide, wide * height_ratio("asset-back")
    edge = 2 * RIM * wide
    paper = Paper(w + edge, h + edge, theme.PAPER, RIM * 2 * wide)
    middle = (w + edge) / 2, (h + edge) / 2
    return Collage(w + edge, h + edge, (Part(paper, *middle), Part(Art("asset-back", w), *middle)))


def _number(renderer: Renderer, cards: int, size: float) -> Collage:
    """How many *cards* there are, on a sheet."""
    number = Text(f"×{cards}", size / renderer.text_scale, theme.PAPER)
    w, h = renderer.size(number)
    wide = w + h / 2
    sheet = Paper(wide, h, theme.QUABBLE_VIOLET, h / 2, theme.GOLD)
    return Collage(wide, h, (Part(sheet, wide / 2, h / 2), Part(number, wide / 2, h / 2)))
