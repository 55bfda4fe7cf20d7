"""How frogs leave the race of Quibbit!, and how one of them laps another."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quibbit import Event, Frog, FrogRemoved, GameWon, Reason
from scenes.core.script import Script, after, together, wait
from scenes.games.quibbit.events.moments import CROWN_DECIDES, LAP, NEW_REAR, OUT, SEVERAL_OUT
from scenes.games.quibbit.tokens import QuibbitTokens
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.spotlight import LIGHT_SECONDS
from scenes.table.panned_sounds import PannedSounds
from scenes.table.seats.seat_frog import Reaction
from sounds.bank import Sound
from sprites.motion.gestures import shiver
from sprites.motion.motions import arc, fade, hop
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from words import say
from words.phrases import listed

RIPPLES = 3  # where a frog has left
LIT_SECONDS = 0.3  # who has won without a lap; the finish says why


class RaceEnd:
    """Shows who is out, laps or wins; *progress* of all frogs is the animator's own."""

    def __init__(self, tokens: QuibbitTokens, progress: list[int | None], shake: float) -> None:
        self._ring, self._panels, self._meter = tokens.ring, tokens.panels, tokens.meter
        self._particles, self._bank = tokens.particles, tokens.bank
        self._climaxes, self._captions = tokens.climaxes, tokens.captions
        self._sound = PannedSounds(tokens.bank, tokens.layout.middle.centre[0])
        self._middle = tokens.layout.middle
        self._progress, self._shake = progress, shake
        self._rear_left = False  # whether the rear frog is out since the round began
        self._leaving: Sequence[Frog] = ()  # all who are out at once
        self._crown_decides = False
        self._winner: Frog | None = None  # who has won once these are out
        self.is_over = False
        """Whether somebody wins at the end of the round that is shown."""

    def before_events(self, events: Sequence[Event]) -> None:
        """Remember who is going to be out at once, and whether all are."""
        self._leaving = [event.frog for event in events if isinstance(event, FrogRemoved)]
        won = next((event for event in events if isinstance(event, GameWon)), None)
        self.is_over = won is not None
        self._crown_decides = won is not None and won.reason is Reason.CROWN_OF_THE_LAST
        self._winner = won.frog if won and won.frog not in self._leaving else None

    def remove(self, frog: Frog) -> Script:
        """Frogs without cards leave all at once, as the first of them is told of."""
        leaving = self._leaving if frog in self._leaving else (frog,)
        if frog != leaving[0]:
            return
        self._climaxes.spotlight.stays_dark |= self.is_over
        self._rear_left |= self._ring.rear.frog in leaving
        for out in leaving:
            self._ring.look(out, "sad")
            self._sound(Sound.CROAK, self._ring.frogs[out].pose.x, out)
        if self._crown_decides:
            yield from self._say_what_decides(leaving)
            yield from together(*(self._dive(out) for out in leaving))
        else:
            yield from self._throw_out(leaving)
        for out in leaving:
            self._ring.remove_frog(out)
            self._progress[out] = None
        yield from self._light_winner()
        yield from together(self._meter.show(self._progress), self._ring.rear.mark(self._progress))
        for out in leaving:
            self._panels[out].leave()

    def _say_what_decides(self, leaving: Sequence[Frog]) -> Script:
        """The crown decides between those who leave, who shiver."""
        tokens = [self._ring.frogs[out] for out in leaving]
        climax = self._climaxes.climax(
            say("quibbit.headline_crown"), *self._ring.crowned, size=CROWN_DECIDES
        )
        yield from together(climax, *(shiver(token) for token in tokens))
        self._climaxes.spotlight.shine(tokens)

    def _throw_out(self, leaving: Sequence[Frog]) -> Script:
        """All who leave are thrown off the screen, large; the pond has taken them meanwhile."""
        tokens, crowned = [self._ring.frogs[out] for out in leaving], self._ring.crowned
        worn = crowned[1:] if crowned and crowned[0] in tokens else ()
        climax = self._climaxes.climax(
            self._out_words(leaving),
            *tokens,
            *worn,
            size=SEVERAL_OUT if len(leaving) > 1 else OUT,
            reactions={Seat(out): Reaction.SULK for out in leaving},
            act=Act.SINK,
        )
        yield from together(climax, after(LIGHT_SECONDS, self._light_winner()))
        for token in tokens:
            self._sound(Sound.DIVE, token.pose.x)
            self._particles.burst("ripple", token.pose.x, token.pose.y, RIPPLES)

    def _light_winner(self) -> Script:
        """Once it stays dark, light lies on who has won, if that is seen by now."""
        if self._climaxes.spotlight.stays_dark:
            lit = () if self._winner is None else (self._ring.frogs[self._winner],)
            self._climaxes.spotlight.shine(lit)
        yield

    def _dive(self, frog: Frog) -> Script:
        """A frog dives off its pad."""
        token, there = self._ring.frogs[frog], self._ring.frogs[frog].pose
        x, y = self._ring.open_water(there)
        self._ring.lift(frog)
        self._ring.turn(frog, x < there.x)
        self._ring.look(frog, "leap")
        self._sound(Sound.DIVE, there.x)
        self._ring.shake(0.4 * self._shake)
        yield from together(
            arc(token, Pose(x, y, 0, 0.5, 0.5), 0.45, 120),
            after(0.3, fade(token, 0, 0.15)),
        )
        self._particles.burst("drop", x, y, 14)
        self._particles.burst("ripple", x, y, RIPPLES)

    def _out_words(self, leaving: Sequence[Frog]) -> str:
        names = [self._captions.name(frog) for frog in leaving]
        if len(names) == 1:
            return say("quibbit.headline_out", name=names[0])
        return say("quibbit.headline_out_several", names=listed(names))

    def name_rear(self) -> Script:
        """As a round begins: who is the rear frog now, if the one before is out."""
        if self._rear_left:
            self._rear_left, rear = False, Frog(self._ring.rear.frog)
            headline = say("quibbit.headline_rear", name=self._captions.name(rear))
            yield from self._climaxes.climax(
                headline, self._ring.frogs[rear], size=NEW_REAR, of=Seat(rear), within=self._middle
            )

    def lap(self, frog: Frog, last: Frog) -> Script:
        """A frog has passed the *last* one: both are shown large, over the darkened pond."""
        self._bank.play(Sound.LAP)
        self._ring.shake(self._shake)
        self._ring.look(frog, "cheer")
        self._ring.look(last, "sad")
        pose = self._ring.frogs[frog].pose
        self._particles.burst("confetti", pose.x, pose.y - 0.55 * self._ring.frog_width, 40)
        moods = {Seat(frog): Reaction.JOY, Seat(last): Reaction.SULK}
        names = self._captions.name(frog), self._captions.name(last)
        headline = say("quibbit.headline_lap", name=names[0], last=names[1])
        both = self._ring.frogs[frog], self._ring.frogs[last]
        climax = self._climaxes.climax(
            headline, *both, size=LAP, reactions=moods, thing=flag, act=Act.LAP
        )
        yield from together(climax, self._jump(frog, 0.4, 60))

    def win(self, frog: Frog, reason: Reason) -> Script:
        """Light on *frog*, which cheers, for a moment if no lap has shown why it has won."""
        token, crowned = self._ring.frogs[frog], self._ring.crowned
        worn = crowned[1:] if token in crowned else ()
        self._climaxes.spotlight.stays_dark = True
        self._climaxes.spotlight.shine((token, *worn))
        self._ring.look(frog, "cheer")
        yield from wait(0.0 if reason is Reason.LAPPED else LIT_SECONDS)
        self._climaxes.leap_out_of(Seat(frog), token, *worn)

    def _jump(self, frog: Frog, seconds: float, height: float) -> Script:
        """A small leap on the spot."""
        progress = self._progress[frog]
        assert progress is not None, "who is off the ring has no reason to jump"
        self._ring.lift(frog)
        yield from hop(self._ring.frogs[frog], self._ring.stand(progress), seconds, height)
        self._ring.rest(frog, progress)
        yield from self._ring.rear.mark(self._progress, 0.0)


def flag(wide: float) -> Art:
    """The flag of whoever laps."""
    return Art("flag", wide)
