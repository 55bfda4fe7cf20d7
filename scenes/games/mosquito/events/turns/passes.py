"""How a pass is shown: the frog falls asleep until its next turn, or until anybody places."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from rules.mosquito import View
from scenes.core.script import Script, together, wait
from scenes.games.mosquito.choosing.forced_pass import is_stuck, nobody_can_place
from scenes.games.mosquito.components.meter import PASSES
from scenes.games.mosquito.components.pond.rows import FLYING_Z
from scenes.games.mosquito.events.backdrop.shrugging_row import ShruggingRow
from scenes.games.mosquito.events.turns.bar_notes import BarNotes
from scenes.games.mosquito.events.turns.countdown import PassCountdown
from scenes.games.mosquito.tokens import MosquitoTokens
from scenes.table.seats.seat_frog import Mood, Reaction
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

BUBBLE, BUBBLE_ASIDE, BUBBLE_UP = 120.0, 0.62, 0.32  # its place from the head, of a frog's width
STUCK = 1.6  # seconds to read why whoever looks on alone has to pass
FIRST, NEXT = 1.0, 0.3  # seconds that a pass is shown: more of them tell nothing new
ENDING = 0.2, 0.1  # those of a first and of a second time round once nobody can place
LAST_SEEN = 0.5  # and all of them before the count begins


class Passes:
    """Shows passes on these *tokens*."""

    def __init__(self, tokens: MosquitoTokens, *, skips: bool = True) -> None:
        self._skips = skips
        self.is_ending = False
        """Whether nobody can place any more, as all know: each pass is only a moment."""
        self._tokens, self._panels = tokens, tokens.panels
        self._stage, self._bank, self._reading = tokens.rows.stage, tokens.bank, tokens.reading
        self._countdown, self._notes = PassCountdown(tokens), BarNotes(tokens.rows, tokens.reading)
        self._bubbles: dict[Seat, Token] = {}

    def show(self, seat: Seat, count: int) -> Script:
        """*seat* passes, the last of *count* in a row."""
        was_ending = self.is_ending
        self.is_ending |= self._skips and nobody_can_place(self._tokens)
        if self.is_ending and not was_ending:
            yield from self._tell_of_the_end()
        elif not self.is_ending and self._is_to_be_told(seat, count):
            yield from wait(STUCK)  # the banner says it
        self._bank.play(Sound.PASSED)
        self.fall_asleep(seat)
        if count > 1 or self.is_ending:
            self._countdown.show(seat, count)
        self._panels[seat].frog.react(Reaction.SHRUG)
        seconds = self._seconds(count)
        yield from together(punch(self._bubbles[seat], 0.3, min(0.4, seconds)), wait(seconds))
        if self.is_ending and count == PASSES * len(self._panels):
            yield from wait(LAST_SEEN)

    def fall_asleep(self, seat: Seat) -> None:
        """The frog of a *seat* sleeps, and its bubble tells that it has passed, until it wakes."""
        self._panels[seat].frog.set_mood(Mood.ASLEEP)
        if seat not in self._bubbles:
            self._bubbles[seat] = self._bubble(seat)
            self._stage.add(self._bubbles[seat])

    def _bubble(self, seat: Seat) -> Token:
        """What the frog of a *seat* says, beside its head and over no other seat."""
        frog, is_left = self._panels[seat].frog, self._tokens.layout.at_left(seat)
        (x, y), wide = frog.head, frog.place.width
        highest = self._tokens.layout.top_bar.bottom + BUBBLE / 2  # below the boards
        up = max(highest, y - BUBBLE_UP * wide)
        place = Pose(x + BUBBLE_ASIDE * wide * (1 if is_left else -1), up)
        return Token(Art("turn-pass", BUBBLE, mirrored=not is_left), place, FLYING_Z, "bubble")

    def _tell_of_the_end(self) -> Script:
        """Say once, large, why all pass now."""
        yield from self._notes.make_room()
        yield from ShruggingRow(self._tokens).show(say("mosquito.all_pass_prompt"))

    def _is_to_be_told(self, seat: Seat, count: int) -> bool:
        """Whether who looks on alone reads why *seat* has to pass, which is once."""
        is_first = count <= len(self._panels)
        return is_first and self._reading.knows(seat) and is_stuck(self._tokens, seat)

    def _seconds(self, count: int) -> float:
        """How long the last of *count* passes in a row is shown."""
        if self.is_ending:
            return ENDING[count > len(self._panels)]
        return FIRST if count == 1 else NEXT

    def begin_deal(self) -> None:
        """All can place again."""
        self.is_ending = False
        self.wake()

    def wake(self, seats: Collection[Seat] = ()) -> None:
        """The frogs of *seats*, or all, watch again."""
        for panel in self._panels:
            if not seats or panel.seat in seats:
                panel.frog.set_mood(Mood.WATCHING)
                if bubble := self._bubbles.pop(panel.seat, None):
                    self._stage.remove(bubble)


def who_passed(view: View) -> Collection[Seat]:
    """Whose last turn was one of the passes in a row."""
    passes, seats = view.board.passes, len(view.hands)
    if view.ended is not None:
        return [Seat(seat) for seat in range(seats)] if passes else ()
    return [Seat((view.player - 1 - i) % seats) for i in range(min(passes, seats))]
