"""How a pass is shown: the frog falls asleep until its next turn, or until anybody places."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from scenes.core.script import Script, together, wait
from scenes.games.mosquito.choosing.forced_pass import is_stuck
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.events.turns.countdown import PassCountdown
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.seats.seat_frog import Mood, Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import fade
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

BUBBLE = 120.0
FIRST, NEXT = 0.7, 0.3  # seconds that a pass is shown: more of them tell nothing new
STUCK = 2.2  # and the first one of whoever looks on alone, who did not choose it and reads why


class Passes:
    """Shows passes on these *tokens*."""

    def __init__(self, tokens: MosquitoTokens) -> None:
        self._tokens, self._panels, self._hands = tokens, tokens.panels, tokens.hands
        self._stage, self._bank, self._reading = tokens.rows.stage, tokens.bank, tokens.reading
        self._countdown = PassCountdown(tokens)

    def show(self, seat: Seat, count: int) -> Script:
        """*seat* passes, the last of *count* in a row."""
        self._bank.play(Sound.PASSED)
        self._countdown.show(count)
        frog = self._panels[seat].frog
        if count == 1:
            frog.react(Reaction.SHRUG)
        frog.set_mood(Mood.ASLEEP)
        bubble = Token(Art("turn-pass", BUBBLE), Pose(*self._panels[seat].cards.centre), FLYING_Z)
        self._stage.add(bubble)
        seconds = FIRST if count == 1 else NEXT
        is_first = count <= len(self._panels)  # of a seat: the next one has the same reason
        if is_first and self._reading.knows(seat) and is_stuck(self._tokens, seat):
            seconds = self._reading.unhurried(STUCK)
        shown = together(punch(bubble, 0.3, min(0.4, seconds)), wait(seconds))
        yield from together(shown, self._hands.put_down(seat))
        yield from fade(bubble, 0.0, 0.1)
        self._stage.remove(bubble)

    def wake(self, seats: Collection[Seat] = ()) -> None:
        """The frogs of *seats*, or all, watch again."""
        for panel in self._panels:
            if not seats or panel.seat in seats:
                panel.frog.set_mood(Mood.WATCHING)
