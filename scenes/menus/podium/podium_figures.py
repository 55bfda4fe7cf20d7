"""The figures on a podium: stumps, the frogs on them, and the laurel of the first place.

The back of the laurel is behind the head.
"""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.script import Script, together
from scenes.menus.podium.podium import STUMP, PodiumPlace
from scenes.menus.podium.podium_columns import WINNER
from scenes.ui.labels import GAP
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.losing import losing_moods
from scenes.ui.winning.winning_act import WinningAct
from sprites.motion.motions import arc, fade
from sprites.pictures.anchors import (
    CROWN_BASE,
    CROWN_WIDTH,
    FROG_FEET,
    LAUREL_BASE,
    LAUREL_WIDTH,
    STUMP_TOP,
)
from sprites.pictures.builds import on_tilted_head, worn_on, worn_size
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, Point
from sprites.pictures.palette import palette_of, scene_palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LIGHT_Z, ONLOOKER_Z, STUMP_Z, GROUND_Z = 0.5, 0.7, 1.0, 2.5
BACK_Z, FROG_Z, LAUREL_Z = 2.9, 3.0, 4.0
LIGHT, LIGHT_UP = 2.9, 0.42  # behind the first: of its frog's width; its middle over the feet
LARGEST_TURNED = 700.0  # pixels: to turn what is larger takes longer than a frame
THROWN_OFF, THROWN_OFF_TURN, THROWN_OFF_SECONDS = (0.7, 0.1), 150.0, 0.5
"""How far headgear flies, in widths of a frog, how much it turns, and how long that takes."""
TOKEN_NAME = "podium"
ALONE, ALONE_EQUAL = 1.2, 1.6  # how much larger those who look on are beside two frogs, or equals


class PodiumFigure:
    """The tokens of one *place*, at rest; *mood* is how its frog sits there, a drawing.

    It only ``turns`` if it is not too large.
    """

    def __init__(self, stage: Stage, place: PodiumPlace, mood: str, look: PodiumLook) -> None:
        self.stage = stage
        self.place, self.first, self.mood = place, place.row.number == 1, mood
        self.deeds = 0  # how many the first has begun, which the others answer
        self.turns = stage.renderer.unit * place.frog <= LARGEST_TURNED
        self._mirrored = not self.first and place.x > stage.renderer.width / 2  # to the first
        feet = Pose(place.x, place.top)
        # a higher stump stands farther back
        depth = place.top / 10000
        self.stump = Token(
            Art(look.stump, _stump_wide(stage, place, look)),
            feet,
            STUMP_Z + depth,
            TOKEN_NAME,
            STUMP_TOP,
        )
        self.frog = Token(self.drawn(self.mood), feet, FROG_Z, TOKEN_NAME, FROG_FEET)
        wide = LAUREL_WIDTH * self._worn_wide
        self.laurel = [
            Token(Art(name, wide), self.worn, z, TOKEN_NAME, LAUREL_BASE)
            for name, z in (("laurel#back", BACK_Z), ("laurel#front", LAUREL_Z))
        ]
        self.accessories = self._accessories(feet, look.act)
        self.headgear = self._headgear(look.act)
        for token in self.worn_by_first:
            token.visible = self.first
        wide = place.frog
        at = Pose(place.x, place.top - LIGHT_UP * wide)
        self.light = Token(Art(look.light, LIGHT * wide), at, LIGHT_Z, TOKEN_NAME)
        self.light.visible = self.first
        stage.add(self.light, self.stump, self.frog, *self.worn_by_first, *self.headgear)

    def _headgear(self, act: WinningAct) -> list[Token]:
        """What its frog has worn at the finish, which makes room for the laurel."""
        if self.place.row.seat is None or not (self.first and act.headgear):
            return []
        art = Art(act.headgear.drawing, CROWN_WIDTH * self._worn_wide)
        token = Token(art, self.worn, LAUREL_Z, TOKEN_NAME, CROWN_BASE)
        token.visible = False
        return [token]

    def _accessories(self, feet: Pose, act: WinningAct) -> list[Token]:
        """What its frog has as the first, if it is none of wood."""
        if self.place.row.seat is None:
            return []
        return [
            accessory.token(self.drawn(self.mood), feet, FROG_Z, TOKEN_NAME)
            for accessory in act.accessories
        ]

    @property
    def worn_by_first(self) -> Sequence[Token]:
        """What only the first has, on its head and about it."""
        return [*self.laurel, *self.accessories]

    @property
    def _worn_wide(self) -> float:
        return worn_size(self.mood, palette_of(self.place.row.frog)) * self.place.frog

    @property
    def worn(self) -> Pose:
        """The laurel's pose on the frog's head."""
        return self._on_head(self.mood, Pose(self.place.x, self.place.top))

    def _on_head(self, name: str, feet: Pose) -> Pose:
        (x, y), wide = worn_on(name, palette_of(self.place.row.frog)), self.place.frog
        aside, up = (x - FROG_FEET[0]) * feet.sx * wide, (y - FROG_FEET[1]) * feet.sy * wide
        return Pose(feet.x + aside, feet.y + up)

    def wear_headgear(self) -> Script:
        """Keep that on the head, however that is drawn and moves, until it is thrown off."""
        for token in self.headgear:
            token.visible = True
        while self.headgear:
            art = self.frog.picture
            assert isinstance(art, Art)
            for token in self.headgear:
                token.pose = self._on_head(art.name, self.frog.shown())
            yield

    def throw_off_headgear(self) -> Script:
        """The laurel takes its place: it flies aside, and is gone."""
        thrown, self.headgear = self.headgear, []
        wide, seconds = self.place.frog, THROWN_OFF_SECONDS
        for token in thrown:
            x, y = token.pose.x + THROWN_OFF[0] * wide, token.pose.y + THROWN_OFF[1] * wide
            flies = arc(token, Pose(x, y, THROWN_OFF_TURN), seconds, 0.3 * wide, tilted=False)
            yield from together(flies, fade(token, 0.0, seconds))
        self.stage.remove(*thrown)

    @property
    def head(self) -> Point:
        """A point over the head of its frog."""
        return self.place.x, self.place.top - 0.8 * self.place.frog

    def look(self, name: str) -> None:
        """Show the frog in one of its drawn poses, if it is none of wood."""
        if self.place.row.seat is not None:
            self.frog.picture = self.drawn(name)

    def tilt_worn(self, name: str) -> None:
        """Let the laurel lie on the head of the first as it is drawn in a pose."""
        feet = Pose(self.place.x, self.place.top)
        for token in self.laurel:
            token.pose = on_tilted_head(self.drawn(name), feet, self.worn)

    def feel(self, mood: str) -> None:
        """Sit there in another *mood*, if it is none of wood."""
        if self.place.row.seat is not None:
            self.mood = mood
            self.look(mood)

    def sink(self, depth: float) -> None:
        """Put stump and frog so far below their place, and out of sight."""
        down = Pose(self.place.x, self.place.top + depth)
        self.stump.pose = self.frog.pose = down
        self.stump.visible = self.frog.visible = False
        for token in self.laurel:
            token.pose = self.worn.with_alpha(0.0)
        for token in self.accessories:
            token.visible = False
        self.light.pose = self.light.pose.with_alpha(0.0)

    def drawn(self, name: str) -> Art:
        """The frog in one of its drawn poses; all look to the first."""
        palette = scene_palette_of(self.place.row.frog)
        return Art(name, self.place.frog, palette, self._mirrored)


