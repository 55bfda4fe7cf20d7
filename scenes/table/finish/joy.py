"""What winners do for joy while they fill the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scenes.core.script import Script, together, wait
from scenes.ui.winning.winning_act import Winner, WinningAct, lowered, perform
from sprites.motion.ease import in_out_sine
from sprites.motion.gestures import crouch_and_jump, gesture
from sprites.motion.timestep import Motion, steps_in
from sprites.pictures.pictures import Art
from sprites.pictures.pose import PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

JUMPS = 62.0  # how high winners jump
CHEERS, CHEER_SECONDS, LOW, LOWERED = 3, 0.4, 0.15, 0.45  # a crouch; its share
BEAT_AT = 0.3, 0.5  # from when on in the last jump they look otherwise, and how long, of its time
LANDED = 0.65  # when they have landed, of the time of the last jump
PUSH, PUSH_STEPS = 0.06, 6  # how much nearer winners come at last; steps from size to size
PUSH_FROM = 0.4  # when that begins, of the same: there is no room for both at once


class Joy:
    """Of *winners*, so *wide*, on *stage*: a single one has an *act*, *accessories* and *headgear*.

    In their last jump they look as *beats* say, if at all, and come nearer, *ties* with them.
    """

    def __init__(
        self, stage: Stage, winners: Sequence[Token], wide: float, act: WinningAct | None,
        accessories: Sequence[Token], headgear: Sequence[Token], ties: Sequence[Token],
        beats: Sequence[str],
    ) -> None:  # fmt: skip
        self._stage, self._winners, self._wide, self._act = stage, winners, wide, act
        self._accessories, self._headgear = accessories, headgear
        self._ties, self._beats = ties, beats

    def act(self) -> Script:
        """The act of the game, or cheers of those who tie, or of a toy."""
        if self._act is None:
            yield from self._hop(CHEER_SECONDS, CHEERS)
        else:
            shape = lowered(self._act.shape, JUMPS / self._wide)
            yield from self._perform(replace(self._act, shape=shape))

    def jump_again(self, seconds: float) -> None:
        """Let winners jump, look otherwise and come nearer; nothing moves with reduced motion."""
        stage = self._stage
        if stage.renderer.reduced_motion:
            return
        stage.run(self._push_in(seconds))
        for winner in self._winners:
            stage.run(self._beat(winner, seconds))
        if self._act is None:
            stage.run(self._hop(LANDED * seconds, 1))
        else:
            hop = WinningAct(self._act.pose, LANDED * seconds, self._hop_in_widths)
            stage.run(self._perform(hop))

    def _perform(self, act: WinningAct) -> Script:
        """A single winner does something, with all that it has."""
        (frog,) = self._winners
        yield from perform(
            act, Winner(self._stage, frog, self._wide, self._accessories, self._headgear)
        )

    def _hop(self, seconds: float, times: int) -> Script:
        """So many hops of all on the spot."""
        for _ in range(0 if self._stage.renderer.reduced_motion else times):
            yield from together(*(gesture(winner, seconds, _hop_shape) for winner in self._winners))

    def _hop_in_widths(self, t: float) -> PoseOffset:
        """The same hop in widths of a winner."""
        offset = _hop_shape(t)
        return replace(offset, dy=offset.dy / self._wide)

    def _beat(self, winner: Token, seconds: float) -> Script:
        """Look otherwise in the middle of the time that is left."""
        before = winner.picture
        assert isinstance(before, Art)
        begin, lasts = (share * seconds for share in BEAT_AT)
        for beat in self._beats:
            yield from wait(begin)
            winner.picture = replace(before, name=beat)
            yield from wait(lasts)
            winner.picture = before

    def _push_in(self, seconds: float) -> Motion:
        """Let all come nearer, over the feet; scaled only now and then: it takes long."""
        tokens = [*self._winners, *self._accessories, *self._headgear, *self._ties]
        starts, steps = [token.pose for token in tokens], steps_in(seconds)
        x, y = self._stage.renderer.width / 2, self._winners[0].pose.y
        for step in range(1, steps + 1):
            if step % PUSH_STEPS == 0:
                share = max(0.0, (step / steps - PUSH_FROM) / (1.0 - PUSH_FROM))
                size = 1.0 + PUSH * in_out_sine(share)
                for token, start in zip(tokens, starts, strict=True):
                    nearer = start.at(x + size * (start.x - x), y + size * (start.y - y))
                    token.pose = nearer.scaled(size)
            yield


def _hop_shape(t: float) -> PoseOffset:
    """Crouch low, and jump a little: there is not much room over those who tie."""
    return crouch_and_jump(t, LOW, LOWERED, JUMPS)
