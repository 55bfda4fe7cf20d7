"""A close-up: large frogs over a headline, and what it is about between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import radians, sin

from rules.core import Seat
from scenes.core.script import Script, after, in_turn, together, wait
from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.climaxes.close_up_words import STAMPED_LATE, CloseUpWords
from scenes.table.climaxes.close_ups import acts, looks
from scenes.table.climaxes.close_ups.acts import LAYOUTS, Act, Layout
from scenes.table.climaxes.close_ups.close_up_content import CloseUpContent
from scenes.table.climaxes.close_ups.close_up_counts import CloseUpCounts
from scenes.table.climaxes.close_ups.close_up_frogs import FALLS, MIDDLE, CloseUpFrogs
from scenes.table.climaxes.close_ups.close_up_thing import CloseUpThing
from scenes.table.climaxes.close_ups.course import KNOCKS
from scenes.table.climaxes.close_ups.figures import BACK_SECONDS
from scenes.table.climaxes.close_ups.looks_ahead import prefetch_acting
from scenes.table.climaxes.headline import (
    HEADLINE_Z,
    SETTLING_SECONDS,
    STAMP_SECONDS,
    WIDEST,
    beside,
    free_place,
    stamp,
    take_off,
)
from scenes.table.climaxes.impact import Impact
from scenes.table.climaxes.spotlight import grown, token_box, uncovered
from scenes.table.seats.seat_frog import FrogPlace, SeatFrog
from scenes.ui.safe_area import safe_area
from sprites.motion.ease import out_back
from sprites.motion.gestures import rise
from sprites.motion.motions import fade, glide
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import BACKDROP_HIGH, OPENING_SECONDS, Band, full_band
from sprites.stage.stage import Stage
from sprites.stage.token import Token

TALL = 0.86  # how high a head is over its feet, of a frog's width
IMPACT, HIGH = 1.4, 0.62  # how wide the impact behind all is; how high heads are over its middle
STAR, STAR_GOING = 0.5, 0.08  # how wide what bursts between them is; seconds until it is gone
ALL_SECONDS = acts.LEAP_SECONDS + 0.1 + STAMP_SECONDS  # besides those of its size
HOISTED = 0.14  # and words in a box may lie where the banner is until then
DRIFT = 9.0  # design units that the headline moves while it is looked at
GROWS, LAP_GROWS = 1.12, 1.35  # of all, from what decides on; of who laps, who comes nearer
FEET = 0.6  # how far over its lower edge they stand, of the headline's height
HIDDEN = 0.03  # how much of them it hides at most, of a frog's width
BELOW_WIDEST = 1740.0  # design units that a line below the backdrop has, over nothing
WIDE, FULL_WIDE = 625.0, 860.0  # of frogs in a band, four fifths of it high; of a larger one
FULL_LAP_GROWS, FULL_WORDS = 1.8, 900.0  # of who laps; a line
FULL_ROOM, WORDS_HIGH = 1000.0, 0.36  # of all words; of the height
IMPACT_Z = HEADLINE_Z - 3
STAR_Z = HEADLINE_Z - 0.5

DEEP = 0.14  # how much lower one sits in water, of its width
STARS = KNOCKS | {Act.BLOCK}
RUNS = 6.0  # drawings of the backdrop, under who laps


class CloseUp:
    """A *headline*, and over it what is its *content*; it lies beside *signs* if there is room."""

    def __init__(
        self, stage: Stage, frogs: Sequence[SeatFrog], size: ClimaxSize, headline: str,
        content: CloseUpContent, signs: Sequence[Box] = (),
        on_hit: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        renderer, thing, act = stage.renderer, content.thing, content.act
        self._stage, self._size, self._within = stage, size, content.within
        self._signs = [*signs, *(frogs[seat].place.box for seat in content.reactions)]
        self._pieces = (*content.pieces, *signs) if content.pieces else ()
        self._act, self._on_hit = act, on_hit
        self._room = content.within or safe_area(renderer.width, renderer.height)
        self._large = bool(content.reactions) and size.centred
        self._full = self._large and size.full and act is not Act.SNATCH
        widest = FULL_WORDS if self._full else BELOW_WIDEST if self._large else WIDEST
        room = Box(0, 0, FULL_ROOM, WORDS_HIGH * self._room.h) if self._full else self._room
        told = headline, content.before, size.headline, room, widest, content.emblem
        self._words = CloseUpWords(stage, *told)
        if content.tells_loss:
            self._words.hang()
        self._calm = renderer.reduced_motion
        places = acts.places_of(
            act, len(content.glad), len(content.hit),
            thing=thing is not None, calm=self._calm, full=self._full,
        )  # fmt: skip
        wide = min(self._widest if self._large else size.frog, self._room.w / places.wide)
        self._frogs = CloseUpFrogs(stage, frogs, content, places, wide, self._grows)
        self._course = self._frogs.course
        self._thing = CloseUpThing(stage, thing, wide, act, size.growth) if thing else None
        counted = self._frogs.counted if content.counts else {}
        counts = [content.counts[seat] for seat in counted]
        self._counts = CloseUpCounts(stage, counts, wide, before=act is Act.ROW)
        self._tug = self._frogs.tug(self._thing.token) if self._thing else None
        self._acting: Script | None = None  # once all have their places
        bursts = bool(content.reactions and size.impact) and act not in {Act.SNATCH, Act.BLOCK}
        paper = None if content.glad else "impact-sad"
        self._impacts = [self._impact(IMPACT, IMPACT_Z, paper)] if bursts else []
        has_star = self._course.bumps and act in STARS
        self._stars = [self._impact(STAR, STAR_Z)] if has_star else []
        self._prefetch()

    @property
    def _grows(self) -> float:
        """By what all grow as it is decided."""
        laps = FULL_LAP_GROWS if self._full else LAP_GROWS
        return (laps if self._act is Act.LAP else GROWS) if self._large else 1.0

    @property
    def _widest(self) -> float:
        """How wide each frog in the middle is at most: all have room over the headline."""
        if self._full:
            return FULL_WIDE
        below = BACKDROP_HIGH / 2 + self._words.high
        return min(WIDE, (self._room.h - below) / HIGH)

    @property
    def _tall(self) -> float:
        """How high all over their feet is, of a frog's width."""
        if self._large:
            return MIDDLE + IMPACT / 2
        return GROWS * TALL + acts.WORN if self._act is Act.CROWN else TALL

    def _prefetch(self) -> None:
        """Have all that is going to be seen rendered ahead."""
        renderer = self._stage.renderer
        renderer.prefetch(*self._frogs.pictures, *(token.picture for token in self._beside))
        renderer.prefetch(*self._counts.pictures)
        self._words.prefetch()
        prefetch_acting(renderer, self._frogs)

    def _impact(self, wide: float, z: float, drawing: str | None = None) -> Impact:
        nearer = FULL_LAP_GROWS if self._full and self._course.laps else 1.0
        impact = Impact(self._stage, nearer * wide * self._frogs.wide, z, drawing)
        impact.lit = impact.steady = True
        return impact

    @property
    def coming(self) -> float:
        """How many seconds pass until all of it is there."""
        if not self._tokens:
            return STAMP_SECONDS + (HOISTED if self._within else 0.0)
        decided = self._opening + self._course.meeting + self._course.deciding
        return decided + STAMPED_LATE + STAMP_SECONDS

    @property
    def _opening(self) -> float:
        """How many seconds pass until its backdrop stands."""
        return OPENING_SECONDS if self._large else 0.0

    @property
    def lasts(self) -> float:
        """How many seconds pass until all of it goes, whatever is acted."""
        all_of_it = self._size.seconds + self._course.late
        all_of_it += ALL_SECONDS if self._tokens else self.coming
        return all_of_it - (BACK_SECONDS if self._frogs.goes_back else 0.0)

    def come(self, actors: Sequence[Token]) -> Script:
        """Show all of it where it hides none of the *actors*, who are going to grow."""
        self._words.place, feet = self._place(actors)
        if not self._tokens:
            self._acting = in_turn()
            stamped = stamp(self._stage, self._words.headline, self._words.place)
            yield from after(self.coming - STAMP_SECONDS, stamped)
            return
        yield from wait(self._opening)
        self._words.open()
        x, _ = self._room.centre if self._full else self._words.place
        moves, self._acting = self._arrange(x, feet)
        self._stage.add(*self._tokens)
        self._frogs.places_on_table.put_on()
        if self._thing and self._course.crowns:
            for token in self._frogs.hit[:1]:
                self._frogs.places_on_table.wear(self._thing.token, token)
        yield from together(*moves, wait(self.coming - self._opening))

    def _arrange(self, x: float, feet: float) -> tuple[Sequence[Script], Script]:
        """How all enter in a row round *x* with their *feet*, and what they do then."""
        frogs, places, wide = self._frogs, self._frogs.places, self._frogs.wide
        course = self._course
        middle = Pose(x, feet - MIDDLE * wide)

        def over_ground(at: float) -> Pose:
            return middle.at(at, middle.y + places.slope * (at - x))

        first, poses = (frogs.stand(row, x, feet) for row in (places.first, places.last))
        touched, behind = over_ground(x + places.star * wide), middle
        faces = self._act is Act.FACE and not self._thing and len(frogs.glad) == 1
        lone = course.crowns or course.laps or frogs.waters or self._act is Act.ROW
        if frogs.glad and (lone or faces or self._full):
            behind = over_ground(poses[frogs.glad[0]].x)
        for token in frogs.hit if course.plunges else ():
            poses[token] = poses[token].at(poses[token].x, poses[token].y + DEEP * wide)
        for star in self._stars:
            star.pose = touched.with_alpha(0.0)
        for impact in self._impacts:
            impact.pose = (touched if self._stars else behind).with_alpha(0.0)
        acting = [after(course.meeting, self._meet(poses, behind))]
        met = course.meeting + course.touching
        if self._thing:
            ways = self._ways_of_thing(middle, poses)
            worn = course.crowns and bool(frogs.hit)
            acting.append(self._thing.come(*ways, met, worn=worn))
        if self._counts.tokens:
            standing = [poses[token] for token in frogs.counted.values()]
            acting.append(self._counts.come(standing, met))
        if self._tug:
            acting.append(self._tug.pull(course.touching))
        for token in frogs.hit if course.blocks else ():
            run = acts.run_into(token, first.pop(token), poses[token], wide, course.waits)
            acting.append(run)
        moves = [frogs.enter(token, at, poses[token]) for token, at in first.items()]
        return moves, together(*acting)

    def act(self) -> Script:
        """Do what it is about, while all of it comes and is read."""
        while self._acting is None:
            yield
        yield from self._acting

    @property
    def heads(self) -> tuple[Sequence[Point], Sequence[Point]]:
        """Where the heads of who is glad and of who is hit are now."""
        return self._frogs.heads(self._frogs.glad), self._frogs.heads(self._frogs.hit)

    @property
    def stands(self) -> Mapping[Seat, FrogPlace]:
        """Where who is glad stands now, and how large."""
        return self._frogs.stands

    def _ways_of_thing(self, middle: Pose, last: Mapping[Token, Pose]) -> tuple[Pose, Pose]:
        """Where the thing is first and last: in a row with the *middle*, or on heads."""
        wide, places, glad = self._frogs.wide, self._frogs.places, self._frogs.glad
        if self._act is Act.CROWN and glad:
            look = self._frogs.finals[glad[0]]
            to = looks.head(glad[0], last[glad[0]], look).scaled(look.width / wide)
            share = places.hit_share
            olds = [looks.head(token, last[token]).scaled(share) for token in self._frogs.hit]
            first = olds[0] if olds else to.at(to.x, to.y - FALLS * wide)
            return to if self._calm else first, to
        first, at_last = (
            middle.at(x, middle.y + places.slope * (x - middle.x))
            for x in (middle.x + at * wide for at in (places.thing_first, places.thing_last))
        )
        return first, at_last

    def hold(self) -> Script:
        """Let all of it be read; the headline is only moved, as to scale it takes long."""
        seconds = self.lasts - self.coming
        settled = max(STEP, seconds - SETTLING_SECONDS)
        self._stage.run(after(SETTLING_SECONDS, rise(self._words.headline, DRIFT, settled)))
        yield from wait(seconds)

    def go(self) -> Script:
        """Take all of it away, headline and frogs together, and put back what was lifted."""
        back = [self._thing.put_back()] if self._thing else []
        if self._frogs.goes_back:
            for token in set(self._beside).difference(self._frogs.places_on_table.worn):
                token.visible = False
            yield from self._frogs.go_back()
        if self._tokens:
            self._stage.remove(*self._tokens, *self._words.tokens)
        else:
            back.append(take_off(self._stage, self._words.headline))
        yield from together(*back)

    def _place(self, actors: Sequence[Token]) -> tuple[Point, float]:
        """The middle of the headline, and the y of the feet of those over it."""
        renderer, frog = self._stage.renderer, self._frogs.wide
        wide, high = renderer.size(self._words.headline.picture)
        if self._within:
            return self._within.centre, 0.0
        if self._full:
            right, low = self._room.right - self._words.wide / 2, self._words.high / 2
            return (right, self._room.bottom - low), self._frogs.full_feet(renderer.height)
        tilt = radians(abs(self._words.headline.pose.angle))
        turned = sin(tilt) * self._frogs.places.wide * frog / 2  # at the lower end
        tall, over = high, max(FEET * high, high + turned - HIDDEN * frog)
        if self._large:
            over = BACKDROP_HIGH / 2 - MIDDLE * frog + self._words.high  # below the backdrop
        if self._tokens:
            tall = self._tall * frog + over
            wide = max(wide, self._frogs.places.wide * frog)
        growth = 1 + self._size.growth
        boxes = [grown(token_box(renderer, actor), actor, growth) for actor in actors]
        if self._pieces and (free := free_place(wide, high, boxes, self._room, self._pieces)):
            return free.centre, 0.0
        if self._large:
            block = Box.around(*self._room.centre, wide, tall)
        else:
            block = beside(wide, tall, boxes, self._room, self._signs, near=not self._tokens)
        return (block.centre[0], block.bottom - high / 2), block.bottom - over

    @property
    def band(self) -> Band | None:
        """The backdrop behind frogs in the middle of the screen, from side to side."""
        if not self._large:
            return None
        (_, _), feet = self._place(())
        middle, width = feet - MIDDLE * self._frogs.wide, self._stage.renderer.width
        runs = RUNS if self._course.laps else 0.0
        if self._full:
            return full_band(width, self._stage.renderer.height, runs)
        box = Box.around(width / 2, middle, width, BACKDROP_HIGH)
        return Band(box, slanted=LAYOUTS[self._act] is Layout.ACTION, runs=runs)

    def uncovered(self, actors: Sequence[Token]) -> list[Token]:
        """Those *actors* that are lifted, or not behind the backdrop."""
        lifted, band = self._thing.token if self._thing else None, self.band
        return uncovered(self._stage.renderer, actors, lifted, band.box if band else None)

    @property
    def _beside(self) -> list[Token]:
        """All that is shown beside the frogs, behind and between them."""
        thing = self._thing.tokens if self._thing else ()
        water = [token for water in self._frogs.waters for token in water.tokens]
        tug = self._tug.tokens if self._tug else ()
        return [*self._impacts, *self._stars, *water, *thing, *tug, *self._counts.tokens]

    @property
    def _tokens(self) -> list[Token]:
        worn = self._frogs.places_on_table.worn
        return [*self._beside, *self._frogs.tokens, *worn]

    def _meet(self, last: Mapping[Token, Pose], behind: Pose) -> Script:
        """All act, and it bursts out between and *behind* them as it is decided."""
        frogs = self._frogs
        moved = self._thing and (self._course.crowns or self._course.pulls)
        worn = self._thing.tokens if self._thing and moved else ()
        hit = after(self._course.deciding, self._hit(behind))
        yield from together(frogs.meet(last, worn), hit)

    def _hit(self, behind: Pose) -> Script:
        """The moment in which it happens: what bursts out goes *behind* who is glad."""
        scripts = [self._words.tell()]
        self._on_hit()
        for star in self._stars:
            fading = fade(star, 0.0, STAR_GOING)
            scripts.append(in_turn(star.burst(), wait(acts.HIT_SECONDS), fading))
        for impact in self._impacts:
            going = glide(impact, behind, acts.RECOIL_SECONDS, out_back)
            scripts += [impact.burst(), after(self._course.touching, going)]
            self._stage.run(impact.hover())
        yield from together(*scripts)