def podium_figures(
    stage: Stage, places: Sequence[PodiumPlace], look: PodiumLook
) -> list[PodiumFigure]:
    """The figures of all *places*, at rest."""
    return [PodiumFigure(stage, place, mood, look) for place, mood in podium_moods(places, look)]


def add_podium_ground(
    stage: Stage, places: Sequence[PodiumPlace], top: float, look: PodiumLook
) -> list[Token]:
    """The ground before all stumps, from *top* down, and who looks on where nobody stands.

    Returns who looks on.
    """
    renderer, middle = stage.renderer, stage.renderer.width / 2
    wide = max(renderer.width, (renderer.height - top) / height_ratio(look.ground))
    ground = Art(look.ground, wide)
    stage.add(Token(ground, Pose(middle, top), GROUND_Z, TOKEN_NAME, (0.5, 0.0)))
    onlookers = _onlookers(renderer, places, look)
    stage.add(*onlookers)
    return onlookers


def _onlookers(renderer: Renderer, places: Sequence[PodiumPlace], look: PodiumLook) -> list[Token]:
    """Who looks on; where one is missing on the right, the widest is alone."""
    scale = max(place.frog for place in places) / WINNER
    if len(places) == 2:
        equal = all(place.row.number == 1 for place in places)
        scale *= ALONE_EQUAL if equal else ALONE  # they have all of one side for themselves
    middle, floor = renderer.width / 2, places[0].plate.box.y
    taken, found = [_column(place) for place in places], list[Token]()
    widest = max(look.onlookers, key=lambda each: each.width, default=None)
    missing = _missing(places, middle)
    for onlooker in sorted(look.onlookers, key=lambda each: each is not widest):
        x, size = middle + onlooker.x, scale
        if missing and onlooker is widest:
            x, size = missing.centre[0], min(1.0, missing.w / onlooker.width)
        part = onlooker.part(size)
        box = Box.around(x, floor + part.y, *renderer.size(part.picture))
        if any(map(box.overlaps, taken)):
            continue
        found.append(Token(part.picture, Pose(*box.centre), ONLOOKER_Z, TOKEN_NAME))
        if missing and onlooker is widest:
            taken.append(box)
    return found


def _missing(places: Sequence[PodiumPlace], middle: float) -> Box | None:
    """The place of the twin of who stands farthest left, if that is missing."""
    x = 2 * middle - places[0].x
    near = max(_column(places[-1]).right, places[-1].plate.box.right)
    if len(places) == 2 or x <= places[-1].x + 1:
        return None
    half = min(x - near, 2 * middle - x) - GAP
    return Box(x - half, 0.0, 2 * half, 0.0)


def _stump_wide(stage: Stage, place: PodiumPlace, look: PodiumLook) -> float:
    """How wide a stump is: as its frog needs, and so that it reaches down out of the screen."""
    below = height_ratio(look.stump) * (1 - STUMP_TOP[1])
    return max(STUMP * place.frog, (stage.renderer.height - place.top) / below)


def _column(place: PodiumPlace) -> Box:
    """What a frog and its stump take up."""
    top = place.top - 0.8 * place.frog
    return Box(place.x - place.frog / 2, top, place.frog, place.plate.box.bottom - top)


def podium_moods(places: Sequence[PodiumPlace], look: PodiumLook) -> list[tuple[PodiumPlace, str]]:
    """Each of *places* with how its frog sits there; those who share one sit alike."""
    losing = losing_moods([place.row for place in places], look.between)
    moods = {1: look.act.pose, **losing}
    return [
        (place, "frog-toy-sit" if place.row.seat is None else moods[place.row.number])
        for place in places
    ]
