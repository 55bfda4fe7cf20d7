"""A line of light through the suits of cards, in the order of suits."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees, dist

from rules.mosquito import Spot, card_at
from scenes.core.script import Script, wait
from scenes.games.mosquito.cards import suit_light
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.tokens import MosquitoTokens
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.pictures import Paper, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

LINE_Z, SUIT_Z = FLYING_Z + 3, FLYING_Z + 4
WIDE, THICK = 0.8, 14.0  # of a card's width: a suit; design units: the line
STEP, GROWS, GROWN = 0.16, 0.4, 0.3  # seconds from suit to suit; how far each grows; seconds
TONES = 0, 4, 7, 12  # semitones at which they light up


class SuitLine:
    """Shows it over the cards of these *tokens*."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._rows, self._bank = tokens.rows, tokens.bank

    def show(self, spots: Sequence[Spot], seconds: float) -> Script:
        """Go from suit to suit of the cards on *spots*, and be seen for so many *seconds*."""
        stage, shown = self._rows.stage, list[Token]()
        in_order = sorted(spots, key=lambda at: card_at(self._rows.cards, at).suit)
        for number, at in enumerate(in_order):
            suit = card_at(self._rows.cards, at).suit
            sign = _lit(
                suit_light(suit, WIDE * self._rows.layout.card), self._rows.sign(at), SUIT_Z
            )
            line = [_line(self._rows.sign(in_order[number - 1]), sign.pose)] if number else []
            stage.add(*line, sign)
            stage.run(punch(sign, GROWS, GROWN))
            shown += [*line, sign]
            self._bank.play(Sound.TICK, TONES[number])
            yield from wait(STEP)
        yield from wait(max(0.0, seconds - STEP * len(in_order)))
        stage.remove(*shown)


def _line(start: Pose, end: Pose) -> Token:
    """A line of light from one suit to the next."""
    long = dist((start.x, start.y), (end.x, end.y))
    angle = degrees(atan2(end.y - start.y, end.x - start.x))
    middle = Pose((start.x + end.x) / 2, (start.y + end.y) / 2, angle)
    paper = Paper(long, THICK, theme.PAPER_BRIGHT, THICK / 2, theme.GOLD, THICK / 4, shadow=False)
    return _lit(paper, middle, LINE_Z)


def _lit(picture: Picture, pose: Pose, z: float) -> Token:
    token = Token(picture, pose, z, "suit")
    token.lit = True
    return token
