"""Figures: what shows the frogs of a close-up on the table, which is away while they are large."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from rules.core import Seat
from scenes.core.script import Script, together
from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.acts import WORN
from scenes.table.climaxes.close_ups.close_up_thing import WORN_BASE
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.climaxes.laurel import BACK, FRONT, Laurel
from scenes.table.seats.seat_frog import SEAT_FROG
from sprites.motion.ease import in_quad
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.motion.timestep import Motion
from sprites.pictures.anchors import FROG_FEET, LAUREL_BASE, LAUREL_WIDTH
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

WORN_Z, BEHIND_Z = HEADLINE_Z - 1.9, HEADLINE_Z - 2.05  # over frogs, and behind them
BACK_SECONDS = 0.12  # in which a large frog goes back to the table
LANDED, LANDED_SECONDS = 0.25, 0.2  # how far one grows as its large frog is back; seconds

WornBy = Callable[[Token], Sequence[Token]]


@dataclass(frozen=True, slots=True)
class Figure:
    """The *frogs* of a seat on the table that a close-up is about, and what is *worn* there."""

    frogs: Sequence[Token]
    worn: Sequence[Token]

    @property
    def tokens(self) -> list[Token]:
        """All of it that is seen."""
        return [token for token in (*self.frogs, *self.worn) if token.visible]

    def place(self, frog: Token) -> Pose | None:
        """Where a large *frog* is as small as the first of them, if there is one."""
        if not self.frogs:
            return None
        small, large, at = self.frogs[0].picture, frog.picture, self.frogs[0].pose
        assert isinstance(small, Art)
        assert isinstance(large, Art)
        wide = small.width * at.sx
        scale, y = wide / large.width, at.y - (FROG_FEET[1] - frog.anchor[1]) * wide
        return Pose(at.x, y).scaled(scale)


def figures_of(
    seats: Collection[Seat], actors: Sequence[Token], laurel: Laurel, worn_by: WornBy
) -> dict[Seat, Figure]:
    """The figures of *seats* among the *actors*, with what is *worn by* them, and the *laurel*."""
    found = dict[Seat, Figure]()
    for seat in seats:
        frogs = [actor for actor in actors if _shows(actor, seat)]
        worn = [token for frog in frogs[:1] for token in worn_by(frog)]
        worn += [laurel.back, laurel.token] if laurel.wearer == seat else []
        found[seat] = Figure(frogs, worn)
    return found


def hide(figures: Mapping[Seat, Figure], others: Sequence[Token]) -> list[Token]:
    """Hide all *figures* and *others*; returns what is to be shown again."""
    hidden = [token for figure in figures.values() for token in figure.tokens]
    hidden += [token for token in others if token.visible and token not in hidden]
    for token in hidden:
        token.visible = False
    return hidden


def show_again(hidden: Sequence[Token]) -> None:
    """Show what was *hidden*: frogs are a little larger at first."""
    for token in hidden:
        token.visible = True
        if token.stage and isinstance(token.picture, Art) and token.picture.palette:
            token.stage.run(punch(token, LANDED, LANDED_SECONDS))


class PlacesOnTable:
    """Where large frogs, so *wide*, come from: their *figures*; each *wears* what that does."""

    def __init__(self, figures: Mapping[Token, Figure], wide: float, *, wears: bool) -> None:
        self._figures, self._wide = figures, wide
        worn = [(one, frog) for frog, figure in figures.items() for one in figure.worn]
        self._wearers = {_worn(one, wide): frog for one, frog in worn if wears}

    @property
    def worn(self) -> Sequence[Token]:
        """All that large frogs wear."""
        return [*self._wearers]

    def put_on(self) -> None:
        """Let all of that lie on their heads."""
        for worn, frog in self._wearers.items():
            self.wear(worn, frog)

    def wear(self, worn: Token, frog: Token) -> None:
        """Let something lie on the head of a *frog* from now on."""
        assert frog.stage is not None
        self._wearers[worn] = frog
        frog.stage.run(_lie_on_head(worn, frog, self._wide))

    def of(self, frog: Token) -> Pose | None:
        """The place of a large *frog* on the table, if it has one."""
        return self._figures[frog].place(frog)

    def go_back(self, frogs: Sequence[Token], staying: Sequence[Token]) -> Script:
        """Those of *frogs* who are *staying* and have a place leap there; all others are gone."""
        places = {frog: self.of(frog) if frog in staying else None for frog in frogs}
        for token in (*frogs, *self.worn):
            token.visible = places[self._wearers.get(token, token)] is not None
        yield from together(*(_leap_back(frog, to) for frog, to in places.items() if to))


def _leap_back(frog: Token, to: Pose) -> Script:
    frog.picture = looks.leaping(frog.picture)
    yield from glide(frog, to, BACK_SECONDS, in_quad)


def _worn(small: Token, wide: float) -> Token:
    """What a frog so *wide* has on its head as it has a *small* one on the table."""
    assert isinstance(small.picture, Art)
    name, is_laurel = small.picture.name, small.picture.name in (FRONT, BACK)
    share, base = (LAUREL_WIDTH, LAUREL_BASE) if is_laurel else (WORN, WORN_BASE)
    z = BEHIND_Z if name == BACK else WORN_Z
    token = Token(Art(name, share * wide), Pose(0, 0), z, "worn", base, steady=True)
    token.lit = True
    return token


def _lie_on_head(worn: Token, frog: Token, wide: float) -> Motion:
    """Stay on the head of a *frog*, first so *wide*, however it looks, until moved elsewhere."""
    claim = worn.claim("place", "angle", "size")
    while frog.stage is not None and claim.has("place"):
        assert isinstance(frog.picture, Art)
        scale = frog.pose.sx * frog.picture.width / wide
        claim.set_pose(looks.head(frog, frog.shown()).scaled(scale))
        yield


def _shows(actor: Token, seat: Seat) -> bool:
    """Whether an *actor* is a frog of a *seat* on the table, and not at its edge."""
    art = actor.picture
    if actor.name == SEAT_FROG:
        return False
    if not (actor.visible and isinstance(art, Art) and art.name.startswith("frog-")):
        return False
    return art.palette is not None and art.palette == palette_of(seat)
