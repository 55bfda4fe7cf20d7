"""How two cards of the layout change places."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Seat
from rules.mosquito import CardsExchanged, Spot, exchanged
from scenes.core.script import Script, together, wait
from scenes.games.mosquito.components.pond.pond_lights import head_frame
from scenes.games.mosquito.components.pond.rows import CHANGED, FLYING_Z
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.panned_sounds import PannedSounds
from sounds.bank import Sound
from sprites.motion.motions import curve, glide
from sprites.stage.token import Token

BEND = 90.0  # how far two cards that change places keep apart
RAISED, UP = 1.12, 20.0  # how much larger they are meanwhile, and how far they rise first
LOWERING = 0.1  # seconds
HEAD_Z = FLYING_Z + 1.5  # of what frames a head: over both cards, below the head
RISING = 0.5  # of the time before they cross


class Crossing:
    """Two cards rise so that everybody looks, cross, and lie where the other one lay."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._rows, self._reading, self._bank = tokens.rows, tokens.reading, tokens.bank
        self._sound = PannedSounds(tokens.bank, tokens.layout.rows.centre[0])

    def show(self, event: CardsExchanged) -> Script:
        """The script of the exchange, without what it opens.

        Who has chosen it has seen the cards cross already.
        """
        rows, first, second = self._rows, event.first, event.second
        if self._reading.knows(event.seat):  # they show each other's picture, and none moves
            one, other = rows.tokens[first], rows.tokens[second]
            one.name, other.name = other.name, one.name
        else:
            one, other = rows.take(first), rows.take(second)
            yield from self._cross(event.seat, (first, one), (second, other))
            rows.lay(second, one)
            rows.lay(first, other)
        rows.mark(exchanged(rows.cards, first, second))

    def _cross(self, seat: Seat, *cards: tuple[Spot, Token]) -> Script:
        """Each of two *cards* goes from its spot to the other's."""
        rows, ((first, one), (second, other)) = self._rows, cards
        one.z, other.z = FLYING_Z, FLYING_Z + 1
        yield from self._lift(seat, dict(cards))
        self._sound(Sound.EXCHANGE, one.pose.x)
        rows.halo(())
        seconds, frames = self._reading.crossing(seat), self._frame_heads(first, second)
        yield from together(
            curve(one, rows.pose(second).scaled(RAISED), seconds, BEND),
            curve(other, rows.pose(first).scaled(RAISED), seconds, BEND),
        )
        rows.stage.remove(*frames)
        yield from together(
            glide(one, rows.pose(second), LOWERING), glide(other, rows.pose(first), LOWERING)
        )

    def _lift(self, seat: Seat, cards: Mapping[Spot, Token]) -> Script:
        """The two *cards* that *seat* swaps rise from where they lie."""
        self._bank.play(Sound.HALO)
        self._rows.halo(cards, CHANGED)
        seconds = self._reading.lift(seat)
        yield from together(
            wait(seconds), *(self._rise(card, RISING * seconds) for card in cards.values())
        )

    def _rise(self, card: Token, seconds: float) -> Script:
        pose = card.pose
        yield from glide(card, pose.at(pose.x, pose.y - UP).scaled(RAISED), seconds)

    def _frame_heads(self, *spots: Spot) -> list[Token]:
        """Frames on the water, round the heads that stay where cards change places."""
        lights = self._rows.lights
        heads = [lights.flies[at] for at in spots if at in lights.placers and at in lights.flies]
        frames = [Token(head_frame(self._rows.layout.card), head.pose, HEAD_Z) for head in heads]
        self._rows.stage.add(*frames)
        return frames
