"""The podium of Quabble: carpeted pedestals before the king."""

from __future__ import annotations

from math import pi, sin

from scenes.core.script import Script, after, together
from scenes.games.quabble.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.defeat import Defeat
from scenes.ui.winning.entrance import Entrance
from scenes.ui.winning.winning_act import BEHIND, RAISED_PAW, Accessory, Winner, WinningAct, put_on
from sounds.bank import Sound
from sprites.motion.motions import arc
from sprites.pictures.pictures import Art
from sprites.pictures.pose import PoseOffset
from sprites.stage.token import Token

COIN, COINS, COINS_APART, COIN_SECONDS = 0.15, 7, 0.09, 0.6
COINS_HIGH, COINS_WIDE = 0.42, 0.2  # how high they fly; from one to the next as they land
ENTHRONED = "throne", "king-pleased", "throne-seat"
KING_AT = -640.0, -190.0, 480.0  # from the middle of the screen; how wide: beside the winner
KING_HAND = -0.46, -0.6  # from the feet of a winner, in its widths
TREASURE = Accessory("prop-treasure", 0.36, -0.1, 0.28)
CROWN = Accessory("prop-crown", 0.0, -0.12, 0.37, 4.0, worn=True)


def _throws(t: float) -> PoseOffset:
    """Three hops with arms up, each lower than the one before, a little to both sides."""
    left = 1 - 0.5 * t
    up, aside = abs(sin(3 * pi * t)) * left, sin(3 * pi * t) * left
    return PoseOffset(dy=-0.06 * up, angle=4.0 * aside, sx=1 - 0.03 * up, sy=1 + 0.05 * up)


def _celebrate(winner: Winner) -> Script:
    """The King sets the crown on its head, if it wears that, and it throws coins."""
    yield from together(_throw(winner), put_on(winner, CROWN, *KING_HAND))


def _throw(winner: Winner) -> Script:
    """Coins fly from its paw to all sides, behind its face."""
    coins = [winner.show("icon-coin", COIN, *RAISED_PAW) for _ in range(COINS)]
    for coin in coins:
        coin.visible, coin.z = False, winner.frog.z + BEHIND
    yield from together(
        *(after(i * COINS_APART, _fly(winner, coin, i)) for i, coin in enumerate(coins))
    )
    winner.stage.remove(*coins)


def _fly(winner: Winner, coin: Token, number: int) -> Script:
    coin.visible = True
    aside = (number * 3 % COINS - COINS // 2) * COINS_WIDE
    lands = winner.at(RAISED_PAW[0] + aside, 0.05)
    yield from arc(coin, lands, COIN_SECONDS, COINS_HIGH * winner.wide, tilted=False)
    coin.visible = False


ACT = WinningAct("frog-toss", 1.2, _throws, (TREASURE,), _celebrate, CROWN, beat="frog-cheer")

PODIUM = PodiumLook(
    entrance=Entrance.STRIDE,
    stump="stump-royal",
    ground="podium-stage-carpet",
    defeat=Defeat.SWEPT,
    seat="seat-cushion",
    material=MATERIAL,
    tie_break="asset-back",
    view="podium-view-hall",
    onlookers=(
        DrawingAt("candelabra", 810, -60, 300),
        DrawingAt("prop-treasure", 620, 40, 210),
        DrawingAt("fruit-bowl", 430, 60, 220),
        DrawingAt("stump-royal", -828, 390, 262),
        *(DrawingAt(name, -828, -205, 240) for name in ENTHRONED),
    ),
    act=ACT,
    shower="coins",
    between=("frog-fist", "frog-gaze", "frog-clap", "frog-think"),
    around=(DrawingAt("candelabra", 770, 190, 380),),
    behind=tuple(DrawingAt(name, *KING_AT) for name in ENTHRONED),
    fanfare=Sound.CORONATION,
    splash=(Art("icon-coin", 120.0), Art("icon-coin", 90.0), Art("icon-coin", 150.0)),
)
