"""Looking round while others choose: which suits may come to an empty pad, and by which cards."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import Spot, Suit
from scenes.games.mosquito.components.pond.fitting_suits import fourths, trio_at
from scenes.games.mosquito.components.pond.rows import HALO, HALO_UP
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.ui.navigation import next_spot
from seats.intents import Intent
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say
from words.phrases import listed

GLASS = 84.0
THREE = 3
FEW = 2  # suits that are named; more are counted


class Lookout:
    """A glass over an empty pad, light on the three cards beside it, and words at the seat.

    All of it is to be seen by everybody, and of cards that lie open.
    """

    def __init__(self, tokens: MosquitoTokens, mixed: bool) -> None:
        self._tokens, self._mixed = tokens, mixed
        self._seat: Seat | None = None  # who looks
        self._at: Spot | None = None
        halo = Art("halo", tokens.layout.card * HALO)
        self._glass = Token(Art("looking-glass", GLASS), Pose(0, 0), CURSOR_Z, "looking")
        self._lights = [Token(halo, Pose(0, 0), 0, "looking") for _ in range(THREE)]
        for token in (self._glass, *self._lights):
            token.visible = False
        tokens.rows.stage.add(self._glass, *self._lights)

    def move(self, seat: Seat, intent: Intent) -> None:
        """*seat* looks at the next pad in a direction."""
        spots = sorted(self._suits())
        if not spots:
            return
        centres = [self._tokens.rows.box(at).centre for at in spots]
        if self._at not in spots:
            self._look(seat, spots[0])
        else:
            self._look(seat, spots[next_spot(centres, spots.index(self._at), intent)])

    def shut(self) -> None:
        """Nobody looks round any more."""
        if self._seat is not None:
            self._tokens.panels[self._seat].show_status("")
        self._seat = self._at = None
        for token in (self._glass, *self._lights):
            token.visible = False

    def _look(self, seat: Seat, at: Spot) -> None:
        if self._seat not in (None, seat):
            self.shut()
        self._seat, self._at = seat, at
        suits = self._suits()[at]
        self._tokens.panels[seat].show_status(_words(suits))
        box = self._tokens.rows.box(at)
        move_cursor(self._glass, Pose(box.right - GLASS / 3, box.bottom - GLASS / 3))
        self._shine(at, suits)

    def _shine(self, at: Spot, suits: tuple[Suit, ...]) -> None:
        """Light the three cards that make a suit fit."""
        rows = self._tokens.rows
        by = trio_at(rows.cards, self._mixed, at, suits[0]) if suits else None
        for token, spot in zip(self._lights, by or (at,) * THREE, strict=True):
            token.visible = by is not None
            token.pose, token.z = rows.pose(spot), rows.z(spot) + HALO_UP

    def _suits(self) -> dict[Spot, tuple[Suit, ...]]:
        """The pads where a card can come, and the suits that fit there now."""
        cards = self._tokens.rows.cards
        return dict(fourths(cards, self._mixed)) if cards else {}


def _words(suits: tuple[Suit, ...]) -> str:
    if not suits:
        return say("mosquito.look_none")
    if len(suits) > FEW:
        return say("mosquito.look_many", count=len(suits))
    return say("mosquito.look_fits", suits=listed([say(f"mosquito.suit_{int(s)}") for s in suits]))
