"""The tray in which the die is thrown, and the colour it shows."""

from __future__ import annotations

from collections.abc import Mapping

from rules.quivvit import Colour
from scenes.core.script import Script, wait
from scenes.games.quivvit.cards import cloth
from scenes.ui.labels import limited_size
from sounds.bank import Sound, SoundBank
from sprites.motion.die.die_sprite import DieSprite
from sprites.motion.die.die_throw import THROW_STEP, throw
from sprites.motion.gestures import wobble
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z, DIE_Z, WORDS_Z, TUMBLING_Z = 30.0, 33.0, 34.0, 500.0
WORDS, RAISED = 46.0, 18.0  # the slip below the die; how much higher than the middle that lies
SIDE = 0.62  # of the tray's height, the drawing of the die
RADIUS = 56 / 120  # of the die, as a share of its drawing
RIM = 0.09
SHAKE = 0.1  # seconds
LOOKS: Mapping[Colour, tuple[theme.Colour, theme.Colour]] = {  # of the slip and of its words
    Colour.RED: (theme.LINK_RED, theme.PAPER_BRIGHT),
    Colour.GREEN: (theme.LINK_GREEN, theme.PAPER_BRIGHT),
    Colour.BLUE: (theme.LINK_BLUE, theme.PAPER_BRIGHT),
    Colour.YELLOW: (theme.LINK_YELLOW, theme.INK),
}


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
        self._words = Token(
            Text(" "), Pose(self._box.centre[0], self._box.bottom - WORDS / 2), WORDS_Z
        )
        tray = Token(Art("die-tray", wide), Pose(*self._box.centre), Z, "tray")
        stage.add(tray, self._rest, self._words)
        self.hide_result()
        if die is not None:
            self.lie(die)
        stage.renderer.prefetch(*(Art(f"die-{cloth(colour)}", side) for colour in Colour))

    def lie(self, colour: Colour) -> None:
        """Show a colour at once, and say what it means."""
        self._rest.visible = self._words.visible = True
        self._rest.picture = Art(f"die-{cloth(colour)}", self._art)
        self._rest.pose = Pose(self._box.centre[0], self._box.centre[1] - RAISED)
        self._words.picture = self._meaning(colour)

    def hide_result(self) -> None:
        """What was rolled no longer counts."""
        self._rest.visible = self._words.visible = False

    def _meaning(self, colour: Colour) -> Picture:
        """A slip in the colour: only this one links."""
        wide, (paper, ink) = 0.8 * self._box.w, LOOKS[colour]
        size = limited_size(self._stage.renderer, theme.FLOOR, WORDS * 0.72)
        text = Text(say(f"quivvit.only_{cloth(colour)}"), size, ink, wide - 16, WORDS)
        sheet = Paper(wide, WORDS, paper, 0.3 * WORDS, theme.PAPER_BRIGHT)
        middle = wide / 2, WORDS / 2
        return Collage(wide, WORDS, (Part(sheet, *middle), Part(text, *middle)))

    def roll(self, colour: Colour, hand: tuple[float, float], seed: str) -> Script:
        """The die is thrown from a *hand* and comes to rest on a colour."""
        self.hide_result()
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
