"""The ceremony before the results: stumps rise, the winner lands and is given the laurel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count, groupby
from math import pi, sin

from scenes.core.script import Script, after, in_turn, together, wait
from scenes.menus.podium.podium_figures import PodiumFigure
from scenes.menus.podium.podium_gestures import NOD_SECONDS, give_way, live, look_on, nod
from scenes.ui.podium_look import PodiumLook
from scenes.ui.widgets import WidgetGroup
from sounds.bank import Sound, SoundBank
from sprites.motion.ease import in_quad
from sprites.motion.gestures import gesture
from sprites.motion.motions import fade, glide, hop
from sprites.motion.particle_frames import ParticleKind
from sprites.motion.particles import ParticleEmitter
from sprites.motion.timestep import steps_in
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.token import Token

PARTICLES_Z = 2.7  # before the stumps, behind all frogs
CHANGE_SECONDS = 0.2  # until the change to this scene has set the sides of the screen free
RISE_SECONDS = 0.34
ALL_RISE = 0.28  # seconds from the last place to the second, however many are between them
FALL_AFTER = 0.05  # from when the stump begins to rise on which one lands
RISE_TONES = (0, 2, 4, 7, 9, 12)  # semitones: each stump sounds higher
FALL_SECONDS, FALL_FROM = 0.42, (0.22, 0.16)  # widths of a frog: left of its stump; over the screen
SHOWER_Y = -400.0  # from where confetti falls
PIECE_SECONDS, MOST_PIECES = 0.11, 60  # from one single piece to the next; that fall at once
FIRST_THROWN, THROWN = 50, 24  # pieces at the first landing, and at each later on
ASIDE = 0.62  # of its width: from where they fly up on both sides of a frog
PIECE_STEP = 0.382  # from where one falls to where the next does, of the width
LANDED_SECONDS = 0.16  # how long it looks as it lands
LAUREL_SECONDS, LAUREL_UP = 0.32, 520.0
LAUREL_AFTER = FALL_SECONDS - 0.14  # it falls already before the first lands
BOUNCES, BOUNCE, BOUNCE_SECONDS = 2, 0.13, 0.34  # of the laurel on the head: in widths; of both
HONOURED_SECONDS = 1.5  # from then until buttons come in
ANSWER_STAGGER = 0.14  # between what two frogs make of it


class PodiumCeremony:
    """Moves *figures*, from the last place to the first, on the stage of *widgets*.

    *tell* is told each that has come.
    """

    def __init__(
        self,
        widgets: WidgetGroup,
        bank: SoundBank,
        figures: Sequence[PodiumFigure],
        look: PodiumLook,
        onlookers: Sequence[Token],
        tell: Callable[[PodiumFigure], object],
    ) -> None:
        self._widgets, self._bank = widgets, bank
        self._tell = tell
        self._look, self._onlookers = look, onlookers
        self._figures = sorted(figures, key=lambda figure: -figure.place.row.number)
        self._winners = [figure for figure in figures if figure.first]
        self._particles = ParticleEmitter(widgets.stage, PARTICLES_Z)
        widgets.run(self._live())

    def begin(self) -> None:
        """Put everybody where they come from.

        They are not seen in the first frame: to render all of them takes 80 ms.
        """
        stage = self._widgets.stage
        for figure in self._figures:
            figure.sink(figure.place.plate.box.bottom - figure.place.top)
            plate = figure.place.plate.picture
            stage.renderer.prefetch(figure.stump.picture, figure.frog.picture, plate)
        for figure in self._winners:
            worn = (token.picture for token in figure.worn_by_first)
            leaping = map(figure.drawn, ("frog-leap", "frog-land"))
            stage.renderer.prefetch(*leaping, figure.light.picture, *worn)

    def show(self) -> Script:
        """All of it, up to what each frog makes of it."""
        others = [figure for figure in self._figures if not figure.first]
        places = [list(tied) for _, tied in groupby(others, lambda one: one.place.row.number)]
        stagger = ALL_RISE / max(1, len(places) - 1)
        last = ALL_RISE if places else 0.0
        rising = [after(i * stagger, self._rise(tied, i)) for i, tied in enumerate(places)]
        rising.append(after(last, self._rise(self._winners, len(places))))
        coming = together(*rising, after(last + FALL_AFTER, self._honour()))
        yield from after(CHANGE_SECONDS, coming)
        yield from wait(HONOURED_SECONDS)

    def _honour(self) -> Script:
        """The winners leap down, the laurel after them, and all answer to it."""
        leaps = map(self._leap_down, self._winners)
        yield from together(*leaps, after(LAUREL_AFTER, self._give_laurels()))
        self._throw_confetti()
        for number, figure in enumerate(reversed(self._figures)):
            first_nods = BOUNCE_SECONDS + NOD_SECONDS if figure.first else 0.0
            landing = partial(throw_at, self._particles)
            living = live(figure, self._winners[0], self._look.act, landing)
            self._widgets.run(after(number * ANSWER_STAGGER + first_nods, living))
        self._widgets.run(after(BOUNCE_SECONDS + NOD_SECONDS, look_on(self._onlookers)))

    def _live(self) -> Script:
        while True:
            self._particles.step()
            yield

    def _rise(self, tied: Sequence[PodiumFigure], number: int) -> Script:
        """The stumps of one place; on that of the first nobody stands yet."""
        self._bank.play(Sound.JOIN, RISE_TONES[min(number, len(RISE_TONES) - 1)])
        yield from together(*map(self._raise, tied))

    def _raise(self, figure: PodiumFigure) -> Script:
        home = Pose(figure.place.x, figure.place.top)
        riders = [figure.stump] if figure.first else [figure.stump, figure.frog]
        for token in riders:
            token.visible = True
        yield from together(*(glide(token, home, RISE_SECONDS) for token in riders))
        if not figure.first:
            self._tell(figure)

    def _leap_down(self, figure: PodiumFigure) -> Script:
        """From over the screen, where nobody else stands before it."""
        place, frog = figure.place, figure.frog
        aside, over = (share * place.frog for share in FALL_FROM)
        frog.pose = Pose(place.x - aside, -over)
        frog.visible = True
        figure.look("frog-leap")
        if len(self._winners) == 1:  # those who tie have none at the finish
            self._widgets.run(figure.wear_headgear())
        self._bank.play(Sound.HOP)
        yield from hop(frog, Pose(place.x, place.top), FALL_SECONDS, 0.0)
        figure.look("frog-land")
        self._particles.burst("puff", place.x, place.top, 8)
        self._widgets.run(give_way(figure.stump))
        self._tell(figure)
        yield from wait(LANDED_SECONDS)
        figure.look(figure.mood)
        for token in figure.accessories:
            token.visible = True

    def _give_laurels(self) -> Script:
        self._bank.play(Sound.CARD_TAKEN)
        yield from together(*map(self._give_laurel, self._winners))

    def _give_laurel(self, figure: PodiumFigure) -> Script:
        worn = figure.worn
        self._widgets.run(fade(figure.light, 1.0, LAUREL_SECONDS))
        for token in figure.laurel:
            token.pose = worn.at(worn.x, worn.y - LAUREL_UP)
        falls = (glide(token, worn, LAUREL_SECONDS, in_quad) for token in figure.laurel)
        yield from together(*falls)
        self._particles.burst("sparkle", *figure.head, 14)
        self._widgets.run(figure.throw_off_headgear())
        self._widgets.run(in_turn(self._bounce(figure), nod(figure)))

    def _bounce(self, figure: PodiumFigure) -> Script:
        """The laurel bounces on the head, the second time lower."""
        high = BOUNCE * figure.place.frog

        def shape(t: float) -> PoseOffset:
            return PoseOffset(dy=-high * (1 - t) * abs(sin(BOUNCES * pi * t)))

        yield from together(*(gesture(each, BOUNCE_SECONDS, shape) for each in figure.laurel))

    def _throw_confetti(self) -> None:
        renderer = self._widgets.renderer
        for figure in self._winners:
            throw_at(self._particles, figure, FIRST_THROWN)
        for share in (1, 3, 5):
            self._particles.burst(self._look.shower, renderer.width * share / 6, SHOWER_Y, 50)


def throw_at(particles: ParticleEmitter, figure: PodiumFigure, pieces: int = THROWN) -> None:
    """Throw confetti from both sides of a *figure* that has landed."""
    x, wide = figure.place.x, figure.place.frog
    for side in (-1, 1):
        particles.burst("confetti", x + ASIDE * side * wide, figure.place.top, pieces // 2)


def let_pieces_fall(particles: ParticleEmitter, width: float, kind: ParticleKind) -> Script:
    """Single pieces of a *kind* fall over all the *width* for as long as the podium is seen."""
    for number in count(1):
        particles.burst(kind, number * PIECE_STEP % 1.0 * width, SHOWER_Y)
        for _ in range(steps_in(PIECE_SECONDS)):
            particles.step()
            yield
