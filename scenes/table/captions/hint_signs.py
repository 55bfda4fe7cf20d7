"""The signs of the hint that is read: its slip with a tail, and the frame of its thing."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import takewhile

from scenes.table.captions.hint_places import free_place, occupied
from scenes.table.captions.hint_slip import (
    HINT_BULB,
    TYPES,
    Hint,
    hint_slip,
    reading_seconds,
    slip_sizes,
    slip_tail,
)
from scenes.table.captions.hint_strip import place_in_strip
from scenes.table.captions.marker import Marker
from sounds.bank import Sound, SoundBank
from sprites.motion.gestures import punch
from sprites.motion.motions import fade
from sprites.motion.timestep import steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

READINGS = 2  # times that a hint is begun to be read, at most
LOOKED_AFTER = steps_in(0.1)  # steps, whether something has come to lie under a slip
MOST_MOVES = 1  # of a slip, before it goes into the strip
FADE_SECONDS = 0.2


class HintSigns:
    """Shows one hint at a time beside its thing, or where that is not free in the hint strip.

    Slips lie on none of what is *kept* free.
    """

    def __init__(self, stage: Stage, bank: SoundBank) -> None:
        self._stage, self._bank = stage, bank
        self.given = 0
        """How many hints are read now, or wait for that."""
        self._first = list[Hint]()  # of these, what is read before all others once it is ready
        self._read: Hint | None = None
        self._place: Box | None = None  # beside its thing
        self._thing: Box | None = None
        self._moves = 0
        self._slip: Token | None = None
        self._tail: Token | None = None
        self._under: set[tuple[Token, Pose]] = set()

    @property
    def reads(self) -> bool:
        """Whether a hint is read, and goes on being read."""
        return self._read is not None and self._read.ready()

    def show(self, hint: Hint, kept: Callable[[], Iterable[Box]]) -> Generator[None, None, bool]:
        """Show *hint* for as long as it takes to read it, while all else goes on.

        While another one lies there, it waits. It comes back once after a headline or a choice if
        most of it was still to be read; tells whether no more is to be read.
        """
        self.given += 1
        self._first += [hint] if hint.comes_first else []
        frame = Marker(self._stage, "hint frame", dotted=True, badge=HINT_BULB, off_words=True)
        whole = left = steps_in(reading_seconds(hint.words))
        readings = 0

        def is_enough() -> bool:
            return readings == READINGS or whole - left >= hint.share * whole

        while left > 0 and hint.holds():
            legible = self._may_be_read(hint)
            if legible and self._read is None and hint.begins():
                readings += 1
                self._begin(hint, kept())
            elif not legible and self._read is hint:
                self._end()
            if self._read is hint:
                left -= 1
                self._keep_clear(hint, kept, left)
                frame.show(hint.framed(self._thing))
            else:
                left = 0 if is_enough() else whole
                frame.show(None)
            frame.step()
            yield
        self._stage.remove(*frame.tokens)
        if self._read is hint:
            if not left:
                yield from takewhile(lambda _step: hint.holds(), self._fade_out())
            self._end()
        self.given -= 1
        self._first = [one for one in self._first if one is not hint]
        return is_enough()

    def _may_be_read(self, hint: Hint) -> bool:
        """Whether it is ready and no other one is read, nor has to come first."""
        if self._read is None and not hint.comes_first and any(one.ready() for one in self._first):
            return False
        return self._read in (None, hint) and hint.ready()

    def _begin(self, hint: Hint, kept: Iterable[Box]) -> None:
        """Lay the slip of *hint* beside its thing, or into the strip."""
        self._bank.play(Sound.HINT)
        self._read, self._thing, self._moves = hint, hint.place(), 0
        self._place = self._find(hint, kept)
        self._lay(hint)

    def _find(self, hint: Hint, kept: Iterable[Box]) -> Box | None:
        """A free place beside the thing of *hint*."""
        if self._thing is None:
            return None
        renderer = self._stage.renderer
        things = [*kept, *occupied(renderer, self._stage.tokens)]
        screen = Box(0, 0, renderer.width, renderer.height)
        tried = (slip_sizes(renderer, hint.words, points) for points in TYPES)
        places = (free_place(sizes, self._thing, screen, things) for sizes in tried)
        return next(filter(None, places), None)

    def _lay(self, hint: Hint) -> None:
        """Lay the slip where it has its place."""
        self._take_off()
        renderer = self._stage.renderer
        box = self._place or place_in_strip(renderer, hint.words, self._thing)
        self._slip = hint_slip(renderer, hint.words, box)
        self._stage.add(self._slip)
        self._stage.run(punch(self._slip, 0.04, 0.3))
        if self._thing is not None and self._place:
            self._tail = slip_tail(box, self._thing)
            self._stage.add(self._tail)

    def _keep_clear(self, hint: Hint, kept: Callable[[], Iterable[Box]], left: int) -> None:
        """Let the slip give way to what comes to lie under it."""
        if self._place is not None and left % LOOKED_AFTER == 0:
            under = self._covered(self._place)
            if under & self._under:
                self._moves += 1
                self._place = self._find(hint, kept()) if self._moves <= MOST_MOVES else None
                self._lay(hint)
            self._under = under

    def _covered(self, place: Box) -> set[tuple[Token, Pose]]:
        """What lies under a slip in *place*, and how."""
        boxes = ((token, occupied(self._stage.renderer, [token])) for token in self._stage.tokens)
        return {(token, token.pose) for token, found in boxes if any(map(place.overlaps, found))}

    def _fade_out(self) -> Generator[None, None, None]:
        """Let the slip that was read fade."""
        if self._tail is not None:
            self._stage.remove(self._tail)
        if self._slip is not None:
            yield from fade(self._slip, 0.0, FADE_SECONDS)

    def _end(self) -> None:
        """Take the signs of the hint off."""
        self._take_off()
        self._read = self._place = self._thing = None

    def _take_off(self) -> None:
        tokens = [token for token in (self._slip, self._tail) if token is not None]
        self._stage.remove(*tokens)
        self._slip = self._tail = None
        self._under = set()
