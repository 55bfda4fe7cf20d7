"""The tiles where the pointed card may end, if there are several."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.quibbit import Frog
from scenes.games.quibbit.choosing.forecast import Forecast
from scenes.games.quibbit.choosing.tile_marks import EDGE, place_on_tile
from scenes.games.quibbit.components.fate_signs import ICONS, SIGN, on_disc
from scenes.games.quibbit.components.ring import QuibbitRing
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

RIM_Z, SIGN_Z = 15.0, 592.0  # over the tiles; over the frogs
RIM, LARGER = 1.05, 1.18  # how wide a rim is, of a pad; where it tells nothing else, of that


class OtherEnds:
    """A thin rim of the colour of *frog* round each tile, and what becomes of the card there."""

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring = ring
        rim = Art("ring-leaf", RIM * ring.layout.pad, palette_of(frog))
        self._rims = [Token(rim, Pose(0, 0), RIM_Z, "other end") for _ in range(ring.size)]
        self._fates = [Token(rim, Pose(0, 0), SIGN_Z, "fate") for _ in range(ring.size)]
        self.has_heads = False
        self.hide()
        stage.add(*self._rims, *self._fates)

    def show(
        self, ends: Sequence[Forecast], undisturbed: Forecast | None,
        causes: Mapping[int, Collection[Frog]], numbers: Sequence[Token], *, tells: bool,
    ) -> None:  # fmt: skip
        """Mark the tiles of *ends*, beside the *numbers* of cards.

        *tells* is whether also what becomes of the card there, and whose leaps are the *causes* of
        each but the *undisturbed* one, if those differ.
        """
        self.hide()
        found = [frozenset(causes.get(end.end % self._ring.size, ())) for end in ends]
        caused = [by for by, end in zip(found, ends, strict=True) if end != undisturbed]
        differ = len({*caused}) == len(caused) > 0
        self.has_heads = has_heads = tells and differ and all(caused)
        for rim, fate, end, frogs in zip(self._rims, self._fates, ends, found, strict=False):
            slot = self._ring.slot(end.end)
            rim.pose = Pose(slot.x, slot.y).scaled(1.0 if tells else LARGER)
            heads = map(self._head, sorted(frogs) if has_heads else ())
            fate.picture = on_disc(*heads, Art(ICONS[end.fate], SIGN))
            place_on_tile(fate, self._ring, end.end, EDGE, numbers)
            rim.visible, fate.visible = True, tells

    def _head(self, frog: Frog) -> Art:
        name = "frog-toy-head" if frog == self._ring.dummy else "frog-head"
        return Art(name, SIGN, palette_of(frog))

    @property
    def tokens(self) -> Sequence[Token]:
        """All that is marked now."""
        return [rim for rim in self._rims if rim.visible]

    def hide(self) -> None:
        """Mark nothing."""
        self.has_heads = False
        for token in (*self._rims, *self._fates):
            token.visible = False
