"""How a card flies from a hand to the pond."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import Card, Spot
from scenes.core.script import Script, together
from scenes.games.mosquito.cards import face
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.panned_sounds import PannedSounds
from sounds.bank import Sound
from sprites.motion.ease import in_quad
from sprites.motion.motions import arc, flip, glide
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

HIGH = 120.0  # the middle of a card's way above the straight one
TURNED = 0.45  # of its way until a card that lay hidden lies face up
OVER = 0.1  # the card that it covers
RAISED, FALL = 1.25, 0.1  # how much larger a card is on its way; seconds until it lies


class CardFlight:
    """Brings cards to the rows among these *tokens*."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._rows, self._hands, self._reading = tokens.rows, tokens.hands, tokens.reading
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])

    def show(self, seat: Seat, card: Card, token: Token, spot: Spot) -> Script:
        """A card flies from a hand to its spot; one that lay hidden turns over on the way."""
        token.z = FLYING_Z
        self._sound(Sound.CARD_TAKEN, token.pose.x)
        goal, picture = self._rows.pose(spot), face(card, self._rows.layout.card)
        flight = self._reading.flight(seat)
        high = self._highest(token.pose, goal)
        moves = [arc(token, goal.scaled(RAISED), flight, high), self._hands.close_gaps(seat)]
        if token.picture != picture:
            self._sound(Sound.CARD_FLIP, token.pose.x)
            moves.append(flip(token, picture, TURNED * flight))
        yield from together(*moves)
        yield from glide(token, goal, FALL, in_quad)

    def cover(self, seat: Seat, card: Card, token: Token, spot: Spot) -> Script:
        """A card comes over the one on a spot; who has chosen that has seen it fly already."""
        if not self._reading.knows(seat):
            yield from self.show(seat, card, token, spot)
            return
        token.claim()
        token.visible = False  # so that it is not seen to jump
        token.picture, token.pose = face(card, self._rows.layout.card), self._rows.pose(spot)
        token.z = self._rows.z(spot) + OVER
        yield
        token.visible = True
        yield from self._hands.close_gaps(seat)

    def _highest(self, start: Pose, goal: Pose) -> float:
        """How high a card flies, so that it stays below the top bar."""
        layout = self._rows.layout
        least = layout.top_bar.bottom + RAISED * layout.tall / 2
        return min(HIGH, max(0.0, (start.y + goal.y) / 2 - least))
