"""The tray in which the die is thrown, and the colour it shows."""

from __future__ import annotations

from rules.quivvit import Colour
from scenes.core.script import Script, wait
from scenes.games.quivvit.cards import cloth
from sounds.bank import Sound, SoundBank
from sprites.motion.die.die_sprite import DieSprite
from sprites.motion.die.die_throw import THROW_STEP, throw
from sprites.motion.gestures import wobble
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, DIE_Z, TUMBLING_Z = 30.0, 33.0, 500.0
SIDE = 0.62  # of the tray's height, the drawing of the die
RADIUS = 56 / 120  # of the die, as a share of its drawing
RIM = 0.09
SHAKE = 0.1  # seconds


class DieTray:
    """The die at rest shows a colour; thrown, it tumbles in from somebody's panel."""

    def __init__(self, stage: Stage, bank: SoundBank, box: Box, die: Colour | None) -> None:
        self._bank, self._stage = bank, stage
        wide = min(box.w, box.h / height_ratio("die-tray"))
        high = wide * height_ratio("die-tray")
        self._box = Box.around(*box.centre, wide, high)
        side = SIDE * high
        self._art = side
        self._rest = Token(Art("die-red", side), Pose(*self._box.centre), DIE_Z, "die")
        self._rolling = DieSprite(stage, TUMBLING_Z, side * RADIUS)
        stage.add(Token(Art("die-tray", wide), Pose(*self._box.centre), Z, "tray"), self._rest)
        self._rest.visible = die is not None
        if die is not None:
            self.lie(die)
        stage.renderer.prefetch(*(Art(f"die-{cloth(colour)}", side) for colour in Colour))

    def lie(self, colour: Colour) -> None:
        """Show a colour at once."""
        self._rest.visible = True
        self._rest.picture = Art(f"die-{cloth(colour)}", self._art)
        self._rest.pose = Pose(*self._box.centre)

    def hide_result(self) -> None:
        """What was rolled no longer counts."""
        self._rest.visible = False

    def roll(self, colour: Colour, hand: tuple[float, float], seed: str) -> Script:
        """The die is thrown from a *hand* and comes to rest on a colour."""
        self._rest.visible = False
        self._bank.play(Sound.DIE_SHAKEN)
        if self._stage.renderer.reduced_motion:
            self.lie(colour)
            self._bank.play(Sound.DIE_RESTS)
            return
        room = self._box.inset(RIM * self._box.w)
        thrown = throw(room, self._art * RADIUS, hand, cloth(colour), seed)
        yield from wait(SHAKE)
        for number, state in enumerate(thrown.states):
            if number in thrown.hits:
                self._bank.play(Sound.DIE_BOUNCE)
            self._rolling.show(state)
            yield from wait(THROW_STEP)
        self._rolling.show(None)
        self.lie(colour)
        self._bank.play(Sound.DIE_RESTS)
        self._stage.run(wobble(self._rest, 5.0, 0.3))
