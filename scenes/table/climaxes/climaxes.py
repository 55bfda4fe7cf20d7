"""Climaxes: the great moments of a match, shown in one way at all tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.script import Script, in_turn, together, wait
from scenes.table.climaxes.climax_size import LARGE, MEDIUM, ClimaxSize
from scenes.table.climaxes.close_ups.acts import Act
from scenes.table.climaxes.close_ups.close_up_content import GLAD, CloseUpContent
from scenes.table.climaxes.close_ups.composing import AnyCloseUp, compose
from scenes.table.climaxes.close_ups.figures import Figure, WornBy, figures_of, hide, show_again
from scenes.table.climaxes.great_score import GreatScore
from scenes.table.climaxes.headline import PictureOfWidth
from scenes.table.climaxes.impact import show_impact
from scenes.table.climaxes.last_round import COMING, LastRound
from scenes.table.climaxes.last_stand import LastStand
from scenes.table.climaxes.laurel import Laurel
from scenes.table.climaxes.spotlight import (
    DIMMED,
    LIGHT_SECONDS,
    Spotlight,
    box_of,
    grow,
    token_box,
)
from scenes.table.seats.seat_frog import FrogPlace, Reaction, SeatFrog
from sounds.bank import Sound
from sprites.motion.gestures import punch
from sprites.motion.motions import arc
from sprites.motion.particle_frames import ParticleKind
from sprites.motion.particles import ParticleEmitter
from sprites.motion.trauma import Trauma
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import BACKDROP_Z, RIM_Z, Backdrop, BackdropRim
from sprites.stage.stage import FREEZE_STEPS, Stage
from sprites.stage.token import LIT, Token

FLYING_Z = 530.0  # under the words of the top bar
CONFETTI_Z, SHOWER_Y = LIT + 9.0, -400.0  # behind all who are in the light; from where it falls
BELOW = 90.0  # from how far below the screen confetti is thrown
NEAR = (0.08, 0.26, 0.74, 0.92)  # from where large confetti flies up, of the screen's width
IMPACT, NEARER = 2.2, 0.8  # how wide it is behind a token, of that; how much one grows in a leap
AIR_EVERY, TEARS, SPARKLES = 0.2, 6, 4  # seconds from some to the next; how many for each frog
EVENING, BEHIND = 0.66, 0.85  # how far the table is dimmed in the last round; beside a backdrop
SUSPENSE, SUSPENSE_SECONDS = 0.4, 0.3  # how far the table is dimmed; seconds
SCORE_SECONDS, SCORE_HIGH = 0.45, 150.0


class Climaxes:
    """Freezes, shakes, dims and writes headlines on the *stage* of one table.

    All of it goes by events that the room sees. The *frogs* are those of all seats, as they are at
    the moment. Headlines keep off the *signs* if they can, and words alone off the *pieces*.
    While a close-up is read, or words in a box, others are to *be quiet*.
    """

    def __init__(
        self, context: Context, stage: Stage, frogs: Callable[[], Sequence[SeatFrog]],
        signs: Callable[[], Sequence[Box]] = tuple, pieces: Callable[[], Sequence[Box]] = tuple,
        be_quiet: Callable[[bool], None] = lambda quiet: None,
    ) -> None:  # fmt: skip
        self._be_quiet = be_quiet
        self._context, self._stage, self.frogs = context, stage, frogs
        self._signs, self._pieces = signs, pieces
        self.spotlight = Spotlight(stage)
        self.laurel = Laurel(stage, context.bank, frogs)
        self.focus: Point | None = None
        """What all frogs look at, if there is a climax."""
        self.starts: Mapping[Seat, FrogPlace] = {}
        """Where winners leap from as the match ends, if not from their seats."""
        self.pieces: Sequence[Token] = ()
        """What they leap out of: it is gone while they are large."""
        self.worn_by: WornBy = lambda frog: ()
        """What a frog of the table wears: it is large with it."""
        self.is_great = False
        """Whether something large is shown now, and not only words."""
        self.reset()

    def reset(self) -> None:
        """Begin anew on a stage that was cleared."""
        self._trauma, self.focus, self.starts, self.pieces = Trauma(), None, {}, ()
        self.is_great, self._last_stand = False, LastStand()
        self._confetti = ParticleEmitter(self._stage, CONFETTI_Z)
        self.spotlight.reset()
        self.backdrop = Backdrop(self._stage.renderer, self._stage.material.climax.backdrop)
        self.backdrop.order = self._stage.add_effect(self.backdrop, BACKDROP_Z)
        rim = BackdropRim(self.backdrop)
        rim.order = self._stage.add_effect(rim, RIM_Z)
        self.laurel.reset()

    def step(self) -> None:
        """Go on by one fixed step, however fast the script runs."""
        self._trauma.step()
        self._stage.shake = self._trauma.offset(self._context.settings.shake / 100)
        self._confetti.step()
        self.laurel.step()
        self._last_stand.step()

    @property
    def has_headline(self) -> bool:
        """Whether a headline is read now, or whom it is about is shown."""
        return self._stage.has("headline") or self._stage.has("close-up")

    @property
    def has_attention(self) -> bool:
        """Whether a headline or callout is read, or the table is dimmed for a great moment."""
        return self.has_headline or self._stage.has("callout") or self.spotlight.is_dark

    # What a script uses

    def play(self, sound: Sound, step: int = 0) -> None:
        """Play *sound*, *step* semitones higher."""
        self._context.bank.play(sound, step)

    def climax(
        self, headline: str | tuple[str, str], *actors: Token, size: ClimaxSize = LARGE,
        reactions: Mapping[Seat, Reaction] | None = None,
        thing: PictureOfWidth | Token | None = None,
        within: Box | None = None, of: Seat | None = None, act: Act = Act.BUMP,
        counts: Mapping[Seat, Sequence[PictureOfWidth]] | None = None,
    ) -> Script:  # fmt: skip
        """Freeze as it happens, with light on *actors*, whom it is about, and a *headline*.

        That stands where it hides none of them, or *within* a box. Beside its words is the head of
        whose moment it is (*of*, or who reacts first), unless a close-up shows the frog: there the
        first of two headlines, which gives nothing away, stands until it is decided.

        All frogs look there and react as *reactions* say, others are shocked by a large one. Who
        reacts is shown in a close-up, unless it is small or *within* a box, with the *thing* that
        it is about, a picture or a lifted token; the *act* is what they do, beside *counts*.
        """
        moods = reactions or {}
        shown, between = (moods, thing) if size.close_up and not within else ({}, None)
        figures = figures_of(shown, actors, self.laurel, self.worn_by)
        seen = () if size.stands_for else self._seen(actors, figures)
        emblem = None if shown else self._emblem(moods, of)
        pieces = () if size.dims or shown else self._pieces()
        before, headline = headline if isinstance(headline, tuple) else ("", headline)
        told = act, pieces, counts or {}, figures, before
        what = CloseUpContent(shown, between, emblem, within, *told)
        hit = partial(self._strike, size, drops=what.tells_loss)
        if not shown:
            hit()
        close_up = compose(self._stage, self.frogs(), size, headline, what, self._signs(), hit)
        yield  # what has happened is seen before anything is written over it
        self._turn_heads(box_of(self._stage.renderer, actors) or within, moods, size)
        self.is_great = bool(size.dims or shown)
        if self.is_great:
            self._dim(close_up, seen)
        self._be_quiet(bool(shown or within))
        self._stage.run(self._live(close_up, size.seconds))
        hidden = hide(figures, actors if size.stands_for else ())
        yield from self._show(close_up, seen, size, hidden)

    def begin_last_round(
        self, headline: str, *actors: Token, reactions: Mapping[Seat, Reaction] | None = None
    ) -> Script:
        """It becomes evening, and the *headline* falls on ropes; light on *actors* and the glad."""
        self.hit(LARGE.trauma)
        boxes = [token_box(self._stage.renderer, actor) for actor in actors]
        boxes += [frog.place.box for frog in self.frogs()]
        sign = LastRound(self._stage, headline, LARGE.headline, boxes, self._glow)
        yield  # what has happened is seen before anything is written over it
        self._turn_heads(box_of(self._stage.renderer, actors), reactions or {}, LARGE)
        self.is_great = True
        self.spotlight.tint(theme.EVENING)
        glad = [seat for seat, mood in (reactions or {}).items() if mood in GLAD]
        frogs = [token for seat in glad for token in self.frogs()[seat].tokens]
        self.spotlight.shine((*actors, *frogs, self.laurel.token), EVENING)
        self._be_quiet(True)
        lasts = COMING + LARGE.seconds
        grown = (grow(actor, LARGE.growth, lasts) for actor in actors)
        yield from together(sign.show(LARGE.seconds), *grown)
        self.focus, self.is_great = None, False
        self._be_quiet(False)
        self.spotlight.put_out()
        yield from wait(LIGHT_SECONDS)
        self.spotlight.end()
        self.spotlight.tint()

    def count_up(
        self, headline: str, sums: Sequence[int], pictures: Sequence[Picture], seat: Seat,
        size: ClimaxSize = MEDIUM,
    ) -> Script:  # fmt: skip
        """A number grows through *sums*, large, as *pictures* of what a *seat* won fly into it."""
        hit, frog = partial(self.hit, size.trauma, size.frozen), self.frogs()[seat]
        score = GreatScore(self._stage, headline, size.headline, sums, pictures, frog, hit)
        yield  # what has happened is seen before anything is written over it
        self._turn_heads(None, {seat: Reaction.JOY}, size)
        self.spotlight.shine((), BEHIND)
        self._stage.run(self.backdrop.come(score.band))
        self.is_great = True
        self._be_quiet(True)
        yield from score.show(size.seconds)
        self.is_great = False
        self._be_quiet(False)
        self._stage.run(self.backdrop.go())
        self.spotlight.put_out()
        yield from wait(LIGHT_SECONDS)
        self.spotlight.end()

    def _glow(self, x: float, y: float, count: int) -> None:
        self._confetti.burst("sparkle", x, y, count)

    def _dim(self, close_up: AnyCloseUp, actors: Sequence[Token]) -> None:
        """Dim all but *actors*, more beside the backdrop of a *close_up* if that has one."""
        band = close_up.band
        self.spotlight.shine(close_up.uncovered(actors), BEHIND if band else DIMMED)
        if band:
            self._stage.run(self.backdrop.come(band))

    def _strike(self, size: ClimaxSize, *, drops: bool) -> None:
        """All stands still and shakes; where nobody is glad the table *drops* by a step."""
        self.hit(size.trauma, size.frozen)
        if drops and not self._stage.renderer.reduced_motion:
            self._trauma.drop()

    def _live(self, close_up: AnyCloseUp, seconds: float) -> Script:
        """Round who is glad the air sparkles while all look there; who is hit sweats or weeps."""
        yield from wait(close_up.coming + AIR_EVERY)
        for _ in range(int(seconds / AIR_EVERY)):
            glad, hit = close_up.heads
            for x, y in glad:
                self._glow(x, y, SPARKLES)
            for x, y in hit:
                self._confetti.burst("drop", x, y, TEARS)
            yield from wait(AIR_EVERY)

    def _seen(self, actors: Sequence[Token], figures: Mapping[Seat, Figure]) -> list[Token]:
        """Those *actors* that are seen beside large frogs: neither their *figures* nor seats."""
        away = {token for figure in figures.values() for token in figure.tokens}
        away.update(token for seat in figures for token in self.frogs()[seat].tokens)
        return [actor for actor in actors if actor not in away]

    def _emblem(self, moods: Mapping[Seat, Reaction], of: Seat | None) -> PictureOfWidth | None:
        """The head of whose moment it is, if it is anybody's: *of*, or who reacts first."""
        heads = [of] if of is not None else list(moods)[:1]
        return next((self.frogs()[seat].head_of_width for seat in heads), None)

    def _show(
        self, close_up: AnyCloseUp, actors: Sequence[Token], size: ClimaxSize,
        hidden: Sequence[Token],
    ) -> Script:  # fmt: skip
        """Let a *close_up* come, be read while the *actors* have grown, and go for the *hidden*."""
        shown_long = in_turn(close_up.come(actors), close_up.hold())
        grown = (grow(actor, size.growth, close_up.lasts) for actor in actors)
        yield from together(shown_long, close_up.act(), *grown)
        self.focus, self.is_great = None, False
        self._last_stand.note(close_up.stands)
        self.spotlight.put_out()
        self._stage.run(self.backdrop.go())
        yield from close_up.go()
        show_again(hidden)
        self._be_quiet(False)
        self.spotlight.end()

    def hit(self, trauma: float, frames: int = FREEZE_STEPS) -> None:
        """Freeze for so many *frames*, then shake the table; neither with reduced motion."""
        if trauma and not self._stage.renderer.reduced_motion:
            self._stage.freeze(frames)
            self._trauma.add(trauma)

    def follow(self, token: Token, landing: Pose, leap: Script, *goal: Token) -> Script:
        """All look how *token* makes a great *leap* through the dark to its *landing*.

        It hits the table there, where its *goal* is lit.
        """
        wide, _ = self._stage.renderer.size(token.picture)
        self.focus = middle = landing.x, landing.y - 0.4 * wide
        self.spotlight.shine((token, *goal), SUSPENSE, Box.around(*middle, wide, wide))
        yield from leap
        self.hit(MEDIUM.trauma)
        self.spotlight.put_out()
        yield from self.burst_behind(token)
        self.focus = None
        self.spotlight.end()

    def leap_out_of(self, seat: Seat, frog: Token, *worn: Token) -> None:
        """Let *seat*, which has won, leap out of its *frog* on the table with all *worn*.

        If it was large just now, it begins there.
        """
        wide = self._stage.renderer.size(frog.picture)[0] * frog.pose.sx
        here = FrogPlace(frog.pose.x, frog.pose.y, wide)
        self.starts = {seat: self._last_stand.of(seat) or here}
        self.pieces = frog, *worn

    def burst_behind(self, token: Token, share: float = IMPACT) -> Script:
        """Show for a moment an impact where *token* is now, behind it, that *share* as wide."""
        box = token_box(self._stage.renderer, token)
        wide, _ = self._stage.renderer.size(token.picture)
        return show_impact(self._stage, token, box.centre, share * wide)

    def throw_confetti(self, *, near: bool = False, falls: ParticleKind = "shower") -> None:
        """Throw confetti from both sides below the screen, and let what *falls* rain all over it.

        *near* ones are more, and some large as if before the screen.
        """
        width, height = self._stage.renderer.width, self._stage.renderer.height
        for share in (0.05, 0.95):
            self._confetti.burst("confetti", share * width, height + BELOW, 40)
        for share in (1 / 6, 3 / 6, 5 / 6):
            self._confetti.burst(falls, share * width, SHOWER_Y, 36)
        for share in NEAR if near else ():
            self._confetti.burst("large", share * width, height + BELOW, 12)

    def suspense(
        self, *actors: Token, seconds: float = SUSPENSE_SECONDS, at: Box | None = None
    ) -> Script:
        """Wait before a reveal, at a darker table with light on *actors*, or only *at* a box."""
        self.spotlight.shine(actors, SUSPENSE, at)
        yield from wait(seconds)
        self.spotlight.put_out()
        yield from wait(LIGHT_SECONDS)
        self.spotlight.end()

    def send_score(
        self, picture: Picture, start: Point, tag: Token | Point, high: float = SCORE_HIGH,
        seconds: float = SCORE_SECONDS,
    ) -> Script:  # fmt: skip
        """Let what was scored fly from *start* to the *tag* that counts it, and punch that.

        Its way takes so many *seconds* and rises *high* above the straight one.
        """
        flying = Token(picture, Pose(*start), FLYING_Z, "score")
        self._stage.add(flying)
        self._stage.run(punch(flying, 0.4))
        x, y = (tag.pose.x, tag.pose.y) if isinstance(tag, Token) else tag
        yield from arc(flying, Pose(x, y), seconds, high)
        self._stage.remove(flying)
        if isinstance(tag, Token):
            self._stage.run(punch(tag, 0.35))

    def _turn_heads(
        self, actors: Box | None, reactions: Mapping[Seat, Reaction], size: ClimaxSize
    ) -> None:
        """All look at the *actors*, and whoever does not react turns there."""
        self.focus = actors.centre if actors else None
        for seat, frog in enumerate(self.frogs()):
            if (reaction := reactions.get(Seat(seat), size.reaction)) is not None:
                frog.react(reaction)
            elif self.focus:
                frog.lean_to(self.focus[0], size.seconds)
