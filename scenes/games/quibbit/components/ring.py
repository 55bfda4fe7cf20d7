"""The ring of pads on the water, the frogs on it, and the crown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import cos, hypot, radians, sin

from rules.quibbit import Flower, Frog, Leaf, Tile, View
from scenes.core.script import Script
from scenes.games.quibbit.components.frog_lights import FrogLights
from scenes.games.quibbit.components.rear_sign import RearSign
from scenes.games.quibbit.layout import FROG_WIDE, PAD_TALL, QuibbitLayout
from sprites.motion.ease import linear
from sprites.motion.motions import arc, glide
from sprites.motion.pad_springs import PadSprings
from sprites.pictures.anchors import CROWN_BASE, CROWN_WIDTH, FROG_FEET, TILE_TOP
from sprites.pictures.builds import worn_on, worn_size
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Point, Slot
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

TILE_Z, FROG_Z, CROWN_Z = 10.0, 100.0, 0.5
FLYING_Z = 515.0  # over the cards that are played, under words
CROWN_LARGER = 1.25  # than usual at most: who leads is seen at once
DIVE = 1.1  # how far a frog that is out leaps off its pad, of that one's width
DIP = 0.004  # how much smaller a pad looks for each unit it is under water
RINGED = 1.2  # the ring round the tile a frog heads for, in pads
SHADOW_WIDE, SHADOW_ASIDE = 0.7, 10.0  # of who leaps: of its width; how far the sun throws it
BLINK, BLINK_EVERY = 16, 500  # steps
OVERTAKEN = 0.5  # how well a crown is seen that will move on
POSES = (
    *("crouch", "leap", "land", "toy-leap", "sit", "toy-sit"),
    *("think", "sealed", "cheer", "sad", "blink", "shock", "smirk"),
)
LANDING, LEAVING = 260.0, -90.0  # design units per second


def tile_art(tile: Tile, width: float) -> Art:
    """What a tile looks like."""
    match tile:
        case Leaf(frog):
            return Art("pad", width, palette_of(frog))
        case Flower():
            return Art("flower", width)
        case _:
            return Art("water", width)


class QuibbitRing:
    """Tokens of the ring; a frog that rests on a tile rides up and down with it."""

    def __init__(self, stage: Stage, layout: QuibbitLayout, view: View) -> None:
        board = view.board
        self.layout, self.size = layout, len(board.ring)
        self.stage, self.kinds, self.dummy = stage, board.ring, board.dummy
        self.frog_width = layout.pad * FROG_WIDE
        self._left: set[Frog] = set()  # who looks to the left
        self._poses: dict[Frog, str] = {}
        self.tiles = [
            self._tile(tile, slot) for tile, slot in zip(board.ring, layout.tiles, strict=True)
        ]
        self.frogs = [self._frog(Frog(i)) for i in range(len(board.progress))]
        self.crown_width = self._crown_width()
        self.crown = Token(Art("crown", self.crown_width), Pose(0, 0), FROG_Z, "crown", CROWN_BASE)
        self.rear = RearSign(stage, layout, self.size, lambda: self._wearing)
        stage.add(*self.tiles, *self.frogs, self.crown)
        self.lights = FrogLights(stage, self.frogs, self.frog_width)
        self.target_art = Art("ripple", layout.pad * RINGED)
        self._target = Token(self.target_art, Pose(0, 0), TILE_Z + 5, "target")
        shadow = Art("seat-shadow", SHADOW_WIDE * self.frog_width)
        self._shadow = Token(shadow, Pose(0, 0), TILE_Z + 6, "shadow")
        self._target.visible = self._shadow.visible = False
        stage.add(self._target, self._shadow)
        self.bed = PadSprings(len(self.tiles), lively=not stage.renderer.reduced_motion)
        self._depths: Sequence[float] = ()
        self._riding, self._steps = dict[Frog, int](), 0
        self._wearing: Frog | None = None
        self._worn: tuple[object, ...] = ()  # for what pose and picture the crown was put there
        self._settle(view)
        stage.renderer.prefetch(*self._poses_to_come())

    # Places

    def slot(self, progress: int) -> Slot:
        """The slot of the tile that *progress* stands for."""
        return self.layout.tiles[progress % self.size]

    def stand(self, progress: int, depth: float = 0.0) -> Pose:
        """A frog's pose on the tile of *progress*."""
        slot = self.slot(progress)
        return Pose(slot.x, slot.y + (TILE_TOP[1] - 0.5) * PAD_TALL * self.layout.pad + depth)

    def frog_z(self, progress: int) -> float:
        """How near a frog on the tile of *progress* is."""
        return FROG_Z + self.slot(progress).y / 10

    def worn(self, frog: Frog) -> Pose:
        """The crown's pose on *frog*'s head in any pose, faint if that is overtaken."""
        name, palette = self._drawn(frog), palette_of(frog)
        body, (x, y) = self.frogs[frog].shown(), worn_on(name, palette)
        side = (x - FROG_FEET[0]) * (-1 if frog in self._left else 1)
        aside, up = side * self.frog_width * body.sx, (y - FROG_FEET[1]) * self.frog_width * body.sy
        turn = radians(body.angle)
        dx, dy = aside * cos(turn) - up * sin(turn), aside * sin(turn) + up * cos(turn)
        alpha = body.alpha * (1.0 if frog == self.rear.front else OVERTAKEN)
        grown = worn_size(name, palette) * (body.sx + body.sy) / 2
        return Pose(body.x + dx, body.y + dy, body.angle, grown, grown, alpha=alpha)

    def open_water(self, beside: Pose) -> Point:
        """A place inside the ring beside a frog, where no pad lies."""
        x, y = self.layout.middle.centre
        dx, dy = x - beside.x, y - beside.y
        share = DIVE * self.layout.pad / max(1.0, hypot(dx, dy))
        return beside.x + share * dx, beside.y + share * dy

    def near_lap(self) -> Sequence[Token]:
        """Who can be lapped in this round, its leaf and the signs there, and by whom, if so."""
        rear = self.rear
        if rear.lapper is None:
            return ()
        lapped, lapper = self.frogs[rear.frog], self.frogs[rear.lapper]
        return lapped, self.tiles[rear.tile], rear.finish, rear.token, lapper

    @property
    def taken(self) -> Collection[int]:
        """The tiles on which frogs sit."""
        return self._riding.values()

    # Changes

    def look(self, frog: Frog, pose: str) -> None:
        """Show *frog* in one of its drawn poses."""
        if frog == self.dummy:
            pose = "toy-leap" if pose == "leap" else "toy-sit"
        self._poses[frog] = f"frog-{pose}"
        self.frogs[frog].picture = self._frog_art(frog)
        self._carry_crown()

    def turn(self, frog: Frog, left: bool) -> None:
        """Let *frog* look to the left or to the right, from its next pose on."""
        (self._left.add if left else self._left.discard)(frog)

    def shake(self, strength: float) -> None:
        """Shake all pads, 0 to 1; the words stay where they are."""
        for tile in range(self.size):
            self.bed.push(tile, strength * LANDING * (1 if tile % 2 else -1))

    def aim(self, progress: int | None) -> None:
        """Ring the tile of *progress*, for which a frog is heading, or none."""
        self._target.visible = progress is not None
        if progress is not None:
            slot = self.slot(progress)
            self._target.pose = Pose(slot.x, slot.y)

    def accompany(self, there: int, seconds: float) -> Script:
        """The shadow of who leaps goes to the tile of *there* under it, and its crown with it."""
        stand = self.stand(there)
        below = stand.at(stand.x + SHADOW_ASIDE, stand.y)
        for _ in glide(self._shadow, below, seconds, linear):
            self._carry_crown()
            yield

    def lift(self, frog: Frog) -> None:
        """*frog* leaves its tile, which rises."""
        tile = self._riding.pop(frog, None)
        below = self.frogs[frog].pose
        self._shadow.visible = True
        self._shadow.pose = Pose(below.x + SHADOW_ASIDE, below.y)
        if tile is not None:
            self.bed.push(tile, LEAVING)
        self.frogs[frog].z = FLYING_Z
        self.rear.leave(frog)

    def carry(self, frog: Frog) -> None:
        """*frog* is taken off its tile for a moment, until it rests there again."""
        self._riding.pop(frog, None)
        self.frogs[frog].z = FLYING_Z

    def rest(self, frog: Frog, progress: int) -> None:
        """*frog* sits on the tile of *progress* from now on, and looks along the way."""
        token, self._shadow.visible = self.frogs[frog], False
        self._turn_along(frog, progress)
        token.picture = self._frog_art(frog)
        token.visible = True
        token.pose = self.stand(progress, self.bed.depths()[progress % self.size])
        token.z = self.frog_z(progress)
        self._riding[frog] = progress % self.size
        self._carry_crown()

    def face(self, x: float) -> None:
        """Let all frogs that sit look to where *x* is."""
        for frog in self._riding:
            self.turn(frog, self.frogs[frog].pose.x > x)
            self.look(frog, "sit")

    def look_back(self, frogs: Collection[Frog]) -> None:
        """Who of *frogs* can be lapped in this round looks in fear to who can, which is smug."""
        rear, lapper = Frog(self.rear.frog), self.rear.lapper
        if lapper is None:
            return
        if rear in frogs:
            self.turn(rear, self.frogs[lapper].pose.x < self.frogs[rear].pose.x)
            self.look(rear, "shock")
        if lapper in frogs:
            self.look(lapper, "smirk")

    def look_along(self) -> None:
        """Let all frogs that sit look along the way again."""
        for frog, tile in self._riding.items():
            self._turn_along(frog, tile)
            self.look(frog, "sit")

    def take_crown(self) -> None:
        """Nobody wears the crown for the moment."""
        self._wearing, self.crown.visible = None, False

    def put_crown_on(self, frog: Frog) -> None:
        """*frog* wears the crown."""
        self._wearing, self.crown.visible = frog, True
        self._carry_crown()

    def crown_to(self, frog: Frog, height: float, seconds: float) -> Script:
        """The crown leaps onto *frog*'s head."""
        self._wearing = None
        self.crown.visible = True
        self.crown.z, self.crown.lit = FLYING_Z + 1, self.frogs[frog].lit
        yield from arc(self.crown, self.worn(frog), seconds, height)
        self._wearing, self._worn = frog, ()
        self.crown.z = self.frogs[frog].z + CROWN_Z

    def remove_frog(self, frog: Frog) -> None:
        """*frog* leaves the ring."""
        self._riding.pop(frog, None)
        self.frogs[frog].visible = self._shadow.visible = False

    def step(self) -> None:
        """Let pads, their riders and the crown move with the water."""
        self.bed.step()
        depths = tuple(self.bed.depths())
        if depths != self._depths:
            self._float(depths)
            self._depths = depths
        if not self.stage.renderer.reduced_motion:
            self._blink()
        self.lights.step()
        self.rear.step(self.tiles, self.frogs)
        self._carry_crown()

    def _carry_crown(self) -> None:
        """Keep the crown on the head that wears it."""
        if self._wearing is not None:
            frog = self.frogs[self._wearing]
            worn = self.rear.front, frog.pose, frog.offset, frog.picture, frog.z, frog.lit
            if (*worn, self.crown.pose) != self._worn:
                self.crown.move_to(self.worn(self._wearing))
                self.crown.z, self.crown.lit = frog.z + CROWN_Z, frog.lit
                self._worn = *worn, self.crown.pose

    def _turn_along(self, frog: Frog, progress: int) -> None:
        self.turn(frog, self.slot(progress + 1).x < self.slot(progress).x)

    def worn_by(self, frog: Token) -> Sequence[Token]:
        """The crown, if that is on the head of a *frog*."""
        return self.crowned[1:] if self.crowned[:1] == (frog,) else ()

    @property
    def crowned(self) -> Sequence[Token]:
        """The crown and who wears it, if anybody does."""
        return () if self._wearing is None else (self.frogs[self._wearing], self.crown)

    def _blink(self) -> None:
        """Close the eyes of a frog that sits idly, now and then."""
        self._steps += 1
        for frog in self._riding:
            at = (self._steps + 311 * frog) % (BLINK_EVERY + 97 * frog)
            if at == 0 and self._drawn(frog) == "frog-sit":
                self.look(frog, "blink")
            elif at == BLINK and self._drawn(frog) == "frog-blink":
                self.look(frog, "sit")

    def _float(self, depths: Sequence[float]) -> None:
        before = self._depths or (None,) * len(depths)
        for token, slot, depth, old in zip(
            self.tiles, self.layout.tiles, depths, before, strict=True
        ):
            if depth == old:
                continue
            scale = 1.0 - DIP * depth
            token.pose = Pose(slot.x, slot.y + depth, 0.0, scale, scale)
        for frog, tile in self._riding.items():
            token = self.frogs[frog]
            token.pose = self.stand(tile, depths[tile]).with_alpha(token.pose.alpha)

    # Making tokens

    def _crown_width(self) -> float:
        """The largest crown that lies below the top bar on all heads."""
        usual, high = self.frog_width * CROWN_WIDTH, CROWN_BASE[1] * height_ratio("crown")
        feet = min(self.stand(tile).y for tile in range(self.size)) - self.layout.top_bar.bottom
        rooms = (
            (feet + (worn_on("frog-sit", palette)[1] - FROG_FEET[1]) * self.frog_width)
            / (high * worn_size("frog-sit", palette))
            for palette in map(palette_of, range(len(self.frogs)))
        )
        return max(usual, min(CROWN_LARGER * usual, *rooms))

    def _tile(self, tile: Tile, slot: Slot) -> Token:
        art = tile_art(tile, self.layout.pad)
        return Token(art, Pose(slot.x, slot.y), TILE_Z + slot.y / 1000, "tile")

    def _frog(self, frog: Frog) -> Token:
        token = Token(self._frog_art(frog), Pose(0, 0), FROG_Z, f"frog-{frog}", FROG_FEET)
        token.visible = False
        return token

    def _frog_art(self, frog: Frog) -> Art:
        return Art(self._drawn(frog), self.frog_width, palette_of(frog), frog in self._left)

    def _poses_to_come(self) -> list[Art]:
        """Everything the frogs will look like, the leaps first."""
        return [
            Art(f"frog-{pose}", self.frog_width, palette_of(frog), left)
            for pose in POSES
            for frog in map(Frog, range(len(self.frogs)))
            for left in (False, True)
            if (frog == self.dummy) == pose.startswith("toy-")
        ]

    def _drawn(self, frog: Frog) -> str:
        return self._poses.get(frog, "frog-toy-sit" if frog == self.dummy else "frog-sit")

    def _settle(self, view: View) -> None:
        board = view.board
        for i, progress in enumerate(board.progress):
            if progress is not None:
                self.rest(Frog(i), progress)
        self._wearing = board.crown
        self.crown.visible = board.crown is not None
        self.rear.lining_up, sign = not board.round, self.rear.token
        self.rear.foretell(view)
        sign.pose = self.rear.find(board.progress) or sign.pose
        self.look_back(self._riding)
        self.step()
